// A Vite plugin for what the browser paints before any script is loaded: puts the styles of the home page and the
// script of the skeleton (skeleton.js) into index.html itself. The server allows both by their hashes.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { entries } from './messages.ts'
import EDITIONS from './src/lib/words/editions.generated.json' with { type: 'json' }

type Texts = Record<string, Record<string, string>>
/** The files of a build; of a file with styles its text, of a chunk of scripts its modules. */
export type Built = Record<string, { type: string; source?: string | Uint8Array; moduleIds?: string[] }>

/** Return the languages that a folder of catalogues has. */
const languagesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? [])

/** Return the texts that the skeleton shows, by language and message. */
export function skeletonTexts(html: string, folder: string): Texts {
  const ids = [...html.matchAll(/data-text="([\w-]+)"/g)].map((found) => found[1]!)
  return Object.fromEntries(
    languagesIn(folder).map((language) => {
      const messages = new Map(entries(readFileSync(resolve(folder, `${language}.ftl`), 'utf8')))
      const text = (id: string) => messages.get(id)!.replace(/^[\w-]+\s*=\s*|\n\s+\.[^]*/g, '')
      // Games that are offered in the edition of this language are called after it.
      const editions = Object.entries(EDITIONS).flatMap(([game, { localPresets }]) => {
        const preset = (localPresets as Record<string, string>)[language]
        return preset ? [[game, text(`page-home-${preset}`)]] : []
      })
      return [language, Object.fromEntries([...ids.map((id) => [id, text(id)]), ...editions])]
    }),
  )
}

/** Return the files with the catalogue that the home page needs, by language. */
export function catalogueFiles(bundle: Built): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, { moduleIds = [] }] of Object.entries(bundle))
    for (const language of new Set(moduleIds.flatMap((id) => /messages\/page\/(\w\w)\.ftl\?page/.exec(id)?.[1] ?? [])))
      (found[language] ??= []).push(`/${name}`)
  return found
}

/**
 * Return the page with its styles inside. The links stay, disabled: scripts that are loaded later find them there, and
 * do not load the same styles again.
 */
export function withStyles(html: string, bundle: Built): string {
  let styles = ''
  const linked = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    styles += String(bundle[name]!.source).trim()
    return link.replace('<link', '<link disabled')
  })
  return linked.replace('</head>', () => `<style>${styles}</style>\n  </head>`)
}

/** Return the page with the skeleton's script directly behind the skeleton. */
export function withScript(html: string, script: string, texts: Texts, files: Record<string, string[]>): string {
  const short = script
    .replace(/^\/\/.*\n/gm, '')
    .replace('__TEXTS__', () => JSON.stringify(texts).replaceAll('<', '\\u003c'))
    .replace('__CATALOGUES__', () => JSON.stringify(files))
    .replace(/\n\s*/g, '\n')
  return html.replace('<noscript>', () => `<script>${short}</script>\n    <noscript>`)
}

export function firstPaint(): Plugin {
  let root = ''
  return {
    name: 'fourfold-first-paint',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = readFileSync(resolve(root, 'skeleton.js'), 'utf8')
        const texts = skeletonTexts(html, resolve(root, '../src/fourfold/messages/page'))
        const built = (bundle ?? {}) as unknown as Built
        return withStyles(withScript(html, script, texts, catalogueFiles(built)), built)
      },
    },
  }
}
