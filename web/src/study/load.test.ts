import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepGame } from '../lib/storage/finishedGames'
import { freshStorage } from '../lib/storage/storage.fixture'
import { addressOf, lastingAddress, load, momentOf, viewsOf } from './load'

const played = (piece: string, result = 'result: draw (agreement)\n') =>
  `game: quarto\nrules: classic\n${result}\nA give ${piece}\n`
const asked = (text: string) => new URLSearchParams(text)
const serve = (text: string | null) =>
  vi.stubGlobal('fetch', () => (text === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(text))))

describe('the game of a table', () => {
  beforeEach(() => {
    freshStorage()
    keepGame({ record: played('2'), table: 'abc', number: 2 }, 1000)
    keepGame({ record: played('1'), table: 'abc', number: 1 }, 2000)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the last finished one while the next is in progress', async () => {
    serve(played('3', ''))
    expect((await load(asked('table=abc'))).record.events).toEqual(['A give 2'])
  })

  it('is the one at the table once that is over', async () => {
    serve(played('3'))
    expect((await load(asked('table=abc'))).record.events).toEqual(['A give 3'])
  })

  it('is the stored one if the server cannot be reached', async () => {
    serve(null)
    expect((await load(asked('table=abc'))).record.events).toEqual(['A give 2'])
  })

  it('is known as a game of this guest, also by its text alone', async () => {
    keepGame({ record: played('7'), table: 'mine', number: 1, yours: ['B'] })
    serve(null)
    expect((await load(asked('table=mine'))).yours).toEqual(['B'])
    expect((await load(new URLSearchParams({ record: played('7') }))).yours).toEqual(['B'])
    expect((await load(new URLSearchParams({ record: played('9') }))).yours).toEqual([])
  })

  it('has a lasting address without the id of the table', async () => {
    serve(played('3'))
    const found = await load(asked('table=abc'))
    const address = `/replay?${new URLSearchParams({ record: played('3') })}`
    expect(addressOf('replay', found)).toBe(address)
    expect(lastingAddress('replay', asked('table=abc&at=1'), found)).toBe(`${address}&at=1`)
    expect(lastingAddress('replay', asked(address.split('?')[1]!), found)).toBeNull()
  })

  it('is shared by the id of the table while it is in progress', async () => {
    serve(played('3', ''))
    const found = await load(asked('table=other'))
    expect(addressOf('replay', found)).toBe('/replay?table=other')
    expect(lastingAddress('replay', asked('table=other'), found)).toBeNull()
  })

  it('is addressed by its id in the storage if it began with a position', async () => {
    const kept = keepGame({ record: played('5'), start: '0.../..../..../.... -', table: 'local-x', number: 1 })!
    const found = await load(asked('table=local-x'))
    expect(lastingAddress('analysis', asked('table=local-x'), found)).toBe(`/analysis?game=${kept.id}`)
  })
})

it('collects the views of a long game from several pages of the server', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string | null }) => {
    if (path !== '/api/records') return Promise.resolve(Response.json({ page: 'token' }))
    const { from } = JSON.parse(body!) as { from: number }
    asked.push(from)
    const views = Array.from({ length: Math.min(100, 250 - from) }, (_, number) => ({ number: from + number }))
    return Promise.resolve(Response.json({ record: null, views, total: 250, next: from < 200 ? from + 100 : null }))
  })
  const text = 'game: quartino\nrules: quartino\ndeal: A=?,?,?,? B=?,?,?,?\nfirst: A\n\nA place Y 1\n'
  const views = await viewsOf(await load(new URLSearchParams({ record: text })))
  vi.unstubAllGlobals()
  expect(asked).toEqual([0, 100, 200])
  expect(views.map((view) => (view as unknown as { number: number }).number)).toEqual([...Array(250).keys()])
})

it.each([
  ['', 9],
  ['at=3', 3],
  ['at=1.5', 1],
  ['at=x', 9],
  ['at=-2', 0],
  ['at=99', 9],
])('the moment of "%s" is %i', (address, moment) => expect(momentOf(asked(address), 9)).toBe(moment))
