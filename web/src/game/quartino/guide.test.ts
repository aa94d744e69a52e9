import { describe, expect, it } from 'vitest'
import type { QuartinoView, TableGame } from '../../lib/net/wire'
import { Draft } from './draft.svelte'
import { guide, reason, type Turn } from './guide'

/** Return a turn of seat A after these events, with the parts that these tests need. */
function turnOf(events: string[], parts: Partial<QuartinoView> = {}, mine = true): Turn {
  const view = {
    to_act: 'A',
    phase: 'place',
    due: 1,
    colours: false,
    column: null,
    clearing: [],
    moves: [],
    begun: false,
    outcome: null,
    ...parts,
  } as unknown as QuartinoView
  const match = { events, view, your_seats: ['A'] } as unknown as TableGame
  return { match, view, columns: new Map(), mine, referee: true, noCall: '' }
}
const spacesOf = (turn: Turn) => guide(turn, new Draft()).spaces
const reasonOf = (...of: Parameters<typeof turnOf>) => {
  const { match, view } = turnOf(...of)
  return reason(match, view)
}

describe('the guide of Quartino', () => {
  it('lights the columns to clear', () => {
    expect(spacesOf(turnOf(['B end'], { clearing: ['3', '5'], phase: 'clear' }))).toEqual(['3', '5'])
    expect(spacesOf(turnOf(['B end']))).toEqual([])
  })

  it('lights the spaces of a wrong call after the turn it ended', () => {
    expect(spacesOf(turnOf(['A place Y c', 'A call YBGP 7'], { to_act: 'B' }, false))).toEqual(['c', '7', '8', '1'])
  })

  it('lights nothing while a move is put together', () => {
    const draft = new Draft()
    draft.take('Y')
    expect(guide(turnOf(['B end'], { clearing: ['3'] }), draft).spaces).toEqual([])
  })

  it('asks for one step after the other, and leaves the first one to the line over the game', () => {
    const draft = new Draft()
    const asked = () => guide(turnOf(['B end']), draft).asks
    expect(asked()).toBe('')
    draft.take('Y')
    expect(asked()).toBe('quartino-ask-space')
    draft.put('3')
    expect(asked()).toContain('uartino-ask-placing')
    draft.begin('colours')
    expect(guide(turnOf(['B end']), draft)).toMatchObject({
      asks: 'quartino-ask-colours',
      note: 'quartino-ask-colours.note',
    })
  })

  it('says why a card cannot be called while another token is due, whether or not a card is there', () => {
    const asked = (events: string[], parts: Partial<QuartinoView>) =>
      guide({ ...turnOf(events, parts), noCall: 'Not yet.' }, new Draft()).note
    expect(asked(['B end', 'A place Y 1'], { begun: true, colours: true })).toBe('quartino-why-colours Not yet.')
    expect(asked(['B end'], { due: 2, colours: true })).toBe('quartino-why-colours Not yet.')
    expect(asked(['A place Y 1', 'A call YBGP 1'], { begun: true })).toBe('quartino-why-card Not yet.')
    expect(asked(['B end'], { phase: 'call', due: 0 })).toBe('Not yet.')
    // In a plain turn the only token is placed first anyway.
    expect(asked(['B end'], {})).toBe('')
  })

  it('says what is left of both situations until the column is cleared, also while a token is being placed', () => {
    const both = { colours: true, clearing: ['5'], due: 3 }
    const draft = new Draft()
    expect(guide(turnOf(['B end'], both), draft)).toMatchObject({ note: 'quartino-ask-clear-too', spaces: ['5'] })
    draft.take('Y')
    expect(guide(turnOf(['A place Y 1'], { ...both, due: 2, begun: true }), draft)).toMatchObject({
      asks: 'quartino-ask-space',
      note: 'quartino-ask-clear-too',
    })
    const cleared = { ...both, clearing: [], due: 1, begun: true }
    expect(guide(turnOf(['B end', 'A clear 5'], cleared), draft).note).toContain('quartino-why-both')
    const last = { ...both, phase: 'clear', due: 0, begun: true } as const
    expect(guide(turnOf(['A place Y 1'], last), new Draft()).asks).toContain('uartino-ask-clear')
  })

  it('gives the reason for more than one token', () => {
    expect(reasonOf(['B end'])).toBe('')
    expect(reasonOf(['B end'], { colours: true, due: 2 })).toContain('quartino-why-colours')
    expect(reasonOf(['B clear 4', 'B end', 'A clear 5'], { due: 2 })).toContain('quartino-why-column')
    expect(reasonOf(['B end', 'A say column 5'], { column: '5', due: 2 })).toContain('quartino-why-column')
    expect(reasonOf(['B end', 'A place Y 1', 'A clear 5'], { colours: true, due: 2 })).toContain('quartino-why-both')
    expect(reasonOf(['B clear 4', 'B end'])).toBe('')
    // Both situations, and nothing is cleared yet: three tokens are due because of both.
    expect(reasonOf(['B end'], { colours: true, clearing: ['5'], due: 3 })).toContain('quartino-why-both')
    expect(reasonOf(['A place Y 1', 'A call YBGP 1'], { colours: true })).toContain('quartino-why-card')
    expect(reasonOf(['A place Y 1'], { colours: true, due: 0 })).toBe('')
  })
})
