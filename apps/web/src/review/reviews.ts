/** Reviews of finished matches: made once for each match and seat, in a worker, and shared by all that show them. */
import type { MatchRecord, Seat } from '@harena/engine'
import type { Progress, Review } from '@harena/lab'
import { useMemo, useSyncExternalStore } from 'react'
import type { Running } from '../app/jobs.ts'
import { run } from '../app/long-jobs.ts'

export type ReviewState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly progress: Progress | null }
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'failed'; readonly why: string }

/** Whoever looks elsewhere for so long wants it no more. */
const PATIENCE = 3000

export class Reviewing {
  private state: ReviewState = { is: 'idle' }
  private running: Running<Review> | null = null
  private readonly listeners = new Set<() => void>()
  private readonly record: MatchRecord
  private readonly seat: Seat

  constructor(record: MatchRecord, seat: Seat) {
    this.record = record
    this.seat = seat
  }

  readonly get = (): ReviewState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      setTimeout(() => this.listeners.size === 0 && this.stop(), PATIENCE)
    }
  }

  start(): void {
    if (this.state.is === 'running' || this.state.is === 'done') return
    this.become({ is: 'running', progress: null })
    const running = run({ do: 'review', record: this.record, seat: this.seat }, (progress) => {
      if (this.running === running) this.become({ is: 'running', progress })
    })
    this.running = running
    running.result.then(
      (review) => this.running === running && this.become({ is: 'done', review }),
      (thrown) => this.running === running && this.become({ is: 'failed', why: String(thrown.message ?? thrown) }),
    )
  }

  stop(): void {
    if (this.state.is !== 'running') return
    this.running?.stop()
    this.running = null
    this.become({ is: 'idle' })
  }

  private become(state: ReviewState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

const reviews = new Map<string, Reviewing>()

export function useReview(record: MatchRecord, seat: Seat): readonly [ReviewState, Reviewing] {
  const reviewing = useMemo(() => {
    const key = `${record.digest}/${seat}`
    const known = reviews.get(key) ?? new Reviewing(record, seat)
    reviews.set(key, known)
    return known
  }, [record, seat])
  return [useSyncExternalStore(reviewing.subscribe, reviewing.get), reviewing]
}
