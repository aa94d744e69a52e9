// The line over the game after a call: made cards, false calls, and who is told what.
import { beforeAll, expect, it, vi } from 'vitest'
import type { TableView } from '../net/wire'
import { callNews, statusText } from './callNews'
import { newsTexts } from './tableNews'
import { loadParts, useLanguage } from './texts.svelte'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('quartino')
})

interface Wish {
  yours: string
  toAct: string
  event: string
  made?: string[]
  shared?: boolean
}

/** Return a table of Ada (seat A) and Bo (seat B) after a call. */
function after({ yours, toAct, event, made = [], shared = false }: Wish): TableView {
  const isQuarto = event.includes(' a1 ')
  const rack = { left: 3, made, shown: [], cards: null }
  return {
    table: 'one',
    games: 1,
    your_chairs: [],
    settings: { game: isQuarto ? 'quarto' : 'quartino', rules: 'quartino', same_screen: shared },
    chairs: ['Ada', 'Bo'].map((name) => ({ kind: 'person', name })),
    match: {
      order: [0, 1],
      your_seats: [yours],
      events: ['A place Y c', event],
      view: {
        game: isQuarto ? 'quarto' : 'quartino',
        rules: isQuarto ? 'classic' : 'quartino',
        seats: ['A', 'B'],
        viewer: yours,
        to_act: toAct,
        phase: 'place',
        due: 1,
        board: 'Y/./././././././.',
        moves: [],
        next: 'B',
        racks: [rack, rack],
        outcome: null,
      },
    },
  } as unknown as TableView
}

const RIGHT = { event: 'A call YBGP 7', made: ['YBGP'], toAct: 'A' }
const WRONG = { event: 'A call YBGP 7', toAct: 'B' }
const REFUSED = { event: 'A call a1 b1 c1 d1 ?', toAct: 'A' }

it('says who made a card, and that its tokens go back to the reserve', () => {
  expect(statusText(after({ ...RIGHT, yours: 'A' }))).toBe('You made a card! Its tokens go back to the reserve.')
  expect(statusText(after({ ...RIGHT, yours: 'B' }))).toBe('Ada made a card. Its tokens go back to the reserve.')
})

it('says to the others that a player made a false call, and to the next player that it is their turn', () => {
  expect(statusText(after({ ...WRONG, yours: 'B' }))).toBe('Ada made a false call. Your turn: place a token.')
  expect(statusText(after({ ...WRONG, yours: 'B', shared: true }))).toBe(
    'Ada made a false call: the card is not there.',
  )
  expect(callNews(after({ ...WRONG, yours: 'A' }))).toBeNull()
})

it('names and lights the squares of a false call in Quarto', () => {
  expect(callNews(after({ ...REFUSED, yours: 'B' }))).toEqual({
    text: 'Ada made a false call: a1, b1, c1 and d1.',
    isFalse: true,
    squares: ['a1', 'b1', 'c1', 'd1'],
  })
  expect(callNews(after({ ...REFUSED, yours: 'A' }))).toBeNull()
})

it('asks for a move after anything but a call', () => {
  expect(statusText(after({ event: 'A place Y 5', yours: 'B', toAct: 'A' }))).toBe('Ada is placing a token')
})

it.each([
  ['en', 'The computer (level\u00a02) places a yellow token'],
  ['fr', 'L’ordinateur (niveau\u00a02) place un jeton jaune'],
  ['it', 'Il computer (livello\u00a02) posiziona una pedina gialla'],
  ['de', 'Der Computer (Stufe\u00a02) legt ein gelbes Plättchen'],
] as const)('announces a move of the computer with its article: %s', async (language, told) => {
  await useLanguage(language)
  const view = after({ event: 'A place Y 5', yours: 'B', toAct: 'B' })
  view.chairs[0] = { ...view.chairs[0]!, kind: 'bot', name: 'level2' }
  const event = { kind: 'played' as const, seat: 'A', move: 'place Y 5', refused: false, lag: 0 }
  expect(newsTexts([{ seq: 1, event }], view)[0]).toContain(told)
  await useLanguage('en')
})

it('announces that the tokens of a made card go back, and not those of a wrong call', () => {
  const announced = (wish: Wish) => {
    const [seat = '', ...move] = wish.event.split(' ')
    const event = { kind: 'played' as const, seat, move: move.join(' '), refused: false, lag: 0 }
    return newsTexts([{ seq: 1, event }], after(wish)).at(-1)
  }
  expect(announced({ ...RIGHT, yours: 'B' })).toBe('Its tokens go back to the reserve.')
  expect(announced({ ...WRONG, yours: 'B' })).toContain('the card is not there')
})
