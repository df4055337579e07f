/** Two against each other: the hands open, the dice fall, and everybody sees what counted. */
import { t } from '@harena/engine'
import type { Event } from '@harena/heroes'
import type { CSSProperties } from 'react'
import { sideOf } from '../../board/paint.ts'
import type { Told } from '../../match/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { Faces } from './dice.tsx'
import { contests, opposedIn, type Throw, thrownFor, throwsOf } from './throws.ts'

/** The roll for which the hands are opened. */
const rolls = { maneuver: 'maneuvered', netToss: 'netTossed', attack: 'attackRolled' } as const

interface Half {
  readonly seat: number
  /** Bonus Dice that were in the hand; null where nobody bids. */
  readonly bid: number | null
  readonly dice: Throw | null
  readonly score: number | null
}

interface ClashOf {
  /** The line with which the hands open: from there on it is one clash. */
  readonly from: number
  /** Whether they open with the very roll: nobody had anything in them. */
  readonly opensLate: boolean
  /** The event of its roll. */
  readonly kind: string
  readonly halves: readonly [Half, Half]
  readonly text: string
}

/** How far back a clash may lie to be still worth showing: a hit tells some lines more. */
const FRESH = 7

/** The last opposed roll of what has been told, or the bids that were just revealed for it. */
function clashIn(lines: readonly Line[], names: readonly string[]): ClashOf | null {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - FRESH); at--) {
    const line = lines[at]!
    const event = line.event as Event
    if (event.kind === 'orderRolled' || event.kind === 'moved') return null
    if (event.kind === 'bonusDiceUsed') {
      const half = (seat: number, bid: number): Half => ({ seat, bid, dice: null, score: null })
      const halves = [half(event.first, event.dice[0]), half(event.second, event.dice[1])] as const
      return { from: line.index, opensLate: false, kind: rolls[event.table], halves, text: t('Both hands open.') }
    }
    const seats = opposedIn(event)
    if (seats) return rolled(line, lines[at - 1], seats, names)
  }
  return null
}

/** As long as it is shown, what comes of it is read elsewhere. */
export function hasClash(lines: readonly Line[]): boolean {
  return clashIn(lines, []) !== null
}

function rolled(
  line: Line,
  before: Line | undefined,
  seats: readonly [number, number],
  names: readonly string[],
): ClashOf {
  const event = line.event as Event & { readonly successes: readonly [number, number] }
  const bids = before?.event as Event | undefined
  const areOpen = bids?.kind === 'bonusDiceUsed'
  const dice = throwsOf(line, names)
  const half = (index: 0 | 1): Half => ({
    seat: seats[index],
    bid: areOpen ? bids.dice[index] : hasBids(event) ? 0 : null,
    dice: dice.find((one) => one.seat === seats[index]) ?? null,
    score: event.successes[index],
  })
  return {
    from: areOpen ? before!.index : line.index,
    opensLate: !areOpen && hasBids(event),
    kind: event.kind,
    halves: [half(0), half(1)],
    text: line.text,
  }
}

function hasBids({ kind }: Event): boolean {
  return kind !== 'weaponThrown' && kind !== 'sandKicked'
}

export function Clash({ lines, names, sides }: Told) {
  const clash = clashIn(lines, names)
  if (!clash) return null
  const latest = lines.at(-1)!
  const most = Math.max(...clash.halves.map(({ dice }) => dice?.faces.length ?? 0))
  return (
    // The log says the same to those who listen.
    <div className={classOf(clash)} style={{ '--most': most } as CSSProperties} aria-hidden="true" key={clash.from}>
      <p className="clash-title display">{thrownFor[clash.kind]}</p>
      {clash.halves.map((half) => (
        <div key={half.seat} className="clash-half">
          <span className="clash-name" style={{ color: `var(--text)`, borderColor: sideOf(sides[half.seat]!).colour }}>
            {names[half.seat]}
          </span>
          {half.bid === null ? <span /> : <OpenHand count={half.bid} />}
          <span className="clash-dice">
            {half.dice && <Faces of={half.dice} colour={sides[half.seat]!} size={20} from={0} />}
          </span>
          {half.score !== null && <b className="clash-score">{half.score}</b>}
        </div>
      ))}
      <p key={clash.text} className={most > 0 ? 'clash-text counted' : 'clash-text'}>
        {clash.text}
      </p>
      {clash.text !== latest.text && most > 0 && <p className="clash-text">{latest.text}</p>}
    </div>
  )
}

function classOf({ kind, opensLate }: ClashOf): string {
  return `clash${contests.has(kind) ? ' trial' : ''}${opensLate ? ' opens-late' : ''}`
}

/** A hand with the Bonus Dice that were in it. */
export function OpenHand({ count }: { readonly count: number }) {
  return (
    <span className="hand open">
      <svg viewBox="-20 -20 40 40" width={30} height={30} aria-hidden="true">
        <path
          className="fist"
          d="M-12 -8C-12 -13 -6 -13 -5 -9C-5 -13 1 -13 2 -9C2 -13 9 -12 9 -8V6C9 12 4 15 -2 15C-9 15 -12 11 -12 6Z"
        />
        <path
          className="palm"
          d="M-14 2C-14 -4 -11 -6 -9 -6V-14C-9 -17 -4 -17 -4 -14V-16C-4 -19 1 -19 1 -16V-14C1 -17 6 -17 6 -14V-10C6 -13 11 -13 11 -10V4C11 13 6 17 -1 17C-9 17 -14 12 -14 2Z"
        />
        <text y={9} textAnchor="middle">
          {count}
        </text>
      </svg>
    </span>
  )
}
