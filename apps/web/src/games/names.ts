/** The same names for all games: gladiators of whom something is known. */
export const gladiatorNames: readonly string[] = [
  'Flamma',
  'Verus',
  'Priscus',
  'Spiculus',
  'Tetraites',
  'Hermes',
  'Carpophorus',
  'Triumphus',
  'Felix',
  'Murranus',
  'Hilarus',
  'Pugnax',
]
