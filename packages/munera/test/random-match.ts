/** Random set-ups and switches: every type, self-made sheets, two to eight gladiators, teams and free-for-alls. */
import { readFileSync } from 'node:fs'
import { type Dice, disc, fromColumnAndRow, parseLedger, type Ruleset, sector } from '@harena/engine'
import type { Subject } from '@harena/engine/conformance'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import type { Options } from '../src/match/options.ts'
import type { Action, Answer } from '../src/match/questions.ts'
import type { FighterSetup, Setup } from '../src/match/setup.ts'
import { mapOf } from '../src/match/state.ts'
import { checkEquipment, type Equipment } from '../src/rules/gladiators.ts'
import { tables } from '../src/tables/index.ts'
import { sampleTypes } from '../src/tables/sample-gladiators.ts'
import { type Skill, skills } from '../src/tables/skills.ts'
import { type Hand, weaponKinds } from '../src/tables/weapons.ts'
import { names } from './arena.ts'

function pick<T>(random: Dice, list: readonly T[]): T {
  return list[random.below(list.length)]!
}

function randomEquipment(random: Dice): Equipment {
  for (;;) {
    const weapons = Array.from({ length: random.below(4) }, () => ({
      kind: pick(random, weaponKinds),
      hand: pick<Hand>(random, ['right', 'left', 'both']),
    }))
    const size = pick(random, ['small', 'large', 'xlarge', null] as const)
    const shield = size === null ? null : { size, hand: pick(random, ['right', 'left'] as const) }
    const equipment: Equipment = { armour: pick(random, ['none', 'light', 'heavy'] as const), shield, weapons }
    if (checkEquipment(tables, equipment) === null)
      return random.below(4) > 0 ? equipment : { ...equipment, loseFirst: 'left' }
  }
}

function randomSkills(random: Dice): Skill[] {
  const list: Skill[] = []
  for (let i = random.below(5); i > 0; i--) {
    const skill = pick(random, skills)
    if (skill === 'charisma' || !list.includes(skill)) list.push(skill)
  }
  return list
}

function randomFighter(random: Dice, seat: number, team: number): FighterSetup {
  const own = randomSkills(random)
  const more = own.includes('stamina') ? 2 : 0
  return {
    name: names[seat]!,
    team,
    skills: own,
    ...(random.below(3) === 0 ? { equipment: randomEquipment(random) } : { type: pick(random, sampleTypes) }),
    ...(random.below(2) === 0 ? { strength: 2 + more + random.below(11) } : {}),
    ...(random.below(4) === 0 ? { defeatedToday: random.below(3) } : {}),
  }
}

export function randomSetup(random: Dice, most = 8): Setup {
  const count = 2 + random.below(most - 1)
  const teams = 2 + random.below(count - 1)
  const fighters = Array.from({ length: count }, (_, seat) => randomFighter(random, seat, seat % teams))
  return {
    fighters,
    ...(random.below(4) === 0 ? { sparedToday: random.below(3) } : {}),
    ...(random.below(6) === 0 ? { arena: { cols: 16 + random.below(2), rows: 16 + random.below(2) } } : {}),
  }
}

/** A third of the switches are turned; bouts of many are kept short. */
export function randomOptions(random: Dice, gladiators: number): Partial<Options> {
  const given: Record<string, string | number> = { roundLimit: gladiators === 2 ? 14 : 5 }
  for (const option of munera.options) {
    // Yielding at random would end most bouts before they have begun.
    const oneIn = option.id === 'yield' ? 12 : 3
    if ('values' in option && random.below(oneIn) === 0) given[option.id] = pick(random, Object.keys(option.values))
  }
  return given as Partial<Options>
}

export function randomMatch(random: Dice): { setup: Setup; options: Partial<Options> } {
  // Most are duels, so that there is time for many.
  const setup = randomSetup(random, random.below(3) === 0 ? 8 : 2)
  return { setup, options: randomOptions(random, setup.fighters.length) }
}

/** The same rules, but all start in a crowd in the middle of the arena, so that random play comes to blows. */
export const crowded: Ruleset<Munera> = {
  ...munera,
  start: (setup, options) => {
    const state = munera.start(setup, options)
    if (options.placement === 'free') return state
    const middle = fromColumnAndRow(state.cols >> 1, state.rows >> 1)
    const hexes = disc(middle, 2)
    state.fighters.forEach((fighter, seat) => {
      const hex = hexes[2 * seat]!
      fighter.cell = mapOf(state).cell(hex)
      fighter.facing = seat === 0 ? sector(hex, hexes[2]!)!.dir : sector(hex, middle)!.dir
    })
    return state
  },
}

const keen: readonly Action['act'][] = ['attack', 'fists', 'cast', 'cutFree', 'pickUp']

export function isKeen(answer: Answer): boolean {
  return 'act' in answer && keen.includes(answer.act)
}

const ledger = readFileSync(new URL('../../../docs/rules/munera.md', import.meta.url), 'utf8')

export const subject: Subject<Munera> = {
  ruleset: crowded,
  randomMatch,
  isKeen,
  paragraphs: new Set(parseLedger(ledger).keys()),
}
