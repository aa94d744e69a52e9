// What is done to the built page before it is served: the service worker learns which files there are, and each file
// that gains by it gets a Brotli and a gzip form beside it, so that the server has nothing to compress.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/
/** All but these is kept for when there is no server: the worker itself, icons for installing, letters of no language of ours. */
const NOT_KEPT = /^sw\.js$|\.png$|vietnamese/
/** Forms that are hardly smaller are not worth a file. */
const WORTHWHILE = 0.9

/** The files of a folder, as paths in it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The service worker with the names of the files that it keeps, and a version that changes whenever one of them does. */
export function withFiles(worker: string, kept: string[], contents: (name: string) => Buffer): string {
  const version = createHash('sha256')
  for (const name of kept) version.update(name).update('\0').update(contents(name))
  const paths = kept.map((name) => (name === 'index.html' ? '/' : `/${name}`))
  return worker
    .replaceAll('__KEPT_FILES__', JSON.stringify(paths))
    .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)))
}

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'fourfold-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const names = filesIn(folder)
      const contents = (name: string) => readFileSync(join(folder, name))
      if (names.includes('sw.js')) {
        const kept = names.filter((name) => !NOT_KEPT.test(name))
        writeFileSync(join(folder, 'sw.js'), withFiles(contents('sw.js').toString(), kept, contents))
      }
      for (const name of names.filter((name) => COMPRESSIBLE.test(name))) {
        const whole = contents(name)
        const forms = {
          br: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          gz: gzipSync(whole, { level: 9 }),
        }
        for (const [ending, form] of Object.entries(forms))
          if (form.length < whole.length * WORTHWHILE) writeFileSync(join(folder, `${name}.${ending}`), form)
      }
    },
  }
}
