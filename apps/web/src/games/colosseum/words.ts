/** The names of things, as players read them. */
import type { StyleId } from '@harena/colosseum'
import { t } from '@harena/engine'

/** What each style carries and wears, in a sentence. */
export const styleNotes: Readonly<Record<StyleId, string>> = {
  parmularius: t('Light: sword and shield, little armour, moves in six phases.'),
  dimachaerus: t('Light: two swords, no shield, strikes with both.'),
  thraex: t('Light: scimitar and small shield.'),
  velite: t('Light: javelins to throw, small shield, no armour, moves in seven phases.'),
  myrmillo: t('Medium: sword and shield, helmet and some armour.'),
  hoplomachus: t('Medium: spear and small shield, a sword at the belt.'),
  retiarius: t('Medium: net and trident, a dagger at the belt, no shield, moves in six phases.'),
  laquearius: t('Medium: lasso, then a sword; no shield.'),
  secutor: t('Medium: sword and large shield, a closed helmet against the net.'),
  gallus: t('Medium: sword and shield, fights as a Myrmillo.'),
  provocator: t('Heavy: sword and large shield, well armoured, moves in four phases.'),
  cataphractarius: t('Heavy: a pike in both hands, no shield.'),
  crupellarius: t('Heavy: armoured all over, sword and large shield, moves in three phases.'),
  scissores: t('Heavy: dagger and a tube with a crescent blade on the arm.'),
  venator: t('Light: a spear and no shield, against beasts.'),
  bestiarius: t('Heavy: sword and shield, against beasts.'),
  eques: t('Rides with spear and large shield; a scimitar for the fight on foot.'),
  sagittarius: t('Shoots from horseback; a sword for the fight on foot.'),
  beast: t('A beast of the arena.'),
}

/** What put a man out, as a card says it. */
const outs: Readonly<Record<string, string>> = {
  killed: t('dead'),
  missus: t('spared by the crowd'),
  stans: t('dismissed standing'),
  waiting: t('waits for his turn'),
}

export function outWords(out: string): string {
  return outs[out] ?? out
}
