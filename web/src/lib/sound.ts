// Sounds of wood, synthesised: a piece placed or given, a call, the end of a game.
import { preferences } from './storage/preferences.svelte'

let context: AudioContext | null = null

/** Play one knock; `at` is in seconds from now, `pitch` in hertz, `loud` from 0 to 1. */
function knock(at: number, pitch: number, loud: number): void {
  if (!context) return
  const start = context.currentTime + at
  for (const [ratio, part, length] of [
    [1, 1, 0.09],
    [2.76, 0.45, 0.05],
    [5.4, 0.2, 0.03],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.setValueAtTime(pitch * ratio, start)
    volume.gain.setValueAtTime(loud * part, start)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

/** The knocks of each sound: delay in seconds, pitch in hertz, loudness. */
const SOUNDS: Record<string, [number, number, number][]> = {
  place: [[0, 240, 0.25]],
  give: [[0, 330, 0.12]],
  call: [
    [0, 392, 0.2],
    [0.11, 523, 0.2],
  ],
  end: [
    [0, 262, 0.2],
    [0.12, 330, 0.2],
    [0.24, 392, 0.22],
  ],
}

/** The sound of each kind of half-move; others are silent. */
const OF_KIND: Record<string, keyof typeof SOUNDS> = {
  place: 'place',
  clear: 'place',
  give: 'give',
  call: 'call',
  say: 'call',
}

/** Play the sound of a half-move such as "A place b3", and that of the end of the game if it is over. */
export function playHalfMove(event: string, isOver: boolean): void {
  const sound = OF_KIND[event.split(' ')[1] ?? '']
  if (sound) play(sound)
  if (isOver) play('end')
}

/** Play a sound, if sounds are on. Browsers allow sounds only after the first click or key. */
export function play(name: keyof typeof SOUNDS): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const [at, pitch, loud] of SOUNDS[name] ?? []) knock(at, pitch, loud)
}
