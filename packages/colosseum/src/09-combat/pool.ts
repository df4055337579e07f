/** §9.3.1 The CF of a phase line by line, each with its paragraph, and what an allocation takes of them. */
import type { Rule, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { weaponDRM } from '../19-advanced/weapons.ts'
import { REARED_BONUS, rearsUp } from '../28-beasts/beasts.ts'
import { editionOf } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import type { Allocation, Foe, QuestionOf, Row } from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import { areaName, areas } from '../tables/armour.ts'
import { grossCF, poolOf, poolOfFoes } from './allocation.ts'

export interface PoolLine {
  readonly text: string
  readonly rule: Rule
  readonly value: number
}

/** The lines add up to the total: CF before positional advantage. */
export interface Pool {
  readonly lines: readonly PoolLine[]
  readonly total: number
}

/** What a man may allocate; `facesFoe` as in `grossCF`. Lines without effect are left out. */
export function poolOfMan(state: State, who: Gladiator, facesFoe: boolean): Pool {
  const { now, snare } = who
  const lines: PoolLine[] = [
    { text: 'CF', rule: '§3.4.2', value: who.CF },
    ...areas.map((area) => ({ text: t`wounds, ${areaName(area)}`, rule: '§10.3.1', value: -who.cfLoss[area - 1]! })),
    { text: t('vision'), rule: '§10.5', value: -who.visionLoss },
    { text: t('endurance'), rule: '§17.2', value: -who.enduranceLoss },
    { text: t('the feast'), rule: '§39.5.2', value: -(who.campaign?.feast ?? 0) },
    { text: t('stun'), rule: '§11.2', value: -who.stun },
    { text: t('stumbling'), rule: '§15.2', value: now.stumbling ? -2 : 0 },
    { text: t('prestige'), rule: '§3.15.1', value: facesFoe ? who.prestigeBonus : 0 },
    { text: t('two weapons'), rule: '§24.2', value: editionOf(state.options).twoWeaponBonus(state, who) },
    { text: t('on its hind legs'), rule: '§28.7.4', value: rearsUp(who) ? REARED_BONUS : 0 },
    weaponLine(weaponDRM(who)),
  ]
  const gross = grossCF(state, who, facesFoe)
  const before = lines.reduce((sum, { value }) => sum + value, 0)
  if (snare?.place === 'arm') lines.push({ text: t('noose round the arm'), rule: '§21.7.1', value: gross - before })
  lines.push({ text: t('spent on net, hold or escape'), rule: '§9.3', value: -now.spent })
  return { lines: lines.filter(({ value }, at) => at === 0 || value !== 0), total: gross - now.spent }
}

function weaponLine(value: number): PoolLine {
  if (value > 0) return { text: t('skill with his weapon'), rule: '§31.3', value }
  return { text: t('a weapon he does not know'), rule: '§21.1.1.1', value }
}

type Allocate = QuestionOf<'allocate'>

/** What an allocation comes to. */
export interface Account {
  /** All CF there are, the advantages in it; without that of the row it was put on top of. */
  readonly pool: number
  readonly attack: number
  readonly defence: number
  /** What may still go to defence; below 0: too much is spent. */
  readonly left: number
  /** What may still go to attacks on each foe: with several, his own advantage comes on top (§26.5). */
  readonly leftAgainst: Readonly<Record<Seat, number>>
}

/** §9.3, §26.5 The sum of an allocation; what a row and a special defence cost is given. */
export function accountOf(
  { base, foes }: Allocate,
  { attacks, defence, guard, top }: Allocation,
  guardCost: number,
  costOf: (row: Row) => number,
): Account {
  const isOn = ({ seat, mount }: Foe, row: Row | undefined) => row?.target === seat || row?.target === (mount ?? -1)
  const purses = foes.map((foe) => (isOn(foe, attacks[top]) ? 0 : foe.advantage))
  const costs = foes.map((foe) => sum(attacks.filter((row) => isOn(foe, row)).map(costOf)))
  const pool = poolOf(base, purses)
  const attack = sum(costs)
  const guarded = sum(defence) + (guard === '' ? 0 : guardCost)
  const rest = pool - attack - guarded
  const own = Math.max(0, base) - guarded - sum(costs.map((cost, at) => Math.max(0, cost - purses[at]!)))
  const isAlone = foes.length < 2
  const against = foes.flatMap(({ seat, mount = seat }, at): [Seat, number][] => {
    const unused = Math.max(0, purses[at]! - costs[at]!)
    const most = isAlone ? rest : Math.min(rest, own + unused)
    return [
      [seat, most],
      [mount, most],
    ]
  })
  return {
    pool,
    attack,
    defence: guarded,
    left: isAlone ? rest : Math.min(rest, own),
    leftAgainst: Object.fromEntries(against),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** §9.3.2 The most CF that one attack may take. */
export function attackLimit(options: Options, { base, foes }: Allocate): number {
  return editionOf(options).attackLimit(poolOfFoes(base, foes))
}
