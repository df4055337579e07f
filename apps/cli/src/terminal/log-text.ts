/** The log as sentences with their paragraphs and dice, and the outcome of a match. */
import {
  counted,
  eventFor,
  type Game,
  type LogEntry,
  listed,
  type MatchResult,
  type Roll,
  type Table,
  t,
} from '@harena/engine'
import { paint, words, wrap } from './output.ts'

export interface LogLine {
  readonly rule: string
  readonly text: string
  readonly rolls: readonly Roll[]
}

/** A match that was decided unseen has more throws than anybody reads. */
const MOST_THROWS = 60

/** What a seat may know of what happened; null is a spectator. */
export function logOf(table: Table<Game>, seat: number | null): LogLine[] {
  return told(table, table.logFor(seat))
}

/** What one seat knows and another, or a spectator, does not. */
export function secretsOf(table: Table<Game>, seat: number, other: number | null): LogLine[] {
  const isSecret = ({ event }: LogEntry<Game>) => eventFor(event, seat) !== eventFor(event, other)
  return told(
    table,
    table.log.filter(isSecret).filter(({ event }) => eventFor(event, seat)),
  )
}

function told({ ruleset, state }: Table<Game>, entries: readonly LogEntry<Game>[]): LogLine[] {
  const names = ruleset.names(state)
  return entries.map(({ event, rolls }) => ({ rule: event.rule, text: ruleset.narrate(event, names), rolls }))
}

export function lineText({ rule, text, rolls }: LogLine, names: readonly string[]): string {
  const thrown = rolls.map((roll) => `${names[roll.by]} ${roll.faces.join(' ')} (${t(roll.name ?? roll.rule)})`)
  const shown = thrown.length > MOST_THROWS ? t`${thrown.length} throws` : thrown.join(', ')
  const dice = thrown.length > 0 ? `; ${t`dice: ${shown}`}` : ''
  return wrap(`${text} ${paint('dim', `[${rule}${dice}]`)}`, 0, 2)
}

/** Who won, how long it took and what became of everyone. */
export function outcomeText(result: MatchResult, names: readonly string[], unit: string): string {
  const winners = result.winners.map((seat) => names[seat]!)
  const length = counted(result.length, unit)
  const head = winners.length > 0 ? t`${listed(winners)} won after ${length}.` : t`A draw after ${length}.`
  const lines = result.seats.map(({ outcome, end, kills }, seat) => {
    const parts = [t(outcome), ...(end === null ? [] : [words(end)]), ...(kills > 0 ? [t`${kills} killed`] : [])]
    return `  ${names[seat]}: ${parts.join(', ')}`
  })
  return [paint('bold', head), ...lines].join('\n')
}
