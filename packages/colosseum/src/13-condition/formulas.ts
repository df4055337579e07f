/** The formulas that an edition may replace, as the Colosseum Edition prints them: numbers in, a verdict out. */
import { board } from '../02-preparation/board.ts'
import { type Gladiator, type Item, isActive, isOpponent, occupies, type State } from '../match/state.ts'

/** §11.5.1 What a man shakes off: CN and the phases since he was stunned, less a die. */
export function stunRecovered(CN: number, phases: number, stun: number, die: number): number {
  return Math.min(stun, Math.max(0, CN + phases - die))
}

/** §15.1.1 The total of a Stumble check; at 0 or less he stumbles. */
export function stumbleTotal(die: number, base: number, stun: number, hazards: number, drm: number): number {
  return die - base - stun - hazards - drm
}

/** §15.3 Two dice and agility below 7: he falls. */
export function isFall(twoDice: number, AG: number, drm: number): boolean {
  return twoDice + AG + drm < 7
}

/** §13.3.2 A die less one, ST and the weapon's value above the range: it hits. */
export function isThrowHit(die: number, ST: number, throwValue: number, range: number): boolean {
  return die - 1 + ST + throwValue > range
}

/** §13.4.1 What is added to the die of an attempt to recover an item from a cell. */
export function recoveryDRM(state: State, who: Gladiator, item: Item, cell: number): number {
  const { now } = who
  let drm = who.weight === 'heavy' ? 1 : who.weight === 'light' ? -1 : 0
  if (isGuarded(state, who, cell)) drm += 2
  if (!occupies(who, cell)) drm += 1
  if (item.kind === 'net') drm -= 3
  drm += now.moved
  // A collision spoils the R action, and hinders besides (B21: it only hinders).
  if (now.recovering && (!now.collided || state.options.recoverThroughCollision === 'on')) drm -= 6
  if (now.collided) drm += 4
  if (who.posture === 'kneeling') drm -= 2
  if (now.stumbling || now.tripped) drm += 4
  if (who.snare) drm += 6
  return drm + hinderingStun(state, who) - who.AG
}

/** B21 Stun that hinders a recovery: all, or all but that of a collision in the hex where he stayed. */
export function hinderingStun({ options }: State, { stun, now }: Gladiator): number {
  return options.recoverThroughCollision === 'on' ? Math.max(0, stun - now.sparedStun) : stun
}

function isGuarded(state: State, who: Gladiator, cell: number): boolean {
  return state.gladiators.some((one) => isActive(one) && isOpponent(one, who) && board.distance(one.cell, cell) <= 1)
}

/** §13.4.1 At 0 or less he has it. */
export function isRecovered(die: number, drm: number): boolean {
  return die + drm < 1
}

/** §18.3 Performance: attack less defence CF of the match, in tens rounded down. */
export function performance(attackTally: number, defenceTally: number): number {
  return Math.floor((attackTally - defenceTally) / 10)
}

/** §18.3 Two dice, prestige and performance above 9: the crowd spares him. */
export function isSpared(twoDice: number, prestige: number, shown: number): boolean {
  return twoDice + prestige + shown > 9
}

/** §20.6.1 Free when three dice, the grip, less the escape CF come below 7. */
export function escapeTotal(threeDice: number, hold: number, escapeCF: number): number {
  return threeDice + hold - escapeCF
}

/** §20.6.2.1 Dragged to the ground above 17. */
export function isDragged(threeDice: number, ST: number, cf: number, drm: number): boolean {
  return threeDice + ST + cf + drm > 17
}
