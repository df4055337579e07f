/** How the numbers of a match came about: those that its events tell, and those on the Roster Cards. */
import {
  type AnyOptions,
  apart,
  bounded,
  type Change,
  counted,
  key,
  leftOf,
  notCounted,
  type Reckoning,
  type Reckonings,
  type Rule,
  reckoning,
  type Seat,
  type SumStep,
  sumOfSteps,
  t,
} from '@harena/engine'
import { contestOdds, emperorOdds, passOdds } from '../odds.ts'
import { type OpposedRoll, poolSize, SURE } from '../rules/bonus-dice.ts'
import { ARMOR, damageOf, ONE_AT_LEAST, WEAPON } from '../rules/hit.ts'
import { tablesOf } from '../tables/index.ts'
import { appealLines, emperorLines, SPARED_BEFORE } from '../tables/mercy.ts'
import {
  attackLines,
  BONUS_DICE,
  type Line,
  LYING,
  maneuverLines,
  NEVER_BELOW_ZERO,
  netTossLines,
  orderLines,
} from '../tables/opposed-rolls.ts'
import type { Event } from './events.ts'
import type { Heroes } from './game.ts'
import type { Options } from './options.ts'
import type { GladiatorView, PartView, View } from './view.ts'
import { SIGNATURE_WORDS } from './words.ts'

const succeeds = { text: t('Each die that shows 1 to 3 is a success'), rule: '§2.7.2' }

/** G-01 How many dice he has with other lines or bids: these, and successes that lie there already, are bounded with them or not. */
function poolWithMore(steps: readonly SumStep[], options: AnyOptions): (by: number, rule: Rule) => number {
  const of = (...rules: readonly Rule[]) => sumOfSteps(steps.filter(({ rule }) => rules.includes(rule)))
  const bid = of(BONUS_DICE.rule, SURE.rule)
  const base = sumOfSteps(steps) - bid - of(NEVER_BELOW_ZERO.rule)
  const sized = (lines: number, bids: number) => poolSize(lines, bids, options as unknown as Options)
  return (by, rule) => (rule === BONUS_DICE.rule ? sized(base, bid + by) : sized(base + by, bid))
}

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

interface Contest {
  readonly seats: readonly [Seat, Seat]
  readonly lines: readonly Line[]
  /** Whether the second has what he wants with an equal number of successes. */
  readonly isEqualEnough: boolean
}

/** G-02 */
function withSwitch(lines: readonly Line[], { ensnaredStacksWithDown }: AnyOptions): readonly Line[] {
  return ensnaredStacksWithDown === 'yes' ? apart(lines, LYING) : lines
}

/** The dice of both: how many each may throw. */
function opposed(roll: OpposedRoll, { seats, lines, isEqualEnough }: Contest, options: AnyOptions): Reckoning[] {
  const [first, second] = roll.dice
  const isPlain = ![...(roll.steps ?? []), ...(roll.againstSteps ?? [])].some(({ rule }) => rule === SURE.rule)
  const chances = [
    {
      of: t('more successes than the other'),
      share: (more: number) => {
        const { aBy1, aBy2 } = contestOdds({ a: first + more, b: second })
        return aBy1! + aBy2!
      },
    },
    {
      of: isEqualEnough ? t('as many successes as the other, or more') : t('more successes than the other'),
      share: (more: number) => {
        const { bBy1, bBy2, tie } = contestOdds({ a: first, b: second + more })
        return bBy1! + bBy2! + (isEqualEnough ? tie! : 0)
      },
    },
  ]
  return [roll.steps, roll.againstSteps].flatMap((steps, at) => {
    if (!steps || steps.length === 0) return []
    const open = at === 0 ? lines : lines.filter(({ isFirst }) => !isFirst)
    return [
      reckoning(key('dice'), steps, {
        seat: seats[at]!,
        otherwise: notCounted(withSwitch(open, options), steps),
        with: poolWithMore(steps, options),
        needed: succeeds,
        ...(isPlain && { chance: chances[at]! }),
      }),
    ]
  })
}

/** §5.4.8, §5.4.9 Savvy and Speed alone, unless the switch lets states count (G-32). */
function rangedLines({ throwSandStateModifiers }: AnyOptions): readonly Line[] {
  return throwSandStateModifiers === 'yes' ? [maneuverLines.ensnared, maneuverLines.down] : []
}

/** T5-7 */
function ofDamage({ steps, damage, weapon }: EventOf<'damageDealt'>): Reckoning {
  const { rule } = WEAPON
  const hands: readonly Change[] = [
    ...(weapon === 0 ? [WEAPON] : [{ what: key('with bare hands'), rule, value: -weapon }]),
    ...(weapon === 1 ? [{ what: key('with both hands on the weapon'), rule, value: 1 }] : []),
  ]
  const sum = sumOfSteps(steps.filter(({ what }) => what !== ONE_AT_LEAST.what))
  return reckoning('damage', steps, {
    otherwise: [...notCounted([ARMOR], steps), ...hands],
    with: (by) => damageOf(sum + by).damage,
    needed: { text: t('2 or more knock him down'), rule: 'T5-7' },
    written: counted(damage, 'point'),
  })
}

/** T6-1 */
function ofAppeal({ steps, target }: EventOf<'appealed'>): Reckoning {
  return reckoning(key('appeal'), steps, {
    otherwise: notCounted(Object.values(appealLines), steps),
    needed: { text: t('Both dice must pass; with one the Emperor decides; a 6 always fails'), rule: '§6.8' },
    chance: { of: t('both dice pass'), share: (more) => passOdds(target + more) },
  })
}

/** T6-2 */
function ofEmperor({ steps, target, emperorTarget }: EventOf<'emperorJudged'>): Reckoning {
  return reckoning(key('the Emperor'), steps, {
    otherwise: notCounted([...Object.values(emperorLines), SPARED_BEFORE], steps),
    chance: { of: t('he is spared'), share: (more) => emperorOdds(target, emperorTarget + more) },
  })
}

function told(event: Event, options: AnyOptions): readonly Reckoning[] {
  switch (event.kind) {
    case 'orderRolled':
      return event.rolls.map(({ seat, steps }) =>
        reckoning(key('movement order'), steps, {
          seat,
          otherwise: notCounted(withSwitch(Object.values(orderLines), options), steps),
        }),
      )
    case 'maneuvered': {
      const lines = [BONUS_DICE, ...Object.values(maneuverLines)]
      return opposed(event, { seats: [event.seat, event.opponent], lines, isEqualEnough: false }, options)
    }
    case 'netTossed': {
      const lines = [BONUS_DICE, ...Object.values(netTossLines)]
      return opposed(event, { seats: [event.seat, event.target], lines, isEqualEnough: true }, options)
    }
    case 'attackRolled': {
      const lines = [BONUS_DICE, ...Object.values(attackLines)]
      return opposed(event, { seats: [event.seat, event.defender], lines, isEqualEnough: false }, options)
    }
    case 'weaponThrown':
    case 'sandKicked': {
      const seats = [event.seat, event.target] as const
      return opposed(event, { seats, lines: rangedLines(options), isEqualEnough: true }, options)
    }
    case 'damageDealt':
      return [ofDamage(event)]
    case 'appealed':
      return [ofAppeal(event)]
    case 'emperorJudged':
      return [ofEmperor(event)]
    default:
      return []
  }
}

/** Where each is hurt. */
const attributes = {
  savvy: { of: 'Savvy', part: key('each wound in the head') },
  strength: { of: 'Strength', part: key('each wound in chest or belly') },
  speed: { of: 'Speed', part: key('each wound in the legs') },
} as const

/** §3.7 From the beginning, or from the last time that they came back, less what was used since. */
function bonusDice({ seat, bonus, recoveryCap }: GladiatorView, told: readonly Event[]): Reckoning {
  let used = 0
  let back: { readonly value: number; readonly rule: Rule } | null = null
  for (const event of told.toReversed()) {
    if (event.kind === 'bonusDiceUsed') {
      used += (event.first === seat ? event.dice[0] : 0) + (event.second === seat ? event.dice[1] : 0)
    } else if (event.kind === 'diludiumCalled') back = { value: bonus + used, rule: event.rule }
    else if ((event.kind === 'rested' || event.kind === 'stoodUp') && event.seat === seat) {
      back = { value: event.bonus, rule: event.rule }
    }
    if (back) break
  }
  const first: SumStep = back
    ? { what: key('after his rest'), ...back }
    : { what: key('at the beginning of the match'), value: bonus + used, rule: '§3.7' }
  const spent = used > 0 ? [{ what: key('used since'), value: -used, rule: '§3.7.2' }] : []
  const rest = { what: key('a rest brings them back up to his Strength'), rule: '§3.7.1', value: recoveryCap - bonus }
  return reckoning('Bonus Dice', [first, ...spent], { otherwise: recoveryCap > bonus ? [rest] : [] })
}

/** §4.5 The Attributes with which he came, and what his Signatures are worth. */
function apOf(one: GladiatorView, options: AnyOptions): Reckoning {
  const { attributes: all, signatures, secondaryInUse, apTotal } = one
  const { signatureAp } = tablesOf(options)
  const steps: SumStep[] = [
    ...all.map(({ attribute, original }) => ({ what: attributes[attribute].of, value: original, rule: '§3.6' })),
    ...signatures
      .filter((mark) => signatureAp[mark] !== 0)
      .map((mark) => ({ what: SIGNATURE_WORDS[mark], value: signatureAp[mark], rule: 'T3-2' })),
  ]
  const sum = sumOfSteps(steps)
  // §3.8 In the second style Savvy is a point lower already.
  if (secondaryInUse && sum !== apTotal) steps.push({ what: key('second style'), value: apTotal - sum, rule: '§3.8' })
  return reckoning(key('Attribute Points'), steps)
}

/** As the book calls them; how many points are left, and what the Armor Class is (§3.9). */
export const partSums = {
  head: [key('head'), key('armor of the head')],
  leftArm: [key('left arm'), key('armor of the left arm')],
  chest: [key('chest'), key('armor of the chest')],
  rightArm: [key('right arm'), key('armor of the right arm')],
  belly: [key('belly'), key('armor of the belly')],
  leftLeg: [key('left leg'), key('armor of the left leg')],
  rightLeg: [key('right leg'), key('armor of the right leg')],
} as const

/** §3.6.2 A part has the points of his Strength at first; §3.9 its armor comes with his style. */
function partOf({ part, now, max, armour }: PartView, { attributes }: GladiatorView): readonly Reckoning[] {
  const [points, armor] = partSums[part]
  const strength = attributes.find(({ attribute }) => attribute === 'strength')!.original
  const start = bounded([{ what: 'Strength', value: strength, rule: '§3.6.2' }], max, key('an old wound'), 'T7-1')
  const worn = [{ what: key('his style'), value: armour, rule: '§3.9' }]
  return [
    leftOf(points, start, max - now, { what: 'damage', each: key('each point of damage'), rule: '§5.4.3', least: 0 }),
    reckoning(armor, worn, {
      needed: { text: t('It never changes in a match; it is taken off the Impact'), rule: '§3.9.1' },
    }),
  ]
}

function shown(view: View, seat: Seat, told: readonly Event[], options: AnyOptions): readonly Reckoning[] {
  const one = view.gladiators.find((gladiator) => gladiator.seat === seat)
  if (!one) return []
  return [
    ...one.attributes.map(({ attribute, now, original }) => {
      const { of, part } = attributes[attribute]
      const start = { what: key('at the beginning of the match'), value: original, rule: '§3.6' }
      const lost = now < original ? [{ what: 'wounds', value: now - original, rule: '§5.4.3.2' }] : []
      return reckoning(of, [start, ...lost], { otherwise: [{ what: part, value: -1, rule: '§5.4.3.2' }] })
    }),
    ...one.parts.flatMap((part) => partOf(part, one)),
    bonusDice(one, told),
    apOf(one, options),
  ]
}

export const reckonings: Reckonings<Heroes> = { told, shown }
