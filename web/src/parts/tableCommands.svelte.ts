// Commands of the buttons beside a game. Lives here: sending them one after the other, why the last was refused, and why
// no move can be taken back. Does not live here: which buttons there are (GameActions, Notices), and moves on the board.
import type { Table } from '../lib/net/table'
import { lastMoveOf } from '../lib/net/takeBack'
import type { Command, Refusal } from '../lib/net/wire'
import { gameRefusalText } from '../lib/words/phrases'
import { t } from '../lib/words/texts.svelte'

export class TableCommands {
  /** Why the last command was refused, as a sentence; empty if it was not. */
  trouble = $state('')
  /** The number of the game after which this guest has declined a rematch. */
  declinedAfter = $state(0)
  private sending = false

  constructor(readonly table: Table) {}

  /** Send commands, each after the answer to the one before; return true if all were carried out. */
  async send(...commands: Command[]): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.trouble = ''
    try {
      for (const command of commands) await this.table.do(command)
      return true
    } catch (refusal) {
      this.trouble = gameRefusalText(refusal as Refusal)
      return false
    } finally {
      this.sending = false
    }
  }

  /** Why this guest cannot ask for a takeback now, as a sentence; empty if they can. */
  get noTakeBack(): string {
    const { events, your_seats, asked_back } = this.table.view!.match!
    if (asked_back !== null && your_seats.includes(asked_back)) return t('page-refused-takeback-asked')
    const isThere = lastMoveOf(your_seats, events) >= (this.table.begun ?? 0)
    return isThere ? '' : t('page-refused-nothing-to-take-back')
  }

  /** Ask for a takeback, or say why there is none. */
  takeBack(): void {
    const { outcome } = this.table.view!.match!.view
    if (outcome === null && !this.noTakeBack) void this.send({ do: 'ask-back' })
    else this.trouble = this.noTakeBack
  }

  /** Send a move such as "resign"; on one screen for a given seat. */
  move(move: string, seat: string | null): Promise<boolean> {
    const isShared = this.table.view!.settings.same_screen
    return this.send({ do: 'move', move, ...(isShared && seat ? { seat } : {}) })
  }
}
