/** The matches that are open in this tab. */
import { type MatchRecord, RecordError, Table } from '@harena/engine'
import { dailyResults } from '../daily/store.ts'
import { type LoadedGame, loadGame } from '../games/index.ts'
import type { NewMatch } from '../games/new-match.ts'
import { MatchController, type Surroundings } from '../match/controller.ts'
import { setLastPlayed } from './last-played.ts'
import { hashOf } from './route.ts'
import type { Sitter } from './saved-match.ts'
import { speeds } from './settings.ts'
import { savedMatches, settings } from './stores.ts'
import { run } from './thinker.ts'

/** Of any game: each shows the views of its own ruleset. */
const open = new Map<string, MatchController>()

export const surroundings: Surroundings = {
  // Whoever wants no motion still wants to read what happens.
  pause: () => speeds[settings.get().speed].pause,
  save(match, result) {
    if (result) dailyResults.note(match, result)
    return savedMatches.save(match)
  },
  now: () => Date.now(),
  think: (thought) => run({ do: 'think', thought }).result,
  advise: (thought) => run({ do: 'advise', thought }).result,
  later(callback, milliseconds) {
    const timer = window.setTimeout(callback, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** The match of that name: open, or else taken from the saved matches. Throws a RecordError when it cannot be read. */
export function controllerFor(id: string, game: LoadedGame): MatchController | null {
  // What another tab has gone on with is taken up as it stands now.
  if (savedMatches.isChangedElsewhere(id)) open.delete(id)
  const saved = savedMatches.take(id)
  if (!saved) return null
  const controller = open.get(id) ?? new MatchController(game, saved, surroundings)
  open.set(id, controller)
  setLastPlayed(id, () => controller.get().isOver)
  return controller
}

/** Opens a new match and goes there. */
export async function beginMatch({ ruleset, setup, options, dice, sitters, isQuick = false }: NewMatch): Promise<void> {
  const game = await known(ruleset)
  play(game, Table.open(game.ruleset, { setup, options, dice }).record(), sitters, isQuick)
}

/** Goes on with a match from a record. */
export async function continueMatch(record: MatchRecord, sitters: readonly Sitter[]): Promise<void> {
  play(await known(record.ruleset), record, sitters, false)
}

function play(game: LoadedGame, record: MatchRecord, sitters: readonly Sitter[], isQuick: boolean): void {
  const id = newName()
  const controller = new MatchController(game, { id, record, sitters, isQuick }, surroundings)
  controller.save()
  open.set(id, controller)
  location.hash = hashOf({ screen: 'play', id })
}

/** Saves a record from elsewhere and returns its name. Throws a RecordError when it cannot be played. */
export async function keepRecord(record: MatchRecord): Promise<string> {
  const { ruleset } = await known(record.ruleset)
  const table = Table.load(ruleset, record)
  const id = newName()
  const names = ruleset.names(table.state)
  savedMatches.save({ id, record, sitters: [], names, isOver: table.isOver, savedAt: Date.now(), isQuick: false })
  return id
}

/** Plays a record through, so that whatever is wrong with it is said. */
export async function readableRecord(record: MatchRecord): Promise<MatchRecord> {
  Table.load((await known(record.ruleset)).ruleset, record)
  return record
}

async function known(ruleset: string): Promise<LoadedGame> {
  const game = await loadGame(ruleset)
  if (!game) throw new RecordError(`this page does not know the ruleset "${ruleset.slice(0, 40)}"`)
  return game
}

/** Short, and different from all others. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
