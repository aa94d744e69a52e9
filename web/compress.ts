// A Vite plugin that runs after the build: writes the list of files into the service worker, and a Brotli and a gzip
// form beside each file that becomes smaller, so that the server need not compress.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(css|html|js|json|svg|tsv|txt|wasm|webmanifest)$/
/** Files that the service worker does not cache: itself, and pictures for installing. */
const NOT_CACHED = /^sw\.js$|\.(png|jpg)$/
/** A compressed form is written only if its size is below this share of the file's. */
const MAX_COMPRESSED_SHARE = 0.9

/** Return the files of a folder and its subfolders, as paths relative to the folder. */
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

/**
 * Return the service worker with the names of the files to cache, and a version that changes with the content of any of
 * them.
 */
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
        const kept = names.filter((name) => !NOT_CACHED.test(name))
        writeFileSync(join(folder, 'sw.js'), withFiles(contents('sw.js').toString(), kept, contents))
      }
      for (const name of names.filter((name) => COMPRESSIBLE.test(name))) {
        const whole = contents(name)
        const forms = {
          br: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          gz: gzipSync(whole, { level: 9 }),
        }
        for (const [ending, form] of Object.entries(forms))
          if (form.length < whole.length * MAX_COMPRESSED_SHARE) writeFileSync(join(folder, `${name}.${ending}`), form)
      }
    },
  }
}
