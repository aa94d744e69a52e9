import { expect, test } from 'vitest'
import { settled } from './aborted'
import type { TableView } from './wire'

const view = (aborted: string | null) => ({ match: { aborted, view: { outcome: null } } }) as unknown as TableView

test('a game that goes on is shown as it came', () => {
  expect(settled(view(null))).toEqual(view(null))
  expect(settled({ match: null } as TableView)).toEqual({ match: null })
})

test('an aborted game is over, without a winner', () => {
  expect(settled(view('players')).match!.view.outcome).toEqual({ winners: [], reason: 'aborted' })
})
