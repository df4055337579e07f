/** What the dice of a line mean: pools in which a 1, 2 or 3 succeeds, tests at or below a number, sums. */
import type { Roll } from '@harena/engine'
import type { Event } from '@harena/heroes'
import type { Line } from '../../match/timeline.ts'

export interface Throw {
  /** Who threw it, or what for; empty where it goes without saying. */
  readonly label: string
  /** The seat whose colour the dice have; null for the Emperor and for dice of nobody. */
  readonly seat: number | null
  readonly faces: readonly number[]
  /** Whether a face counts; null where the dice are added. */
  readonly counts: ((face: number) => boolean) | null
}

const succeeds = (face: number) => face <= 3
/** T6-1, T6-2: a 6 always fails. */
const passes = (target: number) => (face: number) => face <= target && face !== 6

/** The opposed rolls: who rolled first and who second. */
export function opposedIn(event: Event): readonly [first: number, second: number] | null {
  switch (event.kind) {
    case 'maneuvered':
      return [event.seat, event.opponent]
    case 'attackRolled':
      return [event.seat, event.defender]
    case 'netTossed':
    case 'weaponThrown':
    case 'sandKicked':
      return [event.seat, event.target]
    default:
      return null
  }
}

const TRIGGERS = '§3.7.3'

/** What the dice of a line mean. Their order is laid down (§2.2), so it says whose they are. */
export function throwsOf(line: Line, names: readonly string[]): Throw[] {
  const event = line.event as Event
  const rolls = line.rolls.filter((roll) => roll.faces.length > 0)
  const triggers = rolls.filter((roll) => roll.rule === TRIGGERS).map(triggersOf)
  const others = rolls.filter((roll) => roll.rule !== TRIGGERS)
  const opposed = opposedIn(event)
  if (opposed && 'dice' in event) {
    const pools = opposed.filter((_, index) => (event.dice as readonly number[])[index]! > 0)
    return [...triggers, ...others.map(({ faces }, i) => pool(pools[i] ?? null, faces, names))]
  }
  return [...triggers, ...others.map((roll, index) => single(event, roll, index, names))]
}

function triggersOf(roll: Roll): Throw {
  return { label: 'Triggers', seat: null, faces: roll.faces, counts: null }
}

function pool(seat: number | null, faces: readonly number[], names: readonly string[]): Throw {
  return { label: seat === null ? '' : names[seat]!, seat, faces, counts: succeeds }
}

function single(event: Event, { faces }: Roll, index: number, names: readonly string[]): Throw {
  const of = (seat: number | null, label = '', counts: Throw['counts'] = null) => ({ label, seat, faces, counts })
  switch (event.kind) {
    case 'orderRolled': {
      const seat = event.rolls[index]?.seat
      return seat === undefined ? of(null, 'Again') : of(seat, names[seat])
    }
    case 'appealed':
      return of(event.seat, '', passes(event.target))
    case 'emperorJudged':
      return index === 0
        ? of(event.seat, names[event.seat], passes(event.target))
        : of(null, 'The Emperor', passes(event.emperorTarget))
    case 'emperorHesitated':
      return index === 0 ? of(event.seat, names[event.seat]) : of(null, 'The Emperor')
    case 'starPowerUsed':
      return of(event.seat, '', succeeds)
    case 'survivalRolled':
    case 'optionRolled':
    case 'eyesRubbed':
      return of(event.seat, '', (face) => face <= event.target)
    default:
      return of(null)
  }
}
