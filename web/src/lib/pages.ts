// The pages by name: loading a page with its texts, and loading the page of tables before somebody asks for it.
import type { Component } from 'svelte'
import type { Game } from './net/wire'
import { fetchParts, loadParts, type Part } from './words/texts.svelte'

// A page gets the part of the path after its name as a prop, if it has one.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has props of its own
export type Page = Component<any>
const PAGES = import.meta.glob<{ default: Page }>([
  '../pages/*.svelte',
  '!../pages/Home.svelte',
  '!../pages/Nowhere.svelte',
])
const PARTS: Record<string, Part[]> = {
  table: ['quartino', 'study'],
  learn: ['learn', 'quartino'],
  rules: ['learn', 'quartino'],
  new: ['quartino'],
  puzzles: ['study'],
  analysis: ['study', 'quartino'],
  replay: ['study', 'quartino'],
  games: ['study'],
  privacy: ['privacy'],
}

const loader = (name: string) => PAGES[`../pages/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`]

/** Return true if there is a page of this name. */
export const isPage = (name: string): boolean => loader(name) !== undefined

/** Load a page and its texts. */
export const loadPage = async (name: string): Promise<{ default: Page }> =>
  (await Promise.all([loader(name)!(), loadParts(...(PARTS[name] ?? []))]))[0]

/** Load what a game needs, before its table is there: the page of tables, its texts, and the game itself. */
export const fetchTable = async (game: Game): Promise<void> => {
  // Quarto is part of the page of tables.
  const board = game === 'quartino' ? import('../game/quartino/QuartinoGame.svelte') : null
  await Promise.all([loader('table')!(), fetchParts(...PARTS.table!), board])
}

/** Return true if the user asks the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** Resolve when the page has loaded and the browser has nothing else to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await document.fonts.ready
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2_000 }) : setTimeout(resolve, 200),
  )
}
