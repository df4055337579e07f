/** A thread for what takes long, so that the page never stands still. */
import { speak, type tongue } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Progress } from '@harena/lab'
import { type Job, rulesetOf, work } from './jobs.ts'

/** The language of the page, or a job. */
type Asked = { readonly tongue: ReturnType<typeof tongue> } | { readonly number: number; readonly job: Job }

/** How far the job of that number has come, what came of it, or why nothing did. */
export type Reply = { readonly number: number } & (
  | { readonly progress: Progress }
  | { readonly result: unknown }
  | { readonly error: string }
)

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if ('tongue' in data) return speak(...data.tongue)
  const { number, job } = data
  try {
    const steps = work(gameOf(rulesetOf(job)), job)
    let step = steps.next()
    for (; !step.done; step = steps.next()) self.postMessage({ number, progress: step.value } satisfies Reply)
    self.postMessage({ number, result: step.value } satisfies Reply)
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    self.postMessage({ number, error } satisfies Reply)
  }
}
