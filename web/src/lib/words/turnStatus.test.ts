// The line over a game: what is asked of the player to act.
import { beforeAll, expect, it, vi } from 'vitest'
import type { QuartinoView, TableView } from '../net/wire'
import { loadParts, useLanguage } from './texts.svelte'
import { turnStatus } from './turnStatus'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('quartino')
})

/** Return a table of this guest (seat A) and a bot, with the parts of the game that these tests need. */
const table = (game: object): TableView =>
  ({
    settings: { same_screen: false, rules: 'classic' },
    chairs: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'level2' },
    ],
    match: { order: [0, 1], your_seats: ['A'], view: { seats: ['A', 'B'], to_act: 'A', outcome: null, ...game } },
  }) as unknown as TableView

const quartino = (parts: Partial<QuartinoView>): string =>
  turnStatus(
    table({
      game: 'quartino',
      rules: 'quartino',
      viewer: 'A',
      phase: 'place',
      due: 1,
      column: null,
      moves: [],
      ...parts,
    }),
  )

it('asks for an announcement or a token if situations can be announced, and for a token otherwise', () => {
  const situations = { says_left: ['colours', 'column'], board: 'YYB/./././././././G' }
  expect(quartino(situations)).toBe('Announce four alike or a column, or place a token')
  expect(quartino({ ...situations, board: 'YY/./././././././G' })).toBe('Place a token: choose a colour, then a space')
  expect(quartino({ says_left: null })).toBe('Place a token: choose a colour, then a space')
  expect(quartino({ says_left: ['column'], colours: true, due: 2 })).toContain('Place 2\u00a0tokens')
})

it('asks for the end of a turn in referee play if nothing can be called', () => {
  expect(quartino({ phase: 'call', moves: ['end'], rules: 'quartino+referee' })).toBe('End your turn')
})

it('asks for a call in rulebook play from four tokens on the wheel', () => {
  const asked = (board: string) => quartino({ phase: 'call', moves: ['end'], board })
  expect(asked('YB/./././././././G')).toBe('End your turn')
  expect(asked('YB/./././././././GP')).toContain('Call Quartino')
})

it('names a bot as each language does inside a sentence', async () => {
  const give = table({ game: 'quarto', phase: 'give', next: 'B' })
  expect(turnStatus(give)).toBe('Choose a piece for the computer (level\u00a02)')
  await useLanguage('de')
  expect(turnStatus(give)).toBe('Wähle einen Stein für den Computer (Stufe\u00a02)')
  expect(turnStatus(table({ game: 'quarto', phase: 'give', next: 'A', to_act: 'B' }))).toMatch(/^der Computer/)
  await useLanguage('fr')
  expect(turnStatus(give)).toBe('Choisissez une pièce pour l’ordinateur (niveau\u00a02)')
  await useLanguage('da')
  expect(turnStatus(give)).toBe('Vælg en brik til computeren (niveau\u00a02)')
  await useLanguage('en')
})
