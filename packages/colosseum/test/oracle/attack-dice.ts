/** §9.5 The six dice of an attack, read several ways; in 1981 each consequence has dice of its own. */
import type { Armour } from '../../src/tables/armour.ts'
import { isClassic } from './edition.ts'
import type { Play } from './play.ts'

export interface AttackDice {
  readonly red: number
  wound(): number
  covers(armour: Armour): boolean
  critical(): number
  shield(): number
  drop(): number
}

export function rollAttack(play: Play, by: number): AttackDice {
  const { feed } = play
  const red = feed.sum('red', by, 3)
  return isClassic(play.state) ? separateDice(play, by, red) : sixDice(play, by, red)
}

/** White and black, without the red ones: a noose round the neck. */
export const sixDice = ({ feed }: Play, by: number, red = 0): AttackDice => {
  const white = feed.sum('white', by, 2)
  const black = feed.sum('black', by, 1)
  return {
    red,
    wound: () => white + black,
    // A piece of the older scale is read with two dice.
    covers: ({ covers, dice }) => covers === null || (dice === 2 ? white : black) <= covers,
    critical: () => white,
    shield: () => white,
    drop: () => white + black,
  }
}

export const separateDice = ({ feed }: Play, by: number, red = 0): AttackDice => ({
  red,
  wound: () => feed.sum('wound', by, 3),
  covers: ({ covers, dice }) => covers === null || feed.sum('armour', by, dice) <= covers,
  critical: () => feed.sum('critical hit', by, 2),
  shield: () => feed.sum('shield damage', by, 2),
  drop: () => feed.sum('drop', by, 3),
})
