/**
 * Work that is measured in a process of its own. What a process has played before, beasts for instance, leaves its compiler
 * with other expectations: the same duels are then a third slower, which says nothing of the duels.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { randomPlayer } from '@harena/bots'
import { digest, playOut } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Plan, prepare, simulate } from '@harena/lab'
import { checksumOf } from './games.ts'
import type { Measured } from './measure.ts'

/** Matches of a plan, played by its opponents or by players who take any legal answer. */
export interface Alone {
  readonly plan: Plan
  readonly isRandom: boolean
  readonly runs: number
  /** In milliseconds. */
  readonly warmUp: number
}

/** What it came to is a checksum. */
export async function measureAlone(work: Alone): Promise<Measured<string>> {
  const child = fileURLToPath(new URL('./alone-child.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [child, JSON.stringify(work)])
  return JSON.parse(stdout)
}

/** What the process does. */
export function workOf({ plan, isRandom }: Alone): () => string {
  const game = gameOf(plan.ruleset)
  return isRandom ? () => randomMatches(plan) : () => checksumOf(simulate(game, plan))
}

function randomMatches(plan: Plan): string {
  const { ruleset } = gameOf(plan.ruleset)
  const { options } = prepare(gameOf(plan.ruleset), plan)
  const player = randomPlayer(ruleset)
  const lengths: number[] = []
  for (let i = plan.from; i < plan.to; i++) {
    const state = ruleset.start(plan.setup, options)
    playOut(ruleset, state, [player, player], `${plan.seed}/${i}`)
    lengths.push(ruleset.result(state).length)
  }
  return `${lengths.reduce((sum, length) => sum + length, 0)} turns, ${digest(lengths).slice(0, 12)}`
}
