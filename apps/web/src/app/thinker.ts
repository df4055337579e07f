/** Has long jobs done in a worker, which is started when it is first wanted. */
import { spoken, tongue } from '@harena/engine'
import type { Progress } from '@harena/lab'
import type { Job, Results, Run, Running } from './jobs.ts'
import type { Reply } from './thinker.worker.ts'

interface Waiting {
  readonly job: Job
  readonly onProgress: ((progress: Progress) => void) | undefined
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A worker with what it has been asked for. */
class Desk {
  private readonly waiting = new Map<number, Waiting>()
  private readonly worker: Worker
  private count = 0

  constructor() {
    this.worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    // It says what it finds in the language of the page.
    if (spoken() !== 'en') this.worker.postMessage({ tongue: tongue() })
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.take(data)
    // A worker that cannot be had, or breaks down: the page does it.
    this.worker.onerror = () => {
      for (const [number, one] of [...this.waiting]) {
        this.waiting.delete(number)
        void import('./think-on-page.ts').then(({ run: runHere }) => {
          runHere(one.job, one.onProgress).result.then(one.resolve, one.reject)
        })
      }
    }
  }

  ask(job: Job, onProgress: Waiting['onProgress']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const number = this.count++
      this.waiting.set(number, { job, onProgress, resolve, reject })
      this.worker.postMessage({ number, job })
    })
  }

  close(): void {
    this.waiting.clear()
    this.worker.terminate()
  }

  private take(reply: Reply): void {
    const one = this.waiting.get(reply.number)
    if (!one) return
    if ('progress' in reply) {
      one.onProgress?.(reply.progress)
      return
    }
    this.waiting.delete(reply.number)
    if ('error' in reply) one.reject(new Error(reply.error))
    else one.resolve(reply.result)
  }
}

let shared: Desk | null = null

/** Opponents think at one desk; what counts many bouts has its own, which is closed when it is done or nobody wants it any more. */
export const run: Run = <J extends Job>(job: J, onProgress?: (progress: Progress) => void) => {
  if (job.do !== 'review' && job.do !== 'chance') {
    shared ??= new Desk()
    return { result: shared.ask(job, onProgress), stop: () => undefined } as Running<Results[J['do']]>
  }
  const desk = new Desk()
  const result = desk.ask(job, onProgress).finally(() => desk.close())
  return { result, stop: () => desk.close() } as Running<Results[J['do']]>
}
