// Commands of the buttons beside a game. Lives here: sending them one after the other, and why the last was refused.
// Does not live here: which buttons there are (GameActions, Notices), and moves on the board.
import type { Table } from '../lib/net/table'
import type { Command, Refusal } from '../lib/net/wire'
import { gameRefusalText } from '../lib/words/phrases'

export class TableCommands {
  /** Why the last command was refused, as a sentence; empty if it was not. */
  trouble = $state('')
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

  /** Send a move such as "resign"; on one screen for a given seat. */
  move(move: string, seat: string | null): Promise<boolean> {
    const isShared = this.table.view!.settings.same_screen
    return this.send({ do: 'move', move, ...(isShared && seat ? { seat } : {}) })
  }
}
