// The strategy lessons. Positions come from games between bots; answers and claims are data (quartoStrategy.json,
// quartinoStrategy.json), which tests/engine/test_strategy_lessons.py proves with the engine.
import type { Game } from '../lib/net/wire'
import { withPiece, withToken, type Act, type Lesson, type LessonId, type Scene, type Step } from './lesson'

/** What the answer does on the board. */
type Move = 'place' | 'give' | 'token' | 'space' | 'clear' | 'card'

interface ActData extends Omit<Act, 'leads'> {
  move?: Move
  /** The scene after the answer, and after Robin's reply if there is one. */
  then?: Partial<Scene>
}
interface StepData extends Omit<Step, 'acts'> {
  acts: ActData[]
}

const MOVES: Record<Move, (answer: string, scene: Scene) => Partial<Scene>> = {
  place: (square, { position }) => ({
    position: withPiece(position, square, position.split(' ')[1]!),
    last: square,
  }),
  give: (piece, { pieces }) => ({ pieces: pieces!.replace(piece, '') }),
  token: (held) => ({ held }),
  space: (space, { position, held }) => ({
    position: withToken(position, space, held!),
    held: undefined,
    spaces: [],
  }),
  clear: (space, { position }) => ({
    position: position
      .split('/')
      .map((column, at) => ('c12345678'[at] === space ? '.' : column))
      .join('/'),
  }),
  card: (chosen) => ({ chosen }),
}

/** Return the lesson that the data describe. The type of imported JSON has strings in place of their unions. */
export function strategyLesson(id: LessonId, game: Game, data: unknown): Lesson {
  const steps = (data as StepData[]).map(({ acts, ...step }) => ({
    ...step,
    acts: acts.map(({ move, then, ...act }): Act => {
      if (!move && !then) return act
      return { ...act, leads: (answer, scene) => ({ ...(move && MOVES[move](answer, scene)), ...then }) }
    }),
  }))
  return { id, game, steps }
}
