/** How the numbers of a match came about: those that its events tell, and those on cards and log sheets. */
import {
  bounded,
  type Change,
  counted,
  key,
  type Reckoning,
  type Reckonings,
  type Rule,
  reckoning,
  type Seat,
  type SumStep,
  sumOfSteps,
  t,
} from '@harena/engine'
import { impactLines } from '../06-movement/impact.ts'
import { EDGE } from '../09-combat/shields.ts'
import { shieldDamageBonusOf, woundBonusOf } from '../19-advanced/weapons.ts'
import { AFTER_FEEDING } from '../28-beasts/movement.ts'
import { disclosed, type Event, type EventOf, type Kind } from './events.ts'
import type { Colosseum } from './game.ts'
import { sum as sumInWords } from './narrate.ts'
import type { SheetView } from './sheet-view.ts'
import type { View } from './view.ts'

const of = (what: string, rule: Rule, value: number): Change => ({ what, rule, value })
const each = (what: string, rule: Rule, value: 1 | -1): Change => ({ what, rule, value, isEach: true })

/** What else counts in a sum; where it is not always the same, by the point. */
const rows: Readonly<Partial<Record<Kind, readonly Change[]>>> = {
  attackRolled: [
    each('defence lost', '§9.4.6', 1),
    each('a man without CF', '§10.3.4.2', 1),
    each('barely free', '§20.6.1', 1),
    each('balance and shield', '§23.3', 1),
  ],
  shieldDamaged: [
    each('defence CF', '§12.2', -1),
    of('S*', '§12.2.2', EDGE),
    of('the pike', '§21.9.1', shieldDamageBonusOf('pike')),
  ],
  dropChecked: [
    each('weapon and grip', '§13.1.1', -1),
    each('CF lost in his arms', '§13.1.1', -1),
    each('Disarm', '§23.2', -1),
  ],
  woundRolled: [
    each('hit bonus', '§10.1', 1),
    of('the axe', '§21.2', woundBonusOf('axe')),
    each('armour', '§10.2', -1),
  ],
  stumbleChecked: [
    each('stun', '§15.1.1', -1),
    each('hazards in the way', '§15.1', -1),
    each('the blow', '§15.1.1', -1),
  ],
  fallChecked: [each('the blow', '§15.3', 1)],
  impactRolled: [
    each('weight', '§8.4', 1),
    of('no shield', '§8.4', impactLines.noShield),
    each('hexes forward', '§8.4', 1),
    of('a leap', '§8.4', impactLines.leap),
    of('kneeling or stumbling', '§8.4', impactLines.stumbling),
    of('recovering or ensnared', '§8.4', impactLines.ensnared),
    each('stun', '§8.4', -1),
    each('position', '§9.2', 1),
  ],
  netThrown: [each('position', '§9.2', 1)],
  appealed: [each('prestige', '§18.3', 1), each('performance', '§18.3', 1)],
  exhausted: [each('overexertion and weight', '§17.2.1', 1)],
  stunRecovered: [each('phases since he was stunned', '§11.5.1', 1)],
  beastActs: [of('it has fed', '§28.5', AFTER_FEEDING)],
}

/** §8.4 What counts in the place of another. */
const inPlaceOf: Readonly<Record<string, string>> = { 'no shield': 'shield', 'a leap': 'a roll' }

/** A beast has hide instead of armour. */
function changesOf(event: Event, steps: readonly SumStep[]): readonly Change[] {
  const isOnBeast = 'onBeast' in event && event.onBeast === true
  return (rows[event.kind] ?? [])
    .filter(({ what }) => !steps.some((step) => step.what === what) && !(isOnBeast && what === 'armour'))
    .map((change) => {
      const rival = steps.find(({ what }) => what === inPlaceOf[change.what])
      return rival ? { ...change, by: change.value - rival.value } : change
    })
}

/** What a sum is called, where it is more than a roll. */
const names: Readonly<Partial<Record<Kind, string>>> = {
  attackRolled: key('the attack'),
  woundRolled: key('the wound roll'),
  impactRolled: 'impact',
  criticalHit: key('the critical hit'),
}

const counts = key('as far as it counts')

/** Whose sum is not the number that is told: what is taken off at most, and how the line says it. */
function toldAs(event: Event): { readonly total: number; readonly written: string; readonly rule: Rule } | null {
  switch (event.kind) {
    case 'exhausted':
      return event.loss === undefined
        ? null
        : { total: event.loss, written: event.loss > 0 ? `${event.loss} CF` : '', rule: '§17.2.1' }
    case 'stunRecovered':
      return event.removed === undefined
        ? null
        : { total: event.removed, written: counted(event.removed, 'point'), rule: '§11.5.1' }
    case 'centurionDefends': {
      const total = Math.min(event.total ?? 0, event.all ?? 0)
      return { total, written: `${total} CF`, rule: '§29.7.1' }
    }
    default:
      return null
  }
}

/** Of these no line says the sum. */
const unsaid: ReadonlySet<Kind> = new Set([
  'attackRolled',
  'appealed',
  'stunned',
  'kicked',
  'kickFailed',
  'wallAppeared',
])

function writtenOf(event: Event & { readonly total?: number }): string {
  const { kind, total } = event
  if (unsaid.has(kind)) return ''
  if (kind === 'impactRolled') return `${total}.`
  if (kind === 'sandThrown') return `${total} CF`
  return kind === 'centurionMoves' ? t`, row ${total}` : sumInWords(event)
}

/** §18.3 In the editions that add prestige and performance. */
const spares = { text: t('More than 9 spares him'), rule: '§18.3' }

function ofWounds({ wounds, steps = [] }: EventOf<'wounded'>): readonly Reckoning[] {
  if (steps.length === 0) return []
  return [reckoning('wounds', steps, { written: counted(wounds, 'wound') })]
}

/** §9.3.2, §9.4.5 The CF of a blow, where they are others than were allocated. */
function ofForce({ cf, defence, from = [], defenceFrom = [] }: EventOf<'attackRolled'>): readonly Reckoning[] {
  return [
    ...(from.length > 0 ? [reckoning('attack CF', from, { written: `${cf} CF` })] : []),
    ...(defenceFrom.length > 0 ? [reckoning('defence CF', defenceFrom, { written: `${defence} (` })] : []),
  ]
}

function told(hidden: Event): readonly Reckoning[] {
  const event = disclosed(hidden)
  if (event.kind === 'attackRolled') return [...ofForce(event), ...rolled(event)]
  return event.kind === 'wounded' ? ofWounds(event) : rolled(event)
}

function rolled(event: Event): readonly Reckoning[] {
  const { steps = [], total } = event as Event & { readonly total?: number; readonly steps?: readonly SumStep[] }
  if (steps.length === 0 || total === undefined) return []
  const said = toldAs(event)
  const all = said ? bounded(steps, said.total, counts, said.rule) : steps
  const isPerformance = event.kind === 'appealed' && !steps.some(({ what }) => what === 'column')
  const sum = sumOfSteps(steps)
  // What is told can be less than the sum because no more was there.
  const most = said && said.total < sum ? said.total : Number.POSITIVE_INFINITY
  return [
    reckoning(names[event.kind] ?? key('the roll'), all, {
      otherwise: changesOf(event, steps),
      ...(said && { with: (by: number) => Math.max(0, Math.min(most, sum + by)) }),
      written: said?.written ?? writtenOf(event),
      ...(isPerformance && { needed: spares }),
    }),
  ]
}

const taken = (what: string, value: number, rule: Rule): SumStep[] => (value === 0 ? [] : [{ what, value, rule }])

/** §3.4.2 Training, strength and agility, less what wounds, blood in the eyes and fatigue have taken. */
function cfOf({ CF, cfNow, ratings, hide, areas, visionLoss, enduranceLoss }: SheetView): Reckoning {
  const { TR, ST, AG } = ratings
  const isMade = hide === null && TR + ST + AG === CF
  const start: readonly SumStep[] = isMade
    ? [
        { what: 'TR', value: TR, rule: '§3.4.2' },
        { what: 'ST', value: ST, rule: '§3.4.2' },
        { what: 'AG', value: AG, rule: '§3.4.2' },
      ]
    : [{ what: key('CF at the beginning'), value: CF, rule: hide === null ? '§3.4.2' : '§28.3.3' }]
  const steps = [
    ...start,
    ...areas.flatMap(({ name, cfLoss }) => taken(t`wounds, ${t(name)}`, -cfLoss, '§10.3.1')),
    ...taken(t('vision'), -visionLoss, '§10.5'),
    ...taken(t('endurance'), -enduranceLoss, '§17.2'),
  ]
  const otherwise = [
    { what: key('each group of wound boxes that is reached'), value: -1, rule: '§10.3.1' },
    each(key('getting tired at the end of a turn'), '§17.2.1', -1),
  ]
  return reckoning('CF', bounded(steps, cfNow, t('the feast'), '§39.5.2'), { otherwise })
}

/** §3.16 What he suffered and has shaken off, as far as that was told. */
function stunOf({ seat, stun }: SheetView, told: readonly Event[]): Reckoning {
  let suffered = 0
  let shaken = 0
  for (const hidden of told) {
    const event = disclosed(hidden)
    if (event.kind === 'stunned' && event.seat === seat) suffered += event.stun ?? 0
    if (event.kind === 'stunRecovered' && event.seat === seat) shaken += event.removed ?? 0
  }
  const steps = [
    ...taken(key('points of stun suffered'), suffered, '§11.1'),
    ...taken(key('shaken off'), -shaken, '§11.5.1'),
  ]
  const otherwise = [each(key('CN and time shake it off'), '§11.5.1', -1)]
  return reckoning('stun', bounded(steps, stun, counts, '§3.16'), { otherwise })
}

/** §3.10 By his weight, less a bad leg, overexertion and the phases in which he has moved. */
function movesOf({ rate, limp, turnRate, movesUsed }: SheetView): Reckoning {
  const of = { what: key('moving phases by his weight'), value: rate, rule: '§3.10' }
  const steps = bounded(
    [of, ...taken('limp', -limp, '§10.5')],
    turnRate,
    key('overexertion in the turn before'),
    '§17.3',
  )
  const used = taken(key('used in this turn'), -movesUsed, '§7.1')
  const otherwise = [
    { what: key('a limp, for each'), value: -1, rule: '§10.5' },
    { what: key('overexertion in the turn before'), value: -2, rule: '§17.3' },
  ]
  const left = Math.max(0, turnRate - movesUsed)
  const unused = otherwise.filter(({ what }) => !steps.some((step) => step.what === what))
  return reckoning('moves', bounded([...steps, ...used], left, counts, '§17.3'), { otherwise: unused })
}

/** §3.4.3, §9.3.1 What stands on the log sheet besides. */
function ofSheet({ NF, ratings, pool }: SheetView): readonly Reckoning[] {
  const { TR, AG } = ratings
  const net = [
    { what: 'TR', value: TR, rule: '§3.4.3' },
    { what: 'AG', value: AG, rule: '§3.4.3' },
  ]
  return [
    reckoning('NF', bounded(net, NF, key('his style'), '§3.4.3')),
    reckoning(
      'this phase',
      pool.lines.map(({ text, value, rule }) => ({ what: text, value, rule })),
    ),
  ]
}

/** Hide, cunning and spirit are printed or rolled as they are: nothing was added to them. */
function shown(view: View, seat: Seat, told: readonly Event[]): readonly Reckoning[] {
  const sheet = view.sheets.find((one) => one.seat === seat)
  if (!sheet) return []
  const all = [cfOf(sheet), stunOf(sheet, told), movesOf(sheet), ...ofSheet(sheet)]
  return all.filter(({ steps }) => steps.length > 0)
}

export const reckonings: Reckonings<Colosseum> = { told, shown }
