// A Vite plugin for the Fluent catalogues: `messages/fr.ftl?page` contains the messages of the page, `?rules` those of
// the rules pages. Messages of the terminal are left out.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TERMINAL = /^(tui|plain)-/
const RULES = /^rules?-/

/** Return the entries of a catalogue as pairs of id and text, without comments. */
export function entries(source: string): [string, string][] {
  const found: [string, string][] = []
  for (const line of source.split('\n')) {
    const head = /^([a-z][\w-]*)\s*=/i.exec(line)
    if (head) found.push([head[1]!, line])
    else if (/^\s+\S/.test(line) && found.length) found[found.length - 1]![1] += '\n' + line
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
      this.addWatchFile(path!)
      const kept = entries(readFileSync(path!, 'utf8')).filter(([name]) =>
        query === 'rules' ? RULES.test(name) : !RULES.test(name) && !TERMINAL.test(name),
      )
      return `export default ${JSON.stringify(kept.map(([, text]) => text).join('\n'))}`
    },
  }
}
