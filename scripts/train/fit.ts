/** Fits a network of one or two hidden layers to positions and their results: Adam on the cross entropy, seeded. */
import type { LayerWeights } from '@harena/bots/master/network'
import { Dice } from '@harena/engine'

/** Positions row by row, and what came of each: 1 a win, 0.5 a draw, 0 a loss. */
export interface Examples {
  readonly width: number
  readonly inputs: Float32Array
  readonly results: Float32Array
}

export interface Fitting {
  readonly hidden: readonly number[]
  readonly epochs: number
  readonly rate: number
  readonly seed: string
}

/** How well a network foretells: its cross entropy, and the share of winners that it names. */
export interface Score {
  readonly loss: number
  readonly right: number
}

interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float64Array
  readonly moments: Float64Array
  readonly squares: Float64Array
  readonly gradient: Float64Array
  readonly values: Float64Array
  readonly errors: Float64Array
}

const BATCH = 128
const [KEEP, KEEP_SQUARES, LEAST] = [0.9, 0.999, 1e-8]
/** Weights are pulled towards nothing, so that none grows without need. */
const DECAY = 1e-5

/** Weights and biases are one array: the biases come last. */
function newLayer(inputs: number, outputs: number, random: Dice): Layer {
  const size = (inputs + 1) * outputs
  const spread = Math.sqrt(6 / inputs)
  const weights = new Float64Array(size)
  for (let i = 0; i < inputs * outputs; i++) weights[i] = ((random.below(20001) - 10000) / 10000) * spread
  return {
    inputs,
    outputs,
    weights,
    moments: new Float64Array(size),
    squares: new Float64Array(size),
    gradient: new Float64Array(size),
    values: new Float64Array(outputs),
    errors: new Float64Array(outputs),
  }
}

export class Trainer {
  private readonly layers: Layer[]
  private readonly random: Dice
  private readonly examples: Examples
  private readonly fitting: Fitting
  private steps = 0

  constructor(examples: Examples, fitting: Fitting) {
    this.examples = examples
    this.fitting = fitting
    this.random = Dice.fromSeed(fitting.seed)
    const sizes = [examples.width, ...fitting.hidden, 1]
    this.layers = sizes.slice(1).map((size, at) => newLayer(sizes[at]!, size, this.random))
  }

  run(onEpoch: (epoch: number) => void): void {
    const count = this.examples.results.length
    const order = Uint32Array.from({ length: count }, (_, at) => at)
    const { epochs, rate } = this.fitting
    const batches = Math.floor(count / BATCH)
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, this.random)
      for (let batch = 0; batch < batches; batch++) {
        const done = (epoch * batches + batch) / (epochs * batches)
        for (let i = 0; i < BATCH; i++) this.learn(order[batch * BATCH + i]!)
        this.step(rate * (1 - 0.97 * done))
      }
      onEpoch(epoch)
    }
  }

  private learn(example: number): void {
    const { width, inputs, results } = this.examples
    const row = inputs.subarray(example * width, (example + 1) * width)
    const chance = this.foretell(row)
    const { layers } = this
    layers.at(-1)!.errors[0] = chance - results[example]!
    for (let at = layers.length - 1; at >= 0; at--) {
      backwards(layers[at]!, at === 0 ? row : layers[at - 1]!.values, at === 0 ? null : layers[at - 1]!.errors)
    }
  }

  foretell(row: Float32Array): number {
    let inputs: ArrayLike<number> = row
    for (const layer of this.layers) {
      forwards(layer, inputs, layer !== this.layers.at(-1))
      inputs = layer.values
    }
    return 1 / (1 + Math.exp(-inputs[0]!))
  }

  private step(rate: number): void {
    this.steps++
    const first = 1 - KEEP ** this.steps
    const second = 1 - KEEP_SQUARES ** this.steps
    for (const { weights, gradient, moments, squares } of this.layers) {
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i]! / BATCH + DECAY * weights[i]!
        gradient[i] = 0
        moments[i] = KEEP * moments[i]! + (1 - KEEP) * slope
        squares[i] = KEEP_SQUARES * squares[i]! + (1 - KEEP_SQUARES) * slope * slope
        weights[i]! -= (rate * (moments[i]! / first)) / (Math.sqrt(squares[i]! / second) + LEAST)
      }
    }
  }

  score({ width, inputs, results }: Examples): Score {
    let loss = 0
    let right = 0
    for (let at = 0; at < results.length; at++) {
      const chance = this.foretell(inputs.subarray(at * width, (at + 1) * width))
      const result = results[at]!
      loss -= result * Math.log(Math.max(chance, 1e-9)) + (1 - result) * Math.log(Math.max(1 - chance, 1e-9))
      right += result === 0.5 ? 0.5 : chance > 0.5 === result > 0.5 ? 1 : 0
    }
    return { loss: loss / results.length, right: right / results.length }
  }

  /** Rounded, as they are kept. */
  weights(): LayerWeights[] {
    const round = (values: Float64Array) => [...values].map((value) => Math.round(value * 1e4) / 1e4)
    return this.layers.map(({ weights, inputs, outputs }) => ({
      weights: round(weights.subarray(0, inputs * outputs)),
      biases: round(weights.subarray(inputs * outputs)),
    }))
  }
}

function forwards(
  { inputs: count, outputs, weights, values }: Layer,
  inputs: ArrayLike<number>,
  isHidden: boolean,
): void {
  for (let to = 0; to < outputs; to++) values[to] = weights[count * outputs + to]!
  for (let from = 0, at = 0; from < count; from++, at += outputs) {
    const input = inputs[from]!
    if (input === 0) continue
    for (let to = 0; to < outputs; to++) values[to]! += input * weights[at + to]!
  }
  if (isHidden) for (let to = 0; to < outputs; to++) if (values[to]! < 0) values[to] = 0
}

/** Adds to the gradient of a layer, and hands the errors on to the one before. */
function backwards(layer: Layer, inputs: ArrayLike<number>, before: Float64Array | null): void {
  const { inputs: count, outputs, weights, gradient, errors } = layer
  for (let to = 0; to < outputs; to++) gradient[count * outputs + to]! += errors[to]!
  for (let from = 0, at = 0; from < count; from++, at += outputs) {
    const input = inputs[from]!
    if (input === 0) {
      if (before) before[from] = 0
      continue
    }
    let error = 0
    for (let to = 0; to < outputs; to++) {
      gradient[at + to]! += input * errors[to]!
      error += weights[at + to]! * errors[to]!
    }
    if (before) before[from] = error
  }
}

function shuffle(order: Uint32Array, random: Dice): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
}
