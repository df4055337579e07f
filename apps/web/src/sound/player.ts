/** Plays sounds, made on the spot. Fetched when sound is first wanted. */
import { type Layer, layers } from './layers.ts'
import type { Sound } from './sounds.ts'

/** From one sound of a line to the next, in seconds. */
const STEP = 0.22

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** One after the other. The volume is from 0 to 100. */
export function play(sounds: readonly Sound[], volume: number): void {
  context ??= new AudioContext()
  // A page may make no sound before somebody has touched it; it is tried again with the next one.
  if (context.state === 'suspended') void context.resume()
  const out = new GainNode(context, { gain: (volume / 100) ** 2 })
  out.connect(context.destination)
  for (const [place, sound] of sounds.entries()) {
    for (const layer of layers[sound]) sourceOf(context, out, layer, context.currentTime + place * STEP)
  }
}

function sourceOf(context: AudioContext, out: AudioNode, layer: Layer, begin: number): void {
  const { kind, from, to = from, at = 0, length, attack = 0.005, gain } = layer
  const [start, end] = [begin + at, begin + at + length]
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0.0001, start)
  envelope.gain.exponentialRampToValueAtTime(gain, start + attack)
  envelope.gain.exponentialRampToValueAtTime(0.0001, end)
  envelope.connect(out)
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from, start)
    frequency.exponentialRampToValueAtTime(to, end)
  }
  const source =
    kind === 'sine' || kind === 'triangle' || kind === 'sawtooth' ? tone(context, kind, slide) : hiss(context)
  if (source instanceof OscillatorNode) source.connect(envelope)
  else {
    const filter = new BiquadFilterNode(context, { type: kind as BiquadFilterType, Q: 1 })
    slide(filter.frequency)
    source.connect(filter).connect(envelope)
  }
  source.start(start)
  source.stop(end)
}

function tone(context: AudioContext, type: OscillatorType, slide: (frequency: AudioParam) => void): OscillatorNode {
  const node = new OscillatorNode(context, { type })
  slide(node.frequency)
  return node
}

/** A second of noise, again and again. */
function hiss(context: AudioContext): AudioBufferSourceNode {
  noise ??= newNoise(context)
  return new AudioBufferSourceNode(context, { buffer: noise, loop: true })
}

function newNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const data = buffer.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1
  return buffer
}
