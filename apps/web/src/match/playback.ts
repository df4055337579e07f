/**
 * The one clock of a match: what has been told is shown line by line, and stage, cards and log all follow it. A verdict
 * stops it: first its dice fall, then its line is shown, then it waits to be put away. So does a blow that harmed somebody.
 */
import type { Sitter } from '../app/saved-match.ts'
import { endsHarm, fells } from './blows.ts'
import { type PlayedGame, usualPace } from './game.ts'
import type { Line, Timeline } from './timeline.ts'

export interface Clock {
  /** How long a line usually stays, in milliseconds; 0 for not at all. */
  pause(): number
  /** Whether a blow that harmed somebody stays until it is put away. */
  waits(): boolean
  /** Calls back once; returns how to call it off. */
  later(callback: () => void, milliseconds: number): () => void
}

/** Whether a line ends what is passed over. */
export type IsEnd = (line: Line, lines: readonly Line[]) => boolean

/** How many lines have been shown, and whether the last of them waits to be put away, or only stays for its time. */
export interface Standing {
  readonly shown: number
  readonly how: 'on' | 'held' | 'stays'
}

/** How long dice fall and lie before the verdict, as a share of the usual pause. */
const DICE = 1.6
/** Who falls is looked at for so long at least, before the next line or the end covers him. */
const FALL = 1.5

export class Playback<V> {
  /** What stops everything until it is put away. */
  verdict: Line | null = null
  /** Whether a blow that harmed somebody waits to be put away. */
  isWaiting = false
  /** Whether the last line is still to be read before anybody is asked. */
  private isStaying = false
  /** While something is shown once more: up to which line, and where it stood before. */
  private repeat: { readonly to: number; readonly shown: number; readonly verdict: Line | null } | null = null
  /** Whether somebody else has been left to decide the rest: nothing of it stops or takes time. */
  private isDecided = false
  /** Up to which line somebody wants to see nothing but what came of it; null for nobody. */
  private isEnd: IsEnd | null = null
  /** How many lines have been shown. */
  private shown: number
  private cancel: (() => void) | null = null
  private readonly game: PlayedGame<V>
  private readonly timeline: Timeline<V>
  private readonly clock: Clock
  private readonly sitters: readonly Sitter[]
  private readonly changed: () => void

  constructor(
    game: PlayedGame<V>,
    timeline: Timeline<V>,
    clock: Clock,
    sitters: readonly Sitter[],
    { shown, how }: Standing,
    changed: () => void,
  ) {
    this.game = game
    this.timeline = timeline
    this.clock = clock
    this.sitters = sitters
    this.shown = shown
    this.changed = changed
    const last = timeline.lines[shown - 1]
    if (how === 'held' && last && game.isVerdict?.(last, timeline.lines, sitters)) this.verdict = last
    else this.isWaiting = how === 'held'
    this.isStaying = how === 'stays'
  }

  get isRunning(): boolean {
    return this.isStaying || this.repeat !== null || this.shown < this.timeline.lines.length
  }

  get lines(): readonly Line[] {
    return this.timeline.lines.slice(0, this.shown)
  }

  /** Where whoever comes back goes on; what is only shown again is not. */
  get standing(): Standing {
    const shown = this.repeat?.shown ?? this.shown
    const verdict = this.repeat ? this.repeat.verdict : this.verdict
    const isHeld = verdict !== null && verdict.index < shown
    if (this.repeat) return { shown, how: isHeld ? 'held' : 'on' }
    return { shown, how: isHeld || this.isWaiting ? 'held' : this.isStaying ? 'stays' : 'on' }
  }

  /** Whoever falls by a verdict is seen to fall when that has been put away. */
  get view(): V | undefined {
    const { verdict, shown } = this
    const isBefore = verdict !== null && verdict.index < shown && fells(this.game, verdict)
    return this.timeline.viewAt(isBefore ? verdict.index : shown)
  }

  /** Shows what comes next; what one did oneself is seen at once. */
  step(): void {
    if (!this.isRunning || this.isHeld) return
    const { lines } = this.timeline
    this.isStaying = false
    if (this.repeat && this.shown >= this.repeat.to) {
      this.stand(this.repeat.shown, this.repeat.verdict)
      this.repeat = null
      return
    }
    const next = lines[this.shown]
    if (!next) return
    if (this.isEnd?.(next, lines)) this.isEnd = null
    if (!this.verdict && !this.isPassedOver(next) && this.game.isVerdict?.(next, lines, this.sitters)) {
      this.verdict = next
    } else {
      this.shown++
      const isSeen = !this.verdict && !this.isPassedOver(next)
      this.isWaiting = isSeen && this.clock.waits() && this.endsHarm(next.index)
      this.isStaying = isSeen && !this.isWaiting && this.staysAtLast(next)
    }
  }

  /** Goes on by the clock, up to the end or to a verdict. */
  go(): void {
    this.halt()
    while (this.isRunning && !this.isHeld) {
      const time = this.timeLeft()
      if (time > 0) {
        this.cancel = this.clock.later(() => {
          this.cancel = null
          this.step()
          this.go()
        }, time)
        break
      }
      this.step()
    }
    this.changed()
  }

  get isTicking(): boolean {
    return this.cancel !== null
  }

  halt(): void {
    this.cancel?.()
    this.cancel = null
  }

  /** Shows the rest at once, up to the next verdict or harm; goes on if that is what has been shown. */
  skip(): void {
    const wasWaiting = this.isWaiting
    this.isWaiting = false
    while (!wasWaiting && this.isRunning && !this.isHeld) this.step()
    this.go()
  }

  /** Shows the rest at once, whatever happens in it, also what is yet to come; or what leads up to a line. */
  passOver(isEnd: IsEnd | null = null): void {
    this.isDecided = isEnd === null
    this.isEnd = isEnd
    this.isWaiting = false
    this.isStaying = false
    this.verdict = null
    this.go()
  }

  /** Shows what was told once more, from one line to another, and then stands where it stood. */
  again(from: number, to: number): void {
    const { shown, verdict } = this.repeat ?? { shown: this.shown, verdict: this.verdict }
    this.repeat = { to, shown, verdict }
    this.stand(Math.min(from, shown), null)
    this.go()
  }

  private stand(shown: number, verdict: Line | null): void {
    this.shown = shown
    this.verdict = verdict
    this.isWaiting = false
    this.isStaying = false
  }

  /** Puts the verdict away, once it has been seen. */
  dismiss(): void {
    const { verdict } = this
    if (!this.isHeld || !verdict) return
    this.verdict = null
    this.isStaying = this.staysAtLast(verdict)
    this.go()
  }

  /** Whether a verdict or a blow has been shown and waits. */
  private get isHeld(): boolean {
    return this.isWaiting || (this.verdict !== null && this.verdict.index < this.shown)
  }

  /** Whether nothing follows a line and it is looked at all the same. */
  private staysAtLast(line: Line): boolean {
    return !this.isRunning && (this.game.stays?.(line) === true || fells(this.game, line))
  }

  private endsHarm(at: number): boolean {
    const { game, timeline } = this
    return game.endsHarm ? game.endsHarm(timeline.lines, at) : endsHarm(game, timeline.lines, at)
  }

  private isPassedOver(line: Line | undefined): boolean {
    // What is asked for once more is to be seen, whoever decided it.
    if (this.isDecided && !this.repeat) return true
    if (this.isEnd && !this.repeat) return line !== undefined && !this.isEnd(line, this.timeline.lines)
    return line !== undefined && this.game.isPassedOver?.(line, this.timeline.lines, this.sitters) === true
  }

  private timeLeft(): number {
    const pause = this.clock.pause()
    const latest = this.timeline.lines[this.shown - 1]
    // Where lines do not stay, nothing has to fall before a verdict.
    if (this.verdict) return this.game.pace?.(this.verdict) === 0 ? 0 : pause * DICE
    if (this.isPassedOver(latest) || this.isPassedOver(this.timeline.lines[this.shown])) return 0
    if (!latest) return 0
    const pace = this.game.pace?.(latest) ?? usualPace(latest)
    return pause * (fells(this.game, latest) ? Math.max(FALL, pace) : pace)
  }
}
