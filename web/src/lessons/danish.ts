// The lesson of the Danish edition: the player who gives first has lost. Its game was begun by Robin.
//
// The whole game, in which B is the learner: 4 d1, a b1, 1 a3, 9 c3, 5 c4, b b2, 2 a4, e d4, 7 a1, c a2, then the lesson.
// The learner's only winning moves and Robin's longest defence are proven in tests/engine/test_danish_lesson.py.
import { PIECES } from '../drawing/pieces'
import { withPiece, type Lesson, type Scene } from './lesson'

const FILE_C = ['c1', 'c2', 'c3', 'c4']
/** The learner has light pieces, Robin dark ones. */
const LIGHT = PIECES.filter((piece) => parseInt(piece, 16) < 8)
const DARK = PIECES.filter((piece) => !LIGHT.includes(piece))
const without = (pieces: string, gone: string) => pieces.replace(gone, '')
/** Light pieces have a hint of their own: they cannot be given to Robin. */
const own = Object.fromEntries(LIGHT.map((piece) => [piece, 'own']))

const setDown = (square: string, scene: Scene): Partial<Scene> => ({
  position: withPiece(scene.position, square, scene.position.split(' ')[1]!),
  last: square,
})
/** The turn of the learner in which only one square and only one piece win. */
const turn = (square: string, piece: string): Lesson['steps'][number]['acts'] => [
  { ask: 'place', on: ['square'], right: [square], leads: setDown },
  {
    ask: 'give',
    on: ['piece'],
    right: [piece],
    hints: own,
    leads: (given, { pieces }) => ({ pieces: without(pieces!, given) }),
  },
]

export const danish: Lesson = {
  id: 'danish',
  game: 'quarto',
  steps: [
    {
      id: 'learn-danish-colours',
      scene: { position: '..../..../..../...4 -', pieces: without(PIECES.join(''), '4'), last: 'd1' },
      acts: [
        {
          ask: 'give',
          on: ['piece'],
          right: DARK,
          leads: (piece, { pieces }) => ({
            position: withPiece('..../..../..../...4 -', 'b1', piece),
            pieces: without(pieces!, piece),
            last: 'b1',
          }),
        },
      ],
    },
    {
      id: 'learn-danish-first',
      scene: { position: '2.5e/1.9./cb../7a.4 3', pieces: '068df', last: 'a2' },
      acts: turn('d2', '8'),
    },
    {
      id: 'learn-danish-again',
      scene: { position: '2.5e/1.98/cb.3/7a.4 6', pieces: '0df', last: 'd3' },
      acts: turn('b3', 'd'),
    },
    {
      id: 'learn-danish-win',
      scene: { position: '2.5e/1698/cbd3/7a.4 0', last: 'c2' },
      acts: [
        { ask: 'place', on: ['square'], right: ['c1'], leads: setDown },
        { ask: 'call', on: ['square', 'word'], right: ['call'], words: ['call'] },
        { ask: 'show', on: ['square'], right: FILE_C, all: true, leads: () => ({ lines: [FILE_C] }) },
      ],
    },
  ],
}
