/** What a lanista may see: all books are open; what is still secret in a match is not. */
import type { Seat } from '@harena/engine'
import { leastEarnings, upkeepOfLudus, upkeepOfMan } from '../39-lanistas/money.ts'
import { bankOdds } from '../39-lanistas/odds.ts'
import { boutView } from '../campaign/bout.ts'
import type { Bill } from '../campaign/state.ts'
import { billView, type ManView, manView } from '../campaign/view.ts'
import type { View } from '../match/view.ts'
import type { MatchType } from '../tables/campaign.ts'
import type { EventId } from '../tables/lanistas.ts'
import type { StyleId } from '../tables/styles.ts'
import type {
  Conduct,
  Entry,
  Fighter,
  Fixture,
  LudusEntry,
  LudusMan,
  LudusPhase,
  LudusState,
  MonthNote,
  Taking,
  Wager,
} from './state.ts'
import { stableOf } from './state.ts'

export interface LudusManView extends ManView {
  /** §39.5.9.1 What he costs in a month. */
  readonly upkeep: number
  readonly isHired: boolean
  readonly isSent: boolean
  readonly feast: number
  readonly suits: readonly string[]
}

export interface SchoolView {
  readonly seat: Seat
  readonly name: string
  readonly denarii: number
  readonly REP: number
  /** What its upkeep would be today: men, reputation, instalments that are due this month. */
  readonly upkeep: { readonly men: number; readonly REP: number; readonly loans: number }
  readonly loans: readonly number[]
  readonly isOut: boolean
  readonly kills: number
  readonly victories: number
  readonly stable: readonly LudusManView[]
}

export interface FighterView {
  readonly name: string
  readonly ludus: Seat | null
  readonly style: StyleId
}

export interface FixtureView {
  readonly number: number
  readonly hero: string
  readonly ludus: Seat
  readonly type: MatchType
  readonly isDeath: boolean
  readonly sides: readonly [readonly FighterView[], readonly FighterView[]]
  readonly beasts: readonly string[]
  readonly values: readonly [number, number] | null
  readonly odds: readonly [number, number] | null
  readonly conduct: Readonly<Record<number, Conduct>>
  /** Undefined until it is fought. */
  readonly winner?: 0 | 1 | null
}

export interface MunusView {
  readonly quality: number
  readonly arena: number
  readonly waiting: readonly string[]
  /** §38.2 What is settled of the match of the first of them; null while nothing is. */
  readonly bill: Bill | null
  readonly fixtures: readonly FixtureView[]
  readonly wagers: readonly Wager[]
}

/** §39.5.7 What a man who took part in the games of the month will bring, before the dice of a victory. */
export interface TakingView {
  readonly name: string
  readonly ludus: Seat
  readonly least: number
  readonly hasWon: boolean
}

export interface LudusView {
  readonly month: number
  readonly munera: number
  readonly held: number
  readonly phase: LudusPhase
  readonly editor: Seat | null
  readonly event: EventId | null
  /** §39.5.2 Whose purchases are cheaper this month. */
  readonly trained: Seat | null
  readonly forHire: ManView | null
  readonly schools: readonly SchoolView[]
  readonly munus: MunusView | null
  readonly takings: readonly TakingView[]
  /** The accounts of this month, line by line. */
  readonly accounts: readonly Entry[]
  /** Every month before it. */
  readonly history: readonly MonthNote[]
  /** The last matches. */
  readonly journal: readonly LudusEntry[]
  readonly match: View | null
}

export function ludusView(state: LudusState, seat: Seat | null): LudusView {
  const { month, munera, held, phase, editor, event, trained, forHire, munus, bout } = state
  return {
    month,
    munera,
    held,
    phase,
    editor,
    event,
    trained,
    forHire: forHire && manView(forHire),
    schools: state.ludi.map((_, school) => schoolView(state, school)),
    munus: munus && {
      quality: munus.quality,
      arena: munus.arena,
      waiting: [...munus.waiting],
      bill: munus.draft && billView(munus.draft),
      fixtures: munus.fixtures.map((fixture) => fixtureView(state, fixture)),
      wagers: munus.wagers.map(wagerView),
    },
    takings: takingsOf(state),
    accounts: state.accounts.map(entryView),
    history: state.history.map(noteView),
    journal: state.journal.map(journalView),
    match: bout && boutView(bout, seat),
  }
}

function schoolView(state: LudusState, seat: Seat): SchoolView {
  const { name, denarii, REP, loans, isOut, kills, victories } = state.ludi[seat]!
  const upkeep = upkeepOfLudus(state, seat)
  const due = loans.filter((month) => month <= state.month).length
  return {
    seat,
    name,
    denarii,
    REP,
    upkeep: { men: upkeep.men, REP: upkeep.REP, loans: due },
    loans: [...loans],
    isOut,
    kills,
    victories,
    stable: stableOf(state, seat).map(ludusManView),
  }
}

function ludusManView(man: LudusMan): LudusManView {
  const { isHired, isSent, feast } = man
  const suits = (['light', 'medium', 'heavy'] as const).flatMap((weight) => {
    const suit = man.suits[weight]
    return suit ? [`${weight}: ${suit.join(' ')}`] : []
  })
  return { ...manView(man), upkeep: upkeepOfMan(man), isHired, isSent, feast, suits }
}

function fixtureView(state: LudusState, fixture: Fixture): FixtureView {
  const { number, hero, owner, bill, sides, beasts, values, conduct, winner } = fixture
  const fighter = ({ name, owner: ludus, style }: Fighter): FighterView => ({ name, ludus, style })
  const conducts = Object.keys(state.ludi).flatMap((seat) => {
    const chosen = conduct[Number(seat)]
    return chosen === undefined ? [] : [[seat, chosen] as const]
  })
  return {
    number,
    hero,
    ludus: owner,
    type: bill.type,
    isDeath: bill.isDeath,
    sides: [sides[0].map(fighter), sides[1].map(fighter)],
    beasts: [...beasts],
    values: values && [values[0], values[1]],
    odds: values && bankOdds(state.options, values),
    conduct: Object.fromEntries(conducts),
    ...(winner !== undefined && { winner }),
  }
}

/** Until they are paid, in order of the phases; a ludus that is closed gets nothing. */
const unpaid: readonly LudusPhase[] = ['match', 'bout', 'experience', 'settle', 'earnings']

function takingsOf(state: LudusState): TakingView[] {
  const { phase, ludi, takings } = state
  if (!unpaid.includes(phase)) return []
  const view = (taking: Taking): TakingView => {
    const { name, owner: ludus, hasWon } = taking
    return { name, ludus, least: leastEarnings(state, taking), hasWon }
  }
  return takings.filter(({ owner }) => !ludi[owner]!.isOut).map(view)
}

function wagerView({ match, side, backer, against, wins, loses }: Wager): Wager {
  return { match, side, backer, against, wins, loses }
}

function entryView({ from, to, denarii, heading }: Entry): Entry {
  return { from, to, denarii, heading }
}

function noteView({ month, denarii, REP, men, hasMunus }: MonthNote): MonthNote {
  return { month, denarii: [...denarii], REP: [...REP], men: [...men], hasMunus }
}

function journalView(entry: LudusEntry): LudusEntry {
  const { number, month, ludus, name, type, isDeath, style, opponents, letter, isDead, turns } = entry
  return { number, month, ludus, name, type, isDeath, style, opponents: [...opponents], letter, isDead, turns }
}
