/** Names of challengers, and of the men of a ludus. */

const NAMES = [
  'Amazonius',
  'Antaeus',
  'Ardens',
  'Astyanax',
  'Aureus',
  'Baebius',
  'Beryllus',
  'Bellator',
  'Calamus',
  'Callidromus',
  'Carpophorus',
  'Celadus',
  'Columbus',
  'Crescens',
  'Cycnus',
  'Diodorus',
  'Eros',
  'Euphiletus',
  'Exochus',
  'Faustus',
  'Felix',
  'Fortis',
  'Gaius',
  'Generosus',
  'Hermes',
  'Hippolytus',
  'Iaculator',
  'Incitatus',
  'Iuvenis',
  'Kalendio',
  'Leander',
  'Licentius',
  'Lydus',
  'Maximus',
  'Melanippus',
  'Milo',
  'Murranus',
  'Nilus',
  'Oceanus',
  'Pardus',
  'Perseus',
  'Probus',
  'Pugnax',
  'Purpureus',
  'Raptor',
  'Rutuba',
  'Scorpus',
  'Severus',
  'Studiosus',
  'Superbus',
  'Tigris',
  'Triumphus',
  'Ursus',
  'Valens',
  'Victor',
  'Viriotas',
  'Vulcanus',
  'Xantus',
  'Zephyrus',
  'Zosimus',
]

/** Steps through the list that meet every name once: none has a divisor in common with its length. */
const STEPS = [11, 13, 17, 19, 23, 37, 41, 43, 47, 49]

/** In so many orders the names can come. */
export const NAME_ORDERS = STEPS.length * NAMES.length

/** The name at a place of one of the orders; as they are listed where none was drawn. */
function nameAt(order: number | undefined, at: number): string {
  const place = order === undefined ? at : order + at * STEPS[Math.floor(order / NAMES.length)]!
  return NAMES[place % NAMES.length]!
}

interface Naming {
  met: number
  readonly names?: number
  readonly men: readonly { readonly name: string }[]
}

/** The next one; when all have been met, the second of his name comes. */
export function nextName(state: Naming): string {
  const taken = (name: string) => state.men.some((man) => man.name === name)
  for (;;) {
    const at = state.met++
    const time = Math.floor(at / NAMES.length)
    const name = `${nameAt(state.names, at)}${time === 0 ? '' : ` ${time + 1}`}`
    if (!taken(name)) return name
  }
}
