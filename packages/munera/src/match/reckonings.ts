/** How the numbers of a bout came about: those that its events tell, and those on the cards. */
import {
  type AnyOptions,
  bounded,
  type FigureView,
  key,
  notCounted,
  type Otherwise,
  type Reckoning,
  type Reckonings,
  reckoning,
  type Seat,
  type SumStep,
  t,
} from '@harena/engine'
import { SAVED } from '../rules/attacks.ts'
import { weightApRows } from '../tables/action-points.ts'
import { MERCY } from '../tables/appeal-modifiers.ts'
import { attackModifierTexts, FRONT, modifierRule, modifiersByRow, REAR } from '../tables/attack-modifiers.ts'
import { tablesOf } from '../tables/index.ts'
import { STAMINA } from '../tables/skills.ts'
import { weightClasses, weightClassNames } from '../tables/weight.ts'
import type { Event, EventOf } from './events.ts'
import type { Munera } from './game.ts'
import type { View } from './view.ts'

const stamina: Otherwise = { what: 'Stamina', rule: '§10.4', value: STAMINA }

/** T4: one row for his class, and those that make no difference to it. */
function apRows(options: AnyOptions, steps: readonly SumStep[]): readonly Otherwise[] {
  const { apModifiers, weightAp } = tablesOf(options)
  const classes = weightClasses.map((one, at) => ({
    what: weightClassNames[at]!,
    rule: weightApRows[one],
    value: weightAp[one],
  }))
  const rows = [
    ...classes,
    { what: 'lightly wounded', rule: 'T4.5', value: apModifiers.lightlyWounded },
    { what: 'seriously wounded', rule: 'T4.6', value: apModifiers.seriouslyWounded },
    { what: 'entangled', rule: 'T4.7', value: apModifiers.entangled },
    { what: 'off balance', rule: 'T4.8', value: apModifiers.offBalance },
    { what: 'Reflexes', rule: 'T4.9', value: apModifiers.reflexes },
  ]
  return notCounted(rows, steps)
}

/** T6: of the rows for the side from which he struck those that count otherwise, and everything else. */
function attackRows(options: AnyOptions, steps: readonly SumStep[]): readonly Otherwise[] {
  const values = modifiersByRow(tablesOf(options).attackModifiers)
  const rowOf = (row: number): Otherwise => ({
    what: attackModifierTexts[row]!,
    rule: modifierRule(row),
    value: values[row]!,
  })
  const sides = Array.from({ length: REAR }, (_, at) => rowOf(FRONT + at))
  const side = steps.find(({ rule }) => sides.some((one) => one.rule === rule))
  const rows: Otherwise[] = [
    ...sides.filter(({ value }) => value !== side?.value),
    rowOf(REAR + 1),
    { what: 'disadvantaged weapon', rule: 'T6.11' },
    { ...rowOf(REAR + 4), what: 'one helper' },
    { what: 'Attack', rule: 'T9.2' },
    { what: 'Dodge', rule: 'T9.3' },
  ]
  return rows.filter(({ rule }) => !steps.some((step) => step.rule === rule))
}

/** T8 */
function appealRows(options: AnyOptions, steps: readonly SumStep[]): readonly Otherwise[] {
  const t8 = tablesOf(options).appealModifiers
  const rows: readonly Otherwise[] = [
    { what: 'started Light', rule: 'T8.1', value: t8.startedLight },
    { what: 'started Heavy or Extra Heavy', rule: 'T8.2', value: t8.startedHeavy },
    { what: 'unwounded', rule: 'T8.3', value: t8.unwounded },
    { what: 'seriously wounded', rule: 'T8.4', value: t8.seriouslyWounded },
    { what: 'inflicted no wounds', rule: 'T8.5', value: t8.inflictedNothing },
    { what: 'seriously wounded others', rule: 'T8.6', value: t8.wounded },
    { what: 'defeated others today', rule: 'T8.7', value: t8.defeated },
    { what: 'others were spared today', rule: 'T8.8', value: t8.sparedToday },
    { what: 'Charisma', rule: 'T8.9', value: t8.charisma },
  ]
  return notCounted(rows, steps)
}

/** §3.1 Not fewer than none. */
function apOf({ ap, steps }: EventOf<'turnBegan'>): readonly SumStep[] {
  return bounded(steps, ap, key('never fewer'), '§3.1')
}

function strengthOf({ strength, steps }: EventOf<'strengthRolled'>): Reckoning {
  const otherwise = notCounted([stamina], steps)
  return reckoning('strength', steps, { otherwise, written: `${strength}:` })
}

function ofAttack(event: EventOf<'attacked'>, options: AnyOptions): Reckoning[] {
  const { steps, score, save, saveDie } = event
  if (steps.length === 0) return []
  const otherwise = attackRows(options, steps)
  const needed = { text: t('1 or more is a hit, and as many wounds'), rule: '§6.9' }
  const blow = reckoning(key('score'), steps, { otherwise, needed, ...(score > 0 && { written: `${score} (` }) })
  if (saveDie === 0) return [blow]
  const saved = [
    { what: 'die', value: saveDie, rule: '§6.9' },
    { what: 'save', value: save, rule: '§1.6' },
  ]
  const stops = { text: t`${SAVED} or more stops the blow`, rule: '§6.9' }
  return [blow, reckoning('save', saved, { needed: stops })]
}

function told(event: Event, options: AnyOptions): readonly Reckoning[] {
  switch (event.kind) {
    case 'strengthRolled':
      return [strengthOf(event)]
    case 'turnBegan': {
      const steps = apOf(event)
      const written = event.ap > 0 && { written: `${event.ap} AP` }
      return [reckoning('AP', steps, { otherwise: apRows(options, steps), ...written })]
    }
    case 'attacked':
      return ofAttack(event, options)
    case 'appealed': {
      const { steps } = event
      const needed = { text: t`${MERCY} or more spares him; a natural 12 always, a natural 2 never`, rule: '§9.2' }
      return [reckoning(key('appeal'), steps, { otherwise: appealRows(options, steps), needed })]
    }
    default:
      return []
  }
}

/** The latest event of a kind about a man. */
function latest<K extends Event['kind']>(told: readonly Event[], kind: K, seat: Seat): EventOf<K> | undefined {
  return told.findLast((event) => event.kind === kind && 'seat' in event && event.seat === seat) as
    | EventOf<K>
    | undefined
}

/** Their rows in T1 and T3. */
const armourRows = {
  none: [1, key('no armour')],
  light: [2, 'light armour'],
  heavy: [3, 'heavy armour'],
} as const
const shieldRows = {
  small: [5, 'small shield'],
  large: [6, 'large shield'],
  xlarge: [7, 'extra-large shield'],
} as const
type Shield = keyof typeof shieldRows

/** §1.4, §1.6 What armour and shield come to: weight by T1, the save by T3. */
function gearOf({ armour, left, right }: FigureView, options: AnyOptions): Reckoning[] {
  const { armourWeight, shieldWeight, armourSave, shieldSave } = tablesOf(options)
  const held = [...left, ...right].find(({ kind }) => kind.endsWith('Shield'))
  const size = (held?.kind.replace('Shield', '') ?? null) as Shield | null
  const rows = (table: string, worn: number, carried: number): SumStep[] => [
    { what: armourRows[armour][1], value: worn, rule: `${table}.${armourRows[armour][0]}` },
    ...(size ? [{ what: shieldRows[size][1], value: carried, rule: `${table}.${shieldRows[size][0]}` }] : []),
  ]
  const shieldLost = size ? { what: key('without the shield'), value: -shieldSave[size], rule: '§1.5' } : null
  return [
    reckoning('class', rows('T1', armourWeight[armour], size ? shieldWeight[size] : 0), {
      needed: { text: t('0 points are Light, 1 Medium, 2 Heavy, 3 Extra Heavy'), rule: '§1.4' },
    }),
    reckoning('save', rows('T3', armourSave[armour], size ? shieldSave[size] : 0), {
      otherwise: shieldLost ? [shieldLost] : [],
      needed: { text: t`A die and the save: ${SAVED} or more stops the blow`, rule: '§6.9' },
    }),
  ]
}

function shown(view: View, seat: Seat, told: readonly Event[], options: AnyOptions): readonly Reckoning[] {
  const figure = view.figures.find((one) => one.seat === seat)
  if (!figure) return []
  const { health, points } = figure
  const rolled = latest(told, 'strengthRolled', seat)
  const start = rolled?.steps ?? [{ what: key('strength at the beginning'), value: health.total, rule: '§1.1' }]
  const wounds = health.lost > 0 ? [{ what: 'wounds', value: -health.lost, rule: '§8.1' }] : []
  const another = { what: key('each wound more'), rule: '§8.1', value: -1 }
  const strength = reckoning('strength', [...start, ...wounds], { otherwise: [another] })
  const began = points && latest(told, 'turnBegan', seat)
  const known = [strength, ...gearOf(figure, options)]
  if (!began) return known
  const spent = began.ap - points.left
  const steps = apOf(began)
  const left = spent > 0 ? [...steps, { what: key('spent in this turn'), value: -spent, rule: '§3.1' }] : steps
  return [...known, reckoning('AP', left, { otherwise: apRows(options, steps) })]
}

export const reckonings: Reckonings<Munera> = { told, shown }
