/** Why a master's answer is good in Munera, in words that the sand and the tables bear out. */
import { capital, kept, type Preview, signed, t, turned } from '@harena/engine'
import {
  type Action,
  type Answer,
  attackCost,
  canAttack,
  canCast,
  FISTS,
  type Fighter,
  hexsideAttacked,
  isEnemy,
  listModifiers,
  mapOf,
  modifierOf,
  munera,
  numbersOf,
  type Question,
  rangeTo,
  type State,
  sideOf,
  stepCost,
} from '@harena/munera'
import { percent } from '../../ui/percents.ts'
import { facedWords } from '../hex/faced.ts'

/** What speaks for an answer, and for what he would do after it in the same turn. */
export function why(state: State, question: Question, answer: Answer, then: readonly Action[] = []): readonly string[] {
  if (!('act' in answer)) return []
  const own = state.fighters[question.seat]!
  switch (answer.act) {
    case 'attack':
      return [...advantage(state, own, answer.weapon, answer.target), ...chance(state, question, answer)]
    case 'fists':
      return [...advantage(state, own, FISTS, answer.target), ...chance(state, question, answer)]
    case 'cast':
    case 'cutFree':
    case 'yield':
      return chance(state, question, answer)
    case 'step':
    case 'turn':
      return moved(state, question.seat, [answer, ...then])
    case 'end':
      return standing(state, own)
    default:
      return []
  }
}

/** §6.6 What adds most to the blow. */
function advantage(state: State, own: Fighter, weapon: number, target: number): string[] {
  const steps = listModifiers(state, own, weapon, state.fighters[target]!)
  const most = steps.reduce<(typeof steps)[number] | null>(
    (best, one) => (one.value > (best?.value ?? 0) ? one : best),
    null,
  )
  return most ? [t`${capital(kept(most.what))}: ${signed(most.value)} for your blow.`] : []
}

function chance(state: State, question: Question, answer: Action): string[] {
  const preview = munera.preview(state, question, answer)
  if (!preview) return []
  const share = percent(preview.odds.reduce((sum, one) => (isGood(one) ? sum + one.share : sum), 0))
  switch (answer.act) {
    case 'cast':
      return [t`It entangles him ${share} of the time.`]
    case 'cutFree':
      return [t`You get free ${share} of the time; the net costs AP every turn and helps every blow at you.`]
    case 'yield':
      return [t`The crowd spares you ${share} of the time.`]
    default:
      return [t`It harms or shakes him ${share} of the time.`]
  }
}

const isGood = ({ favours, tone }: Preview['odds'][number]) =>
  favours === undefined ? tone === 'good' || tone === 'saved' : favours === 'you'

/** The blow of one at another that has most added to it. */
interface Blow {
  readonly by: Fighter
  readonly at: Fighter
  readonly modifier: number
}

function blowsOf(state: State, by: Fighter, at: Fighter): Blow[] {
  return [FISTS, ...by.arms.keys()].flatMap((weapon) =>
    canAttack(state, by, weapon, at) && attackCost(state, by, weapon) <= by.ap
      ? [{ by, at, modifier: modifierOf(state, by, weapon, at) }]
      : [],
  )
}

const best = (blows: readonly Blow[]) => blows.toSorted((a, b) => b.modifier - a.modifier)[0] ?? null

const enemiesOf = ({ fighters }: State, own: Fighter) => fighters.filter((one) => isEnemy(one, own) && one.out === null)

const ownBlow = (state: State, own: Fighter) => best(enemiesOf(state, own).flatMap((at) => blowsOf(state, own, at)))

/** More than any blow costs. */
const PLENTY = 99

/** The same position when the others have AP and all their weapons again. */
function refreshed(state: State, seat: number): State {
  const later = munera.clone(state)
  for (const one of enemiesOf(later, later.fighters[seat]!)) {
    one.ap = PLENTY
    one.usedFists = false
    one.used.fill(false)
  }
  return later
}

/** What threatens him where he stands. */
function danger(state: State, seat: number): Blow | null {
  const later = refreshed(state, seat)
  const own = later.fighters[seat]!
  return best(enemiesOf(later, own).flatMap((one) => blowsOf(later, one, own)))
}

/** §11.10, §11.11 Who can cast a net or lasso at him where he stands. */
function casterAt(state: State, seat: number): Fighter | null {
  const later = refreshed(state, seat)
  const own = later.fighters[seat]!
  return enemiesOf(later, own).find((one) => one.arms.some((_, at) => canCast(later, one, at, own))) ?? null
}

const nameOf = (state: State, { seat }: Fighter) => state.sheets[seat]!.name

function moved(state: State, seat: number, plan: readonly Action[]): string[] {
  const after = munera.clone(state)
  const own = after.fighters[seat]!
  for (const move of plan) {
    if (move.act === 'step') {
      own.ap -= stepCost(after, own, move.dir)
      own.cell = mapOf(after).neighbour(own.cell, move.dir)
    } else if (move.act === 'turn') {
      own.ap -= numbersOf(after).set.apCosts.turn
      own.facing = turned(own.facing, move.to === 'right' ? 1 : -1)
    }
  }
  const said = [...safer(state, after, seat), ...stronger(state, after, seat)]
  if (said.length > 0) return said
  const way = nearer(state, after, seat)
  if (way.length > 0) return way
  const foes = enemiesOf(state, own).map((foe) => ({ name: nameOf(state, foe), cell: foe.cell }))
  return facedWords(mapOf(state), state.fighters[seat]!, own, foes)
}

function stronger(before: State, after: State, seat: number): string[] {
  const [was, is] = [before, after].map((state) => ownBlow(state, state.fighters[seat]!)) as [Blow | null, Blow | null]
  if (!is || (was && was.modifier >= is.modifier)) return []
  const name = nameOf(after, is.at)
  return [
    was
      ? t`Then your blow at ${name} has ${signed(is.modifier)} instead of ${signed(was.modifier)}.`
      : is.modifier === 0
        ? t`Then you can strike ${name}.`
        : t`Then you can strike ${name}, with ${signed(is.modifier)}.`,
  ]
}

function safer(before: State, after: State, seat: number): string[] {
  const [was, is] = [before, after].map((state) => danger(state, seat)) as [Blow | null, Blow | null]
  if (!was || (is && is.modifier >= was.modifier)) return []
  const name = nameOf(before, was.by)
  const isBehind = sideOf(hexsideAttacked(was.by.facing), before.fighters[seat]!.facing) === 'rear'
  const gain = is
    ? t`His blow at you then has ${signed(is.modifier)} instead of ${signed(was.modifier)}.`
    : casterAt(after, seat)?.seat === was.by.seat
      ? t`From where he stands ${name} cannot strike you then, but he can cast at you.`
      : t`From where he stands ${name} cannot strike you then.`
  return isBehind ? [t`${name} is behind you: turn or go before he strikes.`, gain] : [gain]
}

function nearer(before: State, after: State, seat: number): string[] {
  const far = (state: State) => (one: Fighter) => rangeTo(state, state.fighters[seat]!, one)
  const nearest = enemiesOf(before, before.fighters[seat]!).toSorted((a, b) => far(before)(a) - far(before)(b))[0]
  if (!nearest) return []
  const gained = far(before)(nearest) - far(after)(nearest)
  if (gained === 0) return []
  return [
    gained > 0 ? t`You come nearer to ${nameOf(before, nearest)}.` : t`You get away from ${nameOf(before, nearest)}.`,
  ]
}

function standing(state: State, own: Fighter): string[] {
  const threat = danger(state, own.seat)
  const caster = threat ? null : casterAt(state, own.seat)
  return [
    ...(ownBlow(state, own) ? [] : [t('No blow of yours reaches anybody with the AP that are left.')]),
    threat
      ? t`Here the blow of ${nameOf(state, threat.by)} has ${signed(threat.modifier)}.`
      : caster
        ? t`Where you stand nobody can strike you before he moves, but ${nameOf(state, caster)} can cast at you.`
        : t('Where you stand nobody can strike you before he moves.'),
  ]
}
