/** §28.6 A beast and a man in one hex: a collision like others, except for what follows here. */
import { woundByDice } from '../09-combat/wounds.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, type State } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'
import { areas } from '../tables/armour.ts'
import { rowOfBeast } from './beasts.ts'

/** §28.6 What is added to its die: strength, what its kind brings, two for each hex it has moved, less its stun. */
export function impactOfBeast({ options }: State, beast: Gladiator, steps: Steps = null): number {
  const add = (what: string, value: number) => step(steps, what, value, '§28.6')
  return (
    add('ST', options.beastImpact === 'full' ? beast.ST : 0) +
    add('what it is', rowOfBeast(options, beast.beast!.kind).impact) +
    add('hexes moved', 2 * beast.now.moved) +
    add('stun', -beast.stun)
  )
}

/** §28.6.1 A panicked beast tramples the man whom it has stunned. */
export function trampleAfter(
  context: RuleContext,
  one: Gladiator,
  other: Gladiator,
  stunBefore: readonly number[],
): void {
  const [beast, man, before] = one.beast ? [one, other, stunBefore[1]!] : [other, one, stunBefore[0]!]
  const stun = man.stun - before
  if (stun > 0 && beast.beast!.isPanicked && isActive(man)) trample(context, man, stun, beast.seat)
}

/** §28.6.1 A hit on an area by chance, as much better as his stun. */
export function trample(context: RuleContext, man: Gladiator, bonus: number, by: number): void {
  const area = pickByDice(context, areas, '§28.6.1', by, 'trampled area')
  if (context.referee.listening) {
    context.referee.tell({ kind: 'trampled', rule: '§28.6.1', seat: man.seat, by, area, bonus })
  }
  const [first, second, black] = context.referee.dice(3, '§28.6.1', by, 'trampled')
  woundByDice(context, man, area, first! + second!, black!, bonus, by)
}
