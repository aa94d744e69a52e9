// Runs a program that was compiled for WebAssembly: node wasi.mjs PROGRAM WORDS…; a word may name a file in FOLDER as
// /files/NAME, with FOLDER from the environment.
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...words], preopens: { "/files": process.env.FOLDER } });
const module = new WebAssembly.Module(readFileSync(program));
wasi.start(new WebAssembly.Instance(module, wasi.getImportObject()));
