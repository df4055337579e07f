/** What belongs to one blow: the line that strikes, and those that tell what came of it. */
import type { AnyOptions } from '@harena/engine'
import type { Motion } from '../board/motions.ts'
import type { Why } from './story.ts'
import type { Line } from './timeline.ts'

/** What a game says of its lines. */
export interface Telling {
  /** What is to be seen of a line on the sand while it is told: blows, guards, harm. */
  motions?(line: Line): readonly Motion[]
  /** The events in which somebody walks. */
  readonly steps?: ReadonlySet<string>
  /** Lines that are not worth a recap. */
  readonly quiet?: ReadonlySet<string>
  /** What else does not belong to the blow before it. */
  readonly breaks?: ReadonlySet<string>
  /** The events in which a life is decided: they are a moment of their own, with what comes of them. */
  readonly verdicts?: ReadonlySet<string>
  /** The events with which a match is stopped: whoever is left is judged, and no blow brought him there. */
  readonly stops?: ReadonlySet<string>
  /**
   * What the rules say of such an end, where a line tells that somebody fell or is judged: why, whatever his wounds, and
   * how likely that was by the switches of the match.
   */
  whyFallen?(line: Line, lines: readonly Line[], options: AnyOptions): Why | null
  /** What dice are thrown for, by event, where their own names do not say it. */
  readonly thrownFor?: Readonly<Record<string, string>>
  /** The events in which men go at each other and none has struck yet. */
  readonly contests?: ReadonlySet<string>
}

/** From a line to the one after the last. */
export interface Blow {
  readonly from: number
  readonly to: number
}

const does = (game: Telling, line: Line, kinds: readonly Motion['kind'][]) =>
  game.motions?.(line).some(({ kind }) => kinds.includes(kind)) === true

/** Wounds, stuns, fells or kills somebody. */
export const harms = (game: Telling, line: Line) => does(game, line, ['wounds', 'stun', 'fall'])

export const fells = (game: Telling, line: Line) => does(game, line, ['fall'])

export const strikes = (game: Telling, line: Line) => does(game, line, ['lunge', 'flight'])

const isApart = (game: Telling, line: Line) =>
  [game.steps, game.quiet, game.breaks, game.verdicts].some((kinds) => kinds?.has(line.event.kind)) ||
  strikes(game, line)

/** The blow to which a line belongs, as far as it has been told; null where it tells of something else. */
export function blowAt(game: Telling, lines: readonly Line[], at: number): Blow | null {
  if (!lines[at]) return null
  let from = at
  while (from > 0 && !isApart(game, lines[from]!)) from--
  if (game.verdicts?.has(lines[from]!.event.kind)) return null
  const isStruck = strikes(game, lines[from]!)
  if (!isStruck && isApart(game, lines[from]!)) from++
  let to = at + 1
  while (to < lines.length && !isApart(game, lines[to]!)) to++
  return from < to && from <= at && (isStruck || lines.slice(from, to).some((line) => harms(game, line)))
    ? { from, to }
    : null
}

/** The last blow that was struck. */
export function lastBlow(game: Telling, lines: readonly Line[]): Blow | null {
  const at = lines.findLastIndex((line) => strikes(game, line))
  return at < 0 ? null : blowAt(game, lines, at)
}

/** Whether a blow is told to its end with this line, and has harmed somebody. */
export function endsHarm(game: Telling, lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1]
  if (next && !isApart(game, next)) return false
  const blow = blowAt(game, lines.slice(0, at + 1), at)
  return blow !== null && lines.slice(blow.from, blow.to).some((line) => harms(game, line))
}
