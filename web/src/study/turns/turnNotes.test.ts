import { expect, it } from 'vitest'
import type { TurnBeliefs, TurnNote } from '../../lib/core/quartinoNative'
import {
  beliefsAt,
  betterEvents,
  chancesOf,
  changeOf,
  DECK,
  eventsAfter,
  greatestChanges,
  heldCards,
  levelOf,
  noteAt,
  turnsOver,
  withNews,
} from './turnNotes'

const note = (turn: number, number: number, seat: string, before: number, after: number): TurnNote => ({
  turn,
  number,
  seat,
  moves: ['place Y c', 'end'],
  before: { A: before, B: 10_000 - before },
  after: { A: after, B: 10_000 - after },
  mistake: false,
  loss: 0,
  better: [],
  reasons: [],
})
/** Three turns of two, three and two events. */
const NOTES = [note(1, 0, 'A', 5_000, 5_200), note(2, 2, 'B', 5_200, 9_000), note(3, 5, 'A', 9_000, 2_000)]
const LAST = 7

it('finds the turn of the last event, and how many turns are over', () => {
  expect([0, 1, 2, 3, 5, 6, 7].map((at) => noteAt(NOTES, at)?.turn ?? null)).toEqual([null, 1, 1, 2, 2, 3, 3])
  expect([0, 1, 2, 3, 5, 6, 7].map((at) => turnsOver(NOTES, at, LAST))).toEqual([0, 0, 1, 1, 2, 2, 3])
  expect([0, 1, 2, 3].map((turns) => eventsAfter(NOTES, turns, LAST))).toEqual([0, 2, 5, 7])
  expect([noteAt([], 3), turnsOver([], 3, LAST), chancesOf([])]).toEqual([null, 0, []])
})

it('tells chances at the start and after each turn', () => {
  expect(chancesOf(NOTES).map(({ A }) => A)).toEqual([5_000, 5_200, 9_000, 2_000])
})

it('lists the turns that changed the chance of their own player most, falls and rises', () => {
  expect(NOTES.map(changeOf)).toEqual([200, -3_800, -7_000])
  expect(greatestChanges(NOTES).map(({ turn }) => turn)).toEqual([3, 2])
  // Whoever resigns has no chance left, which is no news.
  expect(greatestChanges([...NOTES.slice(0, 2), { ...NOTES[2]!, moves: ['resign'] }]).map(({ turn }) => turn)).toEqual([
    2,
  ])
  const many = Array.from({ length: 9 }, (_, turn) => note(turn + 1, turn, 'A', 1_000, 1_000 + 600 * turn))
  expect(greatestChanges(many).map(({ turn }) => turn)).toEqual([9, 8, 7, 6, 5])
})

it('puts news into the notes: all of them at first, then changed ones', () => {
  expect(withNews([], NOTES)).toEqual(NOTES)
  const changed = { ...NOTES[1]!, mistake: true }
  expect(withNews(NOTES, [changed])).toEqual([NOTES[0], changed, NOTES[2]])
  expect(withNews(NOTES, [])).toEqual(NOTES)
})

it('knows the level of the bots in a game', () => {
  const levels = [
    { A: 'Ada', B: 'level3' },
    { B: 'level3', C: 'level3' },
    { A: 'level1', B: 'level3' },
    { B: 'strong' },
    {},
  ]
  expect(levels.map((players) => levelOf(players as Record<string, string>))).toEqual([3, 3, 0, 0, 0])
})

it('writes the better turn as events', () => {
  expect(betterEvents({ ...NOTES[1]!, better: ['place Y 3', 'end'] })).toEqual(['B place Y 3', 'B end'])
})

it('finds the beliefs of the turn that is shown', () => {
  const beliefs = [0, 2, 5].map((number, at): TurnBeliefs => ({ turn: at + 1, number, to_act: 'A', cards: {} }))
  expect([0, 1, 2, 4, 5, 7].map((at) => beliefsAt(beliefs, at))).toEqual([0, 0, 1, 1, 2, 2])
  expect(beliefsAt([], 3)).toBe(-1)
})

it('knows the cards that a seat still holds', () => {
  expect(heldCards('YBGP,GPYB,PYBG,BGPY', ['PYBG'])).toEqual(['YBGP', 'GPYB', 'BGPY'])
})

it('has every order of the four colours once, grouped by the centre', () => {
  expect(new Set(DECK).size).toBe(24)
  expect(DECK.slice(0, 7).map((card) => card[0])).toEqual(['Y', 'Y', 'Y', 'Y', 'Y', 'Y', 'B'])
})
