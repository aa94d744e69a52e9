// Moves of Quartino's bots from the browser's core: node quartino.mjs CORE NETS. Each line of the input is a question in
// JSON (start, events, bot, high, low, playouts); the answer is one line, the move. Without a bot it is the hint, in JSON.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { inflateSync } from 'node:zlib'

const [file, compressed] = process.argv.slice(2).map((path) => readFileSync(path))
const nets = inflateSync(compressed)
const { instance } = await WebAssembly.instantiate(file, {})
const core = instance.exports
core._initialize()

const send = (name, text, ...more) => {
  const bytes = new TextEncoder().encode(text)
  new Uint8Array(core.memory.buffer, core.text(), bytes.length).set(bytes)
  const length = core[name](bytes.length, ...more)
  // The memory may have grown, and its view with it.
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.text(), length))
}

const at = core.room(nets.length)
new Uint8Array(core.memory.buffer, at, nets.length).set(nets)
if (!core.use_nets()) throw new Error('expected nets')
for await (const line of createInterface(process.stdin)) {
  const { start, events, bot, high, low, playouts } = JSON.parse(line)
  for (const wrong of [send('start', start), ...events.map((event) => send('play', event))])
    if (wrong) throw new Error(wrong)
  console.log(bot ? send('choose', bot, high | 0, low | 0, playouts) : send('hint', ''))
}
