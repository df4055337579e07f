/** What a man who allocates CF knows: his means against each foe, special attacks and defences, and what odds need. */
import type { Rule, Seat } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import { speedOf } from '../09-combat/attack-order.ts'
import { meansAgainst } from '../09-combat/engagement.ts'
import { refuseSpecialAttack, specialAttacks } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { twoWeaponDropDRM } from '../19-advanced/two-weapons.ts'
import {
  halvings,
  itemOf,
  shieldDamageBonusOf,
  strengthBonusOf,
  weaponDropDRM,
  woundBonusOf,
} from '../19-advanced/weapons.ts'
import type { AttackQuery, EditionId } from '../odds/odds.ts'
import { type Area, areas, formatArmour, type ShieldSize } from '../tables/armour.ts'
import { shieldPoints } from '../tables/shields.ts'
import type { Means, Row, SpecialAttack, SpecialDefence } from './questions.ts'
import {
  type Gladiator,
  handHolding,
  isActive,
  rowOfItem,
  type State,
  shieldHand,
  weakness,
  weaponHand,
} from './state.ts'

/** Something he can strike a foe with. */
export interface MeansView {
  readonly means: Means
  /** The weapon's name, or what else it is. */
  readonly name: string
  /** §9.4.4 What it adds to the round of its attacks. */
  readonly speed: number
  /** How many times an attack on each area is halved (§9.3.2). */
  readonly halvings: readonly number[]
  /** What it brings to the dice. */
  readonly blow: Pick<AttackQuery, 'attackerST' | 'woundBonus' | 'dropDRM' | 'shieldDamageBonus' | 'flail'>
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

/** What is known of the foe for the odds. */
export interface TargetView {
  /** False where his log sheet is hidden: bare skin, a whole shield and unhurt limbs are assumed. */
  readonly isKnown: boolean
  readonly armour: readonly string[]
  readonly woundsLeft: readonly number[] | null
  /** §16.3, §21.3.2 His defence CF count half. */
  readonly isHalved: boolean
  readonly body: Pick<AttackQuery, 'hasShield' | 'hasWeapon' | 'hasHelmet' | 'armCFLoss' | 'crtDRM'> & {
    readonly shieldType?: ShieldSize
    readonly shieldPoints?: number
  }
}

export interface FoeView {
  readonly seat: Seat
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
  /** Whose tables the odds are read on. */
  readonly edition: EditionId
  /** §9.3.2 Halvings make attacks dearer instead of weaker. */
  readonly isPoolHalved: boolean
  readonly guardCost: number
  readonly guards: readonly GuardView[]
  /** §16.3, §21.3.2 His own defence CF count half. */
  readonly isDefenceHalved: boolean
  /** Whoever is within reach now. */
  readonly foes: readonly FoeView[]
}

export function combatOf(state: State, who: Gladiator): CombatView {
  return {
    seat: who.seat,
    edition: state.options.edition === 'classic1981' ? 'classic1981' : 'colosseum',
    isPoolHalved: state.options.halfCf === 'pool',
    guardCost: guardCost(state),
    guards: guardCodes.map((code) => {
      const { name, area } = specialDefences[code]
      return { code, name, area, rule: '§23.3', refusal: refuseSpecialDefence(state, who, code, true) }
    }),
    isDefenceHalved: defendsHalf(who),
    foes: state.gladiators
      .filter((foe) => isActive(foe) && isTheOther(state, who, foe) && meansAgainst(state, who, foe).length > 0)
      .map((foe) => foeOf(state, who, foe)),
  }
}

const guardCodes = Object.keys(specialDefences) as Exclude<SpecialDefence, ''>[]
const specialCodes = Object.keys(specialAttacks) as Exclude<SpecialAttack, ''>[]

function defendsHalf(who: Gladiator): boolean {
  return who.posture === 'prone' || handHolding(who, 'bow') >= 0
}

function foeOf(state: State, who: Gladiator, foe: Gladiator): FoeView {
  const means = meansAgainst(state, who, foe)
  return {
    seat: foe.seat,
    means: means.map((one) => meansOf(state, who, foe, one)),
    specials: specialCodes.map((code) => specialOf(state, who, foe, code, means)),
    target: targetOf(state, foe),
  }
}

function meansOf(state: State, who: Gladiator, foe: Gladiator, means: Means): MeansView {
  const item = itemOf(who, means)
  const kind = item?.kind ?? null
  const range = distanceTo(who, foe)
  // B29 His strength is on his log sheet.
  const { dropDefenderStrength, sheets } = state.options
  const grip = dropDefenderStrength === 'on' && sheets === 'open' ? foe.ST : 0
  return {
    means,
    name: nameOf(who, means),
    speed: speedOf(state, who, { target: foe.seat, area: 1, means, special: '', cf: 1 }),
    halvings: areas.map((area) => halvings(who, foe, area, means, range)),
    blow: {
      attackerST: who.ST + strengthBonusOf(kind),
      woundBonus: woundBonusOf(kind),
      dropDRM: weaponDropDRM(who, kind) + twoWeaponDropDRM(state, foe) - grip,
      shieldDamageBonus: shieldDamageBonusOf(kind),
      flail: kind === 'flail',
    },
  }
}

function nameOf(who: Gladiator, means: Means): string {
  const item = itemOf(who, means)
  if (means === 'thrown') return 'javelin, thrown'
  if (item) return rowOfItem(item).name
  return means === 'bare' ? 'bare hand' : means
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
  const outOfReach = fitting.length === 0 ? `${name} does not reach him from here.` : null
  const means = refusal ? [] : fitting
  return { code, name, area, rule: '§23.2', means, refusal: refusal ?? outOfReach }
}

function targetOf(state: State, foe: Gladiator): TargetView {
  const isKnown = state.options.sheets === 'open'
  const hand = shieldHand(foe)
  const shield = hand < 0 ? null : foe.hands[hand]!
  const size = shield && rowOfItem(shield).shield!
  const isBehindWall = state.options.v2XlShield === 'on' && foe.style === 'hoplomachus' && hand >= 0
  return {
    isKnown,
    armour: areas.map((area) => (isKnown ? formatArmour(foe.armour[area - 1]!) : '-')),
    woundsLeft: isKnown ? areas.map((area) => foe.W - foe.wounds[area - 1]!) : null,
    isHalved: defendsHalf(foe),
    body: {
      hasShield: size !== null,
      hasWeapon: weaponHand(foe) >= 0,
      hasHelmet: foe.hasHelmet,
      armCFLoss: isKnown ? foe.cfLoss[3]! : 0,
      crtDRM: (isKnown ? weakness(foe) : 0) + foe.now.escapeDRM - (isBehindWall ? 1 : 0),
      ...(size && { shieldType: size, shieldPoints: isKnown ? shieldPoints(size, shield.boxes) : 12 }),
    },
  }
}

/** §9.5 The query for the odds of a planned attack, if the foe defends the area with so many CF. */
export function queryOf(combat: CombatView, row: Row, defenceCF: number): AttackQuery | null {
  const { foes, isPoolHalved, edition } = combat
  const foe = foes.find(({ seat }) => seat === row.target)
  const means = foe?.means.find((one) => one.means === row.means)
  if (!foe || !means || row.means === 'thrown') return null
  const { armour, woundsLeft, isHalved, body } = foe.target
  const at = row.area - 1
  return {
    ...body,
    ...means.blow,
    edition,
    attackCF: isPoolHalved ? row.cf : row.cf >> means.halvings[at]!,
    defenceCF: isHalved ? defenceCF >> 1 : defenceCF,
    area: row.area,
    armour: armour[at]!,
    special: row.special,
    strike: row.means === 'bare',
    ...(woundsLeft && { woundsLeft: woundsLeft[at]! }),
  }
}

/** What a row takes of the pool: where the pool is halved, twice its CF for each halving. */
export function costOfRow({ foes, isPoolHalved }: CombatView, row: Row): number {
  if (!isPoolHalved) return row.cf
  const means = foes.find(({ seat }) => seat === row.target)?.means.find((one) => one.means === row.means)
  return row.cf << (means?.halvings[row.area - 1] ?? 0)
}
