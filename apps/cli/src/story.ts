/** The log as sentences with their paragraphs and dice, and the outcome of a match. */
import type { Game, LogEntry, MatchResult, Roll, Table } from '@harena/engine'
import { words } from './board.ts'
import { paint, wrap } from './terminal.ts'

export interface StoryLine {
  readonly rule: string
  readonly text: string
  readonly rolls: readonly Roll[]
}

/** What a seat may know of what happened; null is a spectator. */
export function storyOf(table: Table<Game>, seat: number | null): StoryLine[] {
  return told(table, table.logFor(seat))
}

/** What one seat knows and another, or a spectator, does not. */
export function secretsOf(table: Table<Game>, seat: number, other: number | null): StoryLine[] {
  const known = new Set(table.logFor(other))
  return told(
    table,
    table.logFor(seat).filter((entry) => !known.has(entry)),
  )
}

function told({ ruleset, state }: Table<Game>, entries: readonly LogEntry<Game>[]): StoryLine[] {
  const names = ruleset.names(state)
  return entries.map(({ event, rolls }) => ({ rule: event.rule, text: ruleset.narrate(event, names), rolls }))
}

export function storyText({ rule, text, rolls }: StoryLine, names: readonly string[]): string {
  const thrown = rolls.map((roll) => `${names[roll.by]} ${roll.faces.join(' ')} (${roll.rule})`)
  const dice = thrown.length > 0 ? `; dice: ${thrown.join(', ')}` : ''
  return wrap(`${text} ${paint('dim', `[${rule}${dice}]`)}`, 0, 2)
}

/** Who won, how long it took and what became of everyone. */
export function outcomeText(result: MatchResult, names: readonly string[], unit: string): string {
  const winners = result.winners.map((seat) => names[seat])
  const length = `${result.length} ${unit}${result.length === 1 ? '' : 's'}`
  const head = winners.length > 0 ? `${listed(winners)} won after ${length}.` : `A draw after ${length}.`
  const lines = result.seats.map(({ outcome, end, kills }, seat) => {
    const parts = [outcome, ...(end === null ? [] : [words(end)]), ...(kills > 0 ? [`${kills} killed`] : [])]
    return `  ${names[seat]}: ${parts.join(', ')}`
  })
  return [paint('bold', head), ...lines].join('\n')
}

function listed(names: readonly (string | undefined)[]): string {
  return names.length < 2 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
