/** Names for those whom the tables bring. */
import type { CareerState } from './state.ts'

const NAMES = [
  'Attilius',
  'Beryllus',
  'Calendio',
  'Diodorus',
  'Exochus',
  'Flamma',
  'Glyco',
  'Hilarus',
  'Iantinus',
  'Kalamos',
  'Leo',
  'Maternus',
  'Niger',
  'Oceanus',
  'Pardus',
  'Raptor',
  'Scylax',
  'Tetraites',
  'Ursus',
  'Viator',
]

/** A name that nobody in the career has, the next of the list. */
export function freshName(state: CareerState): string {
  const round = Math.floor(state.opponentsMet / NAMES.length)
  const name = NAMES[state.opponentsMet % NAMES.length]!
  state.opponentsMet++
  const full = round === 0 ? name : `${name} ${round + 1}`
  return state.gladiators.some((gladiator) => gladiator.sheet.name === full) ? freshName(state) : full
}
