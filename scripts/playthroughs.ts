// `npm run playthroughs`: writes docs/playthroughs, one match of each game and edition between the standard opponents as
// text, so that a change of rules shows as a change of sentences that people can read and judge.

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyOptions, type Game, type GameEntry, type LogEntry, seeded, Table } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { writeText } from '../apps/cli/src/lib/files.ts'

export const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'playthroughs')

export interface Playthrough {
  /** The name of its file. */
  readonly file: string
  text(): string
}

/**
 * One for each game, or for each of its presets where it has any and is no campaign, and for each quick bout but the first; and what none of
 * them shows.
 */
export const playthroughs: readonly Playthrough[] = [
  ...games.flatMap(playthroughsOf),
  matched('colosseum', 'riders', [
    ['myrmillo', 'hoplomachus'],
    ['eques', 'sagittarius'],
  ]),
]

function playthroughsOf(game: GameEntry): Playthrough[] {
  const { id } = game.ruleset
  const setup = game.defaultSetup(true)
  const presets = Object.entries(game.presets)
  const bouts = game.quick.slice(1).map((bout) => ({
    file: `${id}-${bout.id}.txt`,
    text: () => played(game, `${id}, ${bout.id}`, bout.setup, bout.options),
  }))
  // What editions say between matches of a campaign shows in few lines.
  if (presets.length === 0 || game.ruleset.stretch)
    return [{ file: `${id}.txt`, text: () => played(game, id, setup, {}) }, ...bouts]
  const editions = presets.map(([preset, { switches }]) => ({
    file: `${id}-${preset}.txt`,
    text: () => played(game, `${id}, ${preset}`, setup, switches),
  }))
  return [...editions, ...bouts]
}

/** Gladiators of these types against each other. */
function matched(id: string, name: string, teams: readonly (readonly string[])[]): Playthrough {
  const game = gameOf(id)
  const text = () => played(game, `${id}, ${name}`, game.setup(teams, true), {})
  return { file: `${id}-${name}.txt`, text }
}

/** Of a campaign of many matches its beginning is enough to judge. */
const MOST_LINES = 500

function played(game: GameEntry, title: string, setup: unknown, options: AnyOptions): string {
  const { ruleset } = game
  const start = Table.open(ruleset, { setup, options, dice: seeded(title) })
  const players = ruleset.names(start.state).map(() => game.opponents.standard!)
  const table = Table.open(ruleset, { setup, options, dice: seeded(title), players })
  const names = ruleset.names(table.state)
  const told = table.log.slice(0, MOST_LINES).map((entry) => line(game, entry, names))
  const lines = table.log.length > MOST_LINES ? [...told, '...'] : told
  const winners = ruleset.result(table.state).winners.map((seat) => names[seat])
  const outcome = winners.length > 0 ? `Won by ${winners.join(' and ')}.` : 'Nobody won.'
  return [`${ruleset.title} (${title})`, '', ...lines, '', outcome, ''].join('\n')
}

/** A match that is decided unseen has more throws than anybody reads. */
const MOST_THROWS = 60

/** The paragraph, the sentence, and the dice that decided it. */
function line({ ruleset }: GameEntry, { event, rolls }: LogEntry<Game>, names: readonly string[]): string {
  const dice = rolls.map(({ by, faces, rule }) => `${names[by]} ${faces.join(' ')} ${rule}`)
  const shown = dice.length > MOST_THROWS ? [`${dice.length} throws`] : dice
  const thrown = shown.length > 0 ? ` [${shown.join(', ')}]` : ''
  return `${event.rule} ${ruleset.narrate(event, names)}${thrown}`
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.txt')) rmSync(join(folder, name))
  for (const { file, text } of playthroughs) writeText(join(folder, file), text())
  console.log(`docs/playthroughs: ${playthroughs.length} matches written`)
}
