/** The lines of a campaign: those of its matches unwrapped, and where each match begins and ends. */
import type { Game, Question, Seat } from '@harena/engine'
import type { Line } from '../match/timeline.ts'

/** How every campaign wraps what is told and asked in a match. */
interface InMatch {
  readonly kind: 'bout'
  readonly event: Game['event']
  /** The same event with what only some may know of it. */
  readonly hidden?: { readonly event?: Game['event'] }
}

export function isInMatch({ event }: Line): boolean {
  return event.kind === 'bout'
}

const known = new WeakMap<Line, Line>()

/** A line of the match inside, as if the match stood alone; all others as they are. */
export function unwrapped(line: Line): Line {
  if (!isInMatch(line)) return line
  let inner = known.get(line)
  if (!inner) {
    const { event, hidden } = line.event as unknown as InMatch
    inner = { ...line, event: hidden?.event ?? event }
    known.set(line, inner)
  }
  return inner
}

const seated = new WeakMap<Line, Line>()

/** The lines of a match as the match counts its seats: what a player has thrown, his first man has. */
export function linesOfMatch(lines: readonly Line[], deciders: readonly (Seat | null)[]): readonly Line[] {
  const seatOf = (player: Seat) => (deciders.includes(player) ? deciders.indexOf(player) : player)
  return lines.map((line) => {
    const inner = unwrapped(line)
    if (inner.rolls.every(({ by }) => seatOf(by) === by)) return inner
    const found = seated.get(line) ?? {
      ...inner,
      rolls: inner.rolls.map((roll) => ({ ...roll, by: seatOf(roll.by) })),
    }
    // A line that was drawn is not drawn again.
    seated.set(line, found)
    return found
  })
}

/** A question of the match inside, as the match asks it; null for one of the campaign. */
export function questionInMatch(question: Question): Question | null {
  return question.kind === 'bout' ? (question as Question & { readonly question: Question }).question : null
}

/** One match of a campaign, with all that came of it. */
export interface MatchPart {
  readonly title: string
  /** Its first line, and the first one after it. */
  readonly from: number
  readonly to: number
  /** How many answers led to its first line and to its last. */
  readonly firstAnswer: number
  readonly lastAnswer: number
  /** Whether only its result was told. */
  readonly isHeard?: boolean
}

export function partOf(lines: readonly Line[], title: string, from: number, to: number): MatchPart {
  return { title, from, to, firstAnswer: lines[from]!.at, lastAnswer: lines[to - 1]!.at }
}

/** The lines of a match itself, without what came of it. */
export function inMatchOf(lines: readonly Line[]): readonly Line[] {
  return lines.slice(0, lines.findLastIndex(isInMatch) + 1)
}

/** The number of the match to which a line belongs; null between matches. */
export function numberOfMatch(parts: readonly MatchPart[], { index }: Line): number | null {
  const number = parts.findIndex(({ from, to }) => index >= from && index < to)
  return number < 0 ? null : number
}
