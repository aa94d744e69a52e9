// Questions to the core and their answers. The worker answers them in a browser; tests answer them without a worker.
import { refused, type Attempt, type Choice, type Course, type Hints, type MoveNote, type Native } from './native'
import type { Solution } from './native'
import type { QuartoView } from '../net/wire'

export type Question =
  | { ask: 'view' | 'views' | 'standing' | 'symmetric-moves' | 'hints' | 'value' | 'values' | 'notes'; course: Course }
  | { ask: 'try'; course: Course; move: string; seat?: string | undefined }
  | { ask: 'choose'; course: Course; bot: string }

export interface Answers {
  view: QuartoView
  /** The view at the start and after each event. */
  views: QuartoView[]
  standing: string[]
  'symmetric-moves': string[][]
  try: Attempt
  hints: Hints
  value: Solution | null
  values: Choice[]
  notes: MoveNote[]
  choose: string
}

/** Between two steps of a search: raises if nobody wants the answer any more. */
export type Pause = () => Promise<void>

type Tell = (part: unknown) => void

/** Return true if answering the question takes a search, which needs the opening values. */
export const isThought = ({ ask }: Question): boolean => ['value', 'values', 'notes', 'choose'].includes(ask)

/** Let the core think step by step; `after` is called after each step but the last. */
async function think(core: Native, pause: Pause, after: () => void = () => undefined): Promise<void> {
  while (!core.step()) {
    after()
    await pause()
  }
}

/** The value of every choice, each told as soon as it is known and again when the number of turns is. */
async function values(core: Native, tell: Tell, pause: Pause): Promise<Choice[]> {
  if (!core.begin('values')) return []
  const number = core.calls().length + core.moves().length
  const told: string[] = []
  const tellNew = () => {
    for (let at = 0; at < number; at += 1) {
      const choice = core.found(at)
      if (choice && choice !== told[at]) tell(JSON.parse((told[at] = choice)))
    }
  }
  await think(core, pause, tellNew)
  tellNew()
  return told.map((choice) => JSON.parse(choice) as Choice)
}

async function notes(core: Native, { events }: Course, tell: Tell, pause: Pause): Promise<MoveNote[]> {
  core.begin('notes')
  await think(core, pause, () => tell(core.part()))
  return events.map((_, at) => JSON.parse(core.found(at)) as MoveNote)
}

async function choice(core: Native, bot: string, pause: Pause): Promise<string> {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  if (!core.beginChoice(bot, high!, low!)) throw refused('no-such-bot', { bot })
  await think(core, pause)
  return core.found()
}

/** Answer a question; `tell` hears of what is found on the way. Raises a `Refusal` if the course cannot be played. */
export async function answer(core: Native, question: Question, tell: Tell, pause: Pause): Promise<unknown> {
  const { course } = question
  if (question.ask === 'views') {
    core.follow({ ...course, events: [] })
    const first = core.view()
    return [first, ...course.events.map((event) => (core.play(event), core.view()))]
  }
  core.follow(course)
  switch (question.ask) {
    case 'view':
      return core.view()
    case 'standing':
      return core.standingLines()
    case 'symmetric-moves':
      return core.symmetricMoves()
    case 'try':
      return core.attempt(question.move, question.seat)
    case 'hints':
      return core.hints()
    case 'value':
      if (!core.begin('value')) return null
      await think(core, pause)
      return JSON.parse(core.found()) as Solution
    case 'values':
      return values(core, tell, pause)
    case 'notes':
      return notes(core, course, tell, pause)
    case 'choose':
      return choice(core, question.bot, pause)
  }
}
