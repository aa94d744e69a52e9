// A Vite plugin that runs with the build: writes the names of the npm packages of which the page contains code, fonts or
// other files into build/page-packages.json, for scripts/notices and its test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const found = new Set<string>()

/** Return the package that a module or file of the build comes from, or null for a file of our own. */
export function packageOf(id: string): string | null {
  const inside = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))
  if (inside) return inside[1]!
  // Our subset of a font, written by scripts/fonts.
  const font = /src\/fonts\/([\w-]+?)-latin(?:-ext)?\.woff2$/.exec(id.replaceAll('\\', '/'))
  if (font) return `@fontsource-variable/${font[1]}`
  // Code that the bundler itself adds has ids that begin with a zero byte.
  const added = /^\0(?:plugin-)?(vite|rolldown)\b/.exec(id)
  return added ? added[1]! : null
}

/** Return the plugin; the bundles of the page and of its workers each need one. */
export function packages(): Plugin {
  let target = ''
  return {
    name: 'fourfold-packages',
    apply: 'build',
    configResolved(config) {
      target = resolve(config.root, '../build/page-packages.json')
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const parts = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames
        for (const part of parts) {
          const name = packageOf(file.type === 'chunk' ? part : resolve(part))
          if (name) found.add(name)
        }
      }
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, JSON.stringify([...found].sort(), null, 2) + '\n')
    },
  }
}
