// Phrases made of several messages: pieces, cards and refusals in words.
import { valuesOf, type PieceSet } from '../../drawing/pieces'
import { filled, has, list, sentence, t } from './texts.svelte'
import type { Table } from '../net/table'
import { isNotSaved, type Command, type Refusal } from '../net/wire'

/** Return a piece in words: "dark tall round hollow". */
export function pieceWords(piece: string, set: PieceSet): string {
  const { colour, height, shape, body } = valuesOf(piece, set)
  return t('piece-words', { colour: t(colour), height: t(height), shape: t(shape), body: t(body) })
}

/** Return the piece set of a rules string. */
export const setOf = (rules: string): PieceSet => (rules.startsWith('mushrooms') ? 'mushrooms' : 'wood')

export const colourName = (token: string): string => t(`token-${token}`)
export const spaceName = (space: string): string => (space === 'c' ? t('space-centre') : space)
/** Return a space for a sentence: a number on the rim, so that sentences can choose their words for the centre. */
export const spaceParam = (space: string): string | number => (space === 'c' ? t('space-centre') : Number(space))

/** Return a card in words: the centre first, then the rim clockwise. */
export function cardWords(card: string): string {
  const [centre = '', ...rim] = [...card].map(colourName)
  return t('quartino-card', { centre, rim: list(rim) })
}

/** Return editions by their names; the code that people type, where they type one, stands behind the name. */
const presetsInWords = (codes: string): string =>
  list(codes.split(' ').map((code) => (has(`preset-${code}`) ? `${t(`preset-${code}`)} (${code})` : code)))

/** Return the parameters of a refusal: a piece in the words of its set, editions by name, squares as a list in words. */
function paramsOf({ code, params = {} }: Refusal, set: PieceSet): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value !== 'string'
        ? value
        : code === 'bad-preset' && name === 'expected'
          ? presetsInWords(value)
          : notationInWords(value, set),
    ]),
  )
}

function notationInWords(value: string, set: PieceSet): string {
  if (/^[LD][TS][RQ][FH]$/.test(value)) return pieceWords(hex(value), set)
  return /^[a-d][1-4]( [a-d][1-4])+$/.test(value) ? list(value.split(' ')) : value
}

/** Return the code whose sentence tells a refusal. */
const codeOf = (refusal: Refusal): string => (isNotSaved(refusal) ? 'not-saved' : refusal.code)

/**
 * Return a refusal as a sentence: the page's own if there is one, then that of the rules, then the server's English.
 */
export function refusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const { text } = refusal
  const code = codeOf(refusal)
  return sentence(
    filled(`page-refused-${code}`, params) ?? filled(`error-${code}`, params) ?? text ?? t('page-refused-unexpected'),
  )
}

/** Send a command to a table; return the reason of a refusal as a sentence, or an empty text. */
export async function sendOrExplain(table: Table, command: Command): Promise<string> {
  try {
    await table.do(command)
    return ''
  } catch (refusal) {
    return refusalText(refusal as Refusal)
  }
}

/** Return what is wrong with a text that somebody wrote, as a sentence: the exact one of the rules if there is one. */
export function exactRefusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const { text } = refusal
  const code = codeOf(refusal)
  return sentence(
    filled(`error-${code}`, params) ?? filled(`page-refused-${code}`, params) ?? text ?? t('page-refused-unexpected'),
  )
}

/** Return a refusal during a game as a sentence of the page, without notation; unknown codes get a general sentence. */
export function gameRefusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const code = codeOf(refusal)
  return (
    filled(`quartino-refused-${code}`, params) ?? filled(`page-refused-${code}`, params) ?? t('page-refused-unexpected')
  )
}

/** Return the hex digit of a piece from its four letters. */
export const hex = (letters: string): string =>
  [...letters].reduce((code, letter, at) => code + ('DSQH'[at] === letter ? 8 >> at : 0), 0).toString(16)
