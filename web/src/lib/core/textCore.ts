// A native core in WebAssembly, called with texts and answering with texts (native/wasm_text.hpp).
import type { Refusal } from '../net/wire'

/** A refusal, as a core tells it. */
export interface ToldRefusal {
  code: string
  params: Record<string, string | number>
}

type Call = (...args: number[]) => number
type Exports = Record<string, Call> & { memory: WebAssembly.Memory }

/** A refusal, as the server would tell it. */
export const refused = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, text: code, params })

export const asRefusal = ({ code, params }: ToldRefusal): Refusal => refused(code, params)

export class TextCore {
  protected readonly core: Exports
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()
  /** The set-up of the game in the core, and its events until now. */
  private setUp: string | null = null
  private played: string[] = []

  constructor(instance: WebAssembly.Instance) {
    this.core = instance.exports as Exports
    this.core._initialize!()
  }

  protected number(name: string, text: string, ...more: number[]): number {
    const buffer = new Uint8Array(this.core.memory.buffer, this.core.text!(), this.core.text_size!())
    const { read, written } = this.encoder.encodeInto(text, buffer)
    if (read < text.length)
      throw new Error(`expected a text that fits the core's buffer, got ${text.length} characters`)
    return this.core[name]!(written, ...more)
  }

  protected told(length: number): string {
    if (length < 0) throw new Error("expected an answer that fits the core's buffer, got a longer one")
    // The memory may have grown, and its view with it.
    return this.decoder.decode(new Uint8Array(this.core.memory.buffer, this.core.text!(), length))
  }

  protected ask = (name: string): string => this.told(this.core[name]!())
  protected send = (name: string, text: string): string => this.told(this.number(name, text))
  protected lines = (text: string): string[] => text.split('\n').filter(Boolean)

  /** Say something that may be refused, and raise the refusal. */
  protected demand(name: string, text: string): void {
    const wrong = this.send(name, text)
    if (wrong) throw asRefusal(JSON.parse(wrong) as ToldRefusal)
  }

  /**
   * Have the game with this set-up and these events in the core. If it is a longer form of the game that is there, only its
   * further events are played; otherwise `begin` sets it up. Raises the refusal of the first event that is wrong.
   */
  protected goOn(setUp: string, begin: () => void, events: readonly string[]): void {
    if (setUp !== this.setUp || !this.played.every((event, at) => event === events[at])) {
      this.setUp = null
      begin()
      this.setUp = setUp
      this.played = []
    }
    for (const event of events.slice(this.played.length)) this.play(event)
  }

  /** Play one event more. Raises its refusal, with its number. */
  play(event: string): void {
    const wrong = this.send('play', event)
    if (wrong) {
      const { code, params } = JSON.parse(wrong) as ToldRefusal
      throw refused(code, { ...params, event: this.played.length + 1 })
    }
    this.played.push(event)
  }

  /** Try a move as people do: the event, and why a false call was refused. Raises the refusal of what nobody hears of. */
  protected tried(move: string, seat: string): { event: string; refusal: Refusal | null } {
    const { event, refusal } = JSON.parse(this.send('attempt', `${seat} ${move}`)) as {
      event: string | null
      refusal: ToldRefusal | null
    }
    if (event === null) throw asRefusal(refusal!)
    this.played.push(event)
    return { event, refusal: refusal && asRefusal(refusal) }
  }

  /** Write a file into the core's memory and let it be used; false if the core cannot use it. */
  protected useFile(name: string, file: Uint8Array): boolean {
    const at = this.core.room!(file.length)
    new Uint8Array(this.core.memory.buffer, at, file.length).set(file)
    return this.core[name]!() === 1
  }
}
