// What the browser's core tells about turns of Quartino: node quartino_turns.mjs CORE NETS. Each line of the input is a
// question in JSON (start, events, effort, seats); the answers are one line per question: the notes on all turns, and what
// each seat believes.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { inflateSync } from "node:zlib";

const [file, compressed] = process.argv.slice(2).map((path) => readFileSync(path));
const nets = inflateSync(compressed);
const { exports: core } = new WebAssembly.Instance(new WebAssembly.Module(file), {});
core._initialize();

const told = (length) => new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.text(), length));
function ask(name, text) {
  const buffer = new Uint8Array(core.memory.buffer, core.text(), core.text_size());
  return core[name](new TextEncoder().encodeInto(text, buffer).written);
}

const at = core.room(nets.length);
new Uint8Array(core.memory.buffer, at, nets.length).set(nets);
if (!core.use_nets()) throw new Error("expected nets");
for await (const line of createInterface({ input: process.stdin })) {
  const { start, events, effort, seats } = JSON.parse(line);
  for (const wrong of [told(ask("start", start)), ...events.map((event) => told(ask("play", event)))])
    if (wrong) throw new Error(wrong);
  const turns = core.begin_analysis(...effort);
  let steps = 0;
  while (steps < core.analysis_steps()) {
    const done = core.step_analysis();
    if (done !== ++steps) throw new Error(`expected step ${steps}, got ${done}`);
  }
  const notes = Array.from({ length: Math.max(turns, 0) }, (_, number) => JSON.parse(told(core.note(number))));
  const beliefs = seats.map((seat) => {
    const found = ask("find_beliefs", seat);
    return found < 0 ? null : Array.from({ length: found }, (_, number) => JSON.parse(told(core.beliefs_at(number))));
  });
  console.log(JSON.stringify({ notes: turns < 0 ? null : notes, beliefs }));
}
