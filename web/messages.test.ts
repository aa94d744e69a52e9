import { expect, test } from 'vitest'
import { entries } from './messages'

test('entries keep blank lines within a text, and neither comments nor blank lines between texts', () => {
  const source = '### Head\n\none =\n    A.\n\n    B.\n\n# About two\ntwo = C\n    .title = D\n\n'
  expect(entries(source)).toEqual([
    ['one', 'one =\n    A.\n\n    B.'],
    ['two', 'two = C\n    .title = D'],
  ])
})
