/** Simulations under way as files. */
import { existsSync } from 'node:fs'
import { gameOf } from '@harena/games'
import { checkedRun, checkedState, type Plan, type Run } from '@harena/lab'
import { readJson } from './reading.ts'
import { writeText } from './records.ts'

/** So often a simulation under way is saved, in milliseconds: no more than that is lost when the machine stops. */
const SAVE_EVERY = 500

/** Whether a simulation is saved there. */
export function isSaved(path: string): boolean {
  return existsSync(path)
}

/** A saved simulation, whatever it is of. */
export function readRun(path: string): Run {
  return readJson(path, checkedState)
}

/** A saved simulation of this plan. */
export function readRunOf(path: string, plan: Plan): Run {
  return readJson(path, (data) => checkedRun(gameOf(plan.ruleset), data, plan))
}

/** Saves a simulation from time to time, and at once when asked. */
export class Keeper {
  private readonly path: string | undefined
  private readonly run: Run
  private savedAt = performance.now()

  constructor(path: string | undefined, run: Run) {
    this.path = path
    this.run = run
  }

  now(): void {
    if (this.path === undefined) return
    writeText(this.path, `${JSON.stringify(this.run)}\n`)
    this.savedAt = performance.now()
  }

  fromTimeToTime(): void {
    if (performance.now() - this.savedAt >= SAVE_EVERY) this.now()
  }
}
