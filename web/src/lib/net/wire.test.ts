import { describe, expect, it } from 'vitest'
import { withKnownEvents, type TableView } from './wire'

/** Return a view with the parts that these tests need. */
const view = (events: string[], first_event?: number): TableView =>
  ({ match: { events, first_event } }) as unknown as TableView

describe('news of a table', () => {
  it('append new events to the known ones', () => {
    const known = view(['A give 7', 'B place b3'])
    expect(withKnownEvents(view(['B give 4'], 2), known).match!.events).toEqual(['A give 7', 'B place b3', 'B give 4'])
  })

  it('drop events that were taken back', () => {
    const known = view(['A give 7', 'B place b3'])
    expect(withKnownEvents(view([], 1), known).match!.events).toEqual(['A give 7'])
  })

  it('replace the list when they have all events, as in a new game and at local tables', () => {
    const known = view(['A give 7'])
    expect(withKnownEvents(view(['B give 1'], 0), known).match!.events).toEqual(['B give 1'])
    expect(withKnownEvents(view(['B give 1']), null).match!.events).toEqual(['B give 1'])
  })
})
