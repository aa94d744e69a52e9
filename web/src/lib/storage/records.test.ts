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
  it('gives the line number of each event', () => {
    const text = '# Ours.\ngame: quarto\nrules: classic\n\nA give 0\n# Well.\nB place b2\n'
    expect(readRecord(text)).toMatchObject({ events: ['A give 0', 'B place b2'], lines: [5, 7] })
  })

  it('is refused with the number of the wrong header line', () => {
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

  it('is refused as no record if its first line is no header line', () => {
    expect(fault('Dear Ada,')).toMatchObject({ code: 'no-record' })
    expect(readRecord('')).toBeNull()
  })
})
