import { useSettings } from '../../app/stores.ts'
import type { Plotting } from './use-plot.tsx'

/** Which way the pad and its keys lie: as the board shows the man; without a board he always looks ahead. */
export function usePadFacing({ course }: Plotting) {
  const { textView } = useSettings()
  return textView ? 0 : course.end.facing
}
