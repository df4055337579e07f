/** Feeds hostile inputs to the command and judges each; whatever is found can be had again by its number. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder, harena, type Ran } from '../harena.ts'
import { Chance } from './chance.ts'
import { type Input, Inputs } from './inputs.ts'
import { fault } from './judge.ts'

/** So long any input may take, in milliseconds; most take a few. */
const LONGEST = 30_000

export interface Fuzzed {
  readonly passed: number
  readonly refused: number
  /** What went wrong, with all that is needed to see it again. */
  readonly faults: readonly string[]
}

/** The inputs number `from` to `to` - 1 of a seed. */
export async function fuzz(seed: string, from: number, to: number): Promise<Fuzzed> {
  const around = freshFolder()
  const folder = join(around, 'a', 'b', 'c')
  mkdirSync(folder, { recursive: true })
  const before = process.cwd()
  process.chdir(folder)
  const inputs = new Inputs(folder)
  const counts = { passed: 0, refused: 0 }
  const faults: string[] = []
  try {
    for (let number = from; number < to && faults.length < 20; number++) {
      const input = inputs.next(new Chance(`${seed}/${number}`))
      const wrong = await outcomeOf(input, counts)
      const strange = wrong ?? escapedFrom(around)
      if (strange !== null) faults.push(`${seed}/${number}: ${strange}\n  ${JSON.stringify(input).slice(0, 1500)}`)
    }
  } finally {
    process.chdir(before)
  }
  return { ...counts, faults }
}

async function outcomeOf(input: Input, counts: { passed: number; refused: number }): Promise<string | null> {
  const started = performance.now()
  let told: Ran
  try {
    told = await harena(input.args, { input: input.stdin ?? '' })
  } catch (thrown) {
    return `it threw ${(thrown as Error).stack}`
  }
  counts[told.status === 0 ? 'passed' : 'refused']++
  const took = performance.now() - started
  if (took > LONGEST) return `it took ${Math.round(took / 1000)} s`
  if (told.status === 0 && !input.mayPass) return `a changed file was taken: ${told.stdout.slice(0, 200)}`
  const wrong = fault(told)
  return wrong === null ? null : `${wrong}\n  status ${told.status}: ${told.stderr.slice(0, 1200)}`
}

/** Nothing is written but below the folder of the inputs. */
function escapedFrom(around: string): string | null {
  const found = [around, join(around, 'a'), join(around, 'a', 'b')].flatMap((folder) => readdirSync(folder))
  return found.join() === 'a,b,c' ? null : `files were written elsewhere: ${found.join()}`
}
