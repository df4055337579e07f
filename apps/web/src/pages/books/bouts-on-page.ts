/** Where there is no worker: bouts are counted here, a few at a time. */
import type { Match } from '@harena/lab'
import { type Bouts, countBouts } from './count-bouts.ts'

export function playBouts(matches: readonly Match[], show: (bouts: Bouts) => void): () => void {
  let isWanted = true
  const play = async () => {
    for (const bouts of countBouts(matches)) {
      if (!isWanted) return
      show(bouts)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  void play()
  return () => {
    isWanted = false
  }
}
