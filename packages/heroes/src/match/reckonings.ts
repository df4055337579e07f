/** How the numbers of a match came about: those that its events tell, and those on the Roster Cards. */
import {
  type AnyOptions,
  counted,
  key,
  notCounted,
  type Otherwise,
  type Reckoning,
  type Reckonings,
  type Rule,
  reckoning,
  type Seat,
  type SumStep,
  t,
} from '@harena/engine'
import type { OpposedRoll } from '../rules/bonus-dice.ts'
import { tablesOf } from '../tables/index.ts'
import type { Event } from './events.ts'
import type { Heroes } from './game.ts'
import type { GladiatorView, View } from './view.ts'
import { SIGNATURE_WORDS } from './words.ts'

const bonusDie: Otherwise = { what: 'Bonus Dice', rule: '§3.7.2' }

/** What else counts on the tables of opposed rolls, and on that of movement. */
const rows: Readonly<Record<string, readonly Otherwise[]>> = {
  'T5-1': [
    { what: 'Ensnared', rule: 'T5-1', value: -2 },
    { what: 'Knocked down', rule: 'T5-1', value: -1 },
    { what: 'Slow', rule: 'T3-2', value: -1 },
    { what: 'Spent', rule: '§6.4', value: -1 },
  ],
  'T5-3': [
    bonusDie,
    { what: 'Agile', rule: 'T3-2', value: 1 },
    { what: 'Reach', rule: '§3.10.5', value: 1 },
    { what: 'Ensnared', rule: 'T5-3', value: -3 },
    { what: 'Knocked down', rule: 'T5-3', value: -2 },
  ],
  'T5-4': [
    bonusDie,
    { what: 'Knocked down', rule: 'T5-4', value: -2 },
    { what: 'Against a Secutor', rule: 'T5-4', value: -1 },
  ],
  'T5-5': [
    bonusDie,
    { what: 'Advantage', rule: 'T5-5', value: 1 },
    { what: 'Bash', rule: '§5.4.5', value: 2 },
    { what: 'Ensnared', rule: 'T5-5', value: -3 },
    { what: 'Knocked down', rule: 'T5-5', value: -2 },
    { what: 'Off-hand', rule: 'G-60', value: -1 },
    { what: 'Slow to React', rule: 'T3-2', value: -1 },
    { what: 'Brawler', rule: 'T3-2', value: 1 },
  ],
}

/** T6-1; on T6-2 the same count the other way round. */
function mercyRows(rule: Rule, sign: 1 | -1): readonly Otherwise[] {
  const named = (what: string, value: number): Otherwise => ({ what, rule, value: sign * value })
  return [
    named('Opponents defeated', 1),
    named('Inflicted a wound', 1),
    named('Wounded in head, chest or belly', 1),
    named('Appeals from the Center', 1),
    named('Appeals from the Wall', -1),
    named('Kicked sand', -1),
    named('Threw his weapon', -1),
    named('Bonus Dice left', -1),
  ]
}

const succeeds = { text: t('Each die that shows 1 to 3 is a success'), rule: '§2.7.2' }
const both = { text: t('Both dice must pass; with one the Emperor decides; a 6 always fails'), rule: '§6.8' }

/** The dice of both: how many each may throw. */
function opposed(roll: OpposedRoll, seats: readonly [Seat, Seat], table: string): readonly Reckoning[] {
  const side = (seat: Seat, steps: readonly SumStep[] = []) =>
    reckoning(key('dice'), steps, { seat, otherwise: notCounted(rows[table] ?? [], steps), needed: succeeds })
  return [side(seats[0], roll.steps), side(seats[1], roll.againstSteps)].filter(({ steps }) => steps.length > 0)
}

function told(event: Event): readonly Reckoning[] {
  switch (event.kind) {
    case 'orderRolled':
      return event.rolls.map(({ seat, steps }) =>
        reckoning(key('movement order'), steps, { seat, otherwise: notCounted(rows['T5-1']!, steps) }),
      )
    case 'maneuvered':
      return opposed(event, [event.seat, event.opponent], 'T5-3')
    case 'netTossed':
      return opposed(event, [event.seat, event.target], 'T5-4')
    case 'attackRolled':
      return opposed(event, [event.seat, event.defender], 'T5-5')
    case 'weaponThrown':
    case 'sandKicked':
      return opposed(event, [event.seat, event.target], '')
    case 'damageDealt': {
      const { steps, damage } = event
      const otherwise = notCounted(
        [
          { what: 'Armor', rule: '§3.9.1' },
          { what: 'Weapon', rule: 'T5-7' },
        ],
        steps,
      )
      const needed = { text: t('2 or more knock him down'), rule: 'T5-7' }
      return [reckoning('damage', steps, { otherwise, needed, written: counted(damage, 'point') })]
    }
    case 'appealed': {
      const otherwise = notCounted(mercyRows('T6-1', 1), event.steps)
      return [reckoning(key('appeal'), event.steps, { otherwise, needed: both })]
    }
    case 'emperorJudged': {
      const { steps } = event
      const before = { what: 'Spared by the Emperor before', rule: 'T6-2', value: 3 }
      const otherwise = notCounted([...mercyRows('T6-2', -1), before], steps)
      return [reckoning(key('the Emperor'), steps, { otherwise })]
    }
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
function bonusDice({ seat, bonus }: GladiatorView, told: readonly Event[]): Reckoning {
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
  const rest = { what: key('a rest brings them back up to his Strength'), rule: '§3.7.1' }
  return reckoning('Bonus Dice', [first, ...spent], { otherwise: [rest] })
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
  const sum = steps.reduce((total, { value }) => total + value, 0)
  // §3.8 In the second style Savvy is a point lower already.
  if (secondaryInUse && sum !== apTotal) steps.push({ what: key('second style'), value: apTotal - sum, rule: '§3.8' })
  return reckoning('AP', steps)
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
    bonusDice(one, told),
    apOf(one, options),
  ]
}

export const reckonings: Reckonings<Heroes> = { told, shown }
