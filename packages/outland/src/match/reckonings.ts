/** How the numbers of a bout came about: those that its events tell, and those on the cards. */
import {
  type AnyOptions,
  bounded,
  type Change,
  type FigureView,
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
  type Worth,
  worthOf,
} from '@harena/engine'
import { breakFreeOdds, crowdOdds, ensnareOdds, meleeOdds } from '../odds.ts'
import type { Role } from '../rules/gauls.ts'
import { armourOfDamage, movementRate } from '../rules/gladiators.ts'
import { halfRate } from '../rules/movement.ts'
import { crowdRows, SPARED_FROM } from '../tables/crowd.ts'
import { facingRows } from '../tables/facing.ts'
import { tablesOf } from '../tables/index.ts'
import { gaulRow, modifierRows } from '../tables/modifiers.ts'
import type { Event, EventOf, RollOf } from './events.ts'
import type { Outland } from './game.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'
import { sumOf } from './words.ts'

const isOf = (rule: Rule, steps: readonly SumStep[]) => steps.some((step) => step.rule === rule)

/** §6.6 Whether his hexside counts: of one who defends himself, or of both. */
function countsHexside({ facingFor }: AnyOptions, role: Role): boolean {
  return role !== 'attacker' || facingFor === 'both'
}

/**
 * D.2 Whether both attack and both defend themselves. It is known by what counts only then: the hexside of the first, a whip
 * against him, the lost weapon of one whom the other attacks; where nothing of it counted, nobody is told.
 */
function isMutual({ attacker, defender }: EventOf<'exchangeRolled'>, { facingFor }: AnyOptions): boolean {
  const { whipped, weaponless } = modifierRows
  const isMet = facingFor !== 'both' && attacker.steps.some(({ rule }) => rule.startsWith('T5.'))
  return isMet || isOf(whipped.rule, attacker.steps) || isOf(weaponless.rule, defender.steps)
}

/** T5 With a shield or without; §8.5 to one who is prone every hexside is the same. */
function hexsideRows(options: AnyOptions, steps: readonly SumStep[], role: Role): readonly Worth[] {
  if (!countsHexside(options, role) || steps.some(({ what }) => what === 'prone')) return []
  const hasShield = isOf('T4.1', steps)
  const values = Object.values(tablesOf(options).facing).map((row) => (hasShield ? row.withShield : row.without))
  return facingRows.map((row, at) => ({ ...row, value: values[at]! }))
}

/** T4.1 A shield counts by itself and changes what a hexside counts; which it was is only told where it counted. */
function withShield(row: Worth, options: AnyOptions, steps: readonly SumStep[], role: Role): readonly Change[] {
  if (isOf(row.rule, steps)) return []
  if (!countsHexside(options, role)) return [row]
  const seen = Object.values(tablesOf(options).facing).find(({ rule }) => isOf(rule, steps))
  return seen ? [{ ...row, by: row.value + seen.withShield - seen.without }] : []
}

/** T4 and T5: what else counts in an exchange, for one who attacks, defends himself or does both. */
function exchangeChanges(options: AnyOptions, own: RollOf, other: RollOf, role: Role): readonly Change[] {
  const { modifiers, gaulBonuses } = tablesOf(options)
  const { steps } = own
  const { weaponless, whipped, agility, shield, ...others } = modifierRows
  const [held] = worthOf({ shield }, modifiers)
  const rows = [
    ...worthOf(others, modifiers),
    // §6.5: one more point makes his agility the higher one, unless the other's is.
    ...(isOf(agility.rule, other.steps) ? [] : worthOf({ agility }, modifiers)),
    ...(role === 'defender' ? [] : worthOf({ weaponless }, modifiers)),
    ...(role === 'attacker' ? [] : worthOf({ whipped }, modifiers)),
    ...hexsideRows(options, steps, role),
    { ...gaulRow, value: gaulBonuses.firstRound },
  ]
  return [...withShield(held!, options, steps, role), ...notCounted(rows, steps)]
}

const sumOfRows = (odds: Readonly<Record<string, number>>) => Object.values(odds).reduce((sum, one) => sum + one, 0)

type More = Pick<Reckoning, 'needed' | 'chance'> & { readonly otherwise?: readonly Change[] }

const ofRoll = (of: string, roll: RollOf, more: More): Reckoning => {
  const { seat, steps } = roll
  return reckoning(of, steps, { seat, written: sumOf(roll), ...more })
}

const wins = { text: t('2 more than the other or better wins: the wider, the worse for him'), rule: 'T3.2' }

function ofExchange(event: EventOf<'exchangeRolled'>, options: AnyOptions): Reckoning[] {
  const { attacker, defender } = event
  const both = isMutual(event, options) ? 'both' : null
  const added = ({ steps }: RollOf) => sumOfSteps(steps.slice(1))
  const ahead = added(attacker) - added(defender)
  const won = t('he wins')
  return [
    ofRoll(key('attack'), attacker, {
      otherwise: exchangeChanges(options, attacker, defender, both ?? 'attacker'),
      needed: wins,
      chance: { of: won, share: (more) => sumOfRows(meleeOdds(ahead + more).attacker) },
    }),
    ofRoll(key('defence'), defender, {
      otherwise: exchangeChanges(options, defender, attacker, both ?? 'defender'),
      needed: wins,
      chance: { of: won, share: (more) => sumOfRows(meleeOdds(ahead - more).defender) },
    }),
  ]
}

const each = (what: string, rule: Rule): Change => ({ what, rule, value: 1 })
const agile = (rule: Rule) => each(key('each point of agility more'), rule)
const worthIn = ({ steps }: RollOf, what: string) => steps.find((step) => step.what === what)?.value ?? 0

function ofNet({ retarius, target }: EventOf<'netThrown'>, options: AnyOptions): Reckoning[] {
  const needed = { text: t('More than the other nets him; half of the other or less loses the net'), rule: '§9.5' }
  const [own, his] = [worthIn(retarius, 'agility'), worthIn(target, 'agility')]
  const switches = options as unknown as Options
  const netted = (more: number, his: number) => ensnareOdds(own + more, his, switches).netted
  const otherwise = [agile('§9.4')]
  return [
    ofRoll('net', retarius, {
      otherwise,
      needed,
      chance: { of: t('he nets him'), share: (more) => netted(more, his) },
    }),
    ofRoll(key('against the net'), target, {
      otherwise,
      needed,
      chance: { of: t('he is not netted'), share: (more) => 1 - netted(0, his + more) },
    }),
  ]
}

function ofBreakingFree(roll: RollOf): Reckoning {
  const [strength, agility] = [worthIn(roll, 'strength'), worthIn(roll, 'agility')]
  return ofRoll(key('break free'), roll, {
    otherwise: [each(key('each point of strength more'), '§9.5'), agile('§9.5')],
    needed: { text: t('More than 5 frees him; otherwise he is helpless'), rule: '§9.5' },
    chance: { of: t('he is free'), share: (more) => breakFreeOdds(strength, agility + more).free },
  })
}

/** T7 People read of hits only: records keep the word of their time. */
function ofCrowd({ steps }: EventOf<'judged'>, options: AnyOptions): Reckoning {
  const early = key('begs with fewer than half of his hits taken')
  const changes = notCounted(worthOf(crowdRows, tablesOf(options).crowdModifiers), steps)
  const modifier = sumOfSteps(steps.slice(1))
  return reckoning(key('the crowd'), steps, {
    otherwise: changes.map((one) => (one.rule === crowdRows.begsTooEarly.rule ? { ...one, what: early } : one)),
    needed: { text: t`${SPARED_FROM} or more spares him; a natural 6 always, a natural 1 never`, rule: '§11.1' },
    chance: { of: t('he is spared'), share: (more) => crowdOdds(modifier + more) },
  })
}

/** §1.4 A helmet, torso, legs and arms. */
const MOST_PIECES = 4

function ofHits({ steps, damage }: EventOf<'gladiatorReady'>): Reckoning {
  const pieces = steps.find(({ what }) => what === armourOfDamage.what)?.value ?? 0
  const otherwise = pieces < MOST_PIECES ? notCounted([armourOfDamage], steps) : []
  return reckoning(key('hits'), steps, { otherwise, written: `${damage} (` })
}

function told(event: Event, options: AnyOptions): readonly Reckoning[] {
  switch (event.kind) {
    case 'gladiatorReady':
      return event.steps.length > 0 ? [ofHits(event)] : []
    case 'initiativeRolled': {
      const needed = { text: t('The highest acts first; equals roll again'), rule: '§2.1' }
      return [ofRoll(key('initiative'), event, { otherwise: [agile('§2.1')], needed })]
    }
    case 'exchangeRolled':
      return ofExchange(event, options)
    case 'netThrown':
      return ofNet(event, options)
    case 'brokeFree':
    case 'helpless':
      return [ofBreakingFree(event)]
    case 'judged':
      return event.steps.length > 0 ? [ofCrowd(event, options)] : []
    default:
      return []
  }
}

const numberOf = ({ facts }: FigureView, label: string) =>
  Number.parseInt(facts.find((fact) => fact.label === label)?.value ?? '0', 10)

/** §1.5 §3.1 The rate, and half of it from the second hit on. */
function ofMovement(figure: FigureView, options: AnyOptions): Reckoning {
  const worn = figure.facts.find(({ label }) => label === 'Armour')?.value ?? ''
  const helmet = figure.helmet === 'closed' ? 'closed' : 'none'
  const equipment = { arms: worn.includes('arms'), legs: worn.includes('legs'), helmet } as const
  const [strength, agility] = [numberOf(figure, 'Strength'), numberOf(figure, 'Agility')]
  const rates: SumStep[] = []
  const rate = movementRate({ strength, agility, equipment }, rates)
  const half = { what: key('halved from the second hit on'), rule: '§3.1' }
  const steps = bounded(rates, numberOf(figure, 'Movement'), half.what, half.rule)
  const value = halfRate(rate, options as unknown as Options) - rate
  return reckoning('Movement', steps, { otherwise: steps === rates ? [{ ...half, value }] : [] })
}

function shown(view: View, seat: Seat, told: readonly Event[], options: AnyOptions): readonly Reckoning[] {
  const figure = view.figures.find((one) => one.seat === seat)
  if (!figure) return []
  const { health, points } = figure
  const ready = told.find((event) => event.kind === 'gladiatorReady' && event.seat === seat)
  const rolled = ready?.kind === 'gladiatorReady' && ready.steps.length > 0 ? ready.steps : null
  const start = rolled ?? [{ what: key('hits that he can take'), value: health.total, rule: '§1.4' }]
  const hits = leftOf('hits left', start, health.lost, {
    what: 'hits',
    each: key('each hit taken'),
    rule: '§8.1',
    least: 0,
  })
  const movement = ofMovement(figure, options)
  if (!points) return [hits, movement]
  const left = bounded(movement.steps, points.left, key('spent in this turn'), '§3.2')
  const fewer = (by: number) => Math.max(0, points.left + by)
  return [hits, movement, reckoning('movement points', left, { otherwise: movement.otherwise, with: fewer })]
}

export const reckonings: Reckonings<Outland> = { told, shown }
