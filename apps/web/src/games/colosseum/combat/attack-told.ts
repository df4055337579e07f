/** One attack as the log tells it: its dice by colour, and which of them decided what. */
import {
  type Area,
  areaName,
  criticalWords,
  disclosed,
  type Event,
  resultInWords,
  type SpecialAttack,
} from '@harena/colosseum'
import { counted, type Roll, type Rule, type Seat, type SumStep, t } from '@harena/engine'
import type { Line } from '../../../match/timeline.ts'
import { byK } from '../why-fallen.ts'
import { guardNames } from './plan-words.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
export type AttackEvent = EventOf<'attackRolled'>

/** §9.5 Three red, two white, one black. The book of 1981 throws others for each step, in `more`. */
export interface AttackFaces {
  readonly red: readonly number[]
  readonly white: readonly number[]
  readonly black: readonly number[]
  readonly more: readonly Roll[]
}

export type Colour = keyof Omit<AttackFaces, 'more'>

/** One thing that the dice decided. */
export interface Step {
  /** The dice that were read for it; none where nothing was read. */
  readonly reads: readonly Colour[]
  /** What they came to with everything that was added; null where no sum was read. */
  readonly total: number | null
  /** What was added to the dice, part by part. */
  readonly parts?: readonly SumStep[]
  readonly text: string
  readonly rule: Rule
  readonly isGrave: boolean
}

export interface Attack {
  readonly index: number
  readonly event: AttackEvent
  /** §23.2 As it was announced. */
  readonly special: SpecialAttack
  readonly faces: AttackFaces
  readonly steps: readonly Step[]
  /** §9.4.3 Whether it falls at the same time as the blow before it, even from one who died of that. */
  readonly isTogether: boolean
}

/** The sum of a step as it is read: what the dice showed, what was added, what it came to. */
export function sumInWords({ reads, total }: Step, faces: AttackFaces): string {
  if (total === null) return ''
  const dice = reads.flatMap((colour) => faces[colour]).reduce((sum, face) => sum + face, 0)
  const added = total - dice
  if (dice === 0 || added === 0) return String(total)
  return `${dice} ${added > 0 ? '+' : '−'} ${Math.abs(added)} = ${total}`
}

/** What was added to the dice: "hit bonus +2, armour −3". */
export function partsInWords({ parts = [] }: Step): string {
  return parts.map(({ what, value }) => `${t(what)} ${value > 0 ? '+' : '−'}${Math.abs(value)}`).join(', ')
}

const thrown: readonly string[] = ['red', 'white', 'black']

const besideDice = (steps: readonly SumStep[] = []) => steps.filter(({ what }) => !thrown.includes(what))

const eventOf = (line: Line): Event => disclosed(line.event as Event)

/** §9.5 The dice of an attack by their names, and what was thrown besides. */
export function facesOf({ rolls }: Pick<Line, 'rolls'>): AttackFaces {
  const of = (colour: Colour) => rolls.filter(({ name }) => name === colour).flatMap(({ faces }) => faces)
  const more = rolls.filter(({ name }) => name !== 'red' && name !== 'white' && name !== 'black')
  return { red: of('red'), white: of('white'), black: of('black'), more }
}

/** What ends the telling of an attack. */
export const breaks = new Set<string>([
  'attackRolled',
  'attacksRevealed',
  'phaseBegan',
  'turnBegan',
  'plotRevealed',
  'bled',
  'appealed',
  'appealRefused',
  'leftArena',
  'exhausted',
])

/** The attack told in a line and the lines after it; null where it is another line. */
export function attackAt(lines: readonly Line[], at: number): Attack | null {
  const line = lines[at]
  if (!line || eventOf(line).kind !== 'attackRolled') return null
  const event = eventOf(line) as AttackEvent
  const steps = firstSteps(event)
  for (let i = at + 1; i < lines.length && !breaks.has(eventOf(lines[i]!).kind); i++) {
    if (eventOf(lines[i]!).kind !== 'matchEnded') steps.push(...stepsOf(lines[i]!, event.seat))
  }
  const before = lines.slice(0, at)
  const special = specialOf(event, before)
  return { index: at, event, special, faces: facesOf(line), steps, isTogether: isTogether(event, before) }
}

/** What he had announced for that area; a blow that follows upon a Feint is an ordinary one. */
function specialOf({ seat, target, area }: AttackEvent, before: readonly Line[]): SpecialAttack {
  const announced = before.findLast((line) => revealedIn(line)?.seat === seat)
  const rowsOf = announced && revealedIn(announced)?.rows
  if (!rowsOf) return ''
  const isSame = (one: { target: number; area: Area }) => one.target === target && one.area === area
  const rows = rowsOf.filter(isSame)
  const made = before.filter(({ index, event }) => {
    if (index < announced.index || event.kind !== 'attackRolled') return false
    const rolled = event as unknown as AttackEvent
    return rolled.seat === seat && isSame(rolled)
  })
  return rows[made.length]?.special ?? ''
}

function revealedIn(line: Line): EventOf<'attacksRevealed'> | null {
  return line.event.kind === 'attacksRevealed' ? (eventOf(line) as EventOf<'attacksRevealed'>) : null
}

/** §9.4.3 Equal blows of one round at each other. */
function isTogether({ seat, target, round, cf }: AttackEvent, before: readonly Line[]): boolean {
  const last = before.findLast((line) => breaks.has(line.event.kind))
  const first = last && eventOf(last)
  return (
    first?.kind === 'attackRolled' &&
    first.round === round &&
    first.cf === cf &&
    first.seat === target &&
    first.target === seat
  )
}

/** What was struck: a beast has fore and hind legs. */
export function areaText({ area, onBeast }: { readonly area: Area; readonly onBeast?: true }): string {
  return areaName(area, onBeast)
}

/** How far back an attack may lie to be still worth showing. */
const FRESH = 14

/** The last attack of what has been told. */
export function lastAttack(lines: readonly Line[]): Attack | null {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - FRESH); at--) {
    const { kind } = eventOf(lines[at]!)
    if (kind === 'attackRolled') return attackAt(lines, at)
    if (breaks.has(kind)) return null
  }
  return null
}

/** Reading the Combat Results Table, and what becomes of it before anything else. */
function firstSteps(event: AttackEvent): Step[] {
  const {
    cf,
    defence,
    guard,
    modifier = 0,
    roll,
    result,
    counts,
    steps: sum = [],
    because = [],
    from,
    defenceFrom,
  } = event
  if (guard !== '') {
    const name = guardNames[guard as keyof typeof guardNames] ?? guard
    return [plain(t`${name}: ${resultInWords(result)}, whatever the dice show`, '§23.3')]
  }
  const steps: Step[] = [
    ...changesOf(from),
    ...changesOf(defenceFrom, true),
    {
      reads: ['red'],
      total: roll + modifier,
      // CF say the column of the table, not what is added.
      parts: sum.slice(sum.findIndex(({ what }) => what === 'red') + 1),
      text: t`${cf} CF against ${defence}: ${resultInWords(result)} (${result})`,
      rule: '§9.5',
      isGrave: false,
    },
  ]
  because.forEach(({ what, rule }, at) => {
    const isLast = at === because.length - 1
    steps.push(plain(isLast ? `${t(what)}: ${resultInWords(counts)} (${counts})` : t(what), rule))
  })
  return steps
}

/** What became of the CF that were allocated, reason by reason: "a shield beside it: 3 CF are left of 7". */
function changesOf(from: readonly SumStep[] = [], isDefence = false): Step[] {
  let left = from[0]?.value ?? 0
  return from.slice(1).map(({ what, value, rule }) => {
    const before = left
    left += value
    return plain(changeWords(t(what), left, before, isDefence), rule)
  })
}

function changeWords(what: string, now: number, before: number, isDefence: boolean): string {
  if (now > before) {
    return isDefence
      ? t`${what}: ${now} CF of defence instead of ${before}`
      : t`${what}: ${now} CF of the attack instead of ${before}`
  }
  return isDefence
    ? t`${what}: ${now} CF of defence are left of ${before}`
    : t`${what}: ${now} CF of the attack are left of ${before}`
}

function plain(text: string, rule: Rule, isGrave = false): Step {
  return { reads: [], total: null, text, rule, isGrave }
}

/** §10.2.2 The black die first says whether armour is met. */
function stepsOf(line: Line, striker: Seat): Step[] {
  const event = eventOf(line)
  if (event.kind === 'wounded') return [...becameOf(event), stepOf(line)]
  if (event.kind === 'died' && event.cleaved) return [stepOf(line), plain(byK.text, byK.rule)]
  if (event.kind !== 'woundRolled') return [stepOf(line)]
  // §28.7.3.2 Nobody else is wounded by a blow of his own.
  const isParried = event.seat === striker
  const itself = isParried
    ? [plain(t('The parry meets its fore legs: the same dice wound the beast'), '§28.7.3.2')]
    : []
  return [...itself, ...armourOf(event), stepOf(line)]
}

function armourOf(event: EventOf<'woundRolled'>): Step[] {
  if (!event.armour) return []
  const met: Step = {
    reads: ['black'],
    total: null,
    text: event.onBeast ? t`hide: ${event.armour} off` : t`armour is met: ${event.armour} off`,
    rule: '§10.2.2',
    isGrave: false,
  }
  return [met]
}

/** What made more or fewer of the wounds that were rolled: "three times, bare head: 9". */
function becameOf({ steps = [] }: EventOf<'wounded'>): Step[] {
  let wounds = steps[0]?.value ?? 0
  return steps.slice(1).map(({ what, value, rule }) => {
    wounds += value
    return plain(`${t(what)}: ${counted(wounds, 'wound')}`, rule)
  })
}

/** A line after the attack as a step; whatever reads no dice of the attack is told in its own words. */
function stepOf(line: Line): Step {
  const event = eventOf(line)
  switch (event.kind) {
    case 'shieldDamaged': {
      if (event.boxes === undefined) return read(['white'], undefined, line.text, event.rule)
      const boxes = event.holds ? t('the shield holds') : t`${counted(event.boxes, 'box', 'boxes')} of the shield`
      return read(['white'], event.total, t`${boxes}, ${event.points} left`, event.rule, false, event.steps)
    }
    case 'dropChecked':
      return read(
        ['white', 'black'],
        event.total,
        event.drops ? t`${t(event.what)} dropped` : t`${t(event.what)} kept`,
        event.rule,
        event.drops,
        event.steps,
      )
    case 'woundRolled': {
      const wounds =
        event.wounds === 0 ? t('no wound') : event.wounds > 50 ? criticalWords.K : counted(event.wounds, 'wound')
      return read(
        ['white', 'black'],
        event.total,
        t`${wounds} in the ${areaText(event)}`,
        event.rule,
        false,
        event.steps,
      )
    }
    case 'criticalHit':
      return read(['white'], event.total, criticalWords[event.code], event.rule, event.code !== '--', event.steps)
    case 'wounded':
    case 'died':
    case 'knockedOut':
    case 'shieldBattered':
    case 'fellProne':
    case 'weaponBroke':
      return plain(line.text, event.rule, true)
    default:
      return plain(line.text, line.rule)
  }
}

/** The total is missing where a log sheet is hidden. */
function read(
  reads: readonly Colour[],
  total: number | undefined,
  text: string,
  rule: Rule,
  isGrave = false,
  steps?: readonly SumStep[],
): Step {
  return { reads, total: total ?? null, parts: besideDice(steps), text, rule, isGrave }
}
