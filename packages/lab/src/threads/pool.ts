/** Some threads that play what they are handed, one plan after the other. */
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Plan } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import type { Reply } from './worker.ts'

interface Task {
  readonly plan: Plan
  resolve(tally: Tally): void
  reject(error: Error): void
}

/** A thread, and what it has been given and not sent back. */
interface Hand {
  readonly worker: Worker
  readonly given: Task[]
}

/** Each thread has one plan to play and one to go on with, so that it never waits for this one. */
const AT_HAND = 2

/** Bouts leave little behind, so a small nursery does; the usual one takes three times the memory and is no faster. */
const LIMITS = { maxYoungGenerationSizeMb: 16 }

/**
 * Where every core plays, none is free to help another collect: helpers then take more time from who plays there than they
 * save, a tenth of it in Heroes. So each thread collects by itself what it leaves behind.
 */
const COLLECT_ALONE = ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping']

export class ThreadPool {
  private readonly games: string
  private readonly hands: Hand[]
  private readonly waiting: Task[] = []
  private failure: Error | null = null

  /** `games` is the address of the module whose `gameOf` the threads know the games by. */
  constructor(threads: number, games: string) {
    this.games = games
    for (const flag of COLLECT_ALONE) setFlagsFromString(flag)
    this.hands = Array.from({ length: threads }, () => this.newHand())
  }

  private newHand(): Hand {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: LIMITS,
      workerData: this.games,
    })
    const hand: Hand = { worker, given: [] }
    worker.on('message', (reply: Reply) => {
      const task = hand.given.shift()
      // A reply can cross the end of the threads: what it answers has been given up.
      if (!task) return
      this.handOut(hand)
      if ('tally' in reply) task.resolve(reply.tally)
      else task.reject(reply.isRange ? new RangeError(reply.error) : new Error(reply.error))
    })
    worker.on('error', (error: Error) => this.replace(hand, error))
    return hand
  }

  /** A thread broke down, for instance for want of memory, over the plan that it was playing: another takes its place. */
  private replace(hand: Hand, error: Error): void {
    const [task, ...rest] = hand.given.splice(0)
    // One that breaks down before it has anything to play would do so again.
    if (!task) {
      this.fail(error)
      return
    }
    task.reject(error)
    this.waiting.unshift(...rest)
    const next = this.newHand()
    this.hands[this.hands.indexOf(hand)] = next
    for (let i = 0; i < AT_HAND; i++) this.handOut(next)
  }

  /** How many plans can be under way so that every thread is busy. */
  get lanes(): number {
    return AT_HAND * this.hands.length
  }

  /** Plays a plan at one go on the next thread that is free. */
  play(plan: Plan): Promise<Tally> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure)
      this.waiting.push({ plan, resolve, reject })
      const idlest = this.hands.reduce((a, b) => (b.given.length < a.given.length ? b : a))
      this.handOut(idlest)
    })
  }

  private handOut(hand: Hand): void {
    if (hand.given.length >= AT_HAND) return
    const task = this.waiting.shift()
    if (!task) return
    hand.given.push(task)
    hand.worker.postMessage(task.plan)
  }

  private fail(error: Error): void {
    this.failure = error
    const all = [...this.hands.flatMap(({ given }) => given.splice(0)), ...this.waiting.splice(0)]
    for (const { reject } of all) reject(error)
  }

  /** Ends the threads; what is still under way is given up. */
  async close(): Promise<void> {
    this.fail(new Error('the threads have been ended'))
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()))
  }
}
