/** The beasts of the 1981 game: Springsteen's expansion. By the tables nobody decides for them, else one who plays them. */
import { fallProne } from '../13-condition/prone.ts'
import { attacksOn } from '../28-beasts/combat.ts'
import type { BeastEdition } from '../28-beasts/edition.ts'
import type { RuleContext } from '../match/context.ts'
import type { Foe, Row } from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { classicBeastMoves, classicBeasts, readClassicBeastCriticals } from '../tables/classic-beasts.ts'
import type { StyleId } from '../tables/styles.ts'
import { moveByTables } from './classic-beast-moves.ts'
import { beastPlots, performAsBeast, relayAtWall, settleBeast } from './classic-beast-plots.ts'

export const classicBeastEdition: BeastEdition = {
  beastRows: classicBeasts,
  isBearReared: false,
  hasPlayedBeasts: true,
  beastPlots,
  performAsBeast,
  settleBeast,
  moveBeast: moveByTables,
  beastMoves: classicBeastMoves,
  beastAtWall: relayAtWall,
  isWallDeadly: true,
  throwOver: (context, who) => {
    who.beast!.isShaken = true
    fallProne(context, who)
  },
  attacksOfBeast: (context, who, foes, base) => attacksOn(context, who, foes, base, placeByTable),
  beastCritical: readClassicBeastCriticals,
}

/** E-20 Who fights beasts: a heavy man, and a light one with a spear and no shield. */
export const hunters: readonly StyleId[] = ['bestiarius', 'venator']

/** E-2 The hunt of one player is held between walls. */
export function isHunt({ gladiators }: State): boolean {
  return gladiators.some(({ beast }) => beast !== null && !beast.isPlayed)
}

/** E-12 Table G: where there is an attack already, the next area that is free; on the legs they are one. */
function placeByTable(context: RuleContext, who: Gladiator, rows: Row[], { seat }: Foe, cf: number): void {
  const at = (area: number) => rows.findIndex((row) => row.target === seat && row.area === area)
  let area = rollArea(context, who)
  while (area < areas.length && at(area) >= 0) area++
  const taken = at(area)
  if (taken >= 0) rows[taken] = { ...rows[taken]!, cf: rows[taken]!.cf + cf }
  else rows.push({ target: seat, area: area as Area, means: 'body', special: '', cf })
}

/** A die; a 6 is thrown again. */
function rollArea(context: RuleContext, who: Gladiator): number {
  for (;;) {
    const area = context.referee.roll(1, '§28.7.3', who.seat, 'attack area')
    if (area <= areas.length) return area
  }
}
