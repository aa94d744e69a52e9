import { describe, expect, it } from 'vitest'
import type { Table } from '../../lib/net/table'
import type { Command, QuartinoView, TableView } from '../../lib/net/wire'
import { PlayerTurn } from './playerTurn.svelte'

const PLACES = ['place Y 1', 'place Y 5', 'place B 5']

/** A table whose view changes after each command as the test says; it keeps the moves that were sent. */
class ScriptedTable {
  sent: string[] = []
  unsentMove: string | null = null
  /** True if the table refuses every command. */
  refuses = false
  view: TableView
  constructor(private readonly views: Partial<QuartinoView>[]) {
    this.view = this.next()
  }
  private next(): TableView {
    const view = {
      rules: 'quartino+referee',
      viewer: 'A',
      to_act: 'A',
      seats: ['A', 'B'],
      racks: [{ cards: ['YBGP', 'PGBY'], left: 2, made: [], shown: [] }],
      phase: 'place',
      moves: PLACES,
      due: 1,
      board: 'Y/B/G/P/././././.',
      reserve: { Y: 6, B: 6, G: 0, P: 6 },
      turn: 1,
      says_left: null,
      outcome: null,
      ...this.views.shift(),
    }
    return { games: 1, settings: {}, match: { view, events: [], your_seats: ['A'] } } as unknown as TableView
  }
  do(command: Command): Promise<null> {
    this.sent.push(command.do === 'move' ? command.move : command.do)
    if (this.refuses) return Promise.reject({ code: 'stale', text: '' } as unknown as Error)
    // As on a server, the view comes after the command was sent.
    return Promise.resolve().then(() => {
      if (this.views.length) this.view = this.next()
      return null
    })
  }
}

/** Return a turn at a table with these views, of a player who confirms moves, and the table. */
function begin(...views: Partial<QuartinoView>[]): { turn: PlayerTurn; table: ScriptedTable } {
  const table = new ScriptedTable(views)
  return { turn: new PlayerTurn(table as unknown as Table, () => true), table }
}

/** Like `begin`, of a player who does not confirm moves. */
function beginQuick(...views: Partial<QuartinoView>[]): { turn: PlayerTurn; table: ScriptedTable } {
  const table = new ScriptedTable(views)
  return { turn: new PlayerTurn(table as unknown as Table, () => false), table }
}
const settled = () => new Promise((done) => setTimeout(done))
const CALLING = { phase: 'call', moves: ['end'] }

describe('a turn of Quartino at a browser', () => {
  it('sends a placement with the second touch of the same space', () => {
    const { turn, table } = begin({})
    turn.take('Y')
    turn.pick('1')
    turn.pick('5')
    expect(table.sent).toEqual([])
    expect(turn.ghost).toEqual({ colour: 'Y', space: '5' })
    turn.pick('5')
    expect(table.sent).toEqual(['place Y 5'])
  })

  it('shows the token where the pointer is until a space is chosen', () => {
    const { turn } = begin({})
    turn.pointed = '1'
    expect(turn.ghost).toBeNull()
    turn.take('B')
    expect(turn.ghost).toEqual({ colour: 'B', space: '1' })
    turn.pick('5')
    expect(turn.ghost).toEqual({ colour: 'B', space: '5' })
  })

  it('sends a dropped token at once, and after a touch if a finger dropped it', () => {
    const { turn, table } = begin({}, {})
    turn.drop('B', '5', true)
    expect(table.sent).toEqual([])
    turn.pick('5')
    expect(table.sent).toEqual(['place B 5'])
    const { turn: other, table: next } = begin({})
    other.drop('B', '5', false)
    expect(next.sent).toEqual(['place B 5'])
  })

  it('clears the only column with one touch, and one of several with two', () => {
    const { turn, table } = begin({ phase: 'clear', moves: ['clear 4'] })
    turn.pick('4')
    expect(table.sent).toEqual(['clear 4'])
    const { turn: other, table: next } = begin({ phase: 'clear', moves: ['clear 4', 'clear 6'] })
    other.pick('4')
    expect(next.sent).toEqual([])
    other.pick('4')
    expect(next.sent).toEqual(['clear 4'])
  })

  it('asks before a column is cleared where a token may be placed first', () => {
    const { turn, table } = begin({ moves: [...PLACES, 'clear 4'] })
    turn.pick('4')
    expect(table.sent).toEqual([])
    turn.pick('4')
    expect(table.sent).toEqual(['clear 4'])
  })

  it('does not call by the second click of a double click', () => {
    const { turn, table } = begin({ phase: 'call', moves: ['call YBGP 3', 'call YBGP 7', 'end'] })
    turn.begin('call')
    turn.pick('3', false, false)
    turn.pick('3', false, true)
    expect(table.sent).toEqual([])
    turn.pick('3')
    expect(table.sent).toEqual(['call YBGP 3'])
  })

  it('calls with a referee by one touch if there is one call, and by a second touch where moves are confirmed', () => {
    const views = { phase: 'call', moves: ['call YBGP 3', 'end'] }
    for (const start of [(turn: PlayerTurn) => turn.begin('call'), (turn: PlayerTurn) => turn.show('YBGP')]) {
      const { turn, table } = beginQuick(views)
      start(turn)
      expect(table.sent).toEqual(['call YBGP 3'])
      const { turn: other, table: next } = begin(views)
      start(other)
      expect(next.sent).toEqual([])
      expect(other.held).toEqual({ card: 'YBGP', first: '3' })
      other.confirm()
      expect(next.sent).toEqual(['call YBGP 3'])
    }
  })

  it('asks for the card or the space where several can be called', () => {
    const { turn, table } = beginQuick({ phase: 'call', moves: ['call YBGP 3', 'call YBGP 7', 'call PGBY 1', 'end'] })
    turn.begin('call')
    expect(turn.draft.card).toBeNull()
    turn.show('YBGP')
    expect(table.sent).toEqual([])
    turn.pick('7')
    expect(table.sent).toEqual(['call YBGP 7'])
  })

  it('says that a card can be called only when the tokens are placed and the column is cleared', () => {
    const both = { moves: [...PLACES, 'clear 5'], due: 2 }
    expect(begin(both).turn.noCall).toBe('quartino-call-after-both')
    expect(begin({ moves: ['clear 5'], phase: 'clear', due: 0 }).turn.noCall).toBe('quartino-call-after')
    expect(begin({ due: 2 }).turn.noCall).toBe('quartino-call-after')
  })

  it('clears the column that is touched after “Clear a column”, and places no token elsewhere meanwhile', () => {
    const { turn, table } = beginQuick({ moves: [...PLACES, 'clear 5', 'clear 6', 'clear 7'] })
    turn.begin('clear')
    expect(turn.open).toEqual(['5', '6', '7'])
    turn.pick('1')
    expect(turn.trouble).toBe('quartino-ask-clear')
    expect(turn.draft.verb).toBe('clear')
    turn.pick('6')
    expect(table.sent).toEqual(['clear 6'])
    const careful = begin({ moves: [...PLACES, 'clear 5', 'clear 6', 'clear 7'] })
    careful.turn.begin('clear')
    careful.turn.pick('6')
    expect(careful.table.sent).toEqual([])
    careful.turn.pick('6')
    expect(careful.table.sent).toEqual(['clear 6'])
  })

  it('always confirms a call without a referee, which can cost the turn', () => {
    const { turn, table } = beginQuick({
      rules: 'quartino',
      phase: 'call',
      moves: ['end'],
      racks: [{ cards: ['YBGP'], left: 1, made: [], shown: [] }],
    })
    turn.begin('call')
    turn.pick('3')
    expect(table.sent).toEqual([])
    turn.pick('3')
    expect(table.sent).toEqual(['call YBGP 3'])
  })

  it('places and clears by one touch where moves are not confirmed', () => {
    const { turn, table } = beginQuick({})
    turn.take('Y')
    turn.pick('5')
    expect(table.sent).toEqual(['place Y 5'])
    const { turn: other, table: next } = beginQuick({ phase: 'clear', moves: ['clear 4', 'clear 6'] })
    other.pick('4')
    expect(next.sent).toEqual(['clear 4'])
  })

  it.each([true, false])('asks for the same confirmation whether colour or space is chosen first: asks %s', (asks) => {
    const orders = [
      [(turn: PlayerTurn) => turn.take('Y'), (turn: PlayerTurn) => turn.pick('5')],
      [(turn: PlayerTurn) => turn.pick('5'), (turn: PlayerTurn) => turn.take('Y')],
    ]
    for (const order of orders) {
      const { turn, table } = asks ? begin({}) : beginQuick({})
      for (const choose of order) choose(turn)
      expect(table.sent).toEqual(asks ? [] : ['place Y 5'])
    }
  })

  it('places nothing while the arrow keys go over the colours', () => {
    const { turn, table } = beginQuick({})
    turn.pick('5')
    turn.take('Y', true)
    turn.take('B', true)
    expect([table.sent, turn.draft.move]).toEqual([[], 'place B 5'])
  })

  it('takes the next colour and space while a placement is under way, and sends each placement once', async () => {
    const { turn, table } = beginQuick({ due: 2 }, { due: 1 }, CALLING)
    turn.take('Y')
    turn.pick('5')
    expect(turn.takeable).toEqual(['Y', 'B', 'P'])
    turn.take('B')
    turn.pick('5')
    expect([table.sent, turn.colour]).toEqual([['place Y 5'], 'B'])
    await settled()
    turn.renew()
    expect(table.sent).toEqual(['place Y 5', 'place B 5'])
    await settled()
    turn.renew()
    expect(table.sent).toHaveLength(2)
  })

  it('drops what was chosen ahead if it cannot be chosen any more, or the move was refused', async () => {
    const { turn, table } = beginQuick({ due: 2 }, { due: 1, moves: ['place B 5'] })
    turn.take('Y')
    turn.pick('5')
    turn.take('Y')
    await settled()
    turn.renew()
    expect([turn.colour, table.sent]).toEqual([null, ['place Y 5']])
    const { turn: other, table: next } = beginQuick({ due: 2 }, { due: 1 })
    next.refuses = true
    other.take('Y')
    other.pick('5')
    other.take('B')
    await settled()
    other.renew()
    expect([other.colour, next.sent]).toEqual([null, ['place Y 5']])
  })

  it('offers no colour ahead while the last token of the turn is under way', () => {
    const { turn } = beginQuick({ due: 1 })
    turn.take('Y')
    turn.pick('5')
    expect(turn.takeable).toEqual([])
  })

  it('says why nothing can be called yet, by what is due and how many tokens there are', () => {
    const RULEBOOK = { rules: 'quartino', phase: 'call', moves: ['end'] }
    for (const [view, why] of [
      [{ due: 2 }, 'quartino-call-after'],
      [{ ...RULEBOOK, board: 'Y/B/././././././P' }, 'quartino-call-too-early'],
    ] as const) {
      const { turn } = begin(view)
      turn.begin('call')
      expect([turn.trouble, turn.draft.verb]).toEqual([why, null])
    }
    const { turn } = begin({ ...RULEBOOK, board: 'YY/B/././././././P' })
    turn.begin('call')
    expect([turn.trouble, turn.draft.verb]).toEqual(['', 'call'])
    expect(begin({ to_act: 'B', due: 2 }).turn.noCall).toBe('')
  })

  it('does nothing by the second click of a double click where moves are not confirmed', async () => {
    const { turn, table } = beginQuick({}, {})
    turn.take('Y')
    turn.pick('5')
    await settled()
    turn.pick('5', false, true)
    expect([turn.draft.space, table.sent]).toEqual([null, ['place Y 5']])
  })

  it('waits with a token whose placement is not sent yet, and makes no other move', () => {
    const { turn, table } = beginQuick({})
    table.unsentMove = 'place B 5'
    expect(turn.ghost).toEqual({ colour: 'B', space: '5' })
    expect(turn.open).toEqual([])
    turn.take('Y')
    turn.pick('1')
    expect(table.sent).toEqual([])
  })

  it('is done in referee play after the last move that this browser made, once', async () => {
    const { turn, table } = begin({}, CALLING, CALLING)
    expect(turn.isDone).toBe(false)
    await turn.send('place Y 1')
    expect(turn.isDone).toBe(true)
    await turn.end()
    expect(table.sent).toEqual(['place Y 1', 'end'])
    // The view is the same again, as after a takeback.
    expect(turn.isDone).toBe(false)
  })

  it('is done in rulebook play as long as there are fewer tokens on the wheel than on a card', async () => {
    const { turn } = begin({}, { ...CALLING, rules: 'quartino', board: 'Y/B/././././././P' })
    await turn.send('place Y 1')
    expect(turn.isDone).toBe(true)
  })

  it('offers announcements only once there are four tokens on the wheel, whatever they are', () => {
    const says = (board: string) => begin({ rules: 'quartino', says_left: ['colours', 'column'], board }).turn.says
    expect(says('././././././././.')).toEqual([])
    expect(says('YYY/././././././././.')).toEqual([])
    expect(says('YYYY/././././././././.')).toEqual(['colours', 'column'])
    expect(says('Y/B/G/P/./././.')).toEqual(['colours', 'column'])
  })

  it('says of a card that is not on the wheel that it is not there, and keeps the choice open', () => {
    const { turn } = begin({ phase: 'call', moves: ['call YBGP 3', 'call YBGP 5', 'end'] })
    turn.begin('call')
    turn.undo()
    turn.draft.begin('call')
    turn.show('PGBY')
    expect([turn.trouble, turn.draft.verb, turn.draft.card]).toEqual(['quartino-not-on-wheel', 'call', null])
    turn.show('YBGP')
    expect([turn.trouble, turn.draft.card]).toEqual(['', 'YBGP'])
  })

  it('is not done by itself in another tab, if a card can be called, or in rulebook play', async () => {
    expect(begin(CALLING).turn.isDone).toBe(false)
    for (const after of [
      { ...CALLING, moves: ['call YBGP 3', 'end'] },
      { ...CALLING, rules: 'quartino', board: 'YY/B/././././././P' },
      { ...CALLING, turn: 2 },
      { ...CALLING, to_act: 'B' },
    ]) {
      const { turn } = begin({}, after)
      await turn.send('place Y 1')
      await settled()
      expect(turn.isDone).toBe(false)
    }
  })
})
