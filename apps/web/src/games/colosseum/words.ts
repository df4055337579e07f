/** The names of things, as players read them. */
import type { StyleId } from '@harena/colosseum'

/** What each style carries and wears, in a sentence. */
export const styleNotes: Readonly<Record<StyleId, string>> = {
  parmularius: 'Light: sword and shield, little armour, moves in six phases.',
  dimachaerus: 'Light: two swords, no shield, strikes with both.',
  thraex: 'Light: scimitar and small shield.',
  velite: 'Light: javelins to throw, small shield, no armour, moves in seven phases.',
  myrmillo: 'Medium: sword and shield, helmet and some armour.',
  hoplomachus: 'Medium: spear and small shield, a sword at the belt.',
  retiarius: 'Medium: net and trident, a dagger at the belt, no shield, moves in six phases.',
  laquearius: 'Medium: lasso, then a sword; no shield.',
  secutor: 'Medium: sword and large shield, a closed helmet against the net.',
  gallus: 'Medium: sword and shield, fights as a Myrmillo.',
  provocator: 'Heavy: sword and large shield, well armoured, moves in four phases.',
  cataphractarius: 'Heavy: a pike in both hands, no shield.',
  crupellarius: 'Heavy: armoured all over, sword and large shield, moves in three phases.',
  scissores: 'Heavy: dagger and a tube with a crescent blade on the arm.',
  venator: 'Light: a spear and no shield, against beasts.',
  bestiarius: 'Heavy: sword and shield, against beasts.',
  eques: 'Rides with spear and large shield; a scimitar for the fight on foot.',
  sagittarius: 'Shoots from horseback; a sword for the fight on foot.',
  beast: 'A beast of the arena.',
}

/** What put a man out, as a card says it. */
const outs: Readonly<Record<string, string>> = {
  killed: 'dead',
  missus: 'spared by the crowd',
  stans: 'dismissed standing',
}

export function outWords(out: string): string {
  return outs[out] ?? out
}
