/** The built-in lanista: he keeps his books, and his temper shows. */
import {
  type Colosseum,
  combatValue,
  type LanistaCampaign,
  type LudusAnswers,
  type LudusMan,
  type LudusQuestion,
  type LudusState,
  lanistaCampaign,
  manNamed,
  priceOfStock,
  purchasesOf,
  saleable,
  stableOf,
  upkeepOfLudus,
  upkeepOfMan,
} from '@harena/colosseum'
import type { AnyAnswer, Bot, Seat } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import { bestPurchase, bestStyle, chooseTalent } from './campaign.ts'
import { challengeOf, takesWager, wagersWithBank } from './lanista-wagers.ts'
import { type Temper, temperOf } from './tempers.ts'

type Asked<Kind extends LudusQuestion['kind']> = Extract<LudusQuestion, { kind: Kind }>

/** In matches that he plays by hand he plays as this one does. */
export function lanistaOpponent(
  fighter: Bot<Colosseum>,
  temperFor: (ludus: string) => Temper = temperOf,
): Bot<LanistaCampaign> {
  return (known, question, random) => {
    if (question.kind === 'bout') return fighter(known.bout!.match, question.question, random)
    const temper = temperFor(known.ludi[question.seat]!.name)
    const answer = decisions[question.kind] as (state: LudusState, question: LudusQuestion, temper: Temper) => Answer
    return answer(known, question, temper)
  }
}

type Answer = AnyAnswer<LanistaCampaign>

/** What is decided for one man after the other, about money, and for the games. */
const decisions: {
  readonly [Kind in Exclude<LudusQuestion['kind'], 'bout'>]: (
    state: LudusState,
    question: Asked<Kind>,
    temper: Temper,
  ) => LudusAnswers[Kind]
} = {
  learn: (_, question) => chooseTalent(question),
  matchType: (_, __, { match }) => match,
  style: (state, { name, choices }) => bestStyle(manNamed(state, name), choices),
  armour,
  spend: (state, { name }) => bestPurchase(manNamed(state, name), purchasesOf(state, manNamed(state, name))),
  conduct: () => 'decide',
  bid: (state, { seat, value }, temper) => {
    return Math.min(Math.floor((value + 9) * temper.bid), spare(state, seat, temper))
  },
  loan: (state, { seat }) => state.ludi[seat]!.denarii < 2 * burden(state, seat) && monthsLeft(state) > 2,
  bribe,
  offer,
  deal,
  sell: sales,
  order: orders,
  raise: (state, { seat }) => argmax(saleable(state, seat), (man) => upkeepOfMan(man) - combatValue(man))!.name,
  entries,
  allies,
  rival: (state, { choices }) => argmax([...choices], (name) => -combatValue(manNamed(state, name))) ?? null,
  meet: (state, { name, rival }) => combatValue(manNamed(state, name)) >= combatValue(manNamed(state, rival)) - 1,
  bank: (state, { seat }, temper) => wagersWithBank(state, seat, temper),
  wager: (state, { seat }, temper) => challengeOf(state, seat, temper),
  cover: takesWager,
}

/** The suit that he has, or one for a man who is worth it. */
function armour(state: LudusState, question: Asked<'armour'>, temper: Temper): LudusAnswers['armour'] {
  const [, first] = lanistaCampaign.legal(state, question) as LudusAnswers['armour'][]
  const man = manNamed(state, question.name)
  const isWorthIt = combatValue(man) >= temper.armour && monthsLeft(state) > 2
  return first !== undefined && (Object.keys(man.suits).length > 0 || isWorthIt) ? first : 'rolled'
}

/** Munera that are still to come, this one included. */
export function monthsLeft({ munera, held }: LudusState): number {
  return Math.max(1, munera - held)
}

/** What is to be paid in a month as things stand. */
function burden(state: LudusState, seat: Seat): number {
  const { men, REP } = upkeepOfLudus(state, seat)
  return men + REP + 15 * state.ludi[seat]!.loans.filter((month) => month <= state.month + 1).length
}

/** What he may spend today. */
function spare(state: LudusState, seat: Seat, { thrift }: Temper): number {
  const { denarii } = state.ludi[seat]!
  return Math.max(0, Math.floor(denarii * (1 - thrift)), denarii - 3 * burden(state, seat) - 30)
}

/** Chance of two dice less so many tens above 7. */
const LEAVES = [15, 10, 6, 3, 1, 0].map((ways) => ways / 36)

/** C.37 Ten denarii as long as they save men who are worth more. */
function bribe(state: LudusState, { seat }: Asked<'bribe'>, temper: Temper): number | number[] {
  const men = stableOf(state, seat)
  const worth = men.reduce((sum, man) => sum + Math.max(2, combatValue(man)), 0)
  const most = Math.min(5, Math.floor(spare(state, seat, temper) / 10))
  let tens = 0
  while (tens < most && (LEAVES[tens]! - LEAVES[tens + 1]!) * worth > 10) tens++
  return state.options.revoltPayment === 'perLudus' ? tens : men.map(() => 0)
}

/** D9 A trader looks for a man who is worth more than he costs. */
function offer(state: LudusState, { seat }: Asked<'offer'>, temper: Temper): LudusAnswers['offer'] {
  if (temper.name !== 'trader' || monthsLeft(state) < 3 || state.asked > 0) return null
  const purse = spare(state, seat, temper)
  const others = state.ludi.flatMap((_, other) => (other === seat ? [] : saleable(state, other)))
  const wanted = others.filter((man) => combatValue(man) > 3 && combatValue(man) + 2 <= purse)
  const man = argmax(wanted, combatValue)
  return man && stableOf(state, seat).length < temper.stable
    ? { man: man.name, with: man.owner, price: combatValue(man) + 2 }
    : null
}

/** He sells for two more than the value, and buys for less. */
function deal(state: LudusState, { seat, offer: { man: name, price } }: Asked<'deal'>): boolean {
  const man = manNamed(state, name)
  const value = combatValue(man)
  if (man.owner === seat) return price >= value + 2
  return price < value && price * 3 <= state.ludi[seat]!.denarii && monthsLeft(state) > 1
}

/** §39.5.3.2 Cripples, and in the last month all who will not fight. */
function sales(state: LudusState, { seat }: Asked<'sell'>, temper: Temper): string[] {
  const men = saleable(state, seat).toSorted((a, b) => combatValue(b) - combatValue(a))
  // Of five who may fight all might die.
  if (monthsLeft(state) === 1) return men.slice(5 + RESERVE).map(({ name }) => name)
  return men
    .slice(temper.stable + RESERVE)
    .filter(isUseless)
    .map(({ name }) => name)
}

function isUseless(man: LudusMan): boolean {
  const { TR, ST, AG, W } = man.ratings
  return combatValue(man) < 0 || W < 8 || TR + ST + AG < 7
}

/** D11 As many as are missing, of the level that he likes and can pay. */
function orders(state: LudusState, { seat }: Asked<'order'>, temper: Temper): number[] {
  const missing = temper.stable + RESERVE - stableOf(state, seat).length
  if (missing <= 0 || state.event === 'lowStock' || (monthsLeft(state) === 1 && state.event === 'edict')) return []
  let purse = spare(state, seat, temper)
  const bought: number[] = []
  for (let level = temper.level; bought.length < missing && level > 0; ) {
    const price = priceOfStock(state, level)
    if (price > purse) level--
    else {
      bought.push(level)
      purse -= price
    }
  }
  return bought
}

/** D12 Whoever brings more than he may cost, the best first; somebody stays at home, for without a man all is lost. */
function entries(state: LudusState, { seat }: Asked<'entries'>, temper: Temper): string[] {
  const { quality } = state.munus!
  const gain = (man: LudusMan) => entryGain(state, man, temper)
  const men = stableOf(state, seat).toSorted((a, b) => gain(b) - gain(a))
  const [own, hired] = [men.filter(({ isHired }) => !isHired), men.filter(({ isHired }) => isHired)]
  const willing = own.slice(0, Math.max(0, own.length - RESERVE)).filter((man) => gain(man) > 0)
  return [...hired, ...willing].slice(0, quality).map(({ name }) => name)
}

/** §38.2.3 Whoever would bring more than he may cost, if somebody still stays at home. */
function allies(state: LudusState, { seat, most, choices }: Asked<'allies'>, temper: Temper): string[] {
  const atHome = stableOf(state, seat).filter(({ isSent }) => !isSent).length
  const gain = (name: string) => entryGain(state, manNamed(state, name), temper)
  const willing = choices.filter((name) => gain(name) > 0).toSorted((a, b) => gain(b) - gain(a))
  return willing.slice(0, Math.max(0, Math.min(most, atHome - RESERVE)))
}

/** So many men stay at home: plagues come. */
const RESERVE = 1

/** How often a man of the automaton wins, leaves when it is stopped, and dies. */
const WINS = 0.5
const DIES = 0.25

/** What a match is expected to bring his ludus, less what it may cost: his life, and the upkeep of its fame. */
export function entryGain(state: LudusState, man: LudusMan, { care }: Temper): number {
  const value = combatValue(man)
  const now = Math.max(0, state.munus!.quality + value + man.PR) + 7 * WINS - (man.owner === state.editor ? 0 : 2)
  const left = monthsLeft(state)
  const fame = WINS * left
  const life = left > 1 ? DIES * Math.max(3, value + 3) : 0
  return now - care * (fame + life)
}
