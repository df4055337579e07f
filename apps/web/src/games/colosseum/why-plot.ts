/** Why a plot is good: what it does, by the rules, if the other stays where he is. */
import {
  advantageOver,
  canStrike,
  caughtBy,
  diagramValue,
  distanceTo,
  type Gladiator,
  isActive,
  isFacing,
  isTheOther,
  meansAgainst,
  type Path,
  readPlotOf,
  type State,
  tablesOf,
} from '@harena/colosseum'
import { counted, t } from '@harena/engine'
import { percent } from '../../ui/percents.ts'
import { impactShare, metOn, placed, type Reach, reachOf, wayOf } from './plot-ways.ts'

/** Both before and after: he, the other, and the position. */
interface Turn {
  readonly now: State
  readonly then: State
  readonly path: Path
  readonly seat: number
  readonly foe: Gladiator
}

export function whyPlot(state: State, seat: number, text: string): readonly string[] {
  const own = state.gladiators[seat]!
  const plot = readPlotOf(state, text)
  // Where one who rolls comes to lie is said by no place beside him.
  if (!plot || own.mount >= 0 || own.beast || plot.code === 'RO') return []
  const path = wayOf(state, own, plot)
  const met = metOn(state, path)
  if (met) return isTheOther(state, own, met.foe) ? whyRam(state, path, met.foe, met.at) : []
  const then = placed(state, path)
  const foes = state.gladiators.filter((one) => isActive(one) && isTheOther(state, own, one))
  const [foe] = foes.sort((a, b) => distanceTo(then.gladiators[seat]!, a) - distanceTo(then.gladiators[seat]!, b))
  if (!foe) return []
  const turn: Turn = { now: state, then, path, seat, foe }
  const said = [...whyNet(turn), ...whyRise(turn), ...whyPlace(turn)]
  return said.length > 0 ? said : [...whyWay(turn), ...whySafe(turn)]
}

/** §8.1, §8.3 He means to run into him. */
function whyRam(state: State, path: Path, foe: Gladiator, at: number): string[] {
  const { name } = foe
  if (foe.posture === 'prone') {
    return foe.beast ? [] : [t`${name} lies there: unless he rolls, you have him at your mercy and he must appeal.`]
  }
  const share = impactShare(state, path, at, foe)
  if (share === null) return [t`If ${name} stays where he is, you run into him: impact decides who is pushed back.`]
  const often = percent(share)
  switch (path.plot.code) {
    case 'C':
      return [t`You charge at ${name}: if he stays where he is, you push him back ${often} of the time.`]
    case 'L':
      return [t`You leap at ${name}: if he stays where he is, you push him back ${often} of the time.`]
    default:
      return [t`You run into ${name}: if he stays where he is, you push him back ${often} of the time.`]
  }
}

/** §20.2 Whom his own net reaches, or that he is ready for the other's. */
function whyNet({ then, path, seat, foe }: Turn): string[] {
  const { net, isRepelling } = path.plot
  if (isRepelling) return [t('A net that is thrown at you in this phase catches you less easily.')]
  if (!net) return []
  const isCaught = caughtBy(then, then.gladiators[seat]!, net).some((one) => one.seat === foe.seat)
  return isCaught ? [t`If ${foe.name} stays where he is, your net reaches him.`] : []
}

/** §9.2.2 Getting up. */
function whyRise({ now, then, seat }: Turn): string[] {
  const [was, is] = [now, then].map(({ gladiators }) => gladiators[seat]!.posture)
  return was === 'prone' && is !== 'prone' ? [t('You get up: whoever lies gives his attackers 4 CF more.')] : []
}

/** §9.1, §9.2 What the place is worth, in blows, to him and to the other. */
function whyPlace(turn: Turn): string[] {
  const { now, then, seat, foe } = turn
  const [was, is] = [now, then].map((state) => exchangeIn(state, seat, foe.seat)) as [Exchange, Exchange]
  return [...(is.own === null ? [] : strikeWords(turn, was, is.own)), ...guardWords(was, is, foe.name)]
}

/** CF by position of each who can strike the other; null for one who cannot. */
interface Exchange {
  readonly own: number | null
  readonly his: number | null
  /** Whether he has anything at all to attack with from there: sand, a shield, a bare hand. */
  readonly isOpen: boolean
}

function exchangeIn(state: State, seat: number, foe: number): Exchange {
  const [own, other] = [state.gladiators[seat]!, state.gladiators[foe]!]
  const gain = (by: Gladiator, at: Gladiator) =>
    canStrike(state, by, at) ? advantageOver(state, by, at, isFacing(by, at)) : null
  return { own: gain(own, other), his: gain(other, own), isOpen: meansAgainst(state, other, own).length > 0 }
}

function strikeWords({ then, seat, foe, path }: Turn, was: Exchange, gain: number): string[] {
  const { name } = foe
  if (was.own === gain) {
    return gain > 0 ? [t`If ${name} stays where he is, you keep your +${gain} CF by position.`] : []
  }
  const seen = diagramValue(tablesOf(then.options), foe.cell, foe.facing, then.gladiators[seat]!.cell)
  if (gain === 0) {
    return was.own === null && path.plot.isMoving ? [t`If ${name} stays where he is, you can strike him.`] : []
  }
  if (was.own !== null && was.own > gain) return []
  if (seen >= BEHIND) return [t`If ${name} stays where he is, you strike from behind: +${gain} CF by position.`]
  if (seen > 0) return [t`If ${name} stays where he is, you strike from his side: +${gain} CF by position.`]
  return [t`If ${name} stays where he is, you can strike him with +${gain} CF.`]
}

/** D.1 The value of the hex at his back. */
const BEHIND = 3

function guardWords(was: Exchange, is: Exchange, name: string): string[] {
  if (was.his === null) return []
  if (!is.isOpen && is.own === null) return [t`From where he stands ${name} cannot strike you then.`]
  if (is.his === null || is.his >= was.his) return []
  return [
    is.his === 0
      ? t`His +${was.his} CF by position are gone then.`
      : t`He has +${is.his} CF by position then instead of +${was.his}.`,
  ]
}

/** Where it comes to no blows as they stand: what the way is for. */
function whyWay({ now, then, seat, foe, path }: Turn): string[] {
  const [before, after] = [now, then].map(({ gladiators }) => gladiators[seat]!) as [Gladiator, Gladiator]
  const gained = distanceTo(before, foe) - distanceTo(after, foe)
  if (gained > 0) return [t`You come nearer to ${foe.name}.`]
  if (gained < 0) return [t`You get away from ${foe.name}.`]
  const seen = ({ cell }: Gladiator) => diagramValue(tablesOf(now.options), foe.cell, foe.facing, cell)
  if (seen(after) > seen(before)) return [t`You go round ${foe.name}, out of his front.`]
  if (!isFacing(before, foe) && isFacing(after, foe)) return [t`You turn to ${foe.name}.`]
  const left = after.turnRate - after.movesUsed
  if (path.plot.code !== 'X' || path.plot.isMoving || left <= 0) return []
  return [t`Standing still costs nothing: you keep ${counted(left, 'moving phase')} for this turn.`]
}

/** What the other cannot do to him there, whatever he plots; and what he still can. */
function whySafe({ now, path, foe }: Turn): string[] {
  const reach = reachOf(now, path, foe)
  if (!reach || reach.strikes) return []
  const stays = reach.net === null && path.steps.length > 0 ? reachOf(now, { ...path, steps: [] }, foe) : null
  if (stays?.net) return [t`There neither ${foe.name} nor his net reaches you in this phase.`]
  return [safeWords(foe.name, reach)]
}

function safeWords(name: string, { net, shot }: Reach): string {
  if (net === 'net') return t`${name} cannot strike you there in this phase, but he can throw his net.`
  if (net === 'lasso') return t`${name} cannot strike you there in this phase, but he can throw his lasso.`
  if (shot === 'bow') return t`${name} cannot strike you there in this phase, but he can shoot.`
  if (shot === 'javelin') return t`${name} cannot strike you there in this phase, but he can throw his javelin.`
  return t`${name} cannot strike you there in this phase.`
}
