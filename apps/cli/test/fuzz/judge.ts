/** What may come of any input at all, whatever it is: an answer, or one line that says what is wrong. */
import { isClean } from '@harena/engine'
import type { Ran } from '../harena.ts'

const INTERNAL = [
  /should not have happened/,
  /\n\s+at /,
  /Cannot (read|set) propert|Cannot destructure|is not a function|is not iterable|is not defined/,
  // The engine of the language speaks, not we.
  /Maximum call stack|Invalid (array|string|typed array) length|Invalid count value|toFixed|precision|Invalid time/,
  /\[object |\bundefined\b|\bNaN\b/,
]

/** What is wrong with how the command behaved; null if nothing is. */
export function fault({ status, stdout, stderr }: Ran): string | null {
  if (status !== 0 && status !== 1 && status !== 2) return `the status is ${status}`
  if (status === 2 && !/^harena: [^\n]{5,850}\n$/.test(stderr)) return 'an error is one line, not too long'
  if (status !== 2 && stderr !== '') return 'nothing is wrong, yet something is on standard error'
  const internal = INTERNAL.find((pattern) => pattern.test(stderr))
  if (internal) return `an internal error: ${internal}`
  const harmful = `${stdout}\n${stderr}`.split(/\r?\n/).find((line) => !isClean(line))
  return harmful === undefined ? null : `a terminal would obey ${JSON.stringify(harmful.slice(0, 200))}`
}
