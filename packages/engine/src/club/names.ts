/** Names for those whose owners give them none; who bears which says nothing about his skill. */
const NAMES = [
  ...['Priscus', 'Verus', 'Crixus', 'Flamma', 'Hilarus', 'Tetraites', 'Spiculus', 'Astacius'],
  ...['Attilius', 'Beryllus', 'Calendio', 'Diodorus', 'Exochus', 'Glyco', 'Iantinus', 'Maternus'],
  ...['Niger', 'Oceanus', 'Pardus', 'Raptor', 'Scylax', 'Ursus', 'Viator', 'Lydon'],
]

export const NAME_COUNT = NAMES.length

/** The next of the list that nobody has or had, from a place in it; after all of them with a number. */
export function freshName(taken: readonly string[], from = taken.length): string {
  for (let i = from; ; i++) {
    const round = Math.floor(i / NAMES.length) + 1
    const name = NAMES[i % NAMES.length]!
    const full = round === 1 ? name : `${name} ${round}`
    if (!taken.includes(full)) return full
  }
}
