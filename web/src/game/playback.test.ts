import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Speed } from '../lib/storage/preferences.svelte'
import type { QuartinoView, QuartoView } from '../lib/net/wire'
import { CARD_MS, MAX_DELAY_MS, PACES_MS, Playback, type Moment, type Surroundings } from './playback.svelte'

/** A clock that is moved by hand, and the preferences of a user. */
class Around implements Surroundings {
  time = 0
  still = false
  hidden = false
  preferred: Speed = 'normal'
  private timers = new Map<() => void, number>()

  now = () => this.time
  speed = () => this.preferred
  isStill = () => this.still
  isHidden = () => this.hidden
  after = (ms: number, then: () => void) => {
    // Each timer is an own entry, even for the same function.
    const run = () => then()
    this.timers.set(run, this.time + ms)
    return () => void this.timers.delete(run)
  }

  /** Move the clock on, and call what is due, in order. */
  wait(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [next] = [...this.timers].filter(([, at]) => at <= end).sort(([, one], [, other]) => one - other)
      if (!next) break
      this.timers.delete(next[0])
      this.time = next[1]
      next[0]()
    }
    this.time = end
  }
}

const PIECES = [...'0123456789abcdef']
const SQUARES = ['a4', 'b4', 'c4', 'd4', 'a3', 'b3', 'c3', 'd3', 'a2', 'b2', 'c2', 'd2', 'a1', 'b1', 'c1', 'd1']

/** Return the moment after a number of half-moves of one game: pieces are given and placed in their order. */
function after(number: number): Moment {
  const placed = number >> 1
  const row = (at: number) =>
    PIECES.map((piece, order) => (order < placed ? piece : '.'))
      .slice(at, at + 4)
      .join('')
  const hand = number % 2 ? PIECES[placed] : '-'
  const events = Array.from({ length: number }, (_, at) => {
    const seat = (at + 1) & 2 ? 'B' : 'A'
    return at % 2 ? `${seat} place ${SQUARES[at >> 1]}` : `${seat} give ${PIECES[at >> 1]}`
  })
  return { game: { game: 'quarto', position: `${[0, 4, 8, 12].map(row).join('/')} ${hand}` } as QuartoView, events }
}

function begin(at = 0) {
  const around = new Around()
  const playback = new Playback(around)
  const starts: number[] = []
  const landed: string[] = []
  playback.onlift = () => starts.push(around.time)
  playback.onlanded = ({ events }) => landed.push(events.at(-1)!)
  playback.show(after(at))
  return { around, playback, starts, landed, drawn: () => playback.shown!.events.length }
}

afterEach(() => vi.unstubAllGlobals())

describe('a board for study', () => {
  it('lets one half-move forwards travel, and draws any other position at once', () => {
    const { playback, starts, drawn } = begin()
    playback.advance(after(1))
    expect([drawn(), playback.settled, starts.length]).toEqual([1, false, 1])
    playback.land()
    // Backwards, and two half-moves at once.
    for (const number of [0, 2, 1]) {
      playback.advance(after(number))
      expect([drawn(), playback.settled, starts.length]).toEqual([number, true, 1])
    }
    playback.advance(null)
    expect(playback.shown).toBeNull()
  })

  it('goes on with the motion when the same position is told again', () => {
    const { playback } = begin()
    playback.advance(after(1))
    playback.advance({ ...after(1), game: { ...after(1).game } })
    expect(playback.settled).toBe(false)
  })
})

describe('a queue of half-moves', () => {
  it('draws own half-moves at once and those of others one pace apart', () => {
    const { around, playback, starts, landed, drawn } = begin()
    playback.follow(after(1), { own: true })
    expect([drawn(), playback.settled]).toEqual([1, false])
    around.wait(100)
    playback.follow(after(2))
    around.wait(50)
    playback.follow(after(3))
    expect(drawn()).toBe(1)
    around.wait(PACES_MS.normal * 3)
    expect(starts).toEqual([0, PACES_MS.normal, 2 * PACES_MS.normal])
    expect(PACES_MS.normal).toBeGreaterThanOrEqual(600)
    expect([drawn(), playback.settled]).toEqual([3, true])
    expect(landed).toEqual(['A give 0', 'B place a4', 'B give 1'])
  })

  it('draws a half-move at once if none was drawn lately', () => {
    const { around, playback, starts } = begin()
    around.wait(5_000)
    playback.follow(after(1))
    expect(starts).toEqual([5_000])
  })

  it('is settled only after the last half-move has landed', () => {
    const { around, playback } = begin()
    playback.follow(after(1))
    const { ms } = playback.motion!
    around.wait(ms - 1)
    expect(playback.settled).toBe(false)
    around.wait(1)
    expect(playback.settled).toBe(true)
    expect(ms).toBeGreaterThanOrEqual(300)
    expect(ms).toBeLessThanOrEqual(400)
  })

  it('ends a motion before the next begins', () => {
    const { around, playback, landed } = begin()
    playback.follow(after(1), { own: true })
    around.wait(10)
    playback.follow(after(2), { own: true })
    expect(landed).toEqual(['A give 0'])
    expect(playback.motion!.travels).toMatchObject([{ to: { at: 'square' } }])
  })

  it.each(['fast', 'slow'] as const)('keeps the pace that is preferred: %s', (speed) => {
    const { around, playback, starts } = begin()
    around.preferred = speed
    for (const number of [1, 2, 3]) playback.follow(after(number))
    around.wait(10_000)
    expect(starts).toEqual([0, PACES_MS[speed], 2 * PACES_MS[speed]])
  })

  it('has neither pace nor motion if the user wants moves instantly', () => {
    const { around, playback, starts, landed, drawn } = begin()
    around.preferred = 'instant'
    playback.follow(after(1), { own: true })
    playback.follow(after(2))
    playback.follow(after(3))
    expect([drawn(), playback.settled, starts]).toEqual([3, true, []])
    expect(landed).toEqual(['A give 0', 'B place a4', 'B give 1'])
  })

  it('draws one half-move after the other without motion if the user wants no motion', () => {
    const { around, playback, starts, drawn } = begin()
    around.still = true
    for (const number of [1, 2, 3]) playback.follow(after(number))
    const seen: number[] = []
    for (let at = 0; at < 3; at += 1) {
      seen.push(drawn())
      expect(playback.motion).toBeNull()
      around.wait(PACES_MS.normal)
    }
    expect([seen, starts]).toEqual([[1, 2, 3], []])
  })

  it('takes no time for what cannot be seen, and does not stop a piece on its way', () => {
    const { around, playback, starts, drawn } = begin()
    playback.follow(after(1))
    const offered = { ...after(1), events: ['A give 0', 'A offer draw'] }
    playback.follow(offered)
    expect(drawn()).toBe(2)
    expect(playback.motion).not.toBeNull()
    playback.follow({ ...after(2), events: ['A give 0', 'A offer draw', 'B place a4'] })
    around.wait(10_000)
    expect(starts).toEqual([0, PACES_MS.normal])
  })

  it('lets nothing travel that was carried by hand', () => {
    const { playback, starts, landed } = begin(1)
    playback.carry('place a4')
    playback.follow(after(2), { own: true })
    expect([playback.settled, starts, landed]).toEqual([true, [], ['B place a4']])
    playback.follow(after(3), { own: true })
    expect(starts).toEqual([0])
  })
})

describe('a made card of Quartino', () => {
  const COURSE: [string, string][] = [
    ['A place P 3', 'Y/B/G/P/././././.'],
    ['A call YBGP 1', '././././././././.'],
    ['A place Y 5', './././././Y/././.'],
    ['A end', './././././Y/././.'],
    ['B place B 6', './././././Y/B/./.'],
  ]
  /** Return the moment after a number of events of a game in which the second makes a card. */
  const at = (number: number): Moment => ({
    game: { game: 'quartino', board: COURSE[number - 1]![1] } as QuartinoView,
    events: COURSE.slice(0, number).map(([event]) => event),
  })
  function made(options: { own?: boolean; speed?: Speed } = {}) {
    const { around, playback, starts, drawn } = begin()
    around.preferred = options.speed ?? 'normal'
    playback.show(at(1))
    playback.follow(at(2), { own: options.own ?? false })
    return { around, playback, starts, drawn }
  }

  it.each([true, false])('is shown for 700 ms at least, and lies still before its tokens go back: own %s', (own) => {
    const { around, playback } = made({ own })
    const { ms, staysMs } = playback.motion!
    expect(ms).toBeGreaterThanOrEqual(700)
    expect(staysMs).toBeGreaterThanOrEqual(500)
    expect(ms - staysMs).toBeGreaterThanOrEqual(300)
    around.wait(ms - 1)
    expect(playback.settled).toBe(false)
  })

  it.each(['fast', 'normal'] as const)('is seen before the next half-move of another player starts: %s', (speed) => {
    const { around, playback, starts } = made({ speed })
    playback.follow(at(3))
    around.wait(10_000)
    expect(starts).toEqual([0, CARD_MS])
  })

  it('is shown as long without motion', () => {
    const { around, playback, drawn } = made({ own: true })
    playback.show(at(1))
    around.still = true
    playback.follow(at(2))
    playback.follow(at(3))
    around.wait(CARD_MS - 1)
    expect([drawn(), playback.motion]).toEqual([2, null])
    around.wait(1)
    expect(drawn()).toBe(3)
  })

  it('does not delay the next move of the player who made it', () => {
    const { playback, drawn } = made({ own: true })
    playback.follow(at(3), { own: true })
    expect(drawn()).toBe(3)
    expect(playback.motion!.staysMs).toBe(0)
  })
})

describe('a queue while the clock runs', () => {
  it('draws everything within a second of the own turn', () => {
    const { around, playback, starts, drawn } = begin()
    playback.follow(after(1), { own: true })
    around.wait(200)
    playback.follow(after(2))
    around.wait(100)
    playback.follow(after(3), { hurry: true })
    around.wait(MAX_DELAY_MS)
    expect([drawn(), playback.settled]).toEqual([3, true])
    // The second goes to all half-moves alike.
    expect(starts[2]! - starts[1]!).toBeCloseTo(starts[1]! - starts[0]!)
    expect(starts[2]! - starts[1]!).toBeGreaterThan(400)
  })

  it('draws the oldest together if a second is too short for all', () => {
    const { around, playback, starts, drawn } = begin()
    for (let number = 1; number < 20; number += 1) playback.follow(after(number))
    playback.follow(after(20), { hurry: true })
    around.wait(MAX_DELAY_MS)
    expect([drawn(), playback.settled]).toEqual([20, true])
    const gaps = starts.slice(1).map((start, number) => start - starts[number]!)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150)
  })

  it('does not delay later half-moves of others', () => {
    const { around, playback, starts } = begin()
    playback.follow(after(1), { hurry: true })
    around.wait(MAX_DELAY_MS)
    for (const number of [2, 3]) playback.follow(after(number))
    around.wait(10_000)
    expect(starts).toEqual([0, MAX_DELAY_MS, MAX_DELAY_MS + PACES_MS.normal])
  })
})

describe('a queue that lags behind', () => {
  function lagging() {
    const found = begin()
    for (const number of [1, 2, 3]) found.playback.follow(after(number))
    expect(found.drawn()).toBe(1)
    return found
  }

  it('jumps to the end when the player acts, with the sound of the last half-move only', () => {
    const { around, playback, landed, drawn } = lagging()
    playback.jump()
    expect([drawn(), playback.settled, landed]).toEqual([3, true, ['B give 1']])
    around.wait(10_000)
    expect([drawn(), landed]).toEqual([3, ['B give 1']])
  })

  it('lets the last half-move travel on when the player acts', () => {
    const { playback, drawn } = begin()
    playback.follow(after(1), { own: true })
    playback.jump()
    expect([drawn(), playback.settled]).toEqual([1, false])
  })

  it('jumps to the end before an own half-move', () => {
    const { playback, drawn } = lagging()
    playback.follow(after(4), { own: true })
    expect(drawn()).toBe(4)
    expect(playback.motion!.travels).toMatchObject([{ thing: '1', to: { at: 'square', name: 'b4' } }])
  })

  it('jumps to the end when the tab is hidden, and stays there', () => {
    const document = new EventTarget()
    vi.stubGlobal('document', document)
    const { around, playback, drawn } = lagging()
    around.hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect([drawn(), playback.settled]).toEqual([3, true])
    playback.follow(after(4))
    expect([drawn(), playback.settled]).toEqual([4, true])
  })

  it('drops all half-moves when moves are taken back', () => {
    const { around, playback, landed, drawn } = lagging()
    playback.show(after(0))
    around.wait(10_000)
    expect([drawn(), playback.settled, landed]).toEqual([0, true, []])
  })

  it('takes in news without a half-move', () => {
    const { around, playback } = lagging()
    const seated = { ...after(3), game: { ...after(3).game, offer: ['A'] } }
    playback.update(seated)
    expect(playback.shown).not.toBe(seated)
    around.wait(10_000)
    expect(playback.shown).toBe(seated)
  })
})
