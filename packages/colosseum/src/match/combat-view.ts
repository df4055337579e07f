/** What a man who allocates CF knows: his means against each foe, special attacks and defences, and what odds need. */
import type { Refusal, Rule, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import type { Blow } from '../09-combat/attack.ts'
import { speedOf } from '../09-combat/attack-order.ts'
import { attackOf, blowOf, defendsHalf, isUndefended } from '../09-combat/blow.ts'
import { meansAgainst } from '../09-combat/engagement.ts'
import { refuseSpecialAttack, specialAttacks } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { halvings, itemOf } from '../19-advanced/weapons.ts'
import { openAreas } from '../28-beasts/beasts.ts'
import { defenceOfMount } from '../30-riders/mounts.ts'
import { type Area, areas, formatArmour } from '../tables/armour.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { itemName } from '../tables/weapons.ts'
import { bodyOf } from './body.ts'
import { editionOf } from './edition.ts'
import type { Means, Row, SpecialAttack, SpecialDefence } from './questions.ts'
import { type Gladiator, isActive, type State } from './state.ts'
import type { Reason } from './sums.ts'

/** Something he can strike a foe with. */
export interface MeansView {
  readonly means: Means
  /** The weapon's name, or what else it is. */
  readonly name: string
  /** §9.4.4 What it adds to the round of its attacks. */
  readonly speed: number
  /** How many times an attack on each area is halved (§9.3.2). */
  readonly halvings: readonly number[]
  /** Why, for each area: as many reasons as times. */
  readonly whyHalved: readonly (readonly Reason[])[]
  /** The blow on each area, with no CF in it and none against it. */
  readonly blows: readonly Blow[]
}

export interface SpecialView {
  readonly code: Exclude<SpecialAttack, ''>
  readonly name: string
  readonly area: Area | null
  readonly rule: Rule
  /** What it can be made with; empty when it cannot. */
  readonly means: readonly Means[]
  readonly refusal: string | null
}

/** What is known of the foe. */
export interface TargetView {
  /** False where his log sheet is hidden: it is taken to be a usual one of his style. */
  readonly isKnown: boolean
  readonly armour: readonly string[]
  /** Wound boxes that are left; null where that is hidden. */
  readonly woundsLeft: readonly number[] | null
  /** §16.3, §21.3.2 His defence CF count half, or (§26.4, §28.7.3) there are none. */
  readonly isHalved: boolean
  readonly isUndefended: boolean
  /** §30.6.6.2 What its speed gives a horse that is ridden; null where CF are allocated. */
  readonly ownDefence: number | null
}

export interface FoeView {
  readonly seat: Seat
  /** §28.7.1.2 What he can strike from where he stands: of a man all, of a beast what is on his side. */
  readonly areas: readonly Area[]
  /** What its areas are called, by their numbers. */
  readonly areaNames: readonly string[]
  readonly means: readonly MeansView[]
  readonly specials: readonly SpecialView[]
  readonly target: TargetView
}

export interface GuardView {
  readonly code: Exclude<SpecialDefence, ''>
  readonly name: string
  readonly area: Area
  readonly rule: Rule
  readonly refusal: string | null
}

export interface CombatView {
  readonly seat: Seat
  /** §9.3.2 Halvings make attacks dearer instead of weaker. */
  readonly isPoolHalved: boolean
  /** §9.4.2 The rounds of so many attacks. */
  readonly attackSequence: Tables['attackSequence']
  readonly guardCost: number
  readonly guards: readonly GuardView[]
  /** §16.3, §21.3.2 His own defence CF count half. */
  readonly isDefenceHalved: boolean
  /** §24.1 Why he cannot strike with right and left in one phase; null if he can. */
  readonly pair: Refusal | null
  /** Whoever is within reach now. */
  readonly foes: readonly FoeView[]
}

export function combatOf(state: State, who: Gladiator): CombatView {
  return {
    seat: who.seat,
    isPoolHalved: state.options.halfCf === 'pool',
    attackSequence: tablesOf(state.options).attackSequence,
    guardCost: guardCost(state),
    guards: guardCodes.map((code) => {
      const { name, area } = specialDefences[code]
      return { code, name: t(name), area, rule: '§23.3', refusal: refuseSpecialDefence(state, who, code, true) }
    }),
    isDefenceHalved: defendsHalf(who),
    pair: editionOf(state.options).refusePair(state, who),
    foes: state.gladiators
      .filter((foe) => isActive(foe) && isTheOther(state, who, foe) && meansAgainst(state, who, foe).length > 0)
      // §30.6.6 A horse may be struck instead of its rider.
      .flatMap((foe) => (foe.mount < 0 ? [foe] : [foe, state.gladiators[foe.mount]!]))
      .map((foe) => foeOf(state, who, foe)),
  }
}

const guardCodes = Object.keys(specialDefences) as Exclude<SpecialDefence, ''>[]
const specialCodes = Object.keys(specialAttacks) as Exclude<SpecialAttack, ''>[]

function foeOf(state: State, who: Gladiator, foe: Gladiator): FoeView {
  const means = meansAgainst(state, who, foe)
  return {
    seat: foe.seat,
    areas: openAreas(who, foe),
    areaNames: bodyOf(foe).areaNames,
    means: means.map((one) => meansOf(state, who, foe, one)),
    specials: specialCodes.map((code) => specialOf(state, who, foe, code, means)),
    target: targetOf(state, who, foe),
  }
}

function meansOf(state: State, who: Gladiator, foe: Gladiator, means: Means): MeansView {
  const row = (area: Area): Row => ({ target: foe.seat, area, means, special: '', cf: 0 })
  const whyHalved = areas.map((area) => {
    const why: Reason[] = []
    halvings(state, who, foe, area, means, distanceTo(who, foe), why)
    return why
  })
  return {
    means,
    name: nameOf(who, means),
    speed: speedOf(state, who, row(1)),
    halvings: whyHalved.map((why) => why.length),
    whyHalved,
    blows: areas.map((area) => shownBlow(blowOf(state, attackOf(state, who.seat, row(area)), 0))),
  }
}

/** Nobody knows yet whether a special defence meets it. */
function shownBlow(blow: Blow): Blow {
  const { armour } = blow
  const piece = armour && { letter: armour.letter, covers: armour.covers, dice: armour.dice }
  return { ...blow, armour: piece, fixed: -1 }
}

function nameOf(who: Gladiator, means: Means): string {
  const item = itemOf(who, means)
  if (means === 'thrown') return t('javelin, thrown')
  if (item) return itemName(item.kind)
  return means === 'bare' ? t('bare hand') : t(means)
}

/** Shield and sand serve one special attack each, hands the others. */
function fits(code: Exclude<SpecialAttack, ''>, means: Means): boolean {
  if (code === 'H' || code === 'T') return means === (code === 'H' ? 'shield' : 'sand')
  return means === 'right' || means === 'left' || means === 'bare'
}

function specialOf(
  state: State,
  who: Gladiator,
  foe: Gladiator,
  code: Exclude<SpecialAttack, ''>,
  within: readonly Means[],
): SpecialView {
  const { name, area } = specialAttacks[code]
  const usual: Means = code === 'H' ? 'shield' : code === 'T' ? 'sand' : 'right'
  const fitting = within.filter((means) => fits(code, means))
  const refusal = refuseSpecialAttack(state, who, foe, code, area ?? 1, fitting[0] ?? usual)
  const isOpen = area === null || openAreas(who, foe).includes(area)
  const outOfReach = fitting.length === 0 || !isOpen ? t`${t(name)} does not reach from here.` : null
  const means = refusal || !isOpen ? [] : fitting
  return { code, name: t(name), area, rule: '§23.2', means, refusal: refusal ?? outOfReach }
}

function targetOf(state: State, who: Gladiator, foe: Gladiator): TargetView {
  const isKnown = state.options.sheets === 'open'
  return {
    isKnown,
    armour: areas.map((area) => (isKnown ? formatArmour(foe.armour[area - 1]!) : '-')),
    woundsLeft: isKnown ? areas.map((area) => foe.W - foe.wounds[area - 1]!) : null,
    isHalved: defendsHalf(foe),
    isUndefended: (!bodyOf(foe).defends && foe.rider < 0) || isUndefended(state, { seat: who.seat, target: foe.seat }),
    ownDefence: foe.rider < 0 ? null : defenceOfMount(state, foe),
  }
}

/** §9.5 The blow of a planned attack, its CF as they are made, if the foe defends the area with so many. */
export function blowIn({ foes, isPoolHalved }: CombatView, row: Row, defenceCF: number): Blow | null {
  const foe = foes.find(({ seat }) => seat === row.target)
  const means = foe?.means.find((one) => one.means === row.means)
  if (!foe || !means || row.means === 'thrown') return null
  const { isHalved, isUndefended, ownDefence } = foe.target
  return {
    ...means.blows[row.area - 1]!,
    attackCF: isPoolHalved ? row.cf : row.cf >> means.halvings[row.area - 1]!,
    defenceCF: isUndefended ? 0 : (ownDefence ?? defenceCF) >> Number(isHalved),
    special: row.special,
  }
}

/** What a row takes of the pool: where the pool is halved, twice its CF for each halving. */
export function costOfRow({ foes, isPoolHalved }: CombatView, row: Row): number {
  if (!isPoolHalved) return row.cf
  const means = foes.find(({ seat }) => seat === row.target)?.means.find((one) => one.means === row.means)
  return row.cf << (means?.halvings[row.area - 1] ?? 0)
}
