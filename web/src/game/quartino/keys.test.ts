import { describe, expect, it } from 'vitest'
import { keyAction, type KeyContext } from './keys'

/** Return what a key does in a turn with these properties, as the calls that it makes; null if it does nothing. */
function pressed(key: string, turn: Partial<KeyContext> = {}): string[] | null {
  const calls: string[] = []
  const note =
    (name: string) =>
    (...args: string[]): void =>
      void calls.push([name, ...args].join(' '))
  const action = keyAction(key, {
    colours: [],
    clears: [],
    says: [],
    mayCall: false,
    mayEnd: false,
    verb: null,
    isComplete: false,
    space: undefined,
    isOnControl: false,
    take: note('take'),
    begin: note('begin'),
    pick: note('pick'),
    clear: note('clear'),
    end: note('end'),
    turnCards: note('turn'),
    undo: note('undo'),
    confirm: note('confirm'),
    focus: note('focus'),
    ...turn,
  })
  action?.()
  return action && calls
}

describe('keys of Quartino', () => {
  it('choose a colour only if it may be placed', () => {
    expect(pressed('y', { colours: ['Y', 'B'] })).toEqual(['take Y'])
    expect(pressed('g', { colours: ['Y', 'B'] })).toBeNull()
  })

  it('say the column with the focus', () => {
    expect(pressed('o', { says: ['column'], space: '5' })).toEqual(['begin column', 'pick 5'])
    expect(pressed('o', { says: ['column'] })).toEqual(['begin column'])
    expect(pressed('o', { says: ['colours'], space: '5' })).toBeNull()
  })

  it('clear the only column that is due, or that with the focus', () => {
    expect(pressed('x', { clears: ['3'], space: '5' })).toEqual(['clear 3', 'focus 3'])
    expect(pressed('x', { clears: ['3', '5'], space: '5' })).toEqual(['clear 5', 'focus 5'])
    expect(pressed('x', { clears: ['3', '5'] })).toBeNull()
  })

  it('confirm a complete draft, unless a button has the focus', () => {
    expect(pressed('Enter', { isComplete: true })).toEqual(['confirm'])
    expect(pressed('Enter', { isComplete: true, isOnControl: true })).toBeNull()
    expect(pressed('Enter')).toBeNull()
  })

  it('call, end and undo only when that is possible', () => {
    expect(pressed('q')).toBeNull()
    expect(pressed('q', { mayCall: true })).toEqual(['begin call'])
    expect(pressed('e', { mayEnd: true })).toEqual(['end'])
    expect(pressed('Escape')).toBeNull()
    expect(pressed('Escape', { verb: 'place' })).toEqual(['undo'])
  })

  it('move the focus to a space', () => {
    expect(pressed('c')).toEqual(['focus c'])
    expect(pressed('8')).toEqual(['focus 8'])
    expect(pressed('9')).toBeNull()
  })
})
