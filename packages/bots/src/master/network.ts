/**
 * A small network that foretells who wins. Sums, products and a quotient only, in a fixed order: the same numbers come out
 * on every machine and in every browser.
 */
import { Memory } from './memory.ts'

export interface LayerWeights {
  /** Input by input: what it adds to each output. */
  readonly weights: readonly number[]
  readonly biases: readonly number[]
}

/** What training writes: plain data. */
export interface Weights {
  readonly ruleset: string
  /** The version of the rules that were played in training. */
  readonly version: string
  /** The hash of their files then, how they played when it was last judged that the weights do, and why they do. */
  readonly rules: string
  readonly played: { readonly digest: string; readonly why: string }
  /** Which features it was trained on: a change of them needs new training. */
  readonly features: number
  readonly layers: readonly LayerWeights[]
}

interface Layer {
  readonly weights: Float64Array
  readonly biases: Float64Array
  readonly outputs: Float64Array
}

export class Network {
  private readonly layers: readonly Layer[]
  private memory: Memory | null = null

  constructor({ layers }: Pick<Weights, 'layers'>) {
    this.layers = layers.map(({ weights, biases }) => ({
      weights: Float64Array.from(weights),
      biases: Float64Array.from(biases),
      outputs: new Float64Array(biases.length),
    }))
  }

  /** The chance to win, from 0 to 1. */
  chanceOf(features: Float64Array): number {
    if (this.memory?.width !== features.length) this.memory = new Memory(features.length)
    return this.memory.at(features) ?? this.memory.keep(features, this.workOut(features))
  }

  private workOut(features: Float64Array): number {
    let inputs = features
    for (const layer of this.layers) {
      pass(inputs, layer)
      inputs = layer.outputs
    }
    return logistic(inputs[0]!)
  }
}

/** Where the inputs are that are not nothing. */
let filled = new Int32Array(0)

/**
 * One layer: what is below zero does not pass to it. Features may be below zero, outputs of a layer count from zero on. Four
 * inputs are added at a time, one after the other: that is quicker, and the sums are the same.
 */
function pass(inputs: Float64Array, { weights, biases, outputs }: Layer): void {
  const count = outputs.length
  outputs.set(biases)
  if (filled.length < inputs.length + 3) filled = new Int32Array(inputs.length + 3)
  let last = 0
  for (let from = 0; from < inputs.length; from++) if (inputs[from] !== 0) filled[last++] = from
  let at = 0
  for (; at + 3 < last; at += 4) addFour(inputs, at, weights, outputs)
  for (; at < last; at++) {
    const from = filled[at]!
    const input = inputs[from]!
    const place = from * count
    for (let to = 0; to < count; to++) outputs[to]! += input * weights[place + to]!
  }
  if (count === 1) return
  for (let to = 0; to < count; to++) if (outputs[to]! < 0) outputs[to] = 0
}

/** Each by itself: to take lists apart is slow until this is compiled, and his first decision is his slowest. */
function addFour(inputs: Float64Array, at: number, weights: Float64Array, outputs: Float64Array): void {
  const count = outputs.length
  const a = filled[at]!
  const b = filled[at + 1]!
  const c = filled[at + 2]!
  const d = filled[at + 3]!
  const first = inputs[a]!
  const second = inputs[b]!
  const third = inputs[c]!
  const fourth = inputs[d]!
  for (let to = 0, i = a * count, j = b * count, k = c * count, l = d * count; to < count; to++, i++, j++, k++, l++) {
    outputs[to] = outputs[to]! + first * weights[i]! + second * weights[j]! + third * weights[k]! + fourth * weights[l]!
  }
}

const STEEPEST = 20

/** e to the power of x, near enough for every use here, and the same everywhere: `Math.exp` is not. */
export function power(x: number): number {
  let y = 1 + Math.min(STEEPEST, Math.max(-STEEPEST, x)) / 1024
  for (let i = 0; i < 10; i++) y *= y
  return y
}

export function logistic(x: number): number {
  return 1 / (1 + power(-x))
}
