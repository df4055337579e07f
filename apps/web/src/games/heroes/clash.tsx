/** Two against each other: the hands open, the dice fall, and everybody sees what counted. */
import { t } from '@harena/engine'
import type { Event } from '@harena/heroes'
import { sideOf } from '../../board/paint.ts'
import type { Told } from '../../match/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { Faces } from './dice.tsx'
import { contests, opposedIn, type Throw, thrownFor, throwsOf } from './throws.ts'

/** The roll for which the hands are opened. */
const rolls = { maneuver: 'maneuvered', netToss: 'netTossed', attack: 'attackRolled' } as const

interface Half {
  readonly seat: number
  /** Bonus Dice that were in the hand; null before it opens. */
  readonly bid: number | null
  readonly dice: Throw | null
  readonly score: number | null
}

interface ClashOf {
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
      return { kind: rolls[event.table], halves, text: t('The hands are open.') }
    }
    const seats = opposedIn(event)
    if (seats) return rolled(line, lines[at - 1], seats, names)
  }
  return null
}

function rolled(
  line: Line,
  before: Line | undefined,
  seats: readonly [number, number],
  names: readonly string[],
): ClashOf {
  const event = line.event as Event & { readonly successes: readonly [number, number] }
  const bids = before?.event as Event | undefined
  const dice = throwsOf(line, names)
  const half = (index: 0 | 1): Half => ({
    seat: seats[index],
    bid: bids?.kind === 'bonusDiceUsed' ? bids.dice[index] : hasBids(event) ? 0 : null,
    dice: dice.find((one) => one.seat === seats[index]) ?? null,
    score: event.successes[index],
  })
  return { kind: event.kind, halves: [half(0), half(1)], text: line.text }
}

function hasBids({ kind }: Event): boolean {
  return kind !== 'weaponThrown' && kind !== 'sandKicked'
}

export function Clash({ lines, names, sides }: Told) {
  const clash = clashIn(lines, names)
  if (!clash) return null
  return (
    // The log says the same to those who listen.
    <div className={contests.has(clash.kind) ? 'clash trial' : 'clash'} aria-hidden="true" key={lines.length}>
      <p className="clash-title display">{thrownFor[clash.kind]}</p>
      {clash.halves.map((half) => (
        <div key={half.seat} className="clash-half">
          <span className="clash-name" style={{ color: `var(--text)`, borderColor: sideOf(sides[half.seat]!).colour }}>
            {names[half.seat]}
          </span>
          <OpenHand count={half.bid} />
          <span className="clash-dice">
            {half.dice && <Faces of={half.dice} colour={sides[half.seat]!} size={20} from={0} />}
          </span>
          <b className="clash-score">{half.score ?? ''}</b>
        </div>
      ))}
      <p className="clash-text">{clash.text}</p>
    </div>
  )
}

/** A hand with the Bonus Dice that were in it. */
export function OpenHand({ count }: { readonly count: number | null }) {
  return (
    <span className={count === null ? 'hand closed' : 'hand open'}>
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
          {count ?? '?'}
        </text>
      </svg>
    </span>
  )
}
