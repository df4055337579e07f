/** What each sound is made of: noise that is filtered, and tones, each with its place in time. Nothing is recorded. */
import type { Sound } from './sounds.ts'

export interface Layer {
  /** A wave, or a filter through which noise goes. */
  readonly kind: 'sine' | 'triangle' | 'sawtooth' | 'lowpass' | 'bandpass' | 'highpass'
  /** The frequency at its beginning and its end, in hertz. */
  readonly from: number
  readonly to?: number
  /** When it begins and how long it lasts, in seconds. */
  readonly at?: number
  readonly length: number
  /** How long it takes to come up, in seconds. */
  readonly attack?: number
  readonly gain: number
}

const click = (at: number, from = 2600): Layer => ({ kind: 'bandpass', from, at, length: 0.035, gain: 0.7 })
const foot = (at: number): Layer => ({ kind: 'bandpass', from: 1900, to: 700, at, length: 0.11, gain: 0.28 })

export const layers: Readonly<Record<Sound, readonly Layer[]>> = {
  horn: [
    { kind: 'sawtooth', from: 196, to: 220, length: 1.1, attack: 0.12, gain: 0.1 },
    { kind: 'triangle', from: 294, to: 330, length: 1.1, attack: 0.12, gain: 0.16 },
  ],
  sand: [foot(0), foot(0.17)],
  swing: [{ kind: 'bandpass', from: 600, to: 2600, length: 0.18, attack: 0.08, gain: 0.4 }],
  steel: [
    { kind: 'triangle', from: 2640, to: 2590, length: 0.6, gain: 0.14 },
    { kind: 'sine', from: 4180, to: 4120, length: 0.4, gain: 0.1 },
    { kind: 'highpass', from: 5200, length: 0.05, gain: 0.35 },
  ],
  shield: [
    { kind: 'sine', from: 180, to: 85, length: 0.26, gain: 0.6 },
    { kind: 'lowpass', from: 1100, to: 300, length: 0.12, gain: 0.6 },
  ],
  wound: [
    { kind: 'lowpass', from: 600, to: 180, length: 0.18, gain: 0.9 },
    { kind: 'sine', from: 130, to: 60, length: 0.2, gain: 0.5 },
  ],
  stun: [{ kind: 'sine', from: 320, to: 90, length: 0.35, gain: 0.45 }],
  net: [{ kind: 'bandpass', from: 350, to: 1700, length: 0.45, attack: 0.2, gain: 0.35 }],
  spear: [{ kind: 'bandpass', from: 1100, to: 3200, length: 0.28, attack: 0.1, gain: 0.4 }],
  grains: [{ kind: 'highpass', from: 3600, length: 0.32, attack: 0.05, gain: 0.25 }],
  stumble: [foot(0), foot(0.1), { kind: 'lowpass', from: 500, at: 0.2, length: 0.12, gain: 0.5 }],
  fall: [
    { kind: 'sine', from: 95, to: 38, length: 0.4, gain: 0.8 },
    { kind: 'lowpass', from: 420, to: 150, length: 0.3, gain: 0.8 },
  ],
  dice: [click(0), click(0.07, 2200), click(0.12, 3000), click(0.21, 2400)],
  seal: [
    { kind: 'sine', from: 240, to: 120, length: 0.15, gain: 0.5 },
    { kind: 'lowpass', from: 1600, length: 0.06, gain: 0.4 },
  ],
  crowd: [{ kind: 'bandpass', from: 480, to: 640, length: 1.8, attack: 0.6, gain: 0.5 }],
  cheer: [
    { kind: 'bandpass', from: 700, to: 1300, length: 2.4, attack: 0.5, gain: 0.6 },
    { kind: 'bandpass', from: 1800, to: 2400, at: 0.2, length: 1.8, attack: 0.4, gain: 0.2 },
  ],
}
