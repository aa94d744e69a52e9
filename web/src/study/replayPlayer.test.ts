import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PACES_MS, type Moment } from '../game/playback.svelte'
import type { QuartoView } from '../lib/net/wire'
import { ReplayPlayer } from './replayPlayer.svelte'

const MOMENTS: Moment[] = [
  ['..../..../..../.... -'],
  ['..../..../..../.... 7', 'A give 7'],
  ['..../.7../..../.... -', 'B place b3'],
  ['..../.7../..../.... -', 'B offer draw'],
  ['..../.7../..../.... 2', 'B give 2'],
].map(([position], at, all) => ({
  game: { game: 'quarto', position } as QuartoView,
  events: all.slice(1, at + 1).map(([, event]) => event!),
}))

function open(at = 0): { player: ReplayPlayer; told: number[] } {
  const around = { now: () => Date.now(), speed: () => 'normal' as const, isStill: () => false, isHidden: () => false }
  const player = new ReplayPlayer(around)
  const told: number[] = []
  player.onstep = () => told.push(player.at)
  player.open(MOMENTS, at)
  return { player, told }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('steps forwards with motion, and backwards without', () => {
  const { player } = open(1)
  player.goTo(2)
  expect([player.at, player.playback.motion !== null]).toEqual([2, true])
  player.goTo(1)
  expect([player.at, player.playback.settled]).toEqual([1, true])
  player.goTo(99)
  expect([player.at, player.playback.settled]).toEqual([4, true])
})

it('plays to the end at the preferred pace, and again from the start', () => {
  const { player, told } = open(1)
  player.play()
  expect([player.at, player.isPlaying]).toEqual([2, true])
  vi.advanceTimersByTime(PACES_MS.normal - 1)
  // An offer takes no time, but comes after the piece has landed.
  expect(player.at).toBe(3)
  vi.advanceTimersByTime(1)
  expect(player.at).toBe(4)
  vi.advanceTimersByTime(10_000)
  expect([told, player.isPlaying]).toEqual([[2, 3, 4], false])
  player.play()
  expect([player.at, player.isPlaying]).toEqual([1, true])
})

it('stops at once when it is paused, or the user goes elsewhere', () => {
  const { player } = open(0)
  player.play()
  vi.advanceTimersByTime(PACES_MS.normal - 10)
  player.pause()
  vi.advanceTimersByTime(10_000)
  expect([player.at, player.isPlaying, player.playback.settled]).toEqual([1, false, true])
  player.play()
  player.goTo(0)
  vi.advanceTimersByTime(10_000)
  expect([player.at, player.isPlaying]).toEqual([0, false])
})
