/** How the numbers of a bout came about: those that its events tell, and those on the cards. */
import {
  type AnyOptions,
  apart,
  bounded,
  type Change,
  type FigureView,
  key,
  leftOf,
  notCounted,
  type Reckoning,
  type Reckonings,
  reckoning,
  type Seat,
  type SumStep,
  sumOfSteps,
  t,
  type Worth,
  worthOf,
} from '@harena/engine'
import { appealOdds, attackOdds, saveOdds } from '../odds.ts'
import { apFrom } from '../rules/action-points.ts'
import { SAVED } from '../rules/attacks.ts'
import { saveOf, weightPoints } from '../rules/gladiators.ts'
import { rangeText } from '../rules/modifiers.ts'
import { apRows, weightApRows } from '../tables/action-points.ts'
import { appealRows, MERCY } from '../tables/appeal-modifiers.ts'
import { attackRows, DISADVANTAGED, modifiersByRow, UNARMED } from '../tables/attack-modifiers.ts'
import { tablesOf } from '../tables/index.ts'
import { ATTACK, DODGE, STAMINA } from '../tables/skills.ts'
import { allWeapons } from '../tables/weapons.ts'
import type { ShieldSize } from '../tables/weight.ts'
import type { Event, EventOf } from './events.ts'
import type { Munera } from './game.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** T4; R18 a serious wound counts in place of a light one, or both do. */
function apChanges(options: AnyOptions, steps: readonly SumStep[]): readonly Change[] {
  const { apModifiers, weightAp } = tablesOf(options)
  const rows = [...worthOf(weightApRows, weightAp), ...worthOf(apRows, apModifiers)]
  return notCounted(options.woundsAddUp === 'yes' ? apart(rows, 'wounds') : rows, steps)
}

/** T6.10, T6.11: what his weapon counts at another range, the nearest for each number, and what fists do. */
function weaponRows({ weapon, range }: EventOf<'attacked'>, options: AnyOptions): readonly Worth[] {
  const { weapons } = tablesOf(options)
  const nearest = new Map<number, number>([[weapons[weapon].ranges[range]!, range]])
  for (const [at, value] of Object.entries(weapons[weapon].ranges)) {
    if (!nearest.has(value)) nearest.set(value, Number(at))
  }
  const index = allWeapons.indexOf(weapon)
  const rows = [...nearest].map(([value, at]) => ({
    ...attackRows[DISADVANTAGED]!,
    what: rangeText(index, at, value),
    value,
  }))
  const fists = weapons.unarmed.ranges[range]
  return fists === undefined ? rows : [...rows, { ...attackRows[UNARMED]!, value: fists }]
}

/** T6, and the skills that count in the same sum. */
function attackChanges(event: EventOf<'attacked'>, options: AnyOptions): readonly Change[] {
  const values = modifiersByRow(tablesOf(options).attackModifiers)
  const plain = attackRows.flatMap((row, at): Worth[] =>
    at === 0 || row.group === 'weapon' ? [] : [{ ...row, value: values[at]! }],
  )
  return notCounted([...plain, ...weaponRows(event, options), ATTACK, DODGE], event.steps)
}

function ofAttack(event: EventOf<'attacked'>, options: AnyOptions): Reckoning[] {
  const { steps, score, save, saveDie, modifier, range } = event
  if (steps.length === 0) return []
  const set = tablesOf(options)
  const hits = (more: number) => {
    const { saved, wounds } = attackOdds(modifier + more, save, range === 1, false, set)
    return Object.values(wounds).reduce((sum, share) => sum + share, saved)
  }
  const blow = reckoning(key('score'), steps, {
    otherwise: attackChanges(event, options),
    needed: { text: t('1 or more is a hit, and as many wounds'), rule: '§6.9' },
    chance: { of: t('a hit'), share: hits },
    ...(score > 0 && { written: `${score} (` }),
  })
  if (saveDie === 0) return [blow]
  const saved = [
    { what: 'die', value: saveDie, rule: '§6.9' },
    { what: 'save', value: save, rule: '§1.6' },
  ]
  const needed = { text: t`${SAVED} or more stops the blow`, rule: '§6.9' }
  return [blow, reckoning('save', saved, { needed, chance: stopsWith(save) })]
}

function stopsWith(save: number): NonNullable<Reckoning['chance']> {
  return { of: t('the blow is stopped'), share: (more) => saveOdds(save + more) }
}

function ofAppeal({ steps, modifier }: EventOf<'appealed'>, options: AnyOptions): Reckoning {
  return reckoning(key('appeal'), steps, {
    otherwise: notCounted(worthOf(appealRows, tablesOf(options).appealModifiers), steps),
    needed: { text: t`${MERCY} or more spares him; a natural 12 always, a natural 2 never`, rule: '§9.2' },
    chance: { of: t('he is spared'), share: (more) => appealOdds(modifier + more).spared },
  })
}

/** §3.1 Not fewer than none; in this turn he may have spent some of them. */
function apOf({ ap, steps }: EventOf<'turnBegan'>, options: AnyOptions, left = ap): Reckoning {
  const spent = ap - left
  const began = bounded(steps, ap, key('never fewer'), '§3.1')
  const all = spent > 0 ? [...began, { what: key('spent in this turn'), value: -spent, rule: '§3.1' }] : began
  return reckoning('action points', all, {
    otherwise: apChanges(options, steps),
    with: (by) => Math.max(0, apFrom(sumOfSteps(steps) + by, options as unknown as Options) - spent),
  })
}

function told(event: Event, options: AnyOptions): readonly Reckoning[] {
  switch (event.kind) {
    case 'strengthRolled': {
      const { steps, strength } = event
      return [reckoning('strength', steps, { otherwise: notCounted([STAMINA], steps), written: `${strength}:` })]
    }
    case 'turnBegan':
      return [{ ...apOf(event, options), ...(event.ap > 0 && { written: `${event.ap} AP` }) }]
    case 'attacked':
      return ofAttack(event, options)
    case 'appealed':
      return [ofAppeal(event, options)]
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

/** §1.4, §1.6 What armour and shield come to: weight by T1, the save by T3. */
function gearOf({ armour, left, right }: FigureView, options: AnyOptions): Reckoning[] {
  const tables = tablesOf(options)
  const held = [...left, ...right].find(({ kind }) => kind.endsWith('Shield'))
  const size = held ? (held.kind.replace('Shield', '') as ShieldSize) : null
  const worn = { armour, shield: size && { size, hand: 'left' as const } }
  const bare = { armour, shield: null }
  const ofWorn = (rule: typeof saveOf): { readonly steps: SumStep[]; readonly otherwise: readonly Change[] } => {
    const steps: SumStep[] = []
    const lost = rule(tables, bare) - rule(tables, worn, steps)
    return { steps, otherwise: [{ what: key('without the shield'), value: lost, rule: '§1.5' }] }
  }
  const [weight, save] = [ofWorn(weightPoints), ofWorn(saveOf)]
  return [
    reckoning('class', weight.steps, {
      otherwise: weight.otherwise,
      needed: { text: t('0 points are Light, 1 Medium, 2 Heavy, 3 Extra Heavy'), rule: '§1.4' },
    }),
    reckoning('save', save.steps, {
      otherwise: save.otherwise,
      needed: { text: t`A die and the save: ${SAVED} or more stops the blow`, rule: '§6.9' },
      chance: stopsWith(sumOfSteps(save.steps)),
    }),
  ]
}

function shown(view: View, seat: Seat, told: readonly Event[], options: AnyOptions): readonly Reckoning[] {
  const figure = view.figures.find((one) => one.seat === seat)
  if (!figure) return []
  const { health, points } = figure
  const rolled = latest(told, 'strengthRolled', seat)
  const start = rolled?.steps ?? [{ what: key('strength at the beginning'), value: health.total, rule: '§1.1' }]
  const began = points && latest(told, 'turnBegan', seat)
  return [
    leftOf('strength', start, health.lost, { what: 'wounds', each: key('each wound more'), rule: '§8.1' }),
    ...gearOf(figure, options),
    ...(began ? [apOf(began, options, points.left)] : []),
  ]
}

export const reckonings: Reckonings<Munera> = { told, shown }
