// Quartino's native core in a worker. It answers one question at a time; whoever no longer wants the answer ends the worker.
import { QuartinoNative } from './quartinoNative'
import { answerQuartino, needsNets, type QuartinoQuestion } from './quartinoQuestions'
import wasm from '../../../../build/wasm/quartino.wasm?url'
import nets from '../../../../src/fourfold/engine/data/quartino.net?url'

interface Asked {
  id: number
  question: QuartinoQuestion
}

let core: Promise<QuartinoNative> | null = null
/** The core with the nets, which bots and analysis need. */
let player: Promise<QuartinoNative> | null = null
let queue: Promise<void> = Promise.resolve()

const bytesOf = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** The bytes of a file that zlib compressed. */
const unpackedBytesOf = async (url: string): Promise<ArrayBuffer> => {
  const packed = new Blob([await bytesOf(url)])
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()
}

const load = async (): Promise<QuartinoNative> => {
  const { instance } = await WebAssembly.instantiate(await bytesOf(wasm), {})
  return new QuartinoNative(instance)
}

async function withNets(): Promise<QuartinoNative> {
  const native = await (core ??= load())
  if (!native.use(new Uint8Array(await unpackedBytesOf(nets)))) throw new Error('expected the nets of Quartino')
  return native
}

async function serve({ id, question }: Asked): Promise<void> {
  try {
    const native = await (needsNets(question) ? (player ??= withNets()) : (core ??= load()))
    postMessage({ id, answer: answerQuartino(native, question, (part) => postMessage({ id, part })) })
  } catch (error) {
    const isRefusal = typeof error === 'object' && error !== null && 'code' in error
    // Whatever else went wrong has broken the instance, or a file could not be fetched.
    if (!isRefusal) core = player = null
    postMessage({ id, refusal: isRefusal ? error : { code: 'core-failed', text: String(error) } })
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(() => serve(data))
}
