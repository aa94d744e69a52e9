// The native core in a worker. It answers one question at a time; a question that is dropped ends between two steps of its
// search.
import { Native } from './native'
import { tableUrl } from './openings'
import { answer, isThought, type Question } from './questions'
import wasm from '../../../../build/wasm/fourfold.wasm?url'

interface Asked {
  id: number
  question?: Question
}

const DROPPED = Symbol('dropped')
let core: Promise<Native> | null = null
/** The address of the opening table that the core holds; it holds one table at a time. */
let known: string | null = null
const dropped = new Set<number>()
let queue: Promise<void> = Promise.resolve()

async function load(): Promise<Native> {
  const bytes = await (await fetch(wasm)).arrayBuffer()
  const { instance } = await WebAssembly.instantiate(bytes, {})
  return new Native(instance)
}

/** Give the core the opening table of these rules. Without it a search takes longer, and finds the same. */
async function prepare(native: Native, question: Question): Promise<void> {
  native.follow({ ...question.course, start: null, events: [] })
  const url = tableUrl(native.openings())
  if (url === null || url === known) return
  try {
    const table = await fetch(url)
    if (table.ok && native.use(new Uint8Array(await table.arrayBuffer()))) known = url
  } catch {
    // Nobody is online, and it was never here.
  }
}

/** Let messages come in, and raise if the question has been dropped. */
const pauseOf = (id: number) => async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  if (dropped.has(id)) throw DROPPED
}

async function serve(id: number, question: Question): Promise<void> {
  const pause = pauseOf(id)
  try {
    await pause()
    core ??= load()
    const native = await core
    if (isThought(question)) await prepare(native, question)
    const found = await answer(native, question, (part) => postMessage({ id, part }), pause)
    postMessage({ id, answer: found })
  } catch (error) {
    dropped.delete(id)
    if (error === DROPPED) return
    const isRefusal = typeof error === 'object' && error !== null && 'code' in error
    // Whatever else went wrong has broken the instance.
    if (!isRefusal) {
      core = null
      known = null
    }
    postMessage({ id, refusal: isRefusal ? error : { code: 'core-failed', text: String(error) } })
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, question } = data
  if (question) queue = queue.then(() => serve(id, question))
  else dropped.add(id)
})
