/**
 * F.1 Other ends than the rulebook's, for scenarios of any game: a side holds out, brings one gladiator down, or guards
 * one. A goal is a switch of the match like any other, so it is in the record and comes out the same when replayed.
 */
import { t } from './language.ts'
import type { AnyOptions, Game, GameEvent, Referee, Refusal, Seat } from './referee.ts'
import type { MatchResult, Ruleset } from './ruleset.ts'
import { counted, listed, shown } from './words.ts'

/** The switch, and the paragraph of every ledger that tells of it. */
export const GOAL = 'goal'
export const GOAL_RULE = 'F.1'

/** Turns are whatever the game counts its matches in. */
export interface Goal {
  readonly does: 'holds out' | 'defeats' | 'guards'
  readonly team: number
  /** The one who is to be defeated or guarded; null for those who hold out. */
  readonly mark: Seat | null
  /** How long they hold out or stand guard, or what time they have; null for as long as it takes. */
  readonly turns: number | null
}

const NUMBER = '(0|[1-9]\\d?)'
const TURNS = '([1-9]\\d?)'
const FORMS: readonly (readonly [Goal['does'], RegExp])[] = [
  ['holds out', new RegExp(`^team ${NUMBER} holds out()? ${TURNS}$`)],
  ['defeats', new RegExp(`^team ${NUMBER} defeats ${NUMBER}(?: within ${TURNS})?$`)],
  ['guards', new RegExp(`^team ${NUMBER} guards ${NUMBER} for ${TURNS}$`)],
]

export const GOAL_FORMS =
  '"team 0 holds out 6", "team 0 defeats 2", "team 0 defeats 2 within 6" or "team 0 guards 1 for 6"'

/** Throws a RangeError that says which goals there are. */
export function parseGoal(text: unknown): Goal {
  for (const [does, form] of FORMS) {
    const found = typeof text === 'string' ? form.exec(text) : null
    if (!found) continue
    const [, team, mark, turns] = found
    return { does, team: Number(team), mark: mark ? Number(mark) : null, turns: turns ? Number(turns) : null }
  }
  throw new RangeError(t`option "${GOAL}" cannot be ${shown(text)}; it can be such as ${GOAL_FORMS} (${GOAL_RULE})`)
}

export function formatGoal({ does, team, mark, turns }: Goal): string {
  if (does === 'holds out') return `team ${team} holds out ${turns}`
  if (does === 'guards') return `team ${team} guards ${mark} for ${turns}`
  return `team ${team} defeats ${mark}${turns === null ? '' : ` within ${turns}`}`
}

/** What is to be done, as a sentence; `unit` is what the game counts in. */
export function goalSentence(
  { does, team, mark, turns }: Goal,
  names: readonly string[],
  sides: readonly number[],
  unit: string,
): string {
  const own = names.filter((_, seat) => sides[seat] === team)
  const win = own.length === 1 ? t`${listed(own)} wins` : t`${listed(own)} win`
  const time = turns === null ? '' : counted(turns, unit)
  if (does === 'holds out') return t`${win} by holding out for ${time}.`
  if (does === 'guards') return t`${win} by keeping ${names[mark!]} from harm for ${time}.`
  return time === ''
    ? t`${win} by bringing ${names[mark!]} down.`
    : t`${win} by bringing ${names[mark!]} down within ${time}.`
}

/** Told when a goal ends the match. */
interface GoalEnded extends GameEvent {
  readonly kind: 'goalEnded'
  readonly goal: string
  readonly team: readonly Seat[]
  readonly isReached: boolean
}

const deeds: Readonly<Record<Goal['does'], (isDone: boolean, mark: string) => string>> = {
  'holds out': (isDone) => (isDone ? t('held out') : t('not held out')),
  defeats: (isDone, mark) => (isDone ? t`brought ${mark} down` : t`not brought ${mark} down`),
  guards: (isDone, mark) => (isDone ? t`kept ${mark} from harm` : t`not kept ${mark} from harm`),
}

function narrateGoal({ goal, team, isReached }: GoalEnded, names: readonly string[]): string {
  const { does, mark } = parseGoal(goal)
  const deed = deeds[does](isReached, names[mark ?? 0]!)
  const who = listed(team.map((seat) => names[seat]!))
  return team.length === 1 ? t`${who} has ${deed}: the match is over.` : t`${who} have ${deed}: the match is over.`
}

/** A game whose states carry the switches of their match. */
interface SwitchedGame extends Game {
  readonly state: { readonly options: AnyOptions }
}

let last: AnyOptions | null = null
let lastGoal: Goal | null = null

/** Asked for at every step of a match, whose options are one object from its start to its end. */
export function goalIn(options: AnyOptions): Goal | null {
  if (options === last) return lastGoal
  const text = options[GOAL]
  lastGoal = text === undefined ? null : parseGoal(text)
  last = options
  return lastGoal
}

/** Whether the goal is reached (true) or missed (false); null as long as that is open. */
function verdictOf<G extends Game>(ruleset: Ruleset<G>, state: G['state'], goal: Goal): boolean | null {
  const { seats, length } = ruleset.result(state)
  const isDrawn = (seat: Seat) => seats[seat]!.outcome === 'drawn' && ruleset.isOver(state)
  const isOut = (seat: Seat) => seats[seat]!.end !== null && !isDrawn(seat)
  const isLate = goal.turns !== null && length > goal.turns
  if (goal.does === 'defeats') return isOut(goal.mark!) ? true : isLate ? false : null
  const isLost =
    goal.does === 'guards'
      ? isOut(goal.mark!)
      : ruleset.sides(state).every((side, seat) => side !== goal.team || isOut(seat))
  return isLost ? false : isLate ? true : null
}

function resultBy<G extends Game>(ruleset: Ruleset<G>, state: G['state'], goal: Goal): MatchResult {
  const result = ruleset.result(state)
  const isReached = verdictOf(ruleset, state, goal)
  if (isReached === null) return result
  const hasWon = ruleset.sides(state).map((side) => (side === goal.team) === isReached)
  const seats = result.seats.map((seat, at) => ({
    ...seat,
    outcome: hasWon[at] ? ('won' as const) : ('lost' as const),
  }))
  const winners = [...hasWon.keys()].filter((seat) => hasWon[seat])
  return { ...result, winners, seats, length: Math.min(result.length, goal.turns ?? result.length) }
}

/** Who is named must be there. */
function refuseGoal<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  options: G['options'],
  goal: Goal,
): Refusal | null {
  const sides = ruleset.sides(ruleset.start(setup, options))
  const refuse = (message: string) => ({ rule: GOAL_RULE, message })
  if (!sides.includes(goal.team))
    return refuse(t`The goal is set for team ${goal.team}; there are ${listed([...new Set(sides)].map(String))}.`)
  if (goal.mark === null) return null
  if (goal.mark >= sides.length)
    return refuse(t`The goal names seat ${goal.mark}; there are seats 0 to ${sides.length - 1}.`)
  const isOwn = sides[goal.mark] === goal.team
  if (isOwn === (goal.does === 'guards')) return null
  return refuse(
    isOwn ? t('A side cannot be set to defeat one of its own.') : t('A side can only guard one of its own.'),
  )
}

/** The same game, in which a match may be ended by a goal. */
export function withGoals<G extends SwitchedGame>(ruleset: Ruleset<G>): Ruleset<G> {
  const { playStep, isOver } = ruleset
  return {
    ...ruleset,
    takesGoals: true,
    checkSetup(setup, options) {
      const goal = goalIn(options)
      return ruleset.checkSetup(setup, options) ?? (goal && refuseGoal(ruleset, setup, options, goal))
    },
    playStep(state, referee) {
      playStep(state, referee)
      const goal = referee.listening ? goalIn(state.options) : null
      if (goal) tellEnd(ruleset, state, referee, goal)
    },
    isOver(state) {
      if (isOver(state)) return true
      const goal = goalIn(state.options)
      return goal !== null && verdictOf(ruleset, state, goal) !== null
    },
    result(state) {
      const goal = goalIn(state.options)
      return goal ? resultBy(ruleset, state, goal) : ruleset.result(state)
    },
    narrate: (event, names) =>
      event.kind === 'goalEnded' ? narrateGoal(event as unknown as GoalEnded, names) : ruleset.narrate(event, names),
  }
}

function tellEnd<G extends Game>(ruleset: Ruleset<G>, state: G['state'], referee: Referee<G>, goal: Goal): void {
  const isReached = verdictOf(ruleset, state, goal)
  if (isReached === null) return
  const team = ruleset.sides(state).flatMap((side, seat) => (side === goal.team ? [seat] : []))
  const event: GoalEnded = { kind: 'goalEnded', rule: GOAL_RULE, goal: formatGoal(goal), team, isReached }
  referee.tell(event as unknown as G['event'])
}
