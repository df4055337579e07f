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
import { SPARED_FROM } from '../tables/crowd.ts'
import { tablesOf } from '../tables/index.ts'
import type { Event, EventOf, RollOf } from './events.ts'
import type { Outland } from './game.ts'
import type { View } from './view.ts'
import { sumOf } from './words.ts'

/** T4 and T5: what else counts in an exchange, for one who attacks or defends himself. */
function exchangeRows(options: AnyOptions, steps: readonly SumStep[], role: 'attacker' | 'defender'): Otherwise[] {
  const { modifiers, gaulBonuses, facing } = tablesOf(options)
  const hasShield = steps.some(({ rule }) => rule === 'T4.1')
  const sides = Object.values(facing).map((row): Otherwise => {
    return { what: `${row.hexside} hexside`, rule: row.rule, value: hasShield ? row.withShield : row.without }
  })
  const seen = steps.find(({ rule }) => rule.startsWith('T5.'))?.value ?? 0
  const rows: readonly Otherwise[] = [
    { what: 'shield', rule: 'T4.1', value: modifiers.shield },
    { what: 'helm', rule: 'T4.2', value: modifiers.helm },
    { what: 'closed helmet', rule: 'T4.3', value: modifiers.closedHelmet },
    { what: 'leg armour', rule: 'T4.4', value: modifiers.legs },
    { what: 'arm armour', rule: 'T4.5', value: modifiers.arms },
    { what: 'torso armour', rule: 'T4.6', value: modifiers.torso },
    { what: 'spear against sword', rule: 'T4.8', value: modifiers.spearAgainstSword },
    { what: key('each hit taken'), rule: 'T4.9', value: modifiers.hit },
    { what: key('each point of agility more'), rule: 'T4.10', value: modifiers.agility },
    ...(role === 'attacker' ? [{ what: 'enemy has no weapon', rule: 'T4.11', value: modifiers.weaponless }] : []),
    ...(role === 'defender' ? sides.filter(({ value }) => value !== seen) : []),
    ...(role === 'defender' ? [{ what: 'against a whip', rule: 'T4.13', value: modifiers.whipped }] : []),
    { what: 'Gaul', rule: 'T4.14', value: gaulBonuses.firstRound },
  ]
  return rows.filter(({ rule }) => !steps.some((step) => step.rule === rule))
}

/** T7 */
function crowdRows(options: AnyOptions, steps: readonly SumStep[]): readonly Otherwise[] {
  const { inflictedThree, inflictedNone, begsTooEarly, nettedUnhurt } = tablesOf(options).crowdModifiers
  const rows: readonly Otherwise[] = [
    { what: 'inflicted three or more hits', rule: 'T7.1', value: inflictedThree },
    { what: 'inflicted no hit', rule: 'T7.2', value: inflictedNone },
    { what: key('begs with fewer than half of his hits taken'), rule: 'T7.3', value: begsTooEarly },
    { what: 'netted without having been hit', rule: 'T7.4', value: nettedUnhurt },
  ]
  return rows.filter(({ rule }) => !steps.some((step) => step.rule === rule))
}

const armourOfHits: readonly Otherwise[] = [{ what: 'armour', rule: '§1.4' }]

function hitsOf({ steps }: EventOf<'gladiatorReady'>): readonly Otherwise[] {
  return notCounted(armourOfHits, steps)
}

type Needed = NonNullable<Reckoning['needed']>

const ofRoll = (of: string, roll: RollOf, otherwise: readonly Otherwise[] = [], needed?: Needed): Reckoning => {
  const { seat, steps } = roll
  return reckoning(of, steps, { seat, otherwise, written: sumOf(roll), ...(needed && { needed }) })
}

const free: Needed = { text: t('More than 5 frees him; otherwise he is helpless'), rule: '§9.5' }
const nets: Needed = { text: t('More than the other nets him; half of the other or less loses the net'), rule: '§9.5' }
const wins: Needed = { text: t('2 more than the other or better wins: the wider, the worse for him'), rule: 'T3.2' }
const first: Needed = { text: t('The highest acts first; equals roll again'), rule: '§2.1' }
const spares: Needed = {
  text: t`${SPARED_FROM} or more spares him; a natural 6 always, a natural 1 never`,
  rule: '§11.1',
}

function told(event: Event, options: AnyOptions): readonly Reckoning[] {
  switch (event.kind) {
    case 'gladiatorReady': {
      const { steps, damage } = event
      if (steps.length === 0) return []
      return [reckoning(key('hits'), steps, { otherwise: hitsOf(event), written: `${damage} (` })]
    }
    case 'initiativeRolled':
      return [ofRoll(key('initiative'), event, [], first)]
    case 'exchangeRolled': {
      const { attacker, defender } = event
      return [
        ofRoll(key('attack'), attacker, exchangeRows(options, attacker.steps, 'attacker'), wins),
        ofRoll(key('defence'), defender, exchangeRows(options, defender.steps, 'defender'), wins),
      ]
    }
    case 'netThrown':
      return [ofRoll('net', event.retarius, [], nets), ofRoll(key('against the net'), event.target, [], nets)]
    case 'brokeFree':
    case 'helpless':
      return [ofRoll(key('break free'), event, [], free)]
    case 'judged': {
      const { steps } = event
      if (steps.length === 0) return []
      return [reckoning(key('the crowd'), steps, { otherwise: crowdRows(options, steps), needed: spares })]
    }
    default:
      return []
  }
}

const numberOf = ({ facts }: FigureView, label: string) =>
  Number.parseInt(facts.find((fact) => fact.label === label)?.value ?? '0', 10)

/** §1.5 The rate: strength and agility less what slows him, never below 2. */
function rateOf(figure: FigureView): readonly SumStep[] {
  const worn = figure.facts.find(({ label }) => label === 'Armour')?.value ?? ''
  const weight: readonly [boolean, string][] = [
    [worn.includes('arms'), 'arm armour'],
    [figure.helmet === 'closed', 'closed helmet'],
    [worn.includes('legs'), 'leg armour'],
  ]
  const rule = '§1.5'
  const steps = [
    { what: 'strength', value: numberOf(figure, 'Strength'), rule },
    { what: 'agility', value: numberOf(figure, 'Agility'), rule },
    ...weight.filter(([is]) => is).map(([, what]) => ({ what, value: -1, rule })),
  ]
  const rate = steps.reduce((sum, { value }) => sum + value, 0)
  return rate < 2 ? bounded(steps, 2, key('never below two'), rule) : steps
}

const halved: Otherwise = { what: key('halved from the second hit on'), rule: '§3.1' }

function shown(view: View, seat: Seat, told: readonly Event[]): readonly Reckoning[] {
  const figure = view.figures.find((one) => one.seat === seat)
  if (!figure) return []
  const { health, points } = figure
  const ready = told.find((event) => event.kind === 'gladiatorReady' && event.seat === seat)
  const rolled = ready?.kind === 'gladiatorReady' && ready.steps.length > 0 ? ready.steps : null
  const start = rolled ?? [{ what: key('hits that he can take'), value: health.total, rule: '§1.4' }]
  const taken = health.lost > 0 ? [{ what: 'hits', value: -health.lost, rule: '§8.1' }] : []
  const another = { what: key('each hit taken'), value: -1, rule: '§8.1' }
  const steps = bounded(rateOf(figure), numberOf(figure, 'Movement'), halved.what, '§3.1')
  const otherwise = steps.some(({ what }) => what === halved.what) ? [] : [halved]
  const movement = reckoning('Movement', steps, { otherwise })
  const known = [reckoning('hits left', [...start, ...taken], { otherwise: [another] }), movement]
  if (!points) return known
  const left = bounded(steps, points.left, key('spent in this turn'), '§3.2')
  return [...known, reckoning('movement points', left, { otherwise })]
}

export const reckonings: Reckonings<Outland> = { told, shown }
