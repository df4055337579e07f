/** A thread on which bouts are counted. */
import type { Match } from '@harena/lab'
import { countBouts } from './count-bouts.ts'

self.onmessage = ({ data }: MessageEvent<readonly Match[]>) => {
  for (const bouts of countBouts(data)) self.postMessage(bouts)
}
