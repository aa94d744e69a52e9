import { describe, expect, it } from 'vitest'
import { Thread } from './thread'

/** Workers that answer when the test says so. */
class Workers {
  started: FakeWorker[] = []
  start = (): Worker => {
    const worker = new FakeWorker()
    this.started.push(worker)
    return worker as unknown as Worker
  }
}
class FakeWorker {
  heard: { id: number; question?: string }[] = []
  ended = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage = (message: { id: number; question?: string }) => this.heard.push(message)
  terminate = () => (this.ended = true)
  answer = (id: number, answer: string) => this.onmessage!({ data: { id, answer } })
}

describe('a question that is dropped', () => {
  it('is told to a worker that hears between two steps', async () => {
    const workers = new Workers()
    const stop = new AbortController()
    const asked = new Thread<string>(workers.start).ask('one', { signal: stop.signal })
    stop.abort()
    await expect(asked).rejects.toMatchObject({ code: 'dropped' })
    expect(workers.started[0]!.heard).toEqual([{ id: 1, question: 'one' }, { id: 1 }])
  })

  it('ends a worker that does not hear, and a new one gets the other questions', async () => {
    const workers = new Workers()
    const thread = new Thread<string>(workers.start, false)
    const stop = new AbortController()
    const one = thread.ask('one', { signal: stop.signal })
    const two = thread.ask<string>('two')
    stop.abort()
    await expect(one).rejects.toMatchObject({ code: 'dropped' })
    const [first, second] = workers.started
    expect(first!.ended).toBe(true)
    expect(second!.heard).toEqual([{ id: 2, question: 'two' }])
    second!.answer(2, 'answered')
    expect(await two).toBe('answered')
  })
})
