/** §7.5 How a wounded part heals: 2d6 against original Strength (T7-1). */
import { passedOf } from './mercy.ts'

export type Recovery = 'full' | 'missNextDay' | 'strengthLoss' | 'dies'

/** A 6 always fails; who passes nothing with a belly wound dies. */
export function recoveryOf(faces: readonly number[], strength: number, isMortal: boolean): Recovery {
  const passed = passedOf(faces, strength)
  if (passed === 2) return 'full'
  if (passed === 1) return 'missNextDay'
  return isMortal ? 'dies' : 'strengthLoss'
}
