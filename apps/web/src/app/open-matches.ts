/** The matches that are open in this tab. */
import {
  type CampaignRecord,
  type Game,
  isOfToday,
  type MatchRecord,
  type Month,
  playMonths,
  RecordError,
  recordOf,
  Table,
  t,
} from '@harena/engine'
import { dailyResults } from '../daily/store.ts'
import { type LoadedGame, loadGame } from '../games/index.ts'
import type { NewMatch } from '../games/new-match.ts'
import { MatchController, type Surroundings } from '../match/controller.ts'
import type { OpenMatch } from '../match/keeping.ts'
import { isCampaign } from '../match/slots.ts'
import { ownMen } from '../own/store.ts'
import { setLastPlayed } from './last-played.ts'
import { doLongJobsBy } from './long-jobs.ts'
import { checkBase, partedCampaign } from './past.ts'
import { hashOf } from './route.ts'
import type { SavedMatch, Sitter } from './saved-match.ts'
import { noPast, type RecentRecord } from './saved-past.ts'
import { speeds } from './settings.ts'
import { archive, savedMatches, settings } from './stores.ts'
import { run } from './thinker.ts'
import { toldMatches } from './told.ts'

doLongJobsBy(run)

/** Of any game: each shows the views of its own ruleset. */
const open = new Map<string, MatchController>()

export const surroundings: Surroundings = {
  // Whoever wants no motion still wants to read what happens.
  // What is only read is told at once.
  pause: () => (settings.get().textView ? 0 : speeds[settings.get().speed].pause),
  // Who wants everything at once does not want to be stopped either.
  waits: () => settings.get().waits && surroundings.pause() > 0,
  save(match, result) {
    if (result) dailyResults.note(match, result)
    else ownMen.reopen(match.id)
    return savedMatches.save(match)
  },
  now: () => Date.now(),
  tell: (id, told) => toldMatches.set(id, told),
  putAway: (id, number, piece) => archive.put(id, number, piece),
  think: (thought) => run({ do: 'think', thought }).result,
  advise: (thought) => run({ do: 'advise', thought }).result,
  later(callback, milliseconds) {
    const timer = window.setTimeout(callback, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** The match of that name: open, or else taken from the saved matches. Throws a RecordError when it cannot be read. */
export function controllerFor(id: string, game: LoadedGame, pieces: readonly Month[] | null): MatchController | null {
  // What another tab has gone on with is taken up as it stands now.
  if (savedMatches.isChangedElsewhere(id)) open.delete(id)
  const saved = savedMatches.take(id)
  if (!saved) return null
  const controller = open.get(id) ?? opened(game, saved, pieces)
  open.set(id, controller)
  const { options } = controller
  const isOver = () => controller.get().isOver
  setLastPlayed({ id, ruleset: game.ruleset.id, isCampaign: isCampaign(game), options, isOver })
  return controller
}

function opened(game: LoadedGame, saved: SavedMatch, pieces: readonly Month[] | null): MatchController {
  const told = toldMatches.get(saved.id)
  return new MatchController(game, { ...saved, ...ofToday(game, saved, pieces), told }, surroundings)
}

/** What was put away of a match; null where some of it is missing. */
export async function piecesOf({ id, past = noPast }: SavedMatch): Promise<readonly Month[] | null> {
  return past.pieces === 0 ? [] : archive.get(id, past.pieces)
}

/** A snapshot that other rules have made is not gone on from, only the answers are. */
function ofToday({ ruleset }: LoadedGame, { record, past = noPast }: SavedMatch, pieces: readonly Month[] | null) {
  checkBase(record)
  if (!record.base || record.base.by === ruleset.version || !pieces) return { record, past, pieces }
  const { tape, base: _, sum: __, ...head } = record
  return { record: { ...head, tape: [...pieces.flatMap((piece) => piece.tape), ...tape] }, past: noPast, pieces: [] }
}

/** Opens a new match and goes there. */
export async function beginMatch(match: NewMatch): Promise<void> {
  const { ruleset, setup, options, dice, sitters, isQuick = false } = match
  const game = await known(ruleset)
  const table = Table.open(game.ruleset, { setup, options, dice })
  const id = newName()
  if (match.takesOwn) ownMen.enter(id, ruleset, game.ruleset.names(table.state), sitters, Date.now())
  play(game, table.record(), sitters, isQuick, id)
}

/** Goes on with a match from a record. */
export async function continueMatch(record: RecentRecord, sitters: readonly Sitter[]): Promise<void> {
  const id = newName()
  const before = record.base ? await pastOf(record, id) : {}
  play(await known(record.ruleset), record, sitters, false, id, before)
}

/** What was put away of the campaign from which another one goes on: it gets the same under its own name. */
async function pastOf({ sum }: RecentRecord, id: string): Promise<Pick<OpenMatch, 'past' | 'pieces'>> {
  const source = savedMatches.list().find(({ record }) => record.sum === sum)
  const pieces = source ? await piecesOf(source) : null
  const put = await Promise.all((pieces ?? []).map((piece, number) => archive.put(id, number, piece)))
  return { past: source?.past ?? noPast, pieces: put.every(Boolean) ? pieces : null }
}

function play(
  game: LoadedGame,
  record: RecentRecord,
  sitters: readonly Sitter[],
  isQuick: boolean,
  id = newName(),
  before: Pick<OpenMatch, 'past' | 'pieces'> = {},
): void {
  const controller = new MatchController(game, { id, record, sitters, isQuick, ...before }, surroundings)
  controller.save()
  toldMatches.keepOnly(new Set(savedMatches.list().map((saved) => saved.id)))
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

/** The same for a campaign with its months. Where they cannot be put away it is kept in one piece. */
export async function keepCampaign(campaign: CampaignRecord): Promise<string> {
  const { ruleset } = await known(campaign.head.ruleset)
  if (!isOfToday(ruleset, campaign) || !ruleset.stretch) return keepRecord(recordOf(campaign))
  let table: Table<Game> | null = null
  for (table of playMonths(ruleset, campaign)) await breath()
  const { record, past, pieces } = partedCampaign(ruleset, campaign)
  const id = newName()
  for (const [number, piece] of pieces.entries()) {
    if (await archive.put(id, number, piece)) continue
    await archive.remove(id)
    return keepRecord(recordOf(campaign))
  }
  const { isOver, state } = table!
  const names = ruleset.names(state)
  savedMatches.save({ id, record, past, sitters: [], names, isOver, savedAt: Date.now(), isQuick: false })
  return id
}

/** Lets the page do something else. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Plays a record through, so that whatever is wrong with it is said. */
export async function readableRecord(record: MatchRecord): Promise<MatchRecord> {
  Table.load((await known(record.ruleset)).ruleset, record)
  return record
}

async function known(ruleset: string): Promise<LoadedGame> {
  const game = await loadGame(ruleset)
  if (!game) throw new RecordError(t`this page does not know the ruleset "${ruleset.slice(0, 40)}"`)
  return game
}

/** Short, and different from all others. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
