/** Two processes at one save, time and again. */
import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { answersFor, answersIn, type Given } from './answers.ts'
import { freshFolder, type Ran } from './harena.ts'
import type { Order, Report } from './twin.ts'

const SAVE = 'save.json'

/** No match is played further than this: a long one takes long to go on with. */
const LONGEST = 20

class Twin {
  readonly child: ChildProcess = fork(new URL('./twin.ts', import.meta.url), { execArgv: [] })

  private order(order: Order): void {
    this.child.send(order)
  }

  run(args: string, cwd: string): Promise<Ran> {
    this.order({ args: args.split(' '), cwd })
    return new Promise((resolve) => this.child.once('message', (report) => resolve(report as Report)))
  }

  type(text: string): void {
    this.order({ typed: text })
  }
}

export interface Contest {
  rounds: number
  /** Rounds in which one played and the other was told so, in one line. */
  told: number
  /** Answers that were taken and are not in the save, and saves or folders that are not whole. */
  lost: number
  torn: number
}

/**
 * Both go on with the same match at the same time and give its next answer; one of them must be told, the other is let
 * finish. Every other time they find the lock of a process that has died.
 */
export async function contest(rounds: number, ruleset = 'munera'): Promise<Contest> {
  const cwd = freshFolder()
  const twins = [new Twin(), new Twin()] as const
  const found: Contest = { rounds: 0, told: 0, lost: 0, torn: 0 }
  try {
    for (let match = 0; found.rounds < rounds; match++) {
      const answers = answersFor(ruleset, `pair${match}`, LONGEST)
      const opened = twins[0].run(`play ${ruleset} --seed pair${match}`, cwd)
      twins[0].type(`s ${SAVE}\nq\n`)
      await opened
      for (let at = 0; at < answers.length - 1 && found.rounds < rounds; at++) {
        if (at % 2 === 1) leaveDeadLock(join(cwd, SAVE))
        await oneRound(twins, cwd, answers, at, found)
      }
    }
  } finally {
    for (const { child } of twins) child.disconnect()
  }
  return found
}

/** Who is never told would wait for the keyboard for ever; so long, in milliseconds, it may take. */
const PATIENCE = 30_000

async function oneRound(
  twins: readonly [Twin, Twin],
  cwd: string,
  answers: readonly Given[],
  at: number,
  found: Contest,
) {
  const runs = twins.map((twin) => twin.run(`play --resume ${SAVE}`, cwd))
  for (const twin of twins) twin.type(`${answers[at]!.typed}\n`)
  const tooLong = setTimeout(() => twins[0].type('q\n'), PATIENCE)
  const [first, winner] = await Promise.race(runs.map(async (run, i) => [await run, 1 - i] as const))
  clearTimeout(tooLong)
  twins[winner]!.type('q\n')
  const second = await runs[winner]!
  found.rounds++
  const isTold = /^harena: save\.json is in use by process \d+ since [^\n]+\n$/.test(first.stderr)
  if (first.status === 2 && isTold && second.status === 0) found.told++
  const names = readdirSync(cwd).filter((name) => name !== '.harena')
  if (names.length !== 1) found.torn++
  try {
    const kept = answersIn(JSON.parse(readFileSync(join(cwd, SAVE), 'utf8')))
    if (JSON.stringify(kept) !== JSON.stringify(answers.slice(0, at + 1).map(({ answer }) => answer))) found.lost++
  } catch {
    found.torn++
  }
}

function leaveDeadLock(path: string): void {
  const boot = 'an earlier start of the machine'
  const dead = { id: '1-0123456789ab', pid: 1, host: hostname(), boot, space: '', start: '1', since: '' }
  symlinkSync(JSON.stringify(dead), `${path}.lock`)
}
