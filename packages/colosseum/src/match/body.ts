/**
 * The plan of a body: what the chapters for men ask, so that none of them has to know whether it is a man, a beast or a
 * man on a horse who answers.
 */
import { areaNames, beastAreaNames } from '../tables/armour.ts'
import type { Gladiator } from './state.ts'

export interface Body {
  /** §28.2 Whether its hexes lie straight behind its head while it stands. */
  readonly isLong: boolean
  /** §28.7.1 Advantage over it, and what can be struck, go by the places around it; else by the diagram of a man (§9.2). */
  readonly hasZones: boolean
  /** Hands for things, and so actions of the phase (§5.2.4). */
  readonly hasHands: boolean
  /** It writes plots; a beast that nobody plays goes by its own table (§28.4). */
  readonly plots: boolean
  /** It turns to whomever it fights (§9.1.2, §28.7.2). */
  readonly turnsToFace: boolean
  /** Whether it can stumble and fall like a man; four legs do not (our ruling). */
  readonly stumbles: boolean
  /** Nets, nooses and arms can catch it. */
  readonly isCaught: boolean
  /** It appeals to the crowd, and is appealed to (§18). */
  readonly appeals: boolean
  /** It puts CF into its defence; a beast never does (§28.7.3). */
  readonly defends: boolean
  /** What its five areas are called, by their numbers. */
  readonly areaNames: readonly string[]
  /** Special attacks and defences (§23), which nobody makes in the saddle (§30.6.2). */
  readonly hasSpecials: boolean
  /** It can pick up, strip and kick what lies there (§13.4, §13.5, §30.4.2). */
  readonly reachesGround: boolean
  /** §30.6.3 It looks down on those on the ground as if they knelt. */
  readonly isHigh: boolean
}

const man: Body = {
  isLong: false,
  hasZones: false,
  hasHands: true,
  plots: true,
  turnsToFace: true,
  stumbles: true,
  isCaught: true,
  appeals: true,
  defends: true,
  areaNames,
  hasSpecials: true,
  reachesGround: true,
  isHigh: false,
}

const beast: Body = {
  isLong: true,
  hasZones: true,
  hasHands: false,
  plots: false,
  turnsToFace: false,
  stumbles: false,
  isCaught: false,
  appeals: false,
  defends: false,
  areaNames: beastAreaNames,
  hasSpecials: false,
  reachesGround: false,
  isHigh: false,
}

/** §28.7.4 A bear stands up to fight, and is met like a man; so is a beast of one hex. */
const risen: Body = { ...beast, hasZones: false }
const played: Body = { ...beast, plots: true }
const playedRisen: Body = { ...risen, plots: true }

/** §30.3 A man on horseback has the hexes of the horse and his own hands; he does not turn to face (our ruling). */
const rider: Body = {
  ...man,
  isLong: true,
  hasZones: true,
  turnsToFace: false,
  isCaught: false,
  hasSpecials: false,
  reachesGround: false,
  isHigh: true,
}

export function bodyOf(who: Gladiator): Body {
  if (who.beast === null) return who.mount < 0 ? man : rider
  const { isPlayed, isReared, hexes } = who.beast
  if (isReared || hexes === 1) return isPlayed ? playedRisen : risen
  return isPlayed ? played : beast
}
