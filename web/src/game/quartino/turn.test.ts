import { describe, expect, it } from 'vitest'
import type { QuartinoView, TableGame } from '../../lib/net/wire'
import { argumentsOf, callableCards, firstSpaces, rackSeat } from './turn'

/** Return a view with the parts that these tests need. */
const viewOf = (parts: Partial<QuartinoView>): QuartinoView =>
  ({ moves: [], rules: 'quartino', viewer: 'A', to_act: 'A', outcome: null, begun: false, ...parts }) as QuartinoView

describe('a turn of Quartino', () => {
  it('has the arguments of its legal moves by kind', () => {
    const view = viewOf({ moves: ['place Y c', 'place B 1', 'clear 3', 'end'] })
    expect(argumentsOf(view, 'place')).toEqual([
      ['Y', 'c'],
      ['B', '1'],
    ])
    expect(argumentsOf(view, 'end')).toEqual([])
  })

  it('offers all cards and rim spaces for a call in rulebook play, and the legal ones in referee play', () => {
    const own = { left: 2, made: [], shown: [], cards: ['YBGP', '?'] }
    const view = viewOf({ phase: 'call', moves: ['call GPYB 3', 'call GPYB 4', 'end'] })
    expect(callableCards(view, own, false)).toEqual(['YBGP'])
    expect(firstSpaces(view, 'YBGP', false)).toHaveLength(8)
    expect(callableCards(view, own, true)).toEqual(['GPYB'])
    expect(firstSpaces(view, 'GPYB', true)).toEqual(['3', '4'])
  })

  it('shows one rack at any time of a game on one screen, and none to spectators', () => {
    const rackOf = (seats: string[], parts: Partial<QuartinoView>) =>
      rackSeat({ your_seats: seats, view: viewOf(parts) } as TableGame)
    expect(rackOf(['B'], { viewer: 'B' })).toBe('B')
    expect(rackOf(['A', 'B'], { viewer: null, to_act: 'B' })).toBe('B')
    expect(rackOf(['A', 'B'], { viewer: null, to_act: 'C' })).toBe('A')
    expect(rackOf(['A', 'B'], { viewer: null, to_act: null, outcome: { winners: ['B'], reason: 'cards' } })).toBe('B')
    expect(rackOf([], { viewer: null })).toBeNull()
  })
})
