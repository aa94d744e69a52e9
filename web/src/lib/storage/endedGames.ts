// Storing games of a server's tables when they are over: at the table, and those that ended while this guest was away when
// the page lists the guest's games.
import { settled } from '../net/aborted'
import { get, recordOfTable } from '../net/server'
import type { LobbyTable, TableView } from '../net/wire'
import { playersOf } from '../words/seats'
import { storeRunningGame } from './runningGames'
import { keepGame, keptGames, type FinishedGame } from './finishedGames'
import { readRecord } from './records'

/** The most tables that are asked for their last game at once. */
const MAX_TABLES = 20

/** What the server is asked; tests answer themselves. */
export interface Questions {
  view(table: string): Promise<TableView>
  record(table: string): Promise<string>
}

const SERVER: Questions = { view: (table) => get<TableView>(`/api/tables/${table}?away=true`), record: recordOfTable }

/** Return true if the last game of a table is stored. */
export const isFiled = ({ table, games }: LobbyTable, kept: FinishedGame[]): boolean =>
  kept.some((one) => one.table === table && one.number === games)

/**
 * Store the last games of these tables that are over and not stored yet, and remove them from the storage of the game in
 * progress. Return the tables whose last game was aborted, which leaves no result to store.
 */
export async function fileEndedGames(tables: LobbyTable[], server: Questions = SERVER): Promise<string[]> {
  const known = keptGames()
  const ended = tables.filter((one) => !one.on && one.games > 0 && !isFiled(one, known)).slice(0, MAX_TABLES)
  const aborted: string[] = []
  await Promise.all(
    ended.map(async ({ table }) => {
      try {
        const view = settled(await server.view(table))
        // Meanwhile the next game may have begun.
        if (!view.match?.view.outcome) return
        storeRunningGame(view)
        if (view.match.aborted != null) aborted.push(table)
        else {
          const record = await server.record(table)
          if (readRecord(record)?.result) keepGame({ record, table, number: view.games, yours: view.match.your_seats })
        }
      } catch {
        // The table stays in the list without its result.
      }
    }),
  )
  return aborted
}

/** Stores the games that end while this guest is at a table, each once. */
export class EndedGames {
  private kept = ''
  private keeping = ''

  /** Store the finished game of a view, if this guest has played it. */
  async keep(view: TableView): Promise<void> {
    const { table, games } = view
    const { yours } = playersOf(view)
    const key = `${table} ${games}`
    if (!yours.length || key === this.kept || key === this.keeping) return
    this.keeping = key
    try {
      const record = await recordOfTable(table)
      // If the next game has begun meanwhile, the record is unfinished: it belongs to that game.
      if (readRecord(record)?.result) keepGame({ record, table, number: games, yours })
      this.kept = key
    } catch {
      // The next news try again.
    }
    this.keeping = ''
  }
}
