/** Why a master's answer is good in Outland, in words that the sand and the tables bear out. */
import { capital, type Dir, kept, type Preview, signed, t } from '@harena/engine'
import {
  type Action,
  type Answer,
  type Answers,
  areEnemies,
  betterSide,
  canMelee,
  canUseNet,
  difference,
  type Fighter,
  hexside,
  listOfModifiers,
  mapOf,
  numbersOf,
  outland,
  type Question,
  type State,
} from '@harena/outland'
import { percent } from '../../ui/percents.ts'
import { facedWords } from '../hex/faced.ts'

/** What speaks for an answer, and for what he would do after it in the same turn. */
export function why(state: State, question: Question, answer: Answer, then: readonly Action[] = []): readonly string[] {
  const { seat } = question
  switch (question.kind) {
    case 'activate':
      return whyAct(state, question, answer as Action, then)
    case 'follow': {
      const { follow } = answer as Answers['follow']
      return follow ? moved(state, standingAt(state, seat, { cell: state.exchange.followTo })) : standing(state, seat)
    }
    case 'plan':
      return whyPlan(state, seat, answer as Answers['plan'])
    default:
      return []
  }
}

function whyAct(state: State, question: Question, action: Action, then: readonly Action[]): readonly string[] {
  const { seat } = question
  const own = state.fighters[seat]!
  switch (action.act) {
    case 'melee':
    case 'whip':
      return [...exchange(state, own, state.fighters[action.target]!, action.act), ...chance(state, question, action)]
    case 'ensnare':
    case 'beg':
      return chance(state, question, action)
    case 'step':
    case 'turn':
      return moved(state, after(state, seat, [action, ...then]))
    case 'getUp':
      return [t('For one who lies every side counts as the rear one.')]
    case 'pickUp':
      return pickedUp(state, action.kind)
    case 'end':
      return standing(state, seat)
  }
}

/** §6.6 Over which side, and what all modifiers come to. */
function exchange(state: State, own: Fighter, foe: Fighter, kind: 'melee' | 'whip'): string[] {
  const steps = listOfModifiers(state, foe, own, 'defender', hexside(state, foe, own), kind === 'whip', false)
  const side = steps.find(({ rule }) => rule.startsWith('T5.'))
  return [
    ...(side && side.value < 0 ? [t`${capital(kept(side.what))}: ${signed(side.value)} for ${foe.name}.`] : []),
    t`All in all you are ${leadWords(difference(state, own, foe, kind))}.`,
  ]
}

function leadWords(lead: number): string {
  if (lead === 0) return t('even', 'neither is ahead')
  return lead > 0 ? t`${lead} ahead` : t`${-lead} behind`
}

function whoAddsMore(lead: number): string {
  if (lead === 0) return t('neither adds more than the other')
  return lead > 0 ? t`you add ${lead} more than he` : t`he adds ${-lead} more than you`
}

function chance(state: State, question: Question, action: Action): string[] {
  const preview = outland.preview(state, question, action)
  if (!preview) return []
  const share = (isMeant: (one: Preview['odds'][number]) => boolean) =>
    percent(preview.odds.reduce((sum, one) => (isMeant(one) ? sum + one.share : sum), 0))
  if (action.act === 'ensnare')
    return [t`The net leaves him helpless ${share(({ tone }) => tone === 'kill')} of the time.`]
  if (action.act === 'beg') return [t`The crowd spares you ${share(({ tone }) => tone === 'saved')} of the time.`]
  const [good, bad] = [share(({ favours }) => favours === 'you'), share(({ favours }) => favours === 'other')]
  return [t`It ends well for you ${good} of the time, badly ${bad}.`]
}

/** §4.1 What one should know before a step into contact: he must fight at once; null for any other answer. */
export function contactNote(state: State, question: Question, answer: Answer): string | null {
  const action = answer as Action
  if (question.kind !== 'activate' || action.act !== 'step' || state.options.contactMustFight !== 'yes') return null
  const then = after(state, question.seat, [action])
  const [first] = leads(then, true)
  if (!first) return null
  const words = t`you must then fight ${first.foe.name}: ${whoAddsMore(first.lead)}`
  const own = then.state.fighters[then.seat]!
  const better = first.lead < 0 ? betterSide(then.state, own, first.foe) : null
  return better === null ? words : `${words}; ${better}`
}

/** §6.1, §6.7 */
function pickedUp(state: State, kind: string): string[] {
  const { modifiers } = numbersOf(state).set
  if (kind === 'shield') return [t`With it you add ${signed(modifiers.shield)} to every roll.`]
  if (kind === 'net') return [t`With it you add ${signed(modifiers.net)} to every roll, and can throw it again.`]
  return [t`As long as you have no weapon, whoever attacks you adds ${signed(modifiers.weaponless)}.`]
}

interface Stand {
  readonly state: State
  readonly seat: number
}

function standingAt(state: State, seat: number, place: Partial<Pick<Fighter, 'cell' | 'facing'>>): Stand {
  const copy = outland.clone(state)
  Object.assign(copy.fighters[seat]!, place)
  return { state: copy, seat }
}

/** Where these moves lead, if nobody is in the way. */
function after(state: State, seat: number, moves: readonly Action[]): Stand {
  let { cell, facing } = state.fighters[seat]!
  for (const move of moves) {
    if (move.act === 'turn') facing = ((facing + (move.to === 'left' ? 5 : 1)) % 6) as Dir
    if (move.act === 'step') cell = mapOf(state).neighbour(cell, move.dir ?? facing)
  }
  return standingAt(state, seat, { cell, facing })
}

/** What an attack of one on another would begin with; the other is the one for whom it is worst. */
interface Lead {
  readonly foe: Fighter
  readonly lead: number
}

/** By how much he would be ahead of whom he can fight, the best first; and those who can fight him. */
function leads({ state, seat }: Stand, isOwn: boolean): readonly Lead[] {
  const own = state.fighters[seat]!
  const enemies = state.fighters.filter((one) => areEnemies(one, own))
  return enemies
    .flatMap((foe): Lead[] => {
      const [by, at] = isOwn ? [own, foe] : [foe, own]
      // What was fought in this turn counts no longer in the next.
      const free = { ...by, fought: 0, steps: 0, spent: 0 }
      return canMelee(state, free, at) ? [{ foe, lead: difference(state, by, at, 'melee') }] : []
    })
    .sort((a, b) => b.lead - a.lead)
}

const REAR = 3

function moved(before: State, then: Stand): string[] {
  const now = { state: before, seat: then.seat }
  const said = [...safer(now, then), ...stronger(now, then)]
  if (said.length > 0) return said
  const way = nearer(now, then)
  if (way.length > 0) return way
  const [was, is] = [now, then].map(({ state, seat }) => state.fighters[seat]!) as [Fighter, Fighter]
  const foes = before.fighters.filter((one) => areEnemies(one, was))
  return facedWords(mapOf(before), was, is, foes)
}

function stronger(now: Stand, then: Stand): string[] {
  const [was, is] = [leads(now, true)[0], leads(then, true)[0]]
  if (!is || (was && was.lead >= is.lead)) return []
  const [words, name] = [leadWords(is.lead), is.foe.name]
  return [
    was
      ? t`Then you fight ${name} ${words} instead of ${leadWords(was.lead)}.`
      : t`Then you can fight ${name}, ${words} in all.`,
  ]
}

function safer(now: Stand, then: Stand): string[] {
  const [was, is] = [leads(now, false)[0], leads(then, false)[0]]
  if (!was || (is && is.lead >= was.lead)) return []
  const own = now.state.fighters[now.seat]!
  const isBehind = (hexside(now.state, own, was.foe) - own.facing + 6) % 6 === REAR
  const { name } = was.foe
  const gain = is
    ? t`If ${name} attacks, he is ${leadWords(is.lead)} instead of ${leadWords(was.lead)}.`
    : netOver(then)?.seat === was.foe.seat
      ? t`From where he stands ${name} cannot attack you hand to hand then, but his net reaches you.`
      : t`From where he stands ${name} cannot attack you then.`
  return isBehind ? [t`${name} is behind you: turn or go before he strikes.`, gain] : [gain]
}

function nearer(now: Stand, then: Stand): string[] {
  const far = ({ state, seat }: Stand, foe: Fighter) => mapOf(state).distance(state.fighters[seat]!.cell, foe.cell)
  const own = now.state.fighters[now.seat]!
  const [nearest] = now.state.fighters.filter((one) => areEnemies(one, own)).sort((a, b) => far(now, a) - far(now, b))
  const gained = nearest ? far(now, nearest) - far(then, nearest) : 0
  if (!nearest || gained === 0) return []
  return [gained > 0 ? t`You come nearer to ${nearest.name}.` : t`You get away from ${nearest.name}.`]
}

/** §9.1, §9.2 Whose net reaches him where he stands. */
function netOver({ state, seat }: Stand): Fighter | null {
  const own = state.fighters[seat]!
  const free = (one: Fighter) => ({ ...one, fought: 0, steps: 0, spent: 0 })
  return state.fighters.find((one) => areEnemies(one, own) && canUseNet(state, free(one), own)) ?? null
}

function standing(state: State, seat: number): string[] {
  const [threat] = leads({ state, seat }, false)
  const net = threat ? null : netOver({ state, seat })
  if (net)
    return [
      t`Where you stand nobody can attack you hand to hand before he moves, but the net of ${net.name} reaches you.`,
    ]
  return [
    threat
      ? t`If ${threat.foe.name} attacks you here, he is ${leadWords(threat.lead)}.`
      : t('Where you stand nobody can attack you before he moves.'),
  ]
}

/** D.2 The others move at the same time. */
function whyPlan(state: State, seat: number, { plan, intention }: Answers['plan']): string[] {
  const then = after(state, seat, plan)
  const foe = intention && then.state.fighters[intention.target]!
  if (!foe || intention.act === 'ensnare') return plan.length > 0 ? moved(state, then) : standing(state, seat)
  const lead = difference(then.state, then.state.fighters[seat]!, foe, intention.act)
  return [t`If ${foe.name} stays where he is, you attack him ${leadWords(lead)}.`]
}
