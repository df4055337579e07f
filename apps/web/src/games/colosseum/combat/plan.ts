/** Planning an allocation of CF: what is on the sheet, what may still be spent, and a sensible beginning. */

import {
  type Account,
  type Allocation,
  type Area,
  accountOf,
  areaNames,
  attackLimit,
  beastAreaNames,
  type CombatView,
  costOfRow,
  type Foe,
  type FoeView,
  foeAt,
  type Means,
  type MeansView,
  type Options,
  type QuestionOf,
  type Row,
  roundOf,
  type SpecialAttack,
  type SpecialDefence,
} from '@harena/colosseum'
import { t } from '@harena/engine'

export type AllocateQuestion = QuestionOf<'allocate'>

/** All that planning depends on. */
export interface Situation {
  readonly question: AllocateQuestion
  readonly combat: CombatView
  readonly options: Options
}

export const nothing: Allocation = { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 }

export function accountFor({ question, combat }: Situation, plan: Allocation): Account {
  return accountOf(question, plan, combat.guardCost, (row) => costOfRow(combat, row))
}

export function limitOf({ options, question }: Situation): number {
  return attackLimit(options, question)
}

export function foeViewOf({ combat }: Situation, seat: number): FoeView | undefined {
  return combat.foes.find((foe) => foe.seat === seat)
}

function meansViewOf(situation: Situation, row: Row): MeansView | undefined {
  return foeViewOf(situation, row.target)?.means.find(({ means }) => means === row.means)
}

/** §26.5 The row as it will be made: the advantage that was put on top of it counts with its CF. */
export function rowMade({ question }: Situation, { attacks, top }: Allocation, index: number): Row {
  const row = attacks[index]!
  if (index !== top) return row
  const foe = foeAt(question.foes, row.target)
  return { ...row, cf: row.cf + (foe?.advantage ?? 0) }
}

/** §9.3.2 The CF that count when the attack is made. */
export function effectiveOf(situation: Situation, plan: Allocation, index: number): number {
  const row = rowMade(situation, plan, index)
  return situation.combat.isPoolHalved ? row.cf : row.cf >> halvingsOf(situation, row)
}

/** Why they count less. */
export function whyHalved(situation: Situation, row: Row): MeansView['whyHalved'][number] {
  return meansViewOf(situation, row)?.whyHalved[row.area - 1] ?? []
}

export function halvingsOf(situation: Situation, row: Row): number {
  return meansViewOf(situation, row)?.halvings[row.area - 1] ?? 0
}

/** §9.4.2, §9.4.4 The round of each attack. */
export function roundsOf(situation: Situation, { attacks }: Allocation): number[] {
  const { combat } = situation
  return attacks.map((row, index) => roundOf(combat, attacks.length, index, meansViewOf(situation, row)?.speed ?? 0))
}

/** The fewest CF that are still something after halving. */
function leastCF(situation: Situation, row: Row): number {
  return situation.combat.isPoolHalved ? 1 : 1 << halvingsOf(situation, row)
}

/** Means for ordinary attacks; shield and sand strike only in their special ones. */
export function ordinaryMeans(foe: FoeView): readonly MeansView[] {
  return foe.means.filter(({ means }) => means !== 'shield' && means !== 'sand')
}

export function rowAt(plan: Allocation, target: number, area: Area): number {
  return plan.attacks.findIndex((row) => row.target === target && row.area === area && row.means !== 'thrown')
}

/** The chest, or what else can be struck from where he stands (§28.7.1.2). */
export function plainArea({ areas }: Pick<FoeView, 'areas'>): Area {
  return areas.includes(2) ? 2 : areas[0]!
}

/** What an area is called: a beast has fore and hind legs. */
export function areaNameOf(situation: Situation, { target, area }: Pick<Row, 'target' | 'area'>): string {
  return t(foeViewOf(situation, target)?.areaNames[area] ?? areaNames[area])
}

/** §28.3 Told by its legs: they are called otherwise. */
export function isBeast(situation: Situation, target: number): boolean {
  return foeViewOf(situation, target)?.areaNames[LEGS] === beastAreaNames[LEGS]
}

const LEGS = 5

/** Whether anything can be planned against an area: where only shield or sand reaches him, each has its own. */
export function canStrike(situation: Situation, target: number, area: Area): boolean {
  const foe = foeViewOf(situation, target)
  if (!foe?.areas.includes(area)) return false
  return ordinaryMeans(foe).length > 0 || foe.specials.some((one) => one.means.length > 0 && one.area === area)
}

/** Plans an attack on an area with half of what is left; one that is planned gets more. */
export function addAttack(situation: Situation, plan: Allocation, target: number, area: Area): Allocation {
  const foe = foeViewOf(situation, target)
  const means = foe && ordinaryMeans(foe)[0]?.means
  const thrown = plan.attacks.findIndex((row) => row.means === 'thrown')
  const at = means === 'thrown' && thrown >= 0 ? thrown : rowAt(plan, target, area)
  if (at >= 0) return strengthened(situation, plan, at)
  if (means) return withOneHand(situation, addRow(situation, plan, { target, area, means, special: '', cf: 1 }), 0)
  const special = foe?.specials.find((one) => one.means.length > 0 && one.area === area)
  return special ? toggleSpecial(situation, plan, target, special.code, 0) : plan
}

/** By as many CF as make a difference. */
function strengthened(situation: Situation, plan: Allocation, index: number): Allocation {
  const row = plan.attacks[index]!
  const cf = Math.min(limitOf(situation), row.cf + leastCF(situation, row))
  return cf === row.cf ? plan : setRow(plan, index, { cf })
}

/** Another number of CF for an attack; none takes it back. */
export function setAttack(plan: Allocation, index: number, cf: number): Allocation {
  return cf > 0 ? setRow(plan, index, { cf }) : removeRow(plan, index)
}

function addRow(situation: Situation, plan: Allocation, row: Row): Allocation {
  return { ...plan, attacks: [...plan.attacks, { ...row, cf: firstCF(situation, plan, row) }] }
}

/** What an attack begins with: half of what is left. */
export function firstCF(situation: Situation, plan: Allocation, row: Row): number {
  const left = accountFor(situation, plan).leftAgainst[row.target] ?? 0
  const half = Math.ceil(affordable(situation, row, left) / 2)
  return Math.max(leastCF(situation, row), Math.min(limitOf(situation), half))
}

/** How many CF a row may have for so much of the pool. */
function affordable(situation: Situation, row: Row, left: number): number {
  return Math.floor(left / costOfRow(situation.combat, { ...row, cf: 1 }))
}

export function setRow(plan: Allocation, index: number, change: Partial<Row>): Allocation {
  return { ...plan, attacks: plan.attacks.map((row, at) => (at === index ? { ...row, ...change } : row)) }
}

/** Another weapon for an attack; where the two do not go together, for all attacks. */
export function setMeans(situation: Situation, plan: Allocation, index: number, means: Means): Allocation {
  return withOneHand(situation, setRow(plan, index, { means }), index)
}

function isHand(means: Means): boolean {
  return means === 'right' || means === 'left'
}

/** Whether several attacks are planned that must all be made with the same hand. */
export function needsOneHand({ combat }: Situation, { attacks }: Allocation): boolean {
  return combat.pair !== null && attacks.filter(({ means }) => isHand(means)).length > 1
}

/** §24.1 Weapons that do not go together strike one by one: every attack takes the hand of the given one. */
function withOneHand(situation: Situation, plan: Allocation, lead: number): Allocation {
  const { means } = plan.attacks[lead]!
  if (!needsOneHand(situation, plan) || !isHand(means)) return plan
  const attacks = plan.attacks.map((row) => {
    if (!isHand(row.means) || row.means === means) return row
    const special = foeViewOf(situation, row.target)?.specials.find(({ code }) => code === row.special)
    return { ...row, means, special: special?.means.includes(means) ? row.special : ('' as const) }
  })
  return { ...plan, attacks }
}

export function removeRow(plan: Allocation, index: number): Allocation {
  const top = plan.top === index ? -1 : plan.top > index ? plan.top - 1 : plan.top
  return { ...plan, attacks: plan.attacks.filter((_, at) => at !== index), top }
}

/** §9.3.2.1 Moves an attack up (-1) or down (1) in the order. */
export function moveRow(plan: Allocation, index: number, by: -1 | 1): Allocation {
  const to = index + by
  if (to < 0 || to >= plan.attacks.length) return plan
  const attacks = [...plan.attacks]
  const [row] = attacks.splice(index, 1)
  attacks.splice(to, 0, row!)
  const top = plan.top === index ? to : plan.top === to ? index : plan.top
  return { ...plan, attacks, top }
}

export function setDefence(situation: Situation, plan: Allocation, area: Area, cf: number): Allocation {
  const defence = plan.defence.map((old, at) => (at === area - 1 ? Math.max(0, cf) : old))
  const guarded = situation.combat.guards.find(({ code }) => code === plan.guard)
  return { ...plan, defence, guard: cf > 0 && guarded?.area === area ? '' : plan.guard }
}

/** §23.3 Takes a special defence instead of CF in its area, or none. */
export function setGuard(situation: Situation, plan: Allocation, guard: SpecialDefence): Allocation {
  const area = situation.combat.guards.find(({ code }) => code === guard)?.area
  return { ...plan, guard, defence: plan.defence.map((cf, at) => (at + 1 === area ? 0 : cf)) }
}

/** §23.2 Makes the attack on its area the special one, planning it if need be; of a Feint the given row. */
export function toggleSpecial(
  situation: Situation,
  plan: Allocation,
  target: number,
  code: Exclude<SpecialAttack, ''>,
  index: number,
): Allocation {
  const special = foeViewOf(situation, target)?.specials.find((one) => one.code === code)
  const means = special?.means[0]
  if (!special || !means) return plan
  const taken = plan.attacks.findIndex((row) => row.special === code && row.target === target)
  if (taken >= 0) return ordinary(situation, plan, taken)
  const given = plan.attacks[index]
  const area = special.area ?? (given?.target === target ? given.area : plainArea(foeViewOf(situation, target)!))
  const cleared = plan.attacks.reduce((now, row, at) => (row.special === '' ? now : ordinary(situation, now, at)), plan)
  const at = rowAt(cleared, target, area)
  if (at < 0) {
    const added = addRow(situation, cleared, { target, area, means, special: code, cf: 1 })
    return withOneHand(situation, added, added.attacks.length - 1)
  }
  const kept = special.means.find((one) => one === cleared.attacks[at]!.means) ?? means
  return withOneHand(situation, setRow(cleared, at, { special: code, means: kept }), at)
}

/** The row without its special attack. */
function ordinary(situation: Situation, plan: Allocation, index: number): Allocation {
  const row = plan.attacks[index]!
  const foe = foeViewOf(situation, row.target)
  const means = foe ? ordinaryMeans(foe) : []
  const kept = means.find((one) => one.means === row.means) ?? means[0]
  return kept ? setRow(plan, index, { special: '', means: kept.means }) : removeRow(plan, index)
}

/** Whom an attack may be aimed at: foes, and (§30.6.6) the horses under them. */
export function targetsOf({ question }: Situation): readonly number[] {
  return question.foes.flatMap(({ seat, mount }) => (mount === undefined ? [seat] : [seat, mount]))
}

/** Which foe to begin with: whom he faces, or else the one over whom he has the greatest advantage. */
export function firstFoe({ question }: Situation, faced: readonly number[] = []): Foe | undefined {
  const isFaced = ({ seat }: Foe) => Number(faced.includes(seat))
  return question.foes
    .filter(({ canAttack }) => canAttack)
    .sort((a, b) => isFaced(b) - isFaced(a) || b.advantage - a.advantage)[0]
}

/** What is defended first when not everything can be. */
const order: readonly Area[] = [2, 1, 3, 5, 4]

/** A legal beginning: one attack with half the CF on the given area, the rest spread over the body. */
export function proposal(
  situation: Situation,
  areaOf?: (target: number) => Area,
  faced: readonly number[] = [],
): Allocation {
  const foe = firstFoe(situation, faced)
  const known = foe && foeViewOf(situation, foe.seat)
  const plan = known ? firstAttack(situation, known.seat, areaOf?.(known.seat) ?? plainArea(known)) : nothing
  return situation.question.canDefend ? spread(situation, plan) : plan
}

function firstAttack(situation: Situation, target: number, area: Area): Allocation {
  const foe = foeViewOf(situation, target)
  if (!foe) return nothing
  const special = foe.specials.find(({ means }) => means.length > 0)
  const means = ordinaryMeans(foe)[0]?.means ?? special?.means[0]
  if (!means) return nothing
  const isOrdinary = means !== 'shield' && means !== 'sand'
  const row: Row = isOrdinary
    ? { target, area, means, special: '', cf: 1 }
    : { target, area: special!.area ?? area, means, special: special!.code, cf: 1 }
  const plan = addRow(situation, nothing, row)
  return plan.attacks[0]!.cf <= mostOf(situation, row) ? plan : nothing
}

function mostOf(situation: Situation, row: Row): number {
  const left = accountFor(situation, nothing).leftAgainst[row.target] ?? 0
  return Math.min(limitOf(situation), affordable(situation, row, left))
}

/** Spreads what is left over the areas without a special defence. */
function spread(situation: Situation, plan: Allocation): Allocation {
  const guarded = situation.combat.guards.find(({ code }) => code === plan.guard)?.area
  const open = order.filter((area) => area !== guarded)
  const defence = [...plan.defence]
  const { left } = accountFor(situation, plan)
  for (let i = 0; i < left; i++) defence[open[i % open.length]! - 1]!++
  return { ...plan, defence }
}
