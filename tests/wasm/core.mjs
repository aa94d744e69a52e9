// The browser's core in plain Node: plays what agreement.py wrote down and says where it differs from Python.
//
//     node core.mjs fourfold.wasm < script.jsonl
//
// A line of the script is a list of steps [function, arguments, expected answer]; a text goes through the core's buffer.
// Where an object is expected, the answer is its JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";

const bytes = readFileSync(process.argv[2]);
// No imports: what runs here runs in any browser.
const { exports: core } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
core._initialize();

const TEXTS = new Set(["start", "set_up", "play", "attempt", "view", "moves", "position", "open_lines", "calls"]);
for (const name of ["symmetric_moves", "hints", "openings", "standing_lines", "shared", "record", "solve"]) TEXTS.add(name);

// An opening table, in base 64.
function use(table) {
  const bytes = Buffer.from(table, "base64");
  const at = core.room(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  return core.use_openings();
}

function ask(name, ...args) {
  if (name === "use_openings") return use(...args);
  const buffer = new Uint8Array(core.memory.buffer, core.text(), core.text_size());
  const passed = args.map((arg) =>
    typeof arg === "string" ? new TextEncoder().encodeInto(arg, buffer).written : arg,
  );
  const answer = core[name](...passed);
  if (!TEXTS.has(name)) return answer;
  // Too long for the buffer.
  if (answer < 0) return null;
  // The memory may have grown, and its view with it.
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.text(), answer));
}

let scripts = 0;
let steps = 0;
for await (const line of createInterface({ input: process.stdin })) {
  ++scripts;
  const done = [];
  for (const [name, args, expected] of JSON.parse(line)) {
    ++steps;
    const told = ask(name, ...args);
    const answer = typeof expected === "object" && told !== "" ? JSON.parse(told) : told;
    done.push([name, ...args]);
    if (!isDeepStrictEqual(answer, expected)) {
      console.error(`${JSON.stringify(done)}\nexpected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)}`);
      process.exit(1);
    }
  }
}
console.log(JSON.stringify({ scripts, steps }));
