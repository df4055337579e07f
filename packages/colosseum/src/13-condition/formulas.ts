/** The formulas that an edition may replace, as the Colosseum Edition prints them: numbers in, a verdict out. */
import { board } from '../02-preparation/board.ts'
import { type Gladiator, type Item, isActive, isOpponent, occupies, type State } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'
import type { Weight } from '../tables/armour.ts'

/** §11.5.1 What a man shakes off: CN and the phases since he was stunned, less a die. */
export function stunRecovered(CN: number, phases: number, stun: number, die: number, steps: Steps = null): number {
  const total =
    step(steps, 'CN', CN, '§11.5.1') +
    step(steps, 'phases since he was stunned', phases, '§11.5.1') +
    step(steps, 'recovery from stun', -die, '§11.5.1')
  return Math.min(stun, Math.max(0, total))
}

/** §15.1.1 The total of a Stumble check; at 0 or less he stumbles. */
export function stumbleTotal(
  die: number,
  base: number,
  stun: number,
  hazards: number,
  drm: number,
  steps: Steps = null,
): number {
  return (
    step(steps, 'stumble', die, '§15.1.1') +
    step(steps, 'always', -base, '§15.1.1') +
    step(steps, 'stun', -stun, '§15.1.1') +
    step(steps, 'hazards in the way', -hazards, '§15.1') +
    step(steps, 'the blow', -drm, '§15.1.1')
  )
}

/** §15.3 Two dice and agility below 7: he falls. */
export function isFall(twoDice: number, AG: number, drm: number, steps: Steps = null): boolean {
  return fallTotal(twoDice, AG, drm, steps) < 7
}

export function fallTotal(twoDice: number, AG: number, drm: number, steps: Steps): number {
  return (
    step(steps, 'fall prone', twoDice, '§15.3') + step(steps, 'AG', AG, '§15.3') + step(steps, 'the blow', drm, '§15.3')
  )
}

/** §13.3.2 A die less one, ST and the weapon's value above the range: it hits. */
export function isThrowHit(die: number, ST: number, throwValue: number, range: number, steps: Steps = null): boolean {
  const total =
    step(steps, 'throw', die, '§13.3.2') +
    step(steps, 'always', -1, '§13.3.2') +
    step(steps, 'ST', ST, '§13.3.2') +
    step(steps, 'the weapon', throwValue, '§13.3.2')
  return total > range
}

/** §13.4.1 What is added to the die of an attempt to recover an item from a cell. */
export function recoveryDRM(state: State, who: Gladiator, item: Item, cell: number, steps: Steps = null): number {
  const { now } = who
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = add('weight', burdenOf(who.weight))
  if (isGuarded(state, who, cell)) drm += add('an opponent beside it', 2)
  if (!occupies(who, cell)) drm += add('it lies in another hex', 1)
  drm += add('hexes moved', now.moved)
  return drm + commonRecoveryDRM(state, who, item, steps)
}

/** §13.4.1 The lines of the table that all editions share. */
export function commonRecoveryDRM(state: State, who: Gladiator, item: Item, steps: Steps): number {
  const { now } = who
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = 0
  if (item.kind === 'net') drm += add('a net', -3)
  // A collision spoils the R action, and hinders besides (B21: it only hinders).
  if (now.recovering && (!now.collided || state.options.recoverThroughCollision === 'on')) drm += add('R', -6)
  if (now.collided) drm += add('collided', 4)
  if (who.posture === 'kneeling') drm += add('kneeling', -2)
  if (now.stumbling || now.tripped) drm += add('stumbling', 4)
  if (who.snare) drm += add('ensnared', 6)
  return drm + add('stun', hinderingStun(state, who)) + add('AG', -who.AG)
}

/** §17.2.1 What the turn has cost him: a die, the turn and more, less his CN. */
export function strainOf(CN: number, turn: number, more: number, die: number, steps: Steps): number {
  return (
    step(steps, 'endurance', die, '§17.2.1') +
    step(steps, 'the turn', turn, '§17.2.1') +
    step(steps, 'overexertion and weight', more, '§17.2.1') +
    step(steps, 'CN', -CN, '§17.2.1')
  )
}

/** 1 for a heavy man, -1 for a light one, as several tables count his weight. */
export function burdenOf(weight: Weight): number {
  return weight === 'heavy' ? 1 : weight === 'light' ? -1 : 0
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

/** §18.3 Two dice, prestige and performance above 9: the crowd spares him; `columns` are what variants add. */
export function isSpared(twoDice: number, prestige: number, shown: number, columns = 0, steps: Steps = null): boolean {
  const total =
    step(steps, 'the crowd', twoDice, '§18.3') +
    step(steps, 'prestige', prestige, '§18.3') +
    step(steps, 'performance', shown, '§18.3') +
    step(steps, 'columns in his favour', columns, '§18.3')
  return total > 9
}

/** §20.6.1 Free when three dice, the grip, less the escape CF come below 7. */
export function escapeTotal(threeDice: number, hold: number, escapeCF: number, steps: Steps = null): number {
  return (
    step(steps, 'escape', threeDice, '§20.6.1') +
    step(steps, "the holder's CF", hold, '§22.4.1') +
    step(steps, 'CF', -escapeCF, '§20.6.1')
  )
}

/** §20.6.2.1 Dragged to the ground above 17. */
export function isDragged(threeDice: number, ST: number, cf: number, drm: number, steps: Steps = null): boolean {
  return dragTotal(threeDice, ST, cf, drm, steps) > 17
}

export function dragTotal(threeDice: number, ST: number, cf: number, drm: number, steps: Steps): number {
  return (
    step(steps, 'drag', threeDice, '§20.6.2.1') +
    step(steps, 'ST', ST, '§20.6.2.1') +
    step(steps, 'CF', cf, '§20.6.2.1') +
    step(steps, 'where the noose holds him', drm, '§21.7.1')
  )
}
