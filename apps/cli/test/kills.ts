/**
 * Processes that are killed at random moments while somebody plays as fast as he can. What was answered is acknowledged
 * with the first word that comes back; whatever was acknowledged must be in the save.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { Dice, lastOf, type TapeEntry } from '@harena/engine'
import { Library } from '../src/lib/library.ts'
import { isSaved, wholeOf } from '../src/lib/saves.ts'
import { answersFor, answersIn, type Given } from './answers.ts'
import { freshFolder } from './harena.ts'

export interface Kills {
  kills: number
  /** Answers, or reports of a simulation, that were given out and are not in the save. */
  lost: number
  /** Saves that are not whole. */
  torn: number
  /** How many were acknowledged, and how often the kill came in the middle of writing: the test must be able to fail. */
  acknowledged: number
  inWriting: number
}

export const KINDS = [
  'munera',
  'outland',
  'heroes',
  'colosseum',
  'heroes-career',
  'gladiator-campaign',
  'library',
  'simulate',
] as const
type Kind = (typeof KINDS)[number]

/** How long, in milliseconds, the last ones took to say their first word, and for an answer: kills are spread over that. */
interface Pace {
  start: number
  answer: number
}

/** When to kill: so many answers, or changes in the folder, after the start, and then so long after that. */
interface Moment {
  readonly after: number
  readonly of: 'answers' | 'changes'
  readonly milliseconds: number
}

/** What is saved in the library: its name there, and the commands that begin it (answers.ts) and go on with it. */
const IN_LIBRARY: Readonly<Partial<Record<Kind, { name: string; begin: string; goOn: string }>>> = {
  'heroes-career': { name: 'career', begin: 'career --stars 2 --months 24', goOn: 'career --resume' },
  'gladiator-campaign': { name: 'campaign', begin: 'campaign --rounds 3', goOn: 'campaign --resume' },
  library: { name: 'duel', begin: 'play munera --name duel', goOn: 'play --resume duel' },
}

/** So many are simulated at one go. */
const MATCHES = 100

/** No match is played further than this: a long one takes long to go on with. */
const LONGEST = 30

/** Kills processes of one kind; `program` is what Node runs. */
export async function killed(kind: Kind, times: number, program: string): Promise<Kills> {
  const found: Kills = { kills: 0, lost: 0, torn: 0, acknowledged: 0, inWriting: 0 }
  const random = Dice.fromSeed(kind)
  const pace = { start: 300, answer: 20 }
  for (let number = 0; found.kills < times; number++) {
    const lives = new Lives(kind, `${kind}${number}`, program, random, pace, found)
    const { lost, torn } = found
    // A save that is not whole cannot be gone on with.
    while (found.kills < times && found.lost === lost && found.torn === torn && !(await lives.next())) {}
  }
  return found
}

/** One match, or one simulation, from its first life to its last. */
class Lives {
  private readonly cwd = freshFolder()
  private readonly answers: readonly Given[]
  private readonly kind: Kind
  private readonly seed: string
  private readonly program: string
  private readonly random: Dice
  private readonly pace: Pace
  private readonly found: Kills
  /** How much of it is known to be saved. */
  private kept = 0

  constructor(kind: Kind, seed: string, program: string, random: Dice, pace: Pace, found: Kills) {
    this.kind = kind
    this.seed = seed
    this.program = program
    this.random = random
    this.pace = pace
    this.found = found
    this.answers = kind === 'simulate' ? [] : answersFor(kind === 'library' ? 'munera' : kind, seed, LONGEST)
  }

  /** Lives once more; true when there is nothing left to do. */
  async next(): Promise<boolean> {
    const life = new Life(this.program, this.args(), this.cwd, this.save(), this.pace)
    const answers = this.answers.slice(this.kept).map(({ typed }) => typed)
    const { isKilled, acknowledged } = await life.run(answers, this.moment())
    const { found } = this
    const told = this.kind === 'simulate' ? matchesIn(life.text) : this.kept + acknowledged
    if (isKilled) found.kills++
    else if (told === 0) throw new Error(`${this.kind} did not play: ${life.text}`)
    found.acknowledged += this.kind === 'simulate' ? told / MATCHES : acknowledged
    found.torn += life.torn
    if (names(this.cwd).some((name) => /\.new$|-journal$/.test(name))) found.inWriting++
    this.compare(told)
    return !isKilled || (this.kind !== 'simulate' && this.kept >= this.answers.length)
  }

  /** Mostly while an answer is worked out and saved, or while a simulation saves; sometimes at any moment of the start. */
  private moment(): Moment {
    const { random, pace, kind } = this
    const share = random.below(1000) / 1000
    if (random.below(8) === 0) return { after: 0, of: 'answers', milliseconds: share * pace.start * 1.1 }
    if (kind === 'simulate') return { after: 1 + random.below(9), of: 'changes', milliseconds: share * 2 }
    return { after: 1 + random.below(6), of: 'answers', milliseconds: share * pace.answer * 1.1 }
  }

  private args(): string[] {
    const save = this.save()
    const saved = IN_LIBRARY[this.kind]
    if (saved) return (this.inLibrary() ? saved.goOn : `${saved.begin} --seed ${this.seed}`).split(' ')
    if (this.kind === 'simulate')
      return `simulate outland --matches ${MATCHES} --seed ${this.seed} --threads 1 --state run.json --json`.split(' ')
    return (save ? `play --resume ${save}` : `play ${this.kind} --seed ${this.seed}`).split(' ')
  }

  private save(): string | undefined {
    return names(this.cwd).find((name) => name.endsWith('.json'))
  }

  /** What the library has of it; whoever looks at it finds it whole. */
  private inLibrary(): { readonly tape: readonly TapeEntry[] } | null {
    const library = Library.find(join(this.cwd, '.harena', 'library.db'))
    if (!library) return null
    try {
      const { name } = IN_LIBRARY[this.kind]!
      if (!isSaved(library, name)) return null
      const { months } = wholeOf(library, name)
      lastOf(months.flatMap(({ snapshot }) => snapshot ?? []))
      return { tape: months.flatMap(({ tape }) => tape) }
    } finally {
      library.close()
    }
  }

  /** What is saved against what must be there. */
  private compare(least: number): void {
    const save = this.save()
    const { found, kind } = this
    try {
      const data = IN_LIBRARY[kind] ? this.inLibrary() : save && JSON.parse(readFileSync(join(this.cwd, save), 'utf8'))
      const saved = kind === 'simulate' ? (data?.tally.matches ?? 0) : data ? answersIn(data) : []
      const length = typeof saved === 'number' ? saved : saved.length
      if (length < Math.max(least, this.kept)) found.lost++
      const given = this.answers.slice(0, length).map(({ answer }) => answer)
      if (typeof saved !== 'number' && JSON.stringify(saved) !== JSON.stringify(given)) found.torn++
      this.kept = length
    } catch {
      found.torn++
    }
  }
}

/** A simulation acknowledges nothing before its report. */
function matchesIn(text: string): number {
  return text.endsWith('}\n') ? JSON.parse(text).matches : 0
}

/** All files below a folder. */
function names(cwd: string): string[] {
  return existsSync(cwd) ? readdirSync(cwd, { recursive: true, encoding: 'utf8' }) : []
}

/** A line that is no answer, and what it is answered with: all that was typed before is then done. */
const NO_ANSWER = '!\n'
const REFUSED =
  /(?:this is no answer and no command; \? tells how to answer|choose a number from 1 to \d+|there is nothing to choose now)\n$/

class Life {
  text = ''
  /** How often somebody who looked at the save while it was written found half of it. */
  torn = 0
  private readonly child: ChildProcess
  private readonly begun = performance.now()
  private readonly pace: Pace
  private readonly cwd: string
  private readonly save: string | undefined
  private readonly closed: Promise<NodeJS.Signals | null>
  private sent = 0
  private acknowledged = 0

  constructor(program: string, args: readonly string[], cwd: string, save: string | undefined, pace: Pace) {
    this.pace = pace
    this.cwd = cwd
    this.save = save && join(cwd, save)
    this.child = spawn(process.execPath, [program, ...args], { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
    this.child.stdin!.on('error', () => {}) // the pipe breaks with it
    this.closed = new Promise((resolve) => this.child.on('close', (_, signal) => resolve(signal)))
  }

  async run(answers: readonly string[], { after, of, milliseconds }: Moment) {
    const { child, pace } = this
    const changes = watch(this.save ? dirname(this.save) : this.cwd)
    let left = after
    const step = (what: Moment['of']) => {
      if (what === of && left-- === 0) killAfter(child, milliseconds)
    }
    step(of)
    changes.on('change', () => {
      step('changes')
      this.look()
    })
    let sentAt = 0
    child.stdin!.write(NO_ANSWER)
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      if (this.text === '') pace.start = smooth(pace.start, performance.now() - this.begun)
      this.acknowledged = this.sent
      this.text += text
      if (!REFUSED.test(this.text)) return
      if (this.sent > 0) pace.answer = smooth(pace.answer, performance.now() - sentAt)
      if (this.sent === answers.length) {
        child.kill('SIGKILL')
        return
      }
      this.text = '-'
      sentAt = performance.now()
      child.stdin!.write(`${answers[this.sent++]}\n${NO_ANSWER}`)
      step('answers')
    })
    const signal = await this.closed
    changes.close()
    return { isKilled: signal === 'SIGKILL', acknowledged: this.acknowledged }
  }

  private look(): void {
    if (this.save === undefined) return
    try {
      JSON.parse(readFileSync(this.save, 'utf8'))
    } catch {
      this.torn++
    }
  }
}

function smooth(before: number, now: number): number {
  return (before * 4 + now) / 5
}

/** Timers count whole milliseconds, in which much can be written: the rest is waited for. */
function killAfter(child: ChildProcess, milliseconds: number): void {
  const at = performance.now() + milliseconds
  setTimeout(
    () => {
      while (performance.now() < at) {}
      child.kill('SIGKILL')
    },
    Math.max(0, Math.floor(milliseconds) - 1),
  )
}
