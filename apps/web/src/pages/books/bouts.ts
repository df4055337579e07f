/** Counts bouts in a worker. */
import type { Match } from '@harena/lab'
import { playBouts as playOnPage } from './bouts-on-page.ts'
import type { Bouts } from './count-bouts.ts'

/** Shows what has been counted again and again, until all is or somebody stops it. */
export function playBouts(matches: readonly Match[], show: (bouts: Bouts) => void): () => void {
  const worker = new Worker(new URL('./bouts.worker.ts', import.meta.url), { type: 'module' })
  let stop = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<Bouts>) => show(data)
  // A worker that cannot be had: the page counts for itself.
  worker.onerror = () => {
    worker.terminate()
    stop = playOnPage(matches, show)
  }
  worker.postMessage(matches)
  return () => stop()
}
