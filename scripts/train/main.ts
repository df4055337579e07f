// `npm run train -- <game> [--matches 60000] [--epochs 6] [--folder .train]`: plays matches to learn from, fits the
// network that a master values positions with, and writes packages/bots/src/weights/<game>.json. What has been played is
// kept in the folder, so that training goes on where it was interrupted; the same seed gives the same weights.
// `npm run train -- <game> --why "only what a net costs was put right"` trains nothing: it notes that the weights still do, and
// why, though the rules play otherwise than when they were trained (played.ts).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeText } from '../../apps/cli/src/lib/files.ts'
import { type Course, courses } from './courses.ts'
import { type Examples, Trainer } from './fit.ts'
import { playMatches } from './play.ts'
import { digestOfPlay, type Noted, TRAINED } from './played.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    epochs: { type: 'string', default: '6' },
    folder: { type: 'string', default: '.train' },
    seed: { type: 'string', default: 'train' },
    why: { type: 'string' },
  },
})

/** Matches of one file. */
const CHUNK = 500
/** One file of so many is kept apart, to see how well the network foretells what it has not learnt from. */
const HELD_OUT = 20

function main(id: string): void {
  const make = courses[id]
  if (!make) throw new Error(`there is nothing to train for "${id}"; there is for ${Object.keys(courses).join(', ')}`)
  const course = make()
  if (values.why === undefined) train(id, course)
  else judgeAgain(id, course, values.why)
}

function train(id: string, course: Course): void {
  const folder = join(values.folder, `${id}-${course.game.ruleset.version}-${course.mind.featuresVersion}`)
  mkdirSync(folder, { recursive: true })
  const chunks = Math.max(2, Math.ceil(Number(values.matches ?? course.matches) / CHUNK))
  const parts = Array.from({ length: chunks }, (_, at) => partOf(course, folder, at))
  const learnt = joined(parts.filter((_, at) => at % HELD_OUT !== 1))
  const held = joined(parts.filter((_, at) => at % HELD_OUT === 1))
  const trainer = new Trainer(learnt, {
    hidden: course.hidden,
    epochs: Number(values.epochs),
    rate: 2e-3,
    seed: values.seed,
  })
  console.log(`${learnt.results.length} positions to learn from, ${held.results.length} held out`)
  trainer.run((epoch) => {
    const { loss, right } = trainer.score(held)
    console.log(`epoch ${epoch + 1}: ${(100 * right).toFixed(1)} % of winners foretold, loss ${loss.toFixed(4)}`)
  })
  writeWeights(id, course, trainer)
}

const pathOf = (id: string) => `packages/bots/src/weights/${id}.json`

function writeWeights(id: string, course: Course, trainer: Trainer): void {
  const { game, mind } = course
  const { version } = game.ruleset
  const noted: Noted = {
    rules: JSON.parse(readFileSync(`packages/${game.book}/rules.json`, 'utf8'))[id].rules,
    played: { digest: digestOfPlay(course), why: TRAINED },
  }
  const weights = { ruleset: id, version, ...noted, features: mind.featuresVersion, layers: trainer.weights() }
  writeText(pathOf(id), `${JSON.stringify(weights)}\n`)
}

/** The rules have changed since, and the weights still do. */
function judgeAgain(id: string, course: Course, why: string): void {
  const { ruleset, version, rules, ...weights } = JSON.parse(readFileSync(pathOf(id), 'utf8'))
  const played = { digest: digestOfPlay(course), why }
  writeText(pathOf(id), `${JSON.stringify({ ruleset, version, rules, ...weights, played })}\n`)
}

/** Played, or read if it has been played before. */
function partOf({ game, ...course }: Course, folder: string, number: number): Examples {
  const path = join(folder, `${values.seed}-${number}.bin`)
  if (existsSync(path)) return read(readFileSync(path))
  const started = process.cpuUsage()
  const part = playMatches({ game, ...course }, `${values.seed}/${number}`, CHUNK)
  writeFileSync(path, bytesOf(part))
  const { user } = process.cpuUsage(started)
  console.log(`part ${number}: ${part.results.length} positions in ${(user / 1e6).toFixed(1)} s`)
  return part
}

function bytesOf({ width, inputs, results }: Examples): Uint8Array {
  const all = new Float32Array(1 + inputs.length + results.length)
  all[0] = width
  all.set(inputs, 1)
  all.set(results, 1 + inputs.length)
  return new Uint8Array(all.buffer)
}

function read(bytes: Uint8Array): Examples {
  const all = new Float32Array(bytes.slice().buffer)
  const width = all[0]!
  const count = (all.length - 1) / (width + 1)
  return { width, inputs: all.subarray(1, 1 + count * width), results: all.subarray(1 + count * width) }
}

function joined(parts: readonly Examples[]): Examples {
  const width = parts[0]!.width
  const inputs = new Float32Array(parts.reduce((sum, part) => sum + part.inputs.length, 0))
  const results = new Float32Array(parts.reduce((sum, part) => sum + part.results.length, 0))
  let at = 0
  for (const part of parts) {
    inputs.set(part.inputs, at * width)
    results.set(part.results, at)
    at += part.results.length
  }
  return { width, inputs, results }
}

main(positionals[0] ?? '')
