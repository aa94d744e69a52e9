import { expect, test } from 'vitest'
import { settled } from './aborted'
import type { TableView } from './wire'

const view = (aborted: string | null) => ({ match: { aborted, view: { outcome: null } } }) as unknown as TableView

test('the view of a game in progress is unchanged', () => {
  expect(settled(view(null))).toEqual(view(null))
  expect(settled({ match: null } as TableView)).toEqual({ match: null })
})

test('an aborted game has an outcome without winners', () => {
  expect(settled(view('players')).match!.view.outcome).toEqual({ winners: [], reason: 'aborted' })
})
