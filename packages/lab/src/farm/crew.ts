/** Threads that play chunks of any plan, first come, first served. They stay, so that they get warm once. */
import { Worker } from 'node:worker_threads'
import type { Plan } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import type { Reply } from '../threads/worker.ts'

interface Task {
  readonly plan: Plan
  readonly resolve: (tally: Tally) => void
  readonly reject: (error: Error) => void
}

export class Crew {
  private readonly idle: Worker[]
  private readonly busy = new Map<Worker, Task>()
  private readonly tasks: Task[] = []

  constructor(threads: number) {
    this.idle = Array.from({ length: threads }, () => this.hire())
  }

  /** The tally of a chunk; rejected if the plan is not legal or the rules break down on it. */
  play(plan: Plan): Promise<Tally> {
    return new Promise((resolve, reject) => {
      this.tasks.push({ plan, resolve, reject })
      this.handOut()
    })
  }

  async end(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()))
  }

  private handOut(): void {
    while (this.idle.length > 0 && this.tasks.length > 0) {
      const worker = this.idle.pop()!
      const task = this.tasks.shift()!
      this.busy.set(worker, task)
      worker.postMessage(task.plan)
    }
  }

  private hire(): Worker {
    const worker = new Worker(new URL('../threads/worker.ts', import.meta.url))
    worker.on('message', (reply: Reply) => {
      const task = this.busy.get(worker)!
      this.busy.delete(worker)
      this.idle.push(worker)
      this.handOut()
      if ('tally' in reply) task.resolve(reply.tally)
      else task.reject(new Error(reply.error))
    })
    // The thread itself broke down, for instance for want of memory: another takes its place.
    worker.on('error', (error) => {
      const task = this.busy.get(worker)
      this.busy.delete(worker)
      this.idle.push(this.hire())
      this.handOut()
      task?.reject(error as Error)
    })
    return worker
  }
}
