// What this person likes, kept in this browser.
import type { Language } from '../words/texts.svelte'

export interface Preferences {
  name: string
  language: Language | null
  theme: 'auto' | 'light' | 'dark'
  view: 'auto' | 'depth' | 'flat'
  sound: boolean
  level: string
}

const KEY = 'fourfold'
/** What the browser paints around the page. */
const PAPER = { light: '#f6f1e7', dark: '#141a16' }
const USUAL: Preferences = { name: '', language: null, theme: 'auto', view: 'auto', sound: true, level: 'level2' }

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

export const preferences = $state<Preferences>({ ...USUAL, ...kept() })

/** Remember them. */
export function keep(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // A browser that keeps nothing: they hold until the page is closed.
  }
  dress()
}

/** Show the theme that is wanted. */
export function dress(): void {
  if (preferences.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = preferences.theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = PAPER[preferences.theme === 'auto' ? own : preferences.theme]
  }
}
