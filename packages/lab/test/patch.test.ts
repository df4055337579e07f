import { isDeepStrictEqual } from 'node:util'
import { placesOf } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { checkedPatch, type Patch, patchable, patchedOptions } from '../src/patch.ts'
import type { Plan } from '../src/simulate.ts'
import { gameOf, report, simulate, simulateOnThreads } from './games.ts'

/** Bouts in which the tables of a game come into play. */
const bouts: Readonly<Record<string, { pairs: readonly (readonly string[])[]; level: string; matches: number }>> = {
  munera: {
    pairs: [
      ['retiarius', 'secutor'],
      ['myrmillo', 'sagittarius'],
    ],
    level: 'standard',
    matches: 40,
  },
  outland: {
    pairs: [
      ['gaul', 'samnite'],
      ['retarius', 'secutor'],
    ],
    level: 'standard',
    matches: 40,
  },
  heroes: { pairs: [['thraex', 'murmillo'], ['hoplomachus']], level: 'novice', matches: 25 },
  colosseum: {
    pairs: [
      ['parmularius', 'myrmillo'],
      ['retiarius', 'secutor'],
    ],
    level: 'novice',
    matches: 40,
  },
}

/** Only the better opponent casts his net, and plans several attacks. */
function needsSkill(path: string): boolean {
  return /^(netModifiers|attackSequence)/.test(path)
}

function plansOf(ruleset: string, patch: Patch): Plan[] {
  const { pairs, level: usual, matches } = bouts[ruleset]!
  const level = Object.keys(patch.tables ?? {}).some(needsSkill) ? 'standard' : usual
  return pairs.map((types) => {
    const isAlone = types.length === 1
    const setup = gameOf(ruleset).setup(
      types.map((type) => [type]),
      !isAlone,
    )
    const opponents = isAlone ? [level, null] : [level, level]
    return { ruleset, setup, options: patchedOptions(patch), opponents, seed: 'patch', from: 0, to: matches }
  })
}

/** Sizes and AP of Signatures matter only where Stars are created: in a career. */
function careerOf(patch: Patch): Plan {
  const setup = { ...(gameOf('heroes-career').defaultSetup(false) as object), months: 3 }
  const match = {
    ruleset: 'heroes-career',
    setup,
    options: patchedOptions(patch),
    opponents: ['novice'],
    seed: 'patch',
  }
  return { ...match, from: 0, to: 8 }
}

/** The tables of centurions matter only where the book decides for somebody. */
function centurionsOf(patch: Patch): Plan {
  const gladiators = ['Felix', 'Priscus'].map((name, team) => ({ name, team, style: 'myrmillo', centurion: true }))
  const match = { ruleset: 'colosseum', setup: { gladiators }, options: patchedOptions(patch), opponents: [null, null] }
  return { ...match, seed: 'patch', from: 0, to: 60 }
}

/** Nor do those of beasts and horses without any. */
function huntOf(patch: Patch): Plan {
  const gladiators = [
    { name: 'Felix', team: 0, style: 'myrmillo' },
    { name: 'Leo', team: 1, style: 'beast', beast: 'lion' },
    { name: 'Rufus', team: 2, style: 'eques', centurion: true, mounted: true },
  ]
  const match = { ruleset: 'colosseum', setup: { gladiators }, options: patchedOptions(patch) }
  return { ...match, opponents: ['standard', null, null, null], seed: 'patch', from: 0, to: 10 }
}

function allPlansOf(ruleset: string, patch: Patch = {}): Plan[] {
  const careers = ruleset === 'heroes' ? [careerOf(patch)] : []
  const centurions = ruleset === 'colosseum' ? [centurionsOf(patch), huntOf(patch)] : []
  return [...plansOf(ruleset, patch), ...careers, ...centurions]
}

/** One entry of every table, with another value that these bouts cannot overlook. */
const changes: Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>> = {
  munera: {
    'armourWeight.light': 2,
    'shieldWeight.small': 1,
    'armourSave.light': 3,
    'shieldSave.small': 3,
    'weightAp.medium': 2,
    'apModifiers.lightlyWounded': -4,
    'apCosts.stepForward': 2,
    'attackModifiers.front': 2,
    'weapons.sword.ap': 3,
    'appealModifiers.wounded': -6,
    'doubles.6': 'floored',
    'sampleGladiators.secutor.armour': 'heavy',
  },
  outland: {
    'strength.3': 3,
    'agility.2': 3,
    'costs.step': 2,
    'results.4.loserTakes': 3,
    'modifiers.shield': 4,
    'gaulBonuses.firstRound': 0,
    'facing.front.withShield': 4,
    'gladiatorTypes.gaul.torso': true,
    'crowdModifiers.inflictedNone': -6,
  },
  heroes: {
    'gladiatorSize.9.strength': 3,
    'signatures.7': 'swordsman',
    'signatureAp.none': 9,
    'styles.murmillo.armour.chest': 5,
    'gladiatorPool.1.1': 2,
    'poolRows.oneOff.rows.0': 6,
    'hitLocation.7.part': 'head',
  },
  colosseum: {
    'characteristics.10.TR': 13,
    'penaltyBoxes.body.1': 5,
    'armour.medium.1.head': '-',
    'positionalAdvantage.0': 3,
    'attackSequence.2.0': 5,
    'combatResults.10.6': 'F',
    'wounds.12': 7,
    'armourDRM.A': 0,
    'criticalHits.chest.10': 'K',
    'shieldTracks.large.0': 1,
    'weapons.sword.speed': 3,
    'styles.myrmillo.rate': 2,
    'netModifiers.toss.rangeTwo': 9,
    'centurions.34.TR': 20,
    'movementChart.43.r': 2,
    'beasts.lion.CF': 3,
    'beastActions.12': 'panic',
    'beastCriticals.head.9': 'K',
    'riding.rate': 1,
  },
}

/** The same bouts, played by those who know these things, with a patch that changes nothing. */
const playedWithSkill = allPlansOf('colosseum', { tables: { 'netModifiers.lay.turned': 0 } }).map(simulate)

describe.each(Object.keys(changes))('%s', (ruleset) => {
  const entry = gameOf(ruleset)
  const { tables } = entry.ruleset
  const plain = allPlansOf(ruleset).map(simulate)

  test('every table is tried', () => {
    const tried = Object.keys(changes[ruleset]!).map((path) => path.split('.')[0])
    expect(tried.sort()).toEqual(Object.keys(tables).sort())
  })

  test.each(Object.entries(changes[ruleset]!))('%s = %s reaches the bouts', (path, value) => {
    const patch = checkedPatch(entry, { tables: { [path]: value } })
    const before = JSON.stringify(placesOf(tables))
    const others = needsSkill(path) ? playedWithSkill : plain
    const isChanged = allPlansOf(ruleset, patch).some((plan, at) => !isDeepStrictEqual(simulate(plan), others[at]))
    expect(isChanged).toBe(true)
    expect(JSON.stringify(placesOf(tables))).toBe(before)
  })

  test('all of them are taken back', () => {
    expect(allPlansOf(ruleset).map(simulate)).toEqual(plain)
  })

  test('every entry can be set to what it is', () => {
    const printed = Object.fromEntries(patchable(entry).map(({ path, value }) => [path, value]))
    expect(checkedPatch(entry, { tables: printed }).tables).toEqual(printed)
  })
})

test('threads play a patch as well', async () => {
  const entry = gameOf('colosseum')
  const [path, value] = Object.entries(changes.colosseum!)[0]!
  const [plan] = plansOf('colosseum', checkedPatch(entry, { tables: { [path]: value } })) as [Plan]
  const more = { ...plan, to: entry.chunk + 5 }
  expect(await simulateOnThreads(more, 2)).toEqual(simulate(more))
})

test('switches of a patch hold', () => {
  const entry = gameOf('munera')
  const patch = checkedPatch(entry, { title: 'Short', options: { roundLimit: 2 } })
  const [plan] = plansOf('munera', patch) as [Plan]
  const longest = (one: Plan) => Math.max(...Object.keys(simulate(one).lengths).map(Number))
  expect(longest(plan)).toBe(2)
  expect(report(plan, simulate(plan))).toMatchObject({ options: { roundLimit: 2 } })
})

test('nested tables are the same as paths', () => {
  const nested = checkedPatch(gameOf('munera'), { tables: { weapons: { sword: { ap: 2, ranges: { 1: 3 } } } } })
  expect(nested.tables).toEqual({ 'weapons.sword.ap': 2, 'weapons.sword.ranges.1': 3 })
})

test('rules that let a bout go on for ever are found out', () => {
  const patch: Patch = { options: { roundLimit: 200 }, tables: { 'apCosts.turn': 0, 'apCosts.stepForward': 0 } }
  const [plan] = plansOf('munera', patch) as [Plan]
  expect(() => simulate({ ...plan, opponents: ['standard', 'standard'], to: 50 })).toThrow(/go on for ever|Maximum/)
})

test.each<[string, unknown, string]>([
  ['no object', 7, 'a patch is an object such as'],
  ['an unknown part', { table: {} }, 'unknown part "table" of a patch; it has title, options and tables'],
  ['a title that is no text', { title: 3 }, '"title" must be a text of at most 200 characters'],
  ['a title that a terminal obeys', { title: '\u001b]52;c;x\u0007' }, 'none of them invisible, not "\\u001b]52'],
  ['tables that are none', { tables: [] }, '"tables" must be an object'],
  ['an unknown switch', { options: { x: 1 } }, 'unknown option "x"'],
  ['a missing value of a switch', { options: { appeals: null } }, 'option "appeals" cannot be null; it can be yes, no'],
  [
    'an unknown path',
    { tables: { 'weapons.swrd.ap': 1 } },
    'unknown table entry "weapons.swrd.ap"; the nearest are weapons.sword.ap',
  ],
  ['half a path', { tables: { weapons: 1 } }, '"weapons" is not a single entry; it has weapons.sword.'],
  [
    'another type',
    { tables: { 'weapons.sword.ap': '2' } },
    '"weapons.sword.ap" cannot be "2"; it is 1 in print and can be a whole number',
  ],
  ['not a number', { tables: { 'weapons.sword.ap': Number.NaN } }, 'cannot be NaN; it is 1 in print'],
  ['without end', { tables: { 'weapons.sword.ap': Number.POSITIVE_INFINITY } }, 'cannot be Infinity; it is 1 in print'],
  ['half a point', { tables: { 'weapons.sword.ap': 0.5 } }, 'cannot be 0.5; it is 1 in print'],
  ['nothing', { tables: { 'weapons.sword.ap': null } }, 'cannot be null; it is 1 in print'],
  ['a list', { tables: { 'weapons.sword.ap': [1] } }, 'cannot be [1]; it is 1 in print'],
  [
    'a word nobody knows',
    { tables: { 'doubles.6': 'dead' } },
    '"doubles.6" cannot be "dead"; it is "killed" in print and can be one of "attackerOffBalance"',
  ],
  ['a label', { tables: { 'weapons.sword.name': 'gladius' } }, 'unknown table entry'],
])('refused: %s', (_, data, message) => {
  expect(() => checkedPatch(gameOf('munera'), data)).toThrow(RangeError)
  expect(() => checkedPatch(gameOf('munera'), data)).toThrow(message)
})
