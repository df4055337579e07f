/** TEA-7 Fixed pairs: a man has to do with his own opponent only. */
import type { State } from '../../src/index.ts'
import type { Man } from './sheet.ts'

export function isPaired(_state: State, _man: Man, _other: Man): boolean {
  return true
}
