/** Simulations under way as files. */
import { existsSync } from 'node:fs'
import { gameOf } from '@harena/games'
import { checkedRun, formatRun, type Run } from '@harena/lab'
import { buildOf } from '@harena/lab/threads'
import { writeText } from './files.ts'
import { readJson } from './reading.ts'

/** So often a simulation under way is saved, in milliseconds: no more than that is lost when the machine stops. */
const SAVE_EVERY = 500

/** Whether a simulation is saved there. */
export function isSaved(path: string): boolean {
  return existsSync(path)
}

/** The program that plays: this one. */
function ownBuild(): string {
  return buildOf(import.meta.resolve('@harena/games'))
}

export function readRun(path: string): Run {
  return readJson(path, (data) => checkedRun(gameOf, data, ownBuild()))
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
    writeText(this.path, formatRun(this.run, ownBuild()))
    this.savedAt = performance.now()
  }

  fromTimeToTime(): void {
    if (performance.now() - this.savedAt >= SAVE_EVERY) this.now()
  }
}
