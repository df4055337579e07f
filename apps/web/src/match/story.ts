/** What a match comes down to: the blow that decided it, and the story in a few lines. */

import { capital, type Seat, t } from '@harena/engine'
import type { Motion } from '../board/motions.ts'
import type { PlayedGame } from './game.ts'
import type { Line } from './timeline.ts'

/** How a game shows its lines on the sand. */
export type Shows = (line: Line) => readonly Motion[]

export function shownBy({ motions }: Pick<PlayedGame<never>, 'motions'>): Shows {
  return (line) => motions?.(line) ?? []
}

/** How much a line changed: harm by its number, a fall as much as a wound. */
function weightOf(motions: readonly Motion[]): number {
  return motions.reduce((sum, motion) => {
    if (motion.kind === 'fall') return sum + 2
    if (motion.kind === 'wounds') return sum + motion.number
    return motion.kind === 'flight' ? sum + 0.5 : sum
  }, 0)
}

/** The last line in which somebody was harmed: one of the beaten, if one was, as blows of one round can fall together. */
function lastHarm(
  lines: readonly Line[],
  shows: Shows,
  winners: readonly Seat[],
  kinds: readonly Motion['kind'][],
): Line | undefined {
  const harms = (line: Line, isMeant: (seat: Seat) => boolean) =>
    shows(line).some(({ kind, seat }) => kinds.includes(kind) && isMeant(seat))
  const ofBeaten = lines.findLast((line) => harms(line, (seat) => !winners.includes(seat)))
  return ofBeaten ?? lines.findLast((line) => harms(line, () => true))
}

/** The blow that decided it: the last harm done, and the line from which one sees it again with what led to it. */
export interface Decisive {
  readonly line: Line
  /** The throw that brought it, if it is told apart. */
  readonly cast: Line | null
  /** How many lines are told before one sees it, and when one has. */
  readonly from: number
  readonly to: number
}

/** More lines before the blow are another story. */
const MOST_BEFORE = 5

/**
 * Null where nobody was harmed. Who dies by a verdict was beaten before it; and who fell, and did nothing any more, was
 * beaten by what felled him, whatever he was dealt as he lay there.
 */
export function decisive(
  lines: readonly Line[],
  shows: Shows,
  judges: Judges,
  winners: readonly Seat[],
): Decisive | null {
  const fought = untilJudged(lines, shows, judges)
  const harm = lastHarm(lines, fought, winners, ['wounds', 'fall'])
  if (!harm) return null
  const last = felledFor(lines, fought, harm) ?? harm
  const from = lines.findIndex(({ index, at }) => at === last.at && index >= last.index - MOST_BEFORE)
  // What the crowd threw for somebody else brought no blow.
  const brings = (line: Line) => line.rolls.length > 0 && !judges(line, lines)
  const cast = lines.slice(from, last.index).findLast(brings) ?? null
  return { line: last, cast, from, to: last.index + 1 }
}

/** Without what befell a man after he had been judged; the others fight on. */
function untilJudged(lines: readonly Line[], shows: Shows, judges: Judges): Shows {
  const verdicts = lines.filter((line) => judges(line, lines))
  const isJudged = (seat: Seat, index: number) =>
    verdicts.some((verdict) => verdict.index <= index && seatOf(verdict) === seat)
  return (line) => shows(line).filter(({ seat }) => !isJudged(seat, line.index))
}

/** Where he who was harmed at last fell and neither struck nor threw after it. */
function felledFor(lines: readonly Line[], shows: Shows, harm: Line): Line | undefined {
  const harmed = shows(harm).flatMap(({ kind, seat }) => (isHarm(kind) ? [seat] : []))
  const has = (line: Line, ...kinds: readonly Motion['kind'][]) =>
    shows(line).some(({ kind, seat }) => kinds.includes(kind) && harmed.includes(seat))
  const felled = lines.findLast((line) => has(line, 'fall'))
  if (!felled || lines.slice(lines.indexOf(felled) + 1).some((line) => has(line, 'lunge', 'flight'))) return undefined
  return felled
}

/** Whether a line says what became of the beaten. */
export type Judges = (line: Line, lines: readonly Line[]) => boolean

/** After the last blow, if one fell, what came last: why he was judged, the throw that decided it, and what was decided. */
export function judgementAfter(lines: readonly Line[], last: Line | null, judges: Judges): readonly Line[] {
  const after = last ? lines.slice(lines.indexOf(last) + 1) : lines
  const place = after.findLastIndex((line) => judges(line, lines))
  const verdict = after[place]
  if (!verdict) return []
  // A verdict with dice of its own needs no other throw: the last one before it may be of something else.
  const cast = verdict.rolls.length > 0 ? undefined : after.slice(0, place).findLast(({ rolls }) => rolls.length > 0)
  const judged = cast ? [cast, verdict] : [verdict]
  const before = after[after.indexOf(judged[0]!) - 1]
  return before && isWhy(before, verdict) ? [before, ...judged] : judged
}

/** What befell or was done by the same man with the same answer: he begged, or could take no more. */
function isWhy(before: Line, verdict: Line): boolean {
  const seat = seatOf(verdict)
  return seat !== undefined && seat === seatOf(before) && before.at === verdict.at
}

function seatOf({ event }: Line): unknown {
  return (event as { readonly seat?: unknown }).seat
}

/** What the scene of the end tells: the decisive blow, and what became of the beaten. */
export function sceneOf(
  lines: readonly Line[],
  shows: Shows,
  judges: Judges,
  winners: readonly Seat[],
): readonly Line[] {
  const blow = decisive(lines, shows, judges, winners)
  return [blow?.cast, blow?.line, ...judgementAfter(lines, blow?.line ?? null, judges)].filter((line) => !!line)
}

/** The weightiest lines in their order; always the last wound, the last harm, and what was decided over the beaten. */
export function storyOf(
  lines: readonly Line[],
  shows: Shows,
  judges: Judges,
  winners: readonly Seat[],
  most = 5,
): readonly Line[] {
  const weighed = lines.map((line) => ({ line, weight: weightOf(shows(line)) })).filter(({ weight }) => weight > 0)
  const last = lastHarm(lines, shows, winners, ['wounds', 'fall', 'flight'])
  if (!last) return judgementAfter(lines, null, judges)
  const wound = lastHarm(lines, shows, winners, ['wounds']) ?? last
  const ending = new Set([wound, last, ...judgementAfter(lines, last, judges)])
  const heaviest = weighed
    .filter(({ line }) => !ending.has(line))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.max(0, most - ending.size))
  return [...heaviest.map(({ line }) => line), ...ending].sort((a, b) => a.index - b.index)
}

/** The number of the round that begins with this line; games tell it with the event that opens a round or a turn. */
export function roundOf(line: Line): number | null {
  const { kind, round, turn } = line.event as { kind: string; round?: unknown; turn?: unknown }
  if (kind !== 'turnBegan' && kind !== 'orderRolled') return null
  return typeof round === 'number' ? round : typeof turn === 'number' ? turn : null
}

/** The round in which a line was told; null where the game tells none. */
export function roundWhen(lines: readonly Line[], { index }: Line): number | null {
  const begun = lines.findLast((line) => line.index <= index && roundOf(line) !== null)
  return begun ? roundOf(begun) : null
}

/**
 * What came of a decision once so many answers had been given: the first line. Of dice that were bad for some, the
 * heaviest harm that they did to them, or else the first line that tells of any.
 */
export function cameOf(
  lines: readonly Line[],
  answers: number,
  unlucky: readonly Seat[] | null,
  shows: Shows,
): Line | undefined {
  const first = lines.find(({ at }) => at >= answers)
  if (!unlucky) return first
  const all = lines.filter(({ at }) => at === first?.at)
  const harm = (line: Line) => weightOf(shows(line).filter(({ kind, seat }) => isHarm(kind) && unlucky.includes(seat)))
  const worst = all.reduce<Line | undefined>(
    (most, line) => (harm(line) > (most ? harm(most) : 0) ? line : most),
    undefined,
  )
  return worst ?? all.find(({ rolls }) => rolls.length > 0) ?? first
}

const isHarm = (kind: Motion['kind']) => kind === 'wounds' || kind === 'fall'

/** The same in words, with the round in which it was told, where the game counts any. */
export function toldOf(unit: string, lines: readonly Line[], line: Line | undefined) {
  const round = line ? roundWhen(lines, line) : null
  return { when: round === null ? '' : `${t(capital(unit))} ${round}`, what: withoutSums(line?.text ?? '') }
}

/** What decided it, not what it was added up from: that is a tap away, as the blow again. */
export function withoutSums(text: string): string {
  return text.replace(/ \([^()]*\)/g, '')
}
