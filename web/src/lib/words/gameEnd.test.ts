// The end of a game in words: for players, spectators, teams and shared screens.
import { beforeAll, expect, it, vi } from 'vitest'
import type { TableView } from '../net/wire'
import { gameEnd, scoreOf } from './gameEnd'
import { useLanguage } from './texts.svelte'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})

interface Wish {
  winners: string[]
  reason: string
  yours?: string[]
  seats?: string[]
  shared?: boolean
  game?: string
  score?: { wins: number[]; draws: number }
  /** The chair of each seat. */
  order?: number[]
}

function ended({
  winners,
  reason,
  yours = ['A'],
  seats = ['A', 'B'],
  shared,
  game = 'quarto',
  score,
  order = seats.map((_, chair) => chair),
}: Wish): TableView {
  const names = ['Ada', 'Bo', 'Cy', 'Dan']
  return {
    ...{ table: reason, games: 1, score, settings: { game, same_screen: shared ?? false } },
    chairs: seats.map((_, chair) => ({ kind: 'person', name: names[chair] })),
    match: {
      order,
      your_seats: yours,
      view: { game, seats, outcome: { winners, reason } },
    },
  } as unknown as TableView
}

const words = (wish: Wish) => {
  const { result, title, why } = gameEnd(ended(wish))!
  return [result, title, why]
}

it('addresses players in the second person', () => {
  expect(words({ winners: ['A'], reason: 'call' })).toEqual(['won', 'You win!', 'You called Quarto.'])
  expect(words({ winners: ['B'], reason: 'line' })).toEqual(['lost', 'You lost', 'Bo completed a line.'])
  expect(words({ winners: ['A'], reason: 'resign' })).toEqual(['won', 'You win!', 'Bo resigned.'])
  expect(words({ winners: ['B'], reason: 'time' })).toEqual(['lost', 'You lost', 'You ran out of time.'])
  expect(words({ winners: [], reason: 'agreement' })).toEqual(['draw', 'Draw', 'By agreement.'])
  expect(words({ winners: [], reason: 'full-board' })).toEqual(['draw', 'Draw', 'All sixteen pieces placed.'])
})

it('names the winner to spectators and on a shared screen', () => {
  const seen = ['seen', 'Ada wins', 'Ada called Quarto.']
  expect(words({ winners: ['A'], reason: 'call', yours: [] })).toEqual(seen)
  expect(words({ winners: ['A'], reason: 'call', yours: ['A', 'B'], shared: true })).toEqual(seen)
})

it('names the team that wins and all partners in it', () => {
  const seats = ['A1', 'B1', 'A2', 'B2']
  const told = (result: string, names: string) => [result, 'Team\u00a0A wins', `${names} · Quarto called.`]
  expect(words({ winners: ['A'], reason: 'call', seats, yours: [] })).toEqual(told('seen', 'Ada and Cy'))
  expect(words({ winners: ['A'], reason: 'call', seats, yours: ['A2'] })).toEqual(told('won', 'You and Ada'))
  expect(words({ winners: ['A'], reason: 'call', seats, yours: ['B1'] })).toEqual(told('lost', 'Ada and Cy'))
})

it.each([
  ['fr', 'L’équipe\u00a0A gagne'],
  ['it', 'La squadra\u00a0A vince'],
  ['es', 'El equipo\u00a0A gana'],
  ['de', 'Team\u00a0A gewinnt'],
] as const)('names a team with the article of the language: %s', async (language, title) => {
  await useLanguage(language)
  const seats = ['A1', 'B1', 'A2', 'B2']
  expect(words({ winners: ['A'], reason: 'call', seats, yours: [] })[1]).toBe(title)
  await useLanguage('en')
})

it('tells players of Quartino that they share a win', () => {
  const wish = { reason: 'turn-limit', seats: ['A', 'B', 'C'], game: 'quartino' }
  expect(words({ ...wish, winners: ['A', 'C'] })[1]).toBe('You share the win!')
  expect(words({ ...wish, winners: ['B', 'C'] })[1]).toBe('You lost')
})

it('names the only winner at the turn limit', () => {
  const wish = { reason: 'turn-limit', seats: ['A', 'B', 'C'], game: 'quartino' }
  expect(words({ ...wish, winners: ['A'] })).toEqual(['won', 'You win!', 'You made the most cards.'])
  expect(words({ ...wish, winners: ['B'] })[2]).toBe('Bo made the most cards.')
})

it('names the winners to each of several losers', () => {
  const wish = { seats: ['A', 'B', 'C'], game: 'quartino' }
  expect(words({ ...wish, winners: ['B'], reason: 'resign' })).toEqual([
    'lost',
    'You lost',
    'Bo wins · By resignation.',
  ])
  expect(words({ ...wish, winners: ['B', 'C'], reason: 'turn-limit' })[2]).toBe(
    'Bo and Cy share the win · Turn limit reached.',
  )
  expect(words({ ...wish, winners: ['B'], reason: 'cards' })[2]).not.toContain('·')
})

it('leaves out winners for whose names the banner has no room', () => {
  const end = ended({ seats: ['A', 'B', 'C', 'D'], game: 'quartino', winners: ['B', 'C', 'D'], reason: 'turn-limit' })
  for (const chair of [1, 2, 3]) end.chairs[chair] = { kind: 'bot', bot: 'level2', name: 'level2' } as never
  expect(gameEnd(end)!.why).toBe('Turn limit reached.')
})

it('has the score of this guest first, with halves for draws', () => {
  const duel = (yours: string[], wins: number[], draws: number) =>
    scoreOf(ended({ winners: ['A'], reason: 'call', yours, score: { wins, draws } }))
  expect(duel(['A'], [2, 1], 0)).toEqual({ text: 'You 2 – 1 Bo', short: '2 – 1' })
  expect(duel(['B'], [2, 1], 1)?.text).toBe('You 1½ – 2½ Ada')
  expect(duel(['B'], [0, 0], 1)?.text).toBe('You ½ – ½ Ada')
  expect(duel([], [2, 1], 0)?.text).toBe('Ada 2 – 1 Bo')
  expect(duel(['A'], [0, 0], 0)).toBeNull()
  const three = { winners: ['A'], reason: 'cards', seats: ['A', 'B', 'C'], game: 'quartino', yours: ['C'] }
  expect(scoreOf(ended({ ...three, score: { wins: [1, 0, 2], draws: 0 } }))?.text).toBe('You 2 · Ada 1 · Bo 0')
  const teams = { winners: ['A'], reason: 'call', seats: ['A1', 'B1', 'A2', 'B2'], yours: ['B1'] }
  expect(scoreOf(ended({ ...teams, score: { wins: [1, 0, 1, 0], draws: 0 } }))?.text).toBe(
    'You and Dan 0 – 1 Ada and Cy',
  )
})

it('keeps the order of a score on a shared screen, whoever went first', () => {
  const rematch = { winners: ['A'], reason: 'call', yours: ['A', 'B'], shared: true, order: [1, 0] }
  expect(scoreOf(ended({ ...rematch, score: { wins: [0, 1], draws: 0 } }))?.text).toBe('Ada 0 – 1 Bo')
})

it('has the score of team A first, whoever has the first chair', () => {
  const seats = ['A1', 'B1', 'A2', 'B2']
  const teams = { winners: ['B'], reason: 'call', seats, yours: seats, shared: true, order: [1, 2, 3, 0] }
  const { text, short } = scoreOf(ended({ ...teams, score: { wins: [1, 0, 1, 0], draws: 0 } }))!
  expect(text).toBe('Bo and Dan 0 – 1 Cy and Ada')
  expect(short).toBe('0 – 1')
})
