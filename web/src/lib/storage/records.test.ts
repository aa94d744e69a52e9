import { describe, expect, it } from 'vitest'
import { parseRecord, readRecord } from './records'

const fault = (text: string): unknown => {
  try {
    parseRecord(text)
  } catch (refusal) {
    return refusal
  }
  return null
}

describe('the text of a record', () => {
  it('tells on which lines the events stand', () => {
    const text = '# Ours.\ngame: quarto\nrules: classic\n\nA give 0\n# Well.\nB place b2\n'
    expect(readRecord(text)).toMatchObject({ events: ['A give 0', 'B place b2'], lines: [5, 7] })
  })

  it('names the line of the header that is wrong', () => {
    expect(fault('game: quarto\nrules classic\n\nA give 0')).toMatchObject({
      code: 'bad-header',
      params: { line: 2, got: 'rules classic' },
    })
    expect(fault('\ngame: chess\nrules: classic')).toMatchObject({
      code: 'bad-game',
      params: { line: 2, got: 'chess' },
    })
    expect(fault('game: quarto\n\nA give 0')).toMatchObject({ code: 'key-missing', params: { expected: 'rules' } })
  })

  it('is none if nothing in it is like one', () => {
    expect(fault('Dear Ada,')).toMatchObject({ code: 'no-record' })
    expect(readRecord('')).toBeNull()
  })
})
