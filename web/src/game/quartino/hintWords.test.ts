// Hints of Quartino in words, and what they light on the wheel and in the rack.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { QuartinoHint } from '../../lib/core/quartinoNative'
import { LANGUAGES, loadParts, useLanguage } from '../../lib/words/texts.svelte'
import { firstStep, secondStep } from './hintWords'

const near = (card: string, lacks: string[]) => ({ card, first: '1', lacks })
const HINT: QuartinoHint = {
  nearest: [near('YBGP', ['place P 3'])],
  others: [
    { seat: 'B', cards: [{ ...near('BYGP', ['place B c', 'place Y 1']), percent: 62 }] },
    { seat: 'C', cards: [] },
  ],
  move: 'place P 3',
  remark: null,
}
const nameOf = (seat: string) => ({ B: 'Bo', C: 'Cleo' })[seat]!

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('quartino', 'study')
})

describe('the first step of a hint', () => {
  it('names the nearest card and lights it with the spaces of the missing tokens', () => {
    const step = firstStep(HINT, nameOf)
    expect(step.text).toBe('The marked card is your nearest. Missing: pink on space\u00a03.')
    expect(step.named).toMatchObject({ spaces: ['3'], cards: ['YBGP'] })
    expect(step.spoken).toBe(
      'Your nearest card: yellow in the centre, then clockwise blue, green and pink. Missing: pink on space\u00a03. ' +
        'Estimate: Bo may hold blue in the centre, then clockwise yellow, green and pink (62%).',
    )
  })

  it('tells several cards that are equally near from one', () => {
    const nearest = [near('YBGP', ['place P 3']), near('YBPG', ['place G c'])]
    expect(firstStep({ ...HINT, nearest }, nameOf).text).toContain('one of your nearest')
  })

  it('says when a card is on the wheel, and when none is near', () => {
    expect(firstStep({ ...HINT, nearest: [near('YBGP', [])] }, nameOf).text).toContain('already on the board')
    const far = firstStep({ ...HINT, nearest: [near('YBGP', ['place Y c', 'place P 3', 'place B 1'])] }, nameOf)
    expect(far.text).toContain('at least 3\u00a0tokens')
    expect(far.named).toEqual({})
  })

  it('names the likeliest cards of all others together, and says when nothing is known', () => {
    const cards = [40, 30, 28, 26].map((percent, at) => ({ ...near('BYGP', []), card: `${'YBGP'[at]}`, percent }))
    const others = [
      { seat: 'B', cards },
      { seat: 'C', cards: [{ ...near('GYBP', []), percent: 50 }] },
    ]
    const { likely } = firstStep({ ...HINT, others }, nameOf)
    expect(likely.map(({ seat, cards }) => [seat, ...cards.map(({ percent }) => percent)])).toEqual([
      ['B', 40],
      ['C', 50],
    ])
    expect(firstStep({ ...HINT, others: [] }, nameOf).note).toContain('too early')
    expect(firstStep({ ...HINT, others: [], remark: 'deck' }, nameOf).note).toContain('not learned')
  })
})

describe('the second step of a hint', () => {
  it('names the move and lights its spaces, and says where the computer has not learned the rules', () => {
    expect(secondStep(HINT)).toMatchObject({ text: 'Suggestion: place a pink token on space\u00a03.', note: '' })
    expect(secondStep({ ...HINT, move: 'call YBGP 7' }).named).toMatchObject({
      spaces: ['c', '7', '8', '1'],
      cards: ['YBGP'],
    })
    expect(secondStep({ ...HINT, remark: 'turns' }).note).toContain('200\u00a0turns')
    // Another token than the first step named.
    expect(secondStep({ ...HINT, move: 'place G 6' }).note).toContain('simulated games')
  })

  it('has a sentence for every kind of move in every language', async () => {
    const moves = ['place Y c', 'place B 3', 'clear c', 'clear 3', 'say colours', 'say column c', 'call YBGP 7', 'end']
    for (const language of LANGUAGES) {
      await useLanguage(language)
      const texts = moves.map((move) => secondStep({ ...HINT, move }).text)
      expect(new Set(texts).size, language).toBe(moves.length)
      expect(texts.join(' '), language).not.toMatch(/quartino-|[{}]/)
      expect(firstStep(HINT, nameOf).spoken, language).not.toMatch(/quartino-|[{}]/)
    }
    await useLanguage('en')
  })
})
