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

/** The next one; when all have been met, the second of his name comes. */
export function nextName(state: { met: number; readonly men: readonly { readonly name: string }[] }): string {
  const taken = (name: string) => state.men.some((man) => man.name === name)
  for (;;) {
    const at = state.met++
    const time = Math.floor(at / NAMES.length)
    const name = `${NAMES[at % NAMES.length]!}${time === 0 ? '' : ` ${time + 1}`}`
    if (!taken(name)) return name
  }
}
