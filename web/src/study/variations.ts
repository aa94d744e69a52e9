// Variations of a game: a tree of events in which the first child of a node continues its line and the other children
// begin variations. Lives here: growing, cutting and listing the tree. Does not live here: whether events are legal.
import { countTurn, NO_TURNS } from '../game/moveRows'

export interface Node {
  /** The number of the node in the tree; 0 is the position before the first event. */
  readonly id: number
  readonly event: string
  readonly parent: number | null
  /** The number of events up to and including this one. */
  readonly number: number
  readonly children: readonly number[]
}

export type Tree = ReadonlyMap<number, Node>

/** A row of the move list: the events of a turn, and the variations that begin instead of one of them. */
export interface Turn {
  /** The number of the turn, counted from 1; null for an event beside the turns, such as a draw offer. */
  number: number | null
  seat: string
  nodes: Node[]
  variations: Turn[][]
}

export const ROOT = 0

/** Return a tree without variations. */
export function treeOf(events: readonly string[]): Tree {
  let tree: Tree = new Map([[ROOT, { id: ROOT, event: '', parent: null, number: 0, children: [] }]])
  let at = ROOT
  for (const event of events) [tree, at] = withEvent(tree, at, event)
  return tree
}

/** Return the tree with an event after a node, and the node of the event; an event that is already there is not added. */
export function withEvent(tree: Tree, after: number, event: string): [Tree, number] {
  const parent = tree.get(after)!
  const known = parent.children.find((child) => tree.get(child)!.event === event)
  if (known !== undefined) return [tree, known]
  const id = Math.max(...tree.keys()) + 1
  const grown = new Map(tree)
  grown.set(after, { ...parent, children: [...parent.children, id] })
  grown.set(id, { id, event, parent: after, number: parent.number + 1, children: [] })
  return [grown, id]
}

/** Return the nodes from the first event to a node. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = []
  for (let at = tree.get(id); at && at.parent !== null; at = tree.get(at.parent)) path.unshift(at.id)
  return path
}

/** Return the nodes of the line through a node: those before it, then the first continuation after it. */
export function lineThrough(tree: Tree, id: number): number[] {
  const line = pathTo(tree, id)
  for (let next = tree.get(id)?.children[0]; next !== undefined; next = tree.get(next)?.children[0]) line.push(next)
  return line
}

export const eventsOf = (tree: Tree, ids: readonly number[]): string[] => ids.map((id) => tree.get(id)!.event)

/** Return the first nodes of the variations that a node belongs to, from the outermost in; empty on the main line. */
export const variationsAt = (tree: Tree, id: number): number[] =>
  pathTo(tree, id).filter((one) => tree.get(tree.get(one)!.parent!)!.children[0] !== one)

/** Return the tree without a node and everything after it. */
export function without(tree: Tree, id: number): Tree {
  const parent = tree.get(tree.get(id)!.parent!)!
  const left = new Map(tree)
  const cut = [id]
  for (let at = cut.pop(); at !== undefined; at = cut.pop()) {
    cut.push(...tree.get(at)!.children)
    left.delete(at)
  }
  left.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) })
  return left
}

/**
 * Return the turns of the line that begins with a node, each with the variations from it; `before` counts the turns before
 * the line.
 */
export function turnsFrom(tree: Tree, first: number | undefined, before = NO_TURNS): Turn[] {
  const rows: Turn[] = []
  let turn: Turn | null = null
  let turns = before
  for (let at = first; at !== undefined; at = tree.get(at)!.children[0]) {
    const node = tree.get(at)!
    const seat = node.event.split(' ')[0]!
    const count = countTurn(turns, node.event)
    const isNew = !count || turn?.number !== count.number
    const row: Turn = isNew ? { number: count?.number ?? null, seat, nodes: [], variations: [] } : turn!
    if (isNew) rows.push(row)
    if (count) turn = row
    row.nodes.push(node)
    const [main, ...others] = tree.get(node.parent!)!.children
    if (main === node.id) row.variations.push(...others.map((other) => turnsFrom(tree, other, turns)))
    turns = count ?? turns
  }
  return rows
}

/** Return the piece that an event places or calls about: the one given last before it; null if none was. */
export function pieceBefore(tree: Tree, { parent }: Node): string | null {
  for (let at = parent; at !== null; at = tree.get(at)!.parent) {
    const [, kind, piece] = tree.get(at)!.event.split(' ')
    if (kind === 'give') return piece ?? null
  }
  return null
}
