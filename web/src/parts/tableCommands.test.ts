// Commands of the buttons beside a game: whether there is a move to take back.
import { beforeAll, expect, it, vi } from 'vitest'
import type { Table } from '../lib/net/table'
import type { Command } from '../lib/net/wire'
import { useLanguage } from '../lib/words/texts.svelte'
import { TableCommands } from './tableCommands.svelte'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})

/** A table with a game, and the commands that were sent to it. */
function tableWith(events: string[], change: { asked_back?: string; begun?: number } = {}) {
  const { asked_back = null, begun } = change
  const sent: Command[] = []
  const match = { events, your_seats: ['A'], asked_back, view: { outcome: null } }
  const table = { view: { match }, begun, do: (command: Command) => (sent.push(command), Promise.resolve(null)) }
  return { commands: new TableCommands(table as unknown as Table), sent }
}

it('asks for a takeback only if there is a move of this player', () => {
  const none = tableWith(['B give 3'])
  none.commands.takeBack()
  expect([none.sent, none.commands.trouble]).toEqual([[], 'You have no move to take back.'])
  const own = tableWith(['A give 3', 'B place a1'])
  own.commands.takeBack()
  expect([own.sent, own.commands.trouble]).toEqual([[{ do: 'ask-back' }], ''])
})

it('does not take back moves with which the game was opened', () => {
  expect(tableWith(['A give 3'], { begun: 1 }).commands.noTakeBack).not.toBe('')
  expect(tableWith(['A give 3', 'B place a1', 'B give 2', 'A place b1'], { begun: 1 }).commands.noTakeBack).toBe('')
})

it('asks once', () => {
  const { commands } = tableWith(['A give 3'], { asked_back: 'A' })
  expect(commands.noTakeBack).toBe('You have already asked. Wait for the answer.')
  expect(tableWith(['A give 3'], { asked_back: 'B' }).commands.noTakeBack).toBe('')
})
