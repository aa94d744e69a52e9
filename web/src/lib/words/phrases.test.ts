// Refusals, cards and the status line, in several languages.
import { beforeAll, expect, it, vi } from 'vitest'
import { turnStatus } from './turnStatus'
import { filled, joinParts, labelled, listPhrases, useLanguage, loadParts, t } from './texts.svelte'
import type { QuartinoView, QuartoView, TableView } from '../net/wire'
import type { PieceSet } from '../../drawing/pieces'
import { eventText, isWrongCall } from './events'
import { exactRefusalText, refusalText, gameRefusalText } from './phrases'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('quartino')
})

const refusal = (code: string, params: Record<string, string> = {}) => ({ code, text: `expected ${code}`, params })

it('shows a missing parameter instead of failing', () => {
  expect(t('error-bad-name')).toContain('$got')
  expect(filled('error-bad-name')).toBeNull()
  expect(filled('error-bad-name', { got: 'x' })).toContain('x')
})

it('prefers the sentence of the page for a refused move and the exact one for a wrong text', () => {
  expect(refusalText(refusal('bad-name'))).toBe('Choose a name of up to 24 characters.')
  expect(exactRefusalText(refusal('bad-name', { got: "'x" }))).toBe("Expected a name in quotes with an end, got 'x")
  // An edition has a name; its code is what people type.
  expect(exactRefusalText(refusal('bad-preset', { game: 'Quarto', expected: 'classic danish', got: "'x'" }))).toBe(
    "Expected a rule set of Quarto, one of Classic (classic) and Danish (danish), got 'x'",
  )
  expect(refusalText(refusal('bad-option', { game: 'quarto', expected: 'a', got: 'b' }))).toContain(
    'Expected an option',
  )
  expect(refusalText(refusal('unheard-of'))).toBe('Expected unheard-of')
})

it.each([
  ['not-your-turn', { seat: 'B', expected: 'A' }],
  ['call-not-full', { squares: 'a1b1c1d1', free: 'd1' }],
  ['no-more-calls', { move: 'call a1 b1 c1 d1' }],
  ['square-taken', { square: 'a1', piece: 'LTRF' }],
  ['bad-move', { expected: 'place', got: 'place b9' }],
  ['unheard-of', {}],
])('says nothing of a program in a game: %s', (code, params) => {
  const said = gameRefusalText(refusal(code, params))
  expect(said).not.toMatch(/expected|got|\$|page-/i)
  expect(said).toMatch(/^[A-Za].*\.$/)
})

it('names cards in words', () => {
  const names = (seat: string) => (seat === 'A' ? 'Ada' : 'Bo')
  const card = 'yellow in the centre, then clockwise pink, blue and green'
  expect(eventText('A call YPBG 1', names, 'wood')).toContain(card)
  expect(eventText('A call YPBG 1', names, 'wood', true)).toContain(card)
  expect(eventText('A call YPBG 1 ?', names, 'wood')).toContain(card)
})

it('lists squares in words', () => {
  expect(gameRefusalText(refusal('call-not-full', { free: 'a1 b1' }))).toContain('Still free: a1 and b1.')
})

it('asks only to end the turn if the referee finds nothing to call, or if fewer than four tokens are on the wheel', () => {
  const game = { game: 'quartino', viewer: 'A', seats: ['A', 'B'], to_act: 'A', phase: 'call', outcome: null, due: 0 }
  const table = (rules: string, moves: string[], board = 'YY/B/././././././G') =>
    ({
      settings: { same_screen: false },
      chairs: [],
      match: { order: [0, 1], your_seats: ['A'], view: { ...game, rules, moves, board } as unknown as QuartinoView },
    }) as unknown as TableView
  expect(turnStatus(table('quartino+referee', ['end']))).toBe('End your turn')
  expect(turnStatus(table('quartino+referee', ['call YPBG 1', 'end']))).toContain('Call Quartino')
  expect(turnStatus(table('quartino', ['end']))).toContain('Call Quartino')
  expect(turnStatus(table('quartino', ['end'], 'Y/B/././././././G'))).toBe('End your turn')
})

it('describes a call that lost the game as false', () => {
  const view = (reason: string) => ({ game: 'quarto', outcome: { winners: ['A'], reason } }) as unknown as QuartoView
  const events = ['B call a1 b1 c1 d1 ?', 'B call a1 b1 c1 d1']
  expect(isWrongCall(events, 1, view('false-call'))).toBe(true)
  expect(isWrongCall(events, 0, view('false-call'))).toBe(false)
  expect(isWrongCall(events, 1, view('call'))).toBe(false)
  expect(eventText(events[1]!, () => 'Bo', 'wood', true)).toBe(
    'Bo calls “Quarto!” on a1, b1, c1 and d1. The call is false, and Bo loses.',
  )
})

it.each(['en', 'fr', 'nl', 'da', 'cs', 'it', 'de', 'es'] as const)(
  'tells own events in the second person: %s',
  async (one) => {
    await useLanguage(one)
    await loadParts('quartino')
    const events = [
      ...['A give 7', 'A place b3', 'A call a1 b1 c1 d1', 'A call a1 b1 c1 d1 ?', 'A decline', 'A resign', 'A flag'],
      ...[
        'A abandon',
        'A offer draw',
        'A accept',
        'A place Y c',
        'A say colours',
        'A say column 5',
        'A clear 5',
        'A end',
      ],
      ...['A call YPBG 1', 'A call YPBG 1 ?'],
    ]
    for (const event of events) {
      for (const isWrong of [false, true]) {
        const own = eventText(
          event,
          () => 'Ada',
          'wood',
          isWrong,
          (seat) => seat === 'A',
        )
        expect(own).not.toMatch(/Ada|event-|\$/)
        expect(own).not.toBe(eventText(event, () => 'Ada', 'wood', isWrong))
        expect(
          eventText(
            event,
            () => 'Ada',
            'wood',
            isWrong,
            () => false,
          ),
        ).toContain('Ada')
      }
    }
    await useLanguage('en')
  },
)

it('puts a no-break space before colons and semicolons in French only', async () => {
  const joined = () => [labelled('Plateau', '3D'), joinParts(['a, b', 'c']), listPhrases(['a, b', 'c'])]
  expect(joined()).toEqual(['Plateau: 3D', 'a, b; c', 'a, b; c'])
  await useLanguage('fr')
  expect(joined()).toEqual(['Plateau\u202f: 3D', 'a, b\u202f; c', 'a, b\u202f; c'])
  await useLanguage('en')
})

it('tells moves of mushrooms in their gender in French', async () => {
  await useLanguage('fr')
  const told = (set: PieceSet) => ['A give 0', 'A place b3'].map((event) => eventText(event, () => 'Ada', set))
  expect(told('mushrooms')).toEqual(['Ada donne un champignon (rouge, grand, pointu, à pois).', 'Ada le place en b3.'])
  expect(told('wood')).toEqual(['Ada donne une pièce (claire, haute, ronde, pleine).', 'Ada la place en b3.'])
  await useLanguage('en')
})
