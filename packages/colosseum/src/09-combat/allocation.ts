/** §9.3 Combat factors: how many there are, and how they may be allocated. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import { refuseSpecialAttack } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { halvings, weaponDRM } from '../19-advanced/weapons.ts'
import { openAreas, REARED_BONUS, rearsUp } from '../28-beasts/beasts.ts'
import { bodyOf } from '../match/body.ts'
import { editionOf } from '../match/edition.ts'
import { type Allocation, type Foe, foeAt, type Means, type QuestionOf, type Row } from '../match/questions.ts'
import { cfNow, type Gladiator, type State } from '../match/state.ts'
import { areaName } from '../tables/armour.ts'
import { rowHalvings } from './blow.ts'
import { meansAgainst } from './engagement.ts'

export const MAX_ATTACKS = 5

/** §9.3.1 CF before anything is spent and without positional advantage. */
export function grossCF(state: State, who: Gladiator, facesFoe: boolean): number {
  const gross =
    cfNow(who) -
    who.stun -
    (who.now.stumbling ? 2 : 0) +
    (facesFoe ? who.prestigeBonus : 0) +
    editionOf(state.options).twoWeaponBonus(state, who) +
    (rearsUp(who) ? REARED_BONUS : 0) +
    weaponDRM(who)
  // §21.7.1 A noose round the arm leaves him half his strength.
  return who.snare?.place === 'arm' ? Math.floor(gross / 2) : gross
}

type Allocate = QuestionOf<'allocate'>

function refuse(rule: string, message: string): Refusal {
  return { rule, message }
}

/** The one legality test of an allocation of unknown shape. */
export function checkAllocation(state: State, question: Allocate, answer: unknown): Refusal | null {
  const allocation = readAllocation(answer)
  if (!allocation)
    return refuse('§9.3', t('An allocation lists attacks, defence CF for five areas, a guard and a top row.'))
  const who = state.gladiators[question.seat]!
  if (allocation.attacks.length > MAX_ATTACKS) return refuse('§9.3.2.1', t('No more than five attacks can be made.'))
  for (const [at, row] of allocation.attacks.entries()) {
    const refusal = checkRow(state, question, who, row) ?? checkRepeats(allocation.attacks, at)
    if (refusal) return refusal
  }
  const isTwoHanded = strikesWith(allocation.attacks, 'right') && strikesWith(allocation.attacks, 'left')
  const refusal = isTwoHanded ? editionOf(state.options).refusePair(state, who) : null
  return refusal ?? checkGuard(state, question, who, allocation) ?? checkSum(state, question, who, allocation)
}

function strikesWith(attacks: readonly Row[], hand: Means): boolean {
  return attacks.some(({ means }) => means === hand)
}

function checkRow(state: State, question: Allocate, who: Gladiator, row: Row): Refusal | null {
  const foe = foeAt(question.foes, row.target)
  if (!foe?.canAttack)
    return refuse('§9.1', t('That opponent cannot be attacked from here: he must be in the front, within reach.'))
  const target = state.gladiators[row.target]!
  if (!meansAgainst(state, who, target).includes(row.means)) return refuse('§9.1', t('He cannot reach him with that.'))
  if (!openAreas(who, target).includes(row.area)) {
    return refuse(
      '§28.7.1.2',
      t`From there the ${t(bodyOf(target).areaNames[row.area]!)} of ${target.name} cannot be struck.`,
    )
  }
  if (row.special === '') {
    if (row.means === 'shield' || row.means === 'sand') {
      return refuse('§23.2', t('Shield and sand strike only in their special attacks.'))
    }
  } else {
    if (row.means === 'thrown') return refuse('§21.6', t('A javelin is thrown in an ordinary attack.'))
    const reason = refuseSpecialAttack(state, who, target, row.special, row.area, row.means)
    if (reason) return refuse('§23.2', reason)
  }
  const limit = editionOf(state.options).attackLimit(poolOfFoes(question.base, question.foes))
  if (row.cf > limit) return refuse('§9.3.2', t`An attack takes at most ${limit} CF, not ${row.cf}.`)
  if (row.cf >> rowHalvings(state, who, row) < 1)
    return refuse('§9.3.2', t('So few CF are nothing once they are halved: put more on it, or strike elsewhere.'))
  return null
}

/** What a row costs: where the pool is halved instead of the attacks, twice its CF for each halving. */
export function costOf(state: State, who: Gladiator, row: Row): number {
  if (state.options.halfCf === 'perAttack') return row.cf
  const target = state.gladiators[row.target]!
  return row.cf << halvings(state, who, target, row.area, row.means, distanceTo(who, target))
}

function checkRepeats(rows: readonly Row[], at: number): Refusal | null {
  const row = rows[at]!
  for (let i = 0; i < at; i++) {
    const other = rows[i]!
    const isThrown = row.means === 'thrown' || other.means === 'thrown'
    if (row.means === 'thrown' && other.means === 'thrown') {
      return refuse('§21.6', t('One javelin can be thrown in a phase.'))
    }
    // The area of a throw is a matter of chance.
    if (!isThrown && other.target === row.target && other.area === row.area) {
      return refuse('§9.3.2.1', t`Each area is attacked once: the ${areaName(row.area)} has its attack already.`)
    }
    if (other.special !== '' && row.special !== '')
      return refuse('§23.1', t('One special attack can be made in a phase.'))
  }
  return null
}

function checkGuard(state: State, question: Allocate, who: Gladiator, allocation: Allocation): Refusal | null {
  const { guard, defence } = allocation
  const isDefending = guard !== '' || defence.some((cf) => cf > 0)
  if (isDefending && who.beast) return refuse('§28.7.3', t('A beast never defends itself.'))
  if (isDefending && !question.canDefend) return refuse('§10.3.4', t('With less than one CF left he cannot defend.'))
  if (guard === '') return null
  const reason = refuseSpecialDefence(state, who, guard, true)
  if (reason) return refuse('§23.3', reason)
  const { area, name } = specialDefences[guard]
  if (defence[area - 1]! > 0) return refuse('§23.3', t`${t(name)} stands instead of CF on the ${areaName(area)}.`)
  return null
}

/** §9.3, §26.5 The pool: with one foe all is one sum; with several each advantage serves only against its own foe. */
function checkSum(state: State, question: Allocate, who: Gladiator, allocation: Allocation): Refusal | null {
  const { attacks, guard, top, defence } = allocation
  const topRow = attacks[top]
  const topFoe = topRow && foeAt(question.foes, topRow.target)
  if (top !== -1 && !topFoe?.canTop) {
    return refuse('§26.5', t('Only one who strikes from outside the front may put his advantage on top of an attack.'))
  }
  const spent = defence.reduce((sum, cf) => sum + cf, 0) + (guard === '' ? 0 : guardCost(state))
  const purses = question.foes.map((foe) => (foe === topFoe ? 0 : foe.advantage))
  const costs = question.foes.map((foe) =>
    attacks.reduce((sum, row) => sum + (foeAt(question.foes, row.target) === foe ? costOf(state, who, row) : 0), 0),
  )
  const all = costs.reduce((sum, cost) => sum + cost, spent)
  const pool = poolOf(question.base, purses)
  if (all > pool) {
    const over = all - pool
    return refuse('§9.3', t`That takes ${all} CF and you have ${pool}: take ${over} off attacks or defence.`)
  }
  if (question.foes.length < 2) return null
  const fromBase = costs.reduce((sum, cost, at) => sum + Math.max(0, cost - purses[at]!), spent)
  if (fromBase > Math.max(0, question.base)) {
    return refuse('§26.5', t('Positional advantage over one opponent can only be used against him.'))
  }
  return null
}

/** §9.3, §10.3.4.1 All the CF there are. */
export function poolOf(base: number, advantages: readonly number[]): number {
  return Math.max(
    0,
    advantages.reduce((sum, value) => sum + value, base),
  )
}

export function poolOfFoes(base: number, foes: readonly Foe[]): number {
  return poolOf(
    base,
    foes.map(({ advantage }) => advantage),
  )
}

const meansNames = ['right', 'left', 'bare', 'shield', 'sand', 'thrown', 'body']

/** An allocation of unknown origin, or null if it does not have the shape of one. */
function readAllocation(answer: unknown): Allocation | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const { attacks, defence, guard, top } = answer as Partial<Allocation>
  if (!Array.isArray(attacks) || !attacks.every(isRow)) return null
  if (!Array.isArray(defence) || defence.length !== 5 || !defence.every(isCount)) return null
  if (guard !== '' && !(typeof guard === 'string' && Object.hasOwn(specialDefences, guard))) return null
  if (!Number.isInteger(top) || top! < -1 || top! >= attacks.length) return null
  return answer as Allocation
}

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { target, area, means, special, cf } = row as Partial<Row>
  return (
    Number.isInteger(target) &&
    Number.isInteger(area) &&
    area! >= 1 &&
    area! <= 5 &&
    typeof means === 'string' &&
    meansNames.includes(means) &&
    typeof special === 'string' &&
    ['', 'A', 'F', 'S', 'H', 'T'].includes(special) &&
    isCount(cf) &&
    cf! >= 1
  )
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000
}
