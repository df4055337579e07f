/** A match as a row of lines, each with what is to be seen when it has been told. Play and replay both show it. */
import {
  type Snapshot as EngineSnapshot,
  eventFor,
  type Game,
  type Loading,
  type MatchResult,
  RecordError,
  type Refusal,
  type Roll,
  type Rule,
  type Ruleset,
  type Seat,
  Table,
  type TapeEntry,
  t,
} from '@harena/engine'
import type { RecentRecord } from '../app/saved-past.ts'
import { moved, type Shed } from '../board/blood.ts'
import type { Point } from '../board/geometry.ts'
import type { Harm } from '../board/motions.ts'
import type { Telling } from './blows.ts'

/** A game that is seen by views of one kind. */
export interface ViewGame<V> extends Game {
  readonly view: V
}

/** One line of the log. */
export interface Line {
  readonly index: number
  readonly event: Game['event']
  readonly text: string
  readonly rule: Rule
  readonly rolls: readonly Roll[]
  /** How many answers led to it. */
  readonly at: number
  /** What the wounds that it tells of leave on the sand. */
  readonly blood?: readonly Shed[]
  /** How far the sand was moved with everybody on it. */
  readonly slide?: Point
}

/** What a game says of its sand, where that may be moved with everybody on it. */
export interface Sand {
  /** Whether a line tells so. */
  isMoved(line: Line): boolean
  /** Places in a state that move with the sand alone from one line to the next, each always at the same place of the list. */
  marks(state: unknown): readonly (Point | null)[]
}

/** The blood on the sand when these lines have been told. */
export function bloodAfter(lines: readonly Line[]): readonly Shed[] {
  return lines.reduce<readonly Shed[]>((shed, { slide, blood = [] }) => {
    return [...(slide ? moved(shed, slide) : shed), ...blood]
  }, [])
}

/** A game as far as it is told. */
export interface ToldGame<V> extends Pick<Telling, 'motions'> {
  readonly ruleset: Ruleset<ViewGame<V>>
  /** What did not happen to anybody: it stands in the record, and nobody is told. */
  isUntold?(event: Game['event']): boolean
  /** Where somebody is drawn: there his blood falls. */
  standsAt?(view: V, seat: Seat): Point | undefined
  readonly sand?: Sand
}

/** Where the men stood before what is told next, and a match that is over when its end is told. */
const SEEN_BEFORE = 12

export class Timeline<V> {
  /** By seat. */
  names: readonly string[] = []
  readonly lines: Line[] = []
  /** From which entry of the log on to look: what nobody will see again is not worth it. */
  private looksFrom = 0
  /** How many answers have led to what is being told. */
  at = 0
  private readonly game: ToldGame<V>
  private readonly viewer: Seat | null
  private opening: V | undefined
  /** As they were with the entry before. */
  private marks: ReturnType<Sand['marks']> = []
  /** After each line. */
  private readonly views: (V | undefined)[] = []
  /** How many lines there were before each entry of the log, which may hold more than the viewer may know. */
  private readonly linesBefore: number[] = []

  constructor(game: ToldGame<V>, viewer: Seat | null) {
    this.game = game
    this.viewer = viewer
  }

  /** To be called by the table with everything that it tells. */
  readonly told: NonNullable<Loading<ViewGame<V>>['onTold']> = ({ event: whole, rolls }, state, index) => {
    const { game, viewer, lines, at } = this
    const { ruleset } = game
    this.cut(index)
    this.linesBefore.push(lines.length)
    this.names = ruleset.names(state)
    const [before, marks] = [this.marks, game.sand?.marks(state) ?? []]
    this.marks = marks
    const event = eventFor(whole, viewer)
    if (!event || game.isUntold?.(event)) return
    const text = ruleset.narrate(event, this.names)
    const line = { index: lines.length, event, text, rule: event.rule, rolls, at }
    const wounds = woundsIn(game, line)
    // Where somebody was wounded is remembered even if nobody looked.
    const isLooking = index >= this.looksFrom
    const view = isLooking || wounds.length > 0 ? ruleset.view(state, viewer) : undefined
    const blood = wounds.flatMap(({ seat, number }): Shed[] => {
      const place = game.standsAt!(view!, seat)
      return place ? [{ at: place, wounds: number }] : []
    })
    const slide = game.sand?.isMoved(line) ? way(before, marks) : null
    lines.push({ ...line, ...(blood.length > 0 && { blood }), ...(slide && { slide }) })
    this.views.push(isLooking ? view : undefined)
  }

  /** What follows is told from that entry on; a little before it is looked at as well. */
  tellFrom(entry: number): void {
    this.looksFrom = entry - SEEN_BEFORE
  }

  /** Forgets what was taken back: so many entries of the log are left. */
  cut(log: number): void {
    if (log >= this.linesBefore.length) return
    this.marks = []
    this.lines.length = this.views.length = this.linesBefore[log]!
    this.linesBefore.length = log
  }

  /** So many entries of the log have been told with so many lines. */
  entriesOf(lines: number): number {
    return lines === 0 ? 0 : this.linesBefore.lastIndexOf(lines - 1) + 1
  }

  /** So many lines are told with so many entries of the log. */
  linesOf(entries: number): number {
    return this.linesBefore[entries] ?? this.lines.length
  }

  /** What is to be seen before the first line. */
  open(table: Table<ViewGame<V>>): void {
    const { ruleset } = this.game
    this.names = ruleset.names(table.state)
    this.opening = ruleset.view(ruleset.start(table.setup, table.options), this.viewer)
  }

  /** What was to be seen when so many lines had been told; undefined if nobody looked. */
  viewAt(lines: number): V | undefined {
    return lines === 0 ? this.opening : this.views[lines - 1]
  }
}

/** From the marks before to those now; null where none is known. */
function way(before: ReturnType<Sand['marks']>, now: ReturnType<Sand['marks']>): Point | null {
  const at = now.findIndex((mark, place) => mark && before[place])
  const [from, to] = [before[at], now[at]]
  return from && to ? { x: to.x - from.x, y: to.y - from.y } : null
}

function woundsIn<V>({ motions, standsAt }: ToldGame<V>, line: Line): readonly Harm[] {
  if (!motions || !standsAt) return []
  return motions(line).filter((motion): motion is Harm => motion.kind === 'wounds')
}

export interface ReplayedMatch<V> {
  readonly timeline: Timeline<V>
  readonly view: V
  /** Null while the match goes on. */
  readonly result: MatchResult | null
}

/** A whole match from its record, looked at closely from that answer on. */
export function replayed<V>(game: ToldGame<V>, record: RecentRecord, from = 0): ReplayedMatch<V> {
  const { ruleset } = game
  const timeline = new Timeline(game, null)
  const table = tableOf(ruleset, { ...record, tape: [] }, { onTold: timeline.told })
  timeline.open(table)
  record.tape.forEach((entry, at) => {
    timeline.at = at + 1
    timeline.tellFrom(at >= from ? 0 : Number.POSITIVE_INFINITY)
    play(table, entry, at)
  })
  const result = table.isOver ? table.result() : null
  return { timeline, view: ruleset.view(table.state, null), result }
}

/** A match from its record, or from the snapshot with which that begins. */
export function tableOf<V>(
  ruleset: Ruleset<ViewGame<V>>,
  record: RecentRecord,
  loading: Loading<ViewGame<V>>,
): Table<ViewGame<V>> {
  const { base, sum: _, ...rest } = record
  if (!base) return Table.load(ruleset, rest, loading)
  const { tape, digest: __, ...head } = rest
  return Table.resume(ruleset, head, base as EngineSnapshot<ViewGame<V>>, tape, loading)
}

function play<V>(table: Table<ViewGame<V>>, entry: TapeEntry, at: number): void {
  const answers = 'sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []
  const refusals: (Refusal | null)[] = answers.map(({ seat, answer, which }) =>
    table.answer(seat, answer, undefined, which),
  )
  if ('faces' in entry) refusals.push(table.typeDice(entry.faces))
  if ('ended' in entry) refusals.push(table.end(entry))
  const refusal = refusals.find((one) => one !== null)
  if (refusal) throw new RecordError(t`entry ${at + 1} is not legal: ${refusal.rule} ${refusal.message}`)
}
