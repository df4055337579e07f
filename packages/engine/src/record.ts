/**
 * A match is its record: the ruleset, all effective options, the set-up, where the dice come from, and the tape of
 * answers. State, log and pictures are derived from it.
 */
import { Dice, type DiceState, GENERATOR } from './dice.ts'
import { MAX_JSON_DEPTH, parseJson } from './json.ts'
import { t } from './language.ts'
import { isPlain } from './plain.ts'
import type { Seat } from './referee.ts'
import { hasOnly, isFace, isObject, isWholeBelow } from './shapes.ts'
import { isClean } from './text.ts'
import { shown } from './words.ts'

export const RECORD_FORMAT = 'harena-match'
export const RECORD_VERSION = 2

/** In the address of the page: the record follows, deflated and in the letters of base64url. */
export const LINK_PREFIX = '#r='

/** Longer texts are refused unread: the longest match of any ruleset stays far below. */
export const MAX_RECORD_LENGTH = 2_000_000
export const MAX_TAPE_LENGTH = 20_000
export const MAX_SEED_LENGTH = 200
export const MAX_NAME_LENGTH = 200
export const MAX_SEATS = 100

export type DiceSource =
  | {
      readonly kind: 'seeded'
      readonly generator: typeof GENERATOR
      readonly seed: string
      /** Where in the stream they begin; at its beginning if absent. */
      readonly at?: DiceState
    }
  /** Real dice on a real table, typed in by people. */
  | { readonly kind: 'typed' }

export interface SeatAnswer {
  readonly seat: Seat
  readonly answer: unknown
  /** Where a seat is asked several things at once: which of them this answers, counted from 0; absent for the first. */
  readonly which?: number
}

/** How a match ends before the rules end it. */
export const ENDINGS = ['resigned', 'forfeited', 'timedOut', 'abandoned'] as const

/** Somebody gave up, forfeited or ran out of time; an abandoned match has no loser, and no seat. */
export interface Ending {
  readonly ended: (typeof ENDINGS)[number]
  readonly seat?: Seat
}

/** One thing that came from outside: an answer, the answers to a simultaneous question, typed dice, or an early end. */
export type TapeEntry =
  | SeatAnswer
  | { readonly sealed: readonly SeatAnswer[] }
  | { readonly faces: readonly number[] }
  | Ending

/** Who sat on a seat: a person, or an opponent of some version. */
export type PlayerRecord = { readonly person: string } | { readonly opponent: string; readonly version: string }

/** Where in a campaign a match was fought. */
export interface CampaignPlace {
  readonly ruleset: string
  /** The digest of the campaign's record without its answers. */
  readonly campaign: string
  /** How many entries of its tape and how many throws lie before, and the chained digest of those entries. */
  readonly tape: number
  readonly rolls: number
  readonly before: string
}

export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: typeof RECORD_VERSION
  readonly ruleset: string
  readonly rulesetVersion: string
  readonly options: Readonly<Record<string, unknown>>
  readonly setup: unknown
  readonly players: readonly PlayerRecord[]
  readonly dice: DiceSource
  /** Of a match inside a campaign: which. */
  readonly of?: CampaignPlace
  readonly tape: readonly TapeEntry[]
  /** SHA-256 over everything above and the event log that it leads to (see digests.ts). */
  readonly digest: string
}

/** A record without what was answered. */
export type RecordHead = Omit<MatchRecord, 'tape' | 'digest'>

/** A record that cannot be used, with what is wrong and what would be right. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
}

export function seeded(seed: string): DiceSource {
  return { kind: 'seeded', generator: GENERATOR, seed }
}

/** The stream that they come from; null where people type them in. */
export function streamOf(dice: DiceSource): Dice | null {
  if (dice.kind === 'typed') return null
  return dice.at ? Dice.fromState(dice.at) : Dice.fromSeed(dice.seed)
}

export function formatRecord(record: MatchRecord): string {
  return JSON.stringify(record)
}

/** Reads a record from text of unknown origin; throws a RecordError for anything that is not one. */
export function parseRecord(text: string): MatchRecord {
  try {
    return checkRecord(parseJson(text, t('the record'), MAX_RECORD_LENGTH))
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new RecordError(thrown.message)
    throw thrown
  }
}

/** Why dice cannot come from this seed; null if they can. */
export function seedProblem(seed: string): string | null {
  if (seed.length > MAX_SEED_LENGTH) return t`a seed may have up to ${MAX_SEED_LENGTH} characters`
  return isClean(seed) ? null : t`a seed may not have invisible characters, as ${shown(seed)} has`
}

/** Checks the shape of a record; whether its answers are legal shows when it is replayed. */
export function checkRecord(data: unknown): MatchRecord {
  if (!isObject(data) || data.format !== RECORD_FORMAT) {
    throw new RecordError(t`this is not a match record: "format" must be "${RECORD_FORMAT}"`)
  }
  if (!isPlain(data, MAX_JSON_DEPTH))
    throw new RecordError(t('the record is damaged: it is nested too deep or not plain data'))
  if (data.version !== RECORD_VERSION) {
    throw new RecordError(t`the record has format version ${shown(data.version)}; this program reads ${RECORD_VERSION}`)
  }
  need(typeof data.ruleset === 'string', 'ruleset', t('the id of a ruleset'))
  const isVersion = typeof data.rulesetVersion === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(data.rulesetVersion)
  need(isVersion, 'rulesetVersion', t('a version such as "1.0.0"'))
  need(isObject(data.options), 'options', t('an object of switches'))
  need(Object.hasOwn(data, 'setup'), 'setup', t('the set-up of the match'))
  need(isDigest(data.digest), 'digest', t('64 hexadecimal digits'))
  need(data.of === undefined || isCampaignPlace(data.of), 'of', t('a place in a campaign'))
  const tape = data.tape
  if (!Array.isArray(tape)) throw new RecordError(t('the record is damaged: "tape" must be a list of answers'))
  if (tape.length > MAX_TAPE_LENGTH) {
    throw new RecordError(t`the record has ${tape.length} answers; at most ${MAX_TAPE_LENGTH} are read`)
  }
  tape.forEach(checkEntry)
  if (tape.slice(0, -1).some((entry) => 'ended' in entry)) {
    throw new RecordError(t('the record is damaged: it goes on after somebody ended the match'))
  }
  need(Array.isArray(data.players) && data.players.every(isPlayer), 'players', t('who sat on each seat'))
  checkDice(data.dice)
  return data as unknown as MatchRecord
}

function checkDice(dice: unknown): void {
  if (isObject(dice) && dice.kind === 'typed') return
  if (!isObject(dice) || dice.kind !== 'seeded' || typeof dice.seed !== 'string') {
    throw new RecordError(t('the record is damaged: "dice" must be {"kind":"typed"} or seeded with a seed'))
  }
  if (dice.generator !== GENERATOR) {
    throw new RecordError(t`the record's dice come from ${shown(dice.generator)}; this program knows "${GENERATOR}"`)
  }
  if (dice.at !== undefined && !(Array.isArray(dice.at) && dice.at.length === 4 && dice.at.every(isWord))) {
    throw new RecordError(t('the record is damaged: "at" of its dice must be a place in their stream'))
  }
  const problem = seedProblem(dice.seed)
  if (problem !== null) throw new RecordError(t`the record is damaged: ${problem}`)
}

/** Each kind of entry has its fields and no others, so that none can be taken for another. */
function checkEntry(entry: unknown, index: number): void {
  if (isSeatAnswer(entry)) return
  if (hasOnly(entry, 'sealed') && Array.isArray(entry.sealed) && entry.sealed.every(isSeatAnswer)) return
  if (hasOnly(entry, 'faces') && Array.isArray(entry.faces) && entry.faces.every(isFace)) return
  if (isEnding(entry)) return
  throw new RecordError(t`the record is damaged: entry ${index + 1} of its tape is neither an answer nor dice`)
}

function isSeatAnswer(value: unknown): boolean {
  if (hasOnly(value, 'seat', 'answer')) return Number.isInteger(value.seat)
  return hasOnly(value, 'seat', 'answer', 'which') && Number.isInteger(value.seat) && Number.isInteger(value.which)
}

export function isEnding(value: unknown): value is Ending {
  if (!isObject(value) || !ENDINGS.some((one) => one === value.ended)) return false
  return value.ended === 'abandoned' ? hasOnly(value, 'ended') : hasOnly(value, 'ended', 'seat') && isSeat(value.seat)
}

function isSeat(value: unknown): value is Seat {
  return isWholeBelow(value, MAX_SEATS)
}

function isPlayer(value: unknown): value is PlayerRecord {
  if (hasOnly(value, 'person')) return isPlayerName(value.person)
  return hasOnly(value, 'opponent', 'version') && isPlayerName(value.opponent) && isPlayerName(value.version)
}

function isPlayerName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH && isClean(value)
}

function isDigest(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** One of the words of which the state of a stream consists. */
function isWord(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) < 2 ** 32
}

function isCampaignPlace(place: unknown): boolean {
  if (!hasOnly(place, 'ruleset', 'campaign', 'tape', 'rolls', 'before')) return false
  const { ruleset, campaign, tape, rolls, before } = place
  const isCount = (value: unknown) => isWholeBelow(value, Number.MAX_SAFE_INTEGER)
  return isPlayerName(ruleset) && isDigest(campaign) && isDigest(before) && isCount(tape) && isCount(rolls)
}

function need(fine: boolean, field: string, what: string): void {
  if (!fine) throw new RecordError(t`the record is damaged: "${field}" must be ${what}`)
}

/** Whether a record was made by a later version of the rules than these. */
export function isNewer(made: string, ours: string): boolean {
  const [a, b] = [made, ours].map((version) => version.split('.').map(Number))
  const at = a!.findIndex((number, i) => number !== b![i])
  return at >= 0 && a![at]! > b![at]!
}
