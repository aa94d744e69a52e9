// The lesson of Quarto.
import { PIECES } from '../drawing/pieces'
import { withPiece, type Lesson, type Scene } from './lesson'

const EMPTY = '..../..../..../.... -'
const ALL = PIECES.join('')
const without = (pieces: string, gone: string) => [...pieces].filter((piece) => !gone.includes(piece)).join('')
const free = (taken: string[]) =>
  [...'abcd'].flatMap((file) => [...'1234'].map((rank) => file + rank)).filter((square) => !taken.includes(square))

/** Return the scene after placing the piece in hand. */
const setDown = (square: string, scene: Scene): Partial<Scene> => ({
  position: withPiece(scene.position, square, scene.position.split(' ')[1]!),
  last: square,
})
/** Like `setDown`, and the line is drawn. */
const completing = (line: string[]) => (square: string, scene: Scene) => ({ ...setDown(square, scene), lines: [line] })

const ROW_2 = ['a2', 'b2', 'c2', 'd2']
const ROW_3 = ['a3', 'b3', 'c3', 'd3']
const FILE_B = ['b1', 'b2', 'b3', 'b4']
const RISING = ['a1', 'b2', 'c3', 'd4']
const FALLING = ['a4', 'b3', 'c2', 'd1']
const MIDDLE = ['b2', 'b3', 'c2', 'c3']

export const quarto: Lesson = {
  id: 'quarto',
  game: 'quarto',
  steps: [
    {
      id: 'learn-quarto-traits',
      scene: { position: EMPTY, pieces: ALL, bare: true },
      acts: [
        { ask: 'find', on: ['piece'], right: ['9'], like: '9', leads: (found) => ({ found }) },
        { ask: 'other', on: ['piece'], right: ['6'], like: '6', leads: (one, { found }) => ({ found: found + one }) },
      ],
    },
    {
      id: 'learn-quarto-alike',
      scene: { position: '..../15.f/..../.... -', pieces: '0a4d' },
      acts: [
        {
          ask: 'find',
          on: ['piece'],
          right: ['d'],
          like: 'd',
          leads: (_, { position }) => ({
            position: withPiece(position, 'c3', 'd'),
            pieces: '0a4',
            last: 'c3',
            lines: [ROW_3],
          }),
        },
      ],
    },
    {
      id: 'learn-quarto-give',
      scene: { position: EMPTY, pieces: ALL },
      acts: [
        {
          ask: 'give',
          on: ['piece'],
          right: PIECES,
          leads: (piece) => ({ position: withPiece(EMPTY, 'b3', piece), pieces: without(ALL, piece), last: 'b3' }),
        },
      ],
    },
    {
      id: 'learn-quarto-turn',
      scene: { position: '..../.7../..8./.... 3', pieces: without(ALL, '783'), last: 'c2' },
      acts: [
        {
          ask: 'place',
          on: ['square'],
          right: free(['b3', 'c2']),
          hints: { b3: 'taken', c2: 'taken' },
          leads: setDown,
        },
        {
          ask: 'give',
          on: ['piece'],
          right: [...without(ALL, '783')],
          leads: (piece) => ({ pieces: without(ALL, '783' + piece) }),
        },
      ],
    },
    {
      id: 'learn-quarto-line',
      scene: { position: '..5./e.../0b.2/.... 9' },
      acts: [{ ask: 'place', on: ['square'], right: ['c2'], leads: completing(ROW_2) }],
    },
    {
      id: 'learn-quarto-diagonal',
      scene: { position: '0a.1/..b./..../5... d' },
      acts: [
        {
          ask: 'place',
          on: ['square'],
          right: ['b2'],
          hints: { c4: 'tall' },
          leads: completing(RISING),
        },
      ],
    },
    {
      id: 'learn-quarto-safe',
      scene: { position: '358./2..1/.6f./..c. -', pieces: '0479abde' },
      acts: [
        {
          ask: 'give',
          on: ['piece'],
          right: ['0', '4', '7'],
          leads: (piece) => ({ pieces: without('0479abde', piece) }),
        },
      ],
    },
    {
      id: 'learn-quarto-call',
      scene: { position: '.2.9/.70./4a../.fd. -', last: 'b2' },
      acts: [
        { ask: 'call', on: ['square', 'word'], right: ['call'], words: ['call'] },
        { ask: 'show', on: ['square'], right: FILE_B, all: true, leads: () => ({ lines: [FILE_B] }) },
      ],
    },
    {
      id: 'learn-quarto-missed',
      scene: { position: '...4/1d3b/.e../8... 6', last: 'c3' },
      acts: [
        { ask: 'call', on: ['square', 'word'], right: ['call'], words: ['call'] },
        { ask: 'show', on: ['square'], right: ROW_3, all: true, leads: () => ({ lines: [ROW_3] }) },
      ],
    },
    {
      id: 'learn-quarto-squares',
      scene: { position: '...9/.0../.75./c... 2' },
      acts: [{ ask: 'place', on: ['square'], right: ['c3'], leads: completing(MIDDLE) }],
    },
    {
      id: 'learn-quarto-win',
      scene: { position: '609./.d.b/2.../.a.c 7' },
      acts: [
        { ask: 'place', on: ['square'], right: ['c2'], leads: setDown },
        { ask: 'call', on: ['square', 'word'], right: ['call'], words: ['call'] },
        { ask: 'show', on: ['square'], right: FALLING, all: true, leads: () => ({ lines: [FALLING] }) },
      ],
    },
  ],
}
