/** Plays the bouts of a draft in this page, piece by piece, so that the page stays alive and can be told to stop. */
import { gameOf } from '@harena/games'
import { type BalanceReport, balance, runHere } from '@harena/lab/balance'
import { useEffect, useRef, useState } from 'react'
import { type Draft, settingsOf } from './draft.ts'

export type Run =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly report: BalanceReport; readonly draft: Draft }
  | { readonly kind: 'failed'; readonly why: string }

/** A page may go on with other things after so many milliseconds. */
const BREATH = 30

export function useRun() {
  const [run, setRun] = useState<Run>({ kind: 'none' })
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  const stop = () => {
    latest.current?.abort()
    setRun({ kind: 'none' })
  }
  const start = async (draft: Draft) => {
    latest.current?.abort()
    const control = new AbortController()
    latest.current = control
    const show = (next: Run) => {
      if (!control.signal.aborted) setRun(next)
    }
    show({ kind: 'running', done: 0, total: 1 })
    try {
      const game = gameOf(draft.ruleset)
      const work = {
        run: runHere(game, () => breathe(control.signal)),
        onProgress: (done: number, total: number) => show({ kind: 'running', done, total }),
      }
      const report = await balance(game, settingsOf(draft), work)
      show({ kind: 'done', report, draft })
    } catch (thrown) {
      show({ kind: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) })
    }
  }
  return { run, start, stop }
}

let lastBreath = 0

async function breathe(signal: AbortSignal): Promise<void> {
  if (performance.now() - lastBreath > BREATH) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    lastBreath = performance.now()
  }
  signal.throwIfAborted()
}
