// The browser's core in plain Node: what it thinks of games, to be compared with what other builds think.
//
//     node thoughts.mjs fourfold.wasm notes < questions     the notes on games, a list in JSON per line
//     node thoughts.mjs fourfold.wasm choices < questions   the moves of bots, one per line
//
// A question is a line of JSON: {rules, seats, events, openings}, for choices also {bot, high, low}; openings are the file
// of a table, or null.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [path, what] = process.argv.slice(2);
const { exports: core } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
core._initialize();

function ask(name, text, ...more) {
  const buffer = new Uint8Array(core.memory.buffer, core.text(), core.text_size());
  return core[name](new TextEncoder().encodeInto(text, buffer).written, ...more);
}

function told(length) {
  if (length < 0) throw new Error("expected an answer that fits the buffer");
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.text(), length));
}

let known = null;
function use(file) {
  if (file === null || file === known) return;
  const bytes = readFileSync(file);
  const at = core.room(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  if (core.use_openings() !== 1) throw new Error(`expected a table of openings, got ${file}`);
  known = file;
}

const think = () => {
  while (core.step() !== 1);
};

for await (const line of createInterface({ input: process.stdin })) {
  const { rules, seats, events, openings, bot, high, low } = JSON.parse(line);
  use(openings);
  ask("start", rules, seats);
  for (const event of events) {
    const wrong = told(ask("play", event));
    if (wrong) throw new Error(`${event}: ${wrong}`);
  }
  if (what === "notes") {
    core.begin_notes();
    think();
    console.log(`[${events.map((_, number) => told(core.found(number))).join(",")}]`);
  } else {
    if (ask("begin_choice", bot, high, low) !== 1) throw new Error(`expected a bot, got ${bot}`);
    think();
    console.log(told(core.found(0)));
  }
}
