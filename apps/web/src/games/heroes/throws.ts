/** What the dice of a line mean, by what they are called: pools in which a 1, 2 or 3 succeeds, tests, sums. */
import { capital, t } from '@harena/engine'
import type { Event } from '@harena/heroes'
import type { Line } from '../../match/timeline.ts'

/** What the dice of an event decide. */
export const thrownFor: Readonly<Record<string, string>> = {
  maneuvered: t('Maneuver: who attacks'),
  attackRolled: t('Attack'),
  netTossed: t('Net Toss'),
  weaponThrown: t('Throw'),
  sandKicked: t('Sand'),
  orderRolled: t('Who acts first'),
  optionRolled: t('Savvy check'),
  survivalRolled: t('Survival check'),
  eyesRubbed: t('Whether he sees again'),
  appealed: t('Appeal'),
  emperorJudged: t('The Emperor decides'),
}

/** T5-3 Only whoever wins a Maneuver attacks. */
export const contests: ReadonlySet<string> = new Set(['maneuvered'])

export interface Throw {
  /** Who threw it, or what for. */
  readonly label: string
  /** The seat whose colour the dice have; null for the Emperor and for dice of nobody. */
  readonly seat: number | null
  readonly faces: readonly number[]
  /** Whether a face counts; null where the dice are added. */
  readonly counts: ((face: number) => boolean) | null
  /** What a die must not exceed, where it is tested by itself. */
  readonly target: number | null
}

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

const FIRST = ['active', 'Attacker', 'Retiarius', 'thrower', 'kicker']
const SECOND = ['opponent', 'Defender', 'target']
/** What one rolls for himself. */
const OWN = ['appeal', 'gladiator', 'survival', 'option', 'eyes', 'Star Power']

/** What is better said in other words than the dice are called by. */
const words: Readonly<Record<string, string>> = { triggers: t('Bonus Dice, of which the low ones are used') }

export function throwsOf(line: Line, names: readonly string[]): Throw[] {
  const event = line.event as Event
  const rolls = line.rolls.filter((roll) => roll.faces.length > 0)
  return rolls.map(({ name = '', faces }, index) => {
    const seat = event.kind === 'orderRolled' ? (event.rolls[index]?.seat ?? null) : seatOf(event, name)
    return {
      label: seat === null ? capital(words[name] ?? t(name)) : names[seat]!,
      seat,
      faces,
      counts: countsOf(event, name),
      target: targetOf(event, name),
    }
  })
}

/** T6-1, T6-2: a 6 always fails. */
function targetOf(event: Event, name: string): number | null {
  switch (event.kind) {
    case 'appealed':
      return event.target
    case 'emperorJudged':
      return name === 'Emperor' ? event.emperorTarget : event.target
    default:
      return null
  }
}

function seatOf(event: Event, name: string): number | null {
  if (SECOND.includes(name)) return opposedIn(event)?.[1] ?? null
  const isOwn = FIRST.includes(name) || OWN.includes(name)
  return isOwn && 'seat' in event ? event.seat : null
}

function countsOf(event: Event, name: string): Throw['counts'] {
  const target = targetOf(event, name)
  if (target !== null) return (face) => face <= target && face !== 6
  if (FIRST.includes(name) || SECOND.includes(name) || name === 'Star Power') return (face) => face <= 3
  switch (event.kind) {
    case 'survivalRolled':
    case 'optionRolled':
    case 'eyesRubbed':
      return (face) => face <= event.target
    default:
      return null
  }
}
