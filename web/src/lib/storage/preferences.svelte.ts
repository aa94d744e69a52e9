// The preferences of this browser's user, in the browser's storage.
import type { Game } from '../net/wire'
import type { Language } from '../words/texts.svelte'

/** How fast half-moves of other players are drawn one after the other. */
export type Speed = 'instant' | 'fast' | 'normal' | 'slow'

/** Whom games are played with. */
export type Company = 'bot' | 'screen' | 'friend' | 'anybody'
/** Who spots lines, situations and cards: the players, or a referee. */
export type Sight = 'players' | 'referee'

export interface Preferences {
  name: string
  language: Language | null
  theme: 'auto' | 'light' | 'dark'
  view: 'auto' | 'depth' | 'flat'
  speed: Speed
  /** True if boards show the names of their files and ranks at their edge. */
  coordinates: boolean
  /** Whether a move must be confirmed by a second touch: "auto" means on touch screens. */
  confirm: 'auto' | 'on' | 'off'
  /** True if single letters and digits act as shortcuts during a game. */
  shortcuts: boolean
  sound: boolean
  /** The bot that was chosen last in Quarto, and that in Quartino. */
  level: string
  quartinoLevel: string
  /** What was chosen last for games with each company; nothing chosen: the players, as in the rulebooks. */
  sight: Partial<Record<Company, Sight>>
}

const KEY = 'fourfold'
/** The colour of the browser's own bars around the page. */
const THEME_COLOURS = { light: '#f6f1e7', dark: '#141a16' }
const DEFAULTS: Preferences = {
  name: '',
  language: null,
  theme: 'auto',
  view: 'auto',
  speed: 'normal',
  coordinates: true,
  confirm: 'auto',
  shortcuts: true,
  sound: true,
  level: 'level2',
  quartinoLevel: 'level2',
  sight: {},
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

export const preferences = $state<Preferences>({ ...DEFAULTS, ...kept() })

/** Change preferences, and store all of them. */
export function setPreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // The browser stores nothing: the preferences last until the page is closed.
  }
  applyTheme()
}

const LEVELS = { quarto: 'level', quartino: 'quartinoLevel' } as const

/** Return the bot that was chosen last in a game. */
export const preferredLevel = (game: Game): string => preferences[LEVELS[game]]

export const setPreferredLevel = (game: Game, level: string): void => setPreferences({ [LEVELS[game]]: level })

/** Return who spots lines in games with this company, as chosen last. */
export const preferredSight = (company: Company): Sight =>
  preferences.sight?.[company] === 'referee' ? 'referee' : 'players'

export const setPreferredSight = (company: Company, sight: Sight): void =>
  setPreferences({ sight: { ...preferences.sight, [company]: sight } })

/** Apply the preferred theme to the document. */
export function applyTheme(): void {
  if (preferences.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = preferences.theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = THEME_COLOURS[preferences.theme === 'auto' ? own : preferences.theme]
  }
}
