/** The same names for all games: gladiators of whom something is known, two women among them, whom a relief shows in their bout. */
export const gladiatorNames: readonly string[] = [
  'Flamma',
  'Verus',
  'Priscus',
  'Spiculus',
  'Achillia',
  'Amazon',
  'Tetraites',
  'Hermes',
  'Carpophorus',
  'Triumphus',
  'Felix',
  'Murranus',
]
