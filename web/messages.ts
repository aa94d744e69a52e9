// A Vite plugin for the Fluent catalogues: `messages/study/fr.ftl?page` contains the messages of a part of the page,
// `?rules` those of the rules pages. What the page shares with the terminal (`messages/fr.ftl`) comes in the same files:
// words of the analysis with `messages/study/fr.ftl?page`, everything else with `messages/page/fr.ftl?page`, which the first
// page loads; messages of the terminal are left out.
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const TERMINAL = /^(tui|plain)-/
const RULES = /^rules?-/
const ANALYSIS = /^(analysis|turn|why)-/

/** Return the entries of a catalogue as pairs of id and text, without comments; blank lines separate the parts of a text. */
export function entries(source: string): [string, string][] {
  const found: [string, string][] = []
  let gap = ''
  for (const line of source.split('\n')) {
    const head = /^([a-z][\w-]*)\s*=/i.exec(line)
    if (head) found.push([head[1]!, line])
    else if (/^\s+\S/.test(line) && found.length) found[found.length - 1]![1] += '\n' + gap + line
    gap = line === '' ? '\n' : ''
  }
  return found
}

export function messages(): Plugin {
  return {
    name: 'fourfold-messages',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?')
      if (!path!.endsWith('.ftl') || (query !== 'page' && query !== 'rules')) return null
      const part = basename(dirname(path!))
      const shared = resolve(dirname(path!), '..', basename(path!))
      const isShared = part === 'page' || part === 'study'
      const read = (file: string) => {
        this.addWatchFile(file)
        return entries(readFileSync(file, 'utf8'))
      }
      const kept = [
        ...(isShared ? read(shared).filter(([name]) => ANALYSIS.test(name) === (part === 'study')) : []),
        ...read(path!),
      ].filter(([name]) => (query === 'rules' ? RULES.test(name) : !RULES.test(name) && !TERMINAL.test(name)))
      return `export default ${JSON.stringify(kept.map(([, text]) => text).join('\n'))}`
    },
  }
}
