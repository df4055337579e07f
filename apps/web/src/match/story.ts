/** What a match comes down to: what felled each of the beaten, the blow that decided it, and what led there. */

import { type AnyOptions, capital, type Rule, type Seat, t } from '@harena/engine'
import type { Motion } from '../board/motions.ts'
import { blowAt, strikes, type Telling } from './blows.ts'
import type { PlayedGame } from './game.ts'
import type { Line } from './timeline.ts'

/** What a game says of its lines, and which of them say what becomes of a beaten man. */
export type Ending = Telling & Pick<PlayedGame<never>, 'isVerdict'>

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
    return motion.kind === 'flight' && !motion.isMiss ? sum + 0.5 : sum
  }, 0)
}

const isHarm = (kind: Motion['kind']) => kind === 'wounds' || kind === 'fall'

/** Whether a line does one of these to him, or shows him doing it. */
const has = (game: Telling, line: Line, seat: Seat, kinds: readonly Motion['kind'][]) =>
  shownBy(game)(line).some((motion) => motion.seat === seat && kinds.includes(motion.kind))

/** One of the beaten: what felled him with its cause, and what was decided over him, in the order in which it was told. */
export interface Fallen {
  readonly seat: Seat
  readonly lines: readonly Line[]
  /** The throws before a verdict that has none of its own: whoever is in a hurry is spared them. */
  readonly throws: readonly Line[]
  /** The line with which he was beaten; null where no blow brought him before the crowd. */
  readonly felled: Line | null
}

/** All who fell or were judged and are not among the winners, the last to be beaten last. */
export function fallenOf(game: Ending, lines: readonly Line[], winners: readonly Seat[]): readonly Fallen[] {
  const seats = new Set(lines.flatMap((line) => [...shownBy(game)(line).map(({ seat }) => seat), seatOf(line)]))
  return [...seats]
    .flatMap((seat) => (seat === undefined || winners.includes(seat) ? [] : (fallOf(game, lines, seat) ?? [])))
    .sort((a, b) => a.lines.at(-1)!.index - b.lines.at(-1)!.index)
}

function fallOf(game: Ending, lines: readonly Line[], seat: Seat): Fallen | null {
  const place = lines.findLastIndex((line) => seatOf(line) === seat && game.isVerdict?.(line, lines, []))
  if (place < 0) {
    const felled = felledIn(game, lines, seat)
    return felled && has(game, felled, seat, ['fall'])
      ? { seat, felled, lines: blowOf(game, lines, seat), throws: [] }
      : null
  }
  const before = lines.slice(0, place)
  const verdict = lines[place]!
  const stopped = stopBefore(game, before)
  if (stopped) return { seat, felled: null, lines: [stopped, verdict], throws: [] }
  const blow = blowOf(game, before, seat)
  const felled = blow.at(-1) ?? null
  const judged = judgement(before.slice(felled ? before.indexOf(felled) + 1 : 0), verdict)
  const throws = judged.filter((line) => line !== verdict && line.rolls.length > 0)
  return { seat, felled, lines: [...blow, ...judged], throws }
}

/** With what the match was stopped, if no blow has fallen since. */
function stopBefore(game: Telling, lines: readonly Line[]): Line | undefined {
  const stopped = lines.findLastIndex(({ event }) => game.stops?.has(event.kind))
  return lines.slice(stopped + 1).some((line) => strikes(game, line)) ? undefined : lines[stopped]
}

/** Where he fell and neither struck nor threw after it, or else was harmed last; or the blow that is judged at once. */
function felledIn(game: Telling, lines: readonly Line[], seat: Seat): Line | undefined {
  const last = lines.at(-1)
  if (last && isStruckAt(game, last, seat)) return last
  const place = lines.findLastIndex((line) => has(game, line, seat, ['fall']))
  const isUp = lines.slice(place + 1).some((line) => has(game, line, seat, ['lunge', 'flight']))
  return place < 0 || isUp ? lines.findLast((line) => has(game, line, seat, ['wounds', 'fall'])) : lines[place]
}

function isStruckAt(game: Telling, line: Line, seat: Seat): boolean {
  return shownBy(game)(line).some(
    (motion) => (motion.kind === 'lunge' || motion.kind === 'flight') && motion.other === seat,
  )
}

/** What felled him with the blow that did it; who dies later of a wound is told with the wound. */
function blowOf(game: Ending, lines: readonly Line[], seat: Seat): readonly Line[] {
  const felled = felledIn(game, lines, seat)
  if (!felled) return []
  if (isStruckAt(game, felled, seat)) return [felled]
  const place = lines.indexOf(felled)
  const from = blowAt(game, lines, place)?.from ?? place
  const strike = lines[from]!
  if (from < place && strikes(game, strike)) {
    const deadly = lines
      .slice(from + 1, place)
      .findLast((line) => isWhy(line, felled) || has(game, line, seat, ['wounds']))
    return [strike, deadly, felled].filter((line) => line !== undefined)
  }
  // What the crowd threw for somebody else brought no blow.
  const brings = (line: Line) => line.rolls.length > 0 && !game.isVerdict?.(line, lines, [])
  const thrown = lines.slice(0, place).findLast(brings)
  if (thrown?.at === felled.at) return [thrown, felled]
  return has(game, felled, seat, ['fall']) ? [...blowOf(game, lines.slice(0, place), seat).slice(-2), felled] : [felled]
}

/** What came before the verdict: why he was judged, and the throw that decided it. */
function judgement(after: readonly Line[], verdict: Line): readonly Line[] {
  // A verdict with dice of its own needs no other throw: the last one before it may be of something else.
  const cast = verdict.rolls.length > 0 ? undefined : after.findLast(({ rolls }) => rolls.length > 0)
  const before = cast ? after[after.indexOf(cast) - 1] : after.at(-1)
  return [before && isWhy(before, verdict) ? before : undefined, cast, verdict].filter((line) => line !== undefined)
}

/** What befell or was done by the same man with the same answer: he begged, or could take no more. */
function isWhy(before: Line, verdict: Line): boolean {
  const seat = seatOf(verdict)
  return seat !== undefined && seat === seatOf(before) && before.at === verdict.at
}

function seatOf({ event }: Line): Seat | undefined {
  const { seat } = event as { readonly seat?: unknown }
  return typeof seat === 'number' ? seat : undefined
}

/** What the rules say of such an end. */
export interface Why {
  readonly text: string
  readonly rule: Rule
}

/** Why he fell or is judged, as his game says it, or else by what was told of him before it. */
export function whyOf(game: Telling, lines: readonly Line[], line: Line, options: AnyOptions): Why | null {
  const own = game.whyFallen?.(line, lines, options)
  if (own) return own
  const before = lines.findLast(({ index }) => index < line.index)
  return before && isWhy(before, line) ? { text: withoutSums(before.text), rule: before.rule } : null
}

/** The blow that decided it, and the lines from which to which one sees it again with what led to it. */
export interface Decisive {
  readonly line: Line
  /** How many lines are told before one sees it, and when one has. */
  readonly from: number
  readonly to: number
}

/** More lines before the blow are another story. */
const MOST_BEFORE = 5

/** What felled the last of the beaten; where nobody fell, the last harm. Null where no blow decided anything. */
export function decisive(game: Ending, lines: readonly Line[], winners: readonly Seat[]): Decisive | null {
  const last = fallenOf(game, lines, winners).at(-1)
  const line = last ? last.felled : lastHarm(game, lines, winners)
  if (!line) return null
  const from = lines.findIndex(({ index, at }) => at === line.at && index >= line.index - MOST_BEFORE)
  return { line, from, to: line.index + 1 }
}

/** The last line in which somebody was harmed: one of the beaten, if one was, as blows of one round can fall together. */
function lastHarm(game: Telling, lines: readonly Line[], winners: readonly Seat[]): Line | undefined {
  const harms = (line: Line, isMeant: (seat: Seat) => boolean) =>
    shownBy(game)(line).some(({ kind, seat }) => isHarm(kind) && isMeant(seat))
  const ofBeaten = lines.findLast((line) => harms(line, (seat) => !winners.includes(seat)))
  return ofBeaten ?? lines.findLast((line) => harms(line, () => true))
}

/** What the scene of the end tells: what felled those who were beaten last, each line once. */
export function sceneOf(game: Ending, lines: readonly Line[], winners: readonly Seat[]): readonly Line[] {
  const fallen = fallenOf(game, lines, winners)
  const last = fallen.at(-1)
  if (!last) return [lastHarm(game, lines, winners)].filter((line) => line !== undefined)
  const together = fallen.filter((one) => one.lines.at(-1)!.at === last.lines.at(-1)!.at)
  return [...new Set(together.flatMap((one) => one.lines.filter((line) => !one.throws.includes(line))))]
}

/** A match in a few lines: what led to its end, and then each of the beaten. */
export interface Story {
  readonly led: readonly Line[]
  readonly fallen: readonly Fallen[]
}

/** Where many fight, the first to fall are told in the log. */
const MOST_FALLEN = 3
const LEAST_LED = 2

/** The weightiest lines in their order, and then what felled each man; where none fell, the last harm is among them. */
export function storyOf(game: Ending, lines: readonly Line[], winners: readonly Seat[], most = 4): Story {
  const all = fallenOf(game, lines, winners)
  const fallen = all.slice(-MOST_FALLEN)
  const told = new Set(all.flatMap((one) => one.lines))
  const last = all.length > 0 ? undefined : lastHarm(game, lines, winners)
  const weighed = lines
    .filter((line) => !told.has(line) && line !== last)
    .map((line) => ({ line, weight: weightOf(untilJudged(game, all, line)) }))
    .filter(({ weight }) => weight > 0)
  const heaviest = weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.max(LEAST_LED, most - fallen.length - (last ? 1 : 0)))
    .map(({ line }) => line)
  return { led: (last ? [...heaviest, last] : heaviest).sort((a, b) => a.index - b.index), fallen }
}

/** Without what befell a man after he had been judged, as the executioner's stroke. */
function untilJudged(game: Telling, fallen: readonly Fallen[], line: Line): readonly Motion[] {
  const isOver = (seat: Seat) => fallen.some((one) => one.seat === seat && one.lines.at(-1)!.index < line.index)
  return shownBy(game)(line).filter(({ seat }) => !isOver(seat))
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

/** The line that tells of a throw, counted over all throws of the match from 0. */
function lineOfRoll(lines: readonly Line[], roll: number): Line | undefined {
  let before = 0
  return lines.find(({ rolls }) => {
    before += rolls.length
    return before > roll
  })
}

/** What came of a decision once so many answers had been given: the first line; of dice, the line that tells of this throw. */
function cameOf(lines: readonly Line[], answers: number, roll: number | null): Line | undefined {
  const thrown = roll === null ? undefined : lineOfRoll(lines, roll)
  return thrown ?? lines.find(({ at }) => at >= answers)
}

/** A throw and what it did: up to the next one, or the next decision. */
function outcomeOf(lines: readonly Line[], thrown: Line): readonly Line[] {
  const from = lines.indexOf(thrown)
  const end = lines.findIndex((line, place) => place > from && (line.rolls.length > 0 || line.at !== thrown.at))
  return lines.slice(from, end < 0 ? lines.length : end)
}

/** More lines of a moment are more than one looks at. */
const MOST_SHOWN = 12

/** From which line to which one sees what came of a decision: of dice the blow that they brought, else all that followed at once. */
export function momentOf(
  game: Telling,
  lines: readonly Line[],
  answers: number,
  roll: number | null,
): { readonly from: number; readonly to: number } {
  const line = cameOf(lines, answers, roll)
  const place = line ? lines.indexOf(line) : lines.length - 1
  const first = lines.findIndex(({ at }) => at === line?.at)
  if (roll === null || !line) {
    const last = lines.findLastIndex(({ at }) => at === line?.at)
    return { from: first, to: Math.min(last + 1, first + MOST_SHOWN) }
  }
  const led = { from: Math.max(first, place - MOST_BEFORE), to: place + outcomeOf(lines, line).length }
  const blow = blowAt(game, lines, place) ?? led
  return { from: blow.from, to: Math.min(blow.to, blow.from + MOST_SHOWN) }
}

/** The phase of the round in which a line was told; null where the game tells none. */
function phaseWhen(lines: readonly Line[], { index }: Line): number | null {
  const begun = lines.findLast((line) => line.index <= index && (line.event.kind === 'phaseBegan' || roundOf(line)))
  const { phase } = (begun?.event ?? {}) as { phase?: unknown }
  return typeof phase === 'number' ? phase : null
}

/** A line in words, with the round and the phase in which it was told, where the game counts any. */
export interface ToldMoment {
  readonly when: string
  readonly what: string
  readonly round: number | null
  readonly phase: number | null
  /** Whom dice harmed. */
  readonly harmed: readonly Seat[]
}

/** What came of a decision; of dice, the line that tells of this throw and the heaviest harm that it did. */
export function toldOf(
  unit: string,
  lines: readonly Line[],
  answers: number,
  roll: number | null,
  shows: Shows,
): ToldMoment {
  const line = cameOf(lines, answers, roll)
  const when = { when: whenOf(unit, lines, line), round: line ? roundWhen(lines, line) : null }
  const phase = line ? phaseWhen(lines, line) : null
  const outcome = roll === null || !line ? [] : outcomeOf(lines, line)
  const isHurt = ({ kind }: Motion) => isHarm(kind) || kind === 'stun'
  const harm = outcome.filter((one) => shows(one).some(isHurt))
  const worst = harm.toSorted((a, b) => weightOf(shows(b)) - weightOf(shows(a)))[0]
  const told = [line, worst === line ? undefined : worst].filter((one) => one !== undefined)
  const harmed = harm.flatMap((one) =>
    shows(one)
      .filter(isHurt)
      .map(({ seat }) => seat),
  )
  return { ...when, phase, what: told.map(({ text }) => withoutSums(text)).join(' '), harmed }
}

/** The round and the phase of a line in words; nothing where the game counts none. */
export function whenOf(unit: string, lines: readonly Line[], line: Line | undefined): string {
  const [round, phase] = line ? [roundWhen(lines, line), phaseWhen(lines, line)] : [null, null]
  const name = t(capital(unit))
  return round === null ? '' : phase === null ? `${name} ${round}` : t`${name} ${round}, phase ${phase}`
}

/** What decided it, not what it was added up from: that is a tap away, as the blow again. */
export function withoutSums(text: string): string {
  return text.replace(/ \([^()]*\)/g, '')
}
