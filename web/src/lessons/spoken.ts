// Answers of lessons in words, for screen readers.
import { spaceWords } from '../drawing/wheel'
import { t } from '../lib/words/texts.svelte'
import { cardWords, colourName, pieceWords } from '../lib/words/phrases'
import type { Act, Surface } from './lesson'

const NAMES: Record<Surface, (answer: string) => string> = {
  square: (square) => square,
  piece: (piece) => pieceWords(piece, 'wood'),
  space: spaceWords,
  token: colourName,
  card: cardWords,
  word: (word) => t(`learn-say-${word}`),
}

export const spoken = ({ on, words: said }: Act, answer: string): string =>
  NAMES[said?.includes(answer) ? 'word' : on[0]!](answer)
