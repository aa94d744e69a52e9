import { expect, test } from 'vitest'
import { paced } from './pace'

test('games with strangers have a clock at every pace but "none"', () => {
  expect(paced('quarto', 'classic', 'usual')).toEqual({ rules: 'classic+turn:60', clock: null })
  expect(paced('quartino', 'quartino', 'usual')).toEqual({
    rules: 'quartino',
    clock: { seconds: 600, increment: 5 },
  })
  expect(paced('quarto', 'danish', 'none')).toEqual({ rules: 'danish', clock: null })
})
