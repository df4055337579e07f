/** §28.7 How a beast fights. */
import { distanceTo } from '../06-movement/facing.ts'
import { bareBlow, emptyVerdict, rollWounds, type Verdict } from '../09-combat/attack.ts'
import { sufferVerdict } from '../09-combat/wounds.ts'
import { halvings } from '../19-advanced/weapons.ts'
import { pickByDice, type RuleContext, rollD3 } from '../match/context.ts'
import type { Allocation, Foe, QuestionOf, Row } from '../match/questions.ts'
import type { Gladiator } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'
import { openAreas } from './beasts.ts'

/** §28.7.3 One to three attacks with equal CF on areas by chance; it never defends. */
export function allocationOfBeast(context: RuleContext, question: QuestionOf<'allocate'>): Allocation {
  const who = context.state.gladiators[question.seat]!
  const foes = question.foes.filter(({ canAttack }) => canAttack)
  const attacks = foes.length === 0 ? [] : context.edition.attacksOfBeast(context, who, foes, question.base)
  return { attacks, defence: [0, 0, 0, 0, 0], guard: '', top: -1 }
}

/** §28.7.3 One to three with equal CF; what is left over goes to the first. */
export function attacksOn(
  context: RuleContext,
  who: Gladiator,
  foes: readonly Foe[],
  base: number,
  place: Place = placeFreely,
): Row[] {
  const count = rollD3(context, '§28.7.3', who.seat, 'attacks')
  // Against one man the advantage is divided too; with several it goes to the first attack on each (our ruling).
  const shared = foes.length === 1 ? base + foes[0]!.advantage : Math.max(0, base)
  const each = Math.floor(shared / count)
  const rows: Row[] = []
  for (let i = 0; i < count; i++) {
    const foe = pickByDice(context, foes, '§28.7.3', who.seat, 'whom')
    const isFirst = !rows.some(({ target }) => target === foe.seat)
    const extra = foes.length > 1 && isFirst ? foe.advantage : 0
    const cf = each + (i === 0 ? shared - each * count : 0) + extra
    if (cf > 0) place(context, who, rows, foe, cf)
  }
  return rows.flatMap((row) => madeBy(context, who, row))
}

/** §14.3 What halving leaves nothing of is not made: the legs of a man on his knees. */
function madeBy({ state }: RuleContext, who: Gladiator, row: Row): Row[] {
  const target = state.gladiators[row.target]!
  const left = row.cf >> halvings(state, who, target, row.area, row.means, distanceTo(who, target))
  return left < 1 ? [] : [state.options.halfCf === 'pool' ? { ...row, cf: left } : row]
}

/** §28.7.3 Puts an attack with so many CF somewhere. */
type Place = (context: RuleContext, who: Gladiator, rows: Row[], foe: Foe, cf: number) => void

/** On an area of its own by chance; what is beyond eight CF is lost (R46). */
function placeFreely(context: RuleContext, who: Gladiator, rows: Row[], foe: Foe, cf: number): void {
  const area = freeArea(context, who, rows, foe)
  const most = context.state.options.beastCap === 'eight' ? 8 : 99
  if (area) rows.push({ target: foe.seat, area, means: 'body', special: '', cf: Math.min(most, cf) })
}

/**
 * An area that the beast does not attack yet; a bear strikes head, chest and arms only (§28.7.4), and of another beast
 * only what it can reach (§28.7.1.2, our ruling).
 */
function freeArea(context: RuleContext, who: Gladiator, rows: readonly Row[], { seat }: Foe): Area | null {
  const all = openAreas(who, context.state.gladiators[seat]!)
  const open = all.filter((area) => !rows.some((row) => row.target === seat && row.area === area))
  return open.length === 0 ? null : pickByDice(context, open, '§28.7.3', who.seat, 'attack area')
}

/** §28.7.3.2 A blow that is parried meets the blade: its fore legs are struck with the same dice. */
export function meetBlade(context: RuleContext, beast: Gladiator, verdict: Verdict, by: number): void {
  const own = emptyVerdict(verdict.dice)
  rollWounds(bareBlow(beast, FORE), context.edition, verdict.dice, own, 0)
  sufferVerdict(context, beast, FORE, own, by)
}

const FORE: Area = 4
