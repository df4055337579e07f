/** Lets opponents think in a worker, which is started when it is first wanted. */
import type { Think, Thought } from '../match/thinking.ts'
import { think as thinkOnPage } from './think-on-page.ts'
import type { Reply } from './thinker.worker.ts'

interface Waiting {
  readonly thought: Thought
  resolve(answer: unknown): void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let count = 0

export const think: Think = (thought) =>
  new Promise((resolve) => {
    const number = count++
    waiting.set(number, { thought, resolve })
    worker ??= newWorker()
    worker.postMessage({ number, thought })
  })

function newWorker(): Worker {
  const made = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('error' in data) return thinkAgain(data.number)
    waiting.get(data.number)?.resolve(data.answer)
    waiting.delete(data.number)
  }
  // A worker that cannot be had, or breaks down: the page thinks for itself.
  made.onerror = () => {
    for (const number of [...waiting.keys()]) thinkAgain(number)
  }
  return made
}

function thinkAgain(number: number): void {
  const one = waiting.get(number)
  waiting.delete(number)
  if (one) void thinkOnPage(one.thought).then((answer) => one.resolve(answer))
}
