/** What the log sheet notes from the log: the plots of a turn, and the critical hits suffered. */
import { criticalWords, type Event } from '@harena/colosseum'
import type { Line } from '../../../match/timeline.ts'
import { areaText } from '../combat/attack-told.ts'

const PHASES = 8

export interface PhaseNote {
  readonly phase: number
  /** As it was written; empty where nothing was laid open. */
  readonly plot: string
  /** §7.1 Whether the phase counts as a moving one. */
  readonly isMoving: boolean
  readonly overexerts: boolean
}

/** §3.19 The eight phases of a turn. */
export function phaseRecord(lines: readonly Line[], seat: number, turn: number): PhaseNote[] {
  const notes = Array.from({ length: PHASES }, (_, at): PhaseNote => {
    return { phase: at + 1, plot: '', isMoving: false, overexerts: false }
  })
  let now = { turn: 0, phase: 0 }
  for (const line of lines) {
    const event = line.event as Event
    if (event.kind === 'phaseBegan') now = event
    const note = now.turn === turn && 'seat' in event && event.seat === seat ? noteOf(event, now.phase) : null
    if (note && now.phase <= PHASES) notes[now.phase - 1] = note
  }
  return notes
}

function noteOf(event: Event, phase: number): PhaseNote | null {
  if (event.kind === 'plotForfeited') return { phase, plot: '–', isMoving: false, overexerts: false }
  if (event.kind !== 'plotRevealed') return null
  const { plot, moving: isMoving, overexerts } = event
  return { phase, plot, isMoving, overexerts }
}

export interface CriticalNote {
  readonly turn: number
  readonly phase: number
  /** Such as "legs: limp". */
  readonly text: string
}

/** §10.5 Every critical hit with an effect, in the order in which they were suffered. */
export function criticalsOf(lines: readonly Line[], seat: number): CriticalNote[] {
  const notes: CriticalNote[] = []
  let now = { turn: 0, phase: 0 }
  for (const line of lines) {
    const event = line.event as Event
    if (event.kind === 'phaseBegan') now = event
    if (event.kind !== 'criticalHit' || event.seat !== seat || event.code === '--') continue
    notes.push({ turn: now.turn, phase: now.phase, text: `${areaText(event)}: ${criticalWords[event.code]}` })
  }
  return notes
}

export interface PenaltyGroup {
  /** Numbers of the wound boxes, from the lowest. */
  readonly boxes: readonly number[]
  /** Whether its CF is lost. */
  readonly isReached: boolean
}

/** §3.9, §3.9.2 The boxes of a wound track in their penalty groups; box 1 stands alone and kills. */
export function penaltyGroups(W: number, wounds: number, penalties: readonly number[]): PenaltyGroup[] {
  const groups = penalties.map((low, at) => {
    const high = (penalties[at + 1] ?? W + 1) - 1
    const boxes = Array.from({ length: high - low + 1 }, (_, index) => low + index)
    return { boxes, isReached: boxes.some((box) => isMarked(W, wounds, box)) }
  })
  return [{ boxes: [1], isReached: wounds >= W }, ...groups]
}

/** §10.3 Wounds are checked off from the highest box down. */
export function isMarked(W: number, wounds: number, box: number): boolean {
  return box > W - wounds
}
