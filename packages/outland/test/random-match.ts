/** Random legal set-ups with random switches: all types, own equipment, two to eight gladiators, teams or none. */
import { readFileSync } from 'node:fs'
import { type AnyAnswer, type Dice, parseLedger } from '@harena/engine'
import type { Subject } from '@harena/engine/conformance'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/game.ts'
import { type Options, options } from '../src/match/options.ts'
import type { FighterSetup, Setup } from '../src/match/setup.ts'
import type { Equipment } from '../src/tables/gladiator-types.ts'
import { names } from './support.ts'

export function randomOptions(random: Dice, fixed: Partial<Options> = {}): Partial<Options> {
  const chosen = options.map((option) => {
    if (option.id === 'turnLimit') return [option.id, 3 + random.below(8)] as const
    if ('values' in option) {
      const values = Object.keys(option.values)
      // The default half of the time, so that switches also meet the ordinary rules.
      return [option.id, random.below(2) === 0 ? option.default : values[random.below(values.length)]!] as const
    }
    return [option.id, option.min + random.below(option.max - option.min + 1)] as const
  })
  return { ...(Object.fromEntries(chosen) as Partial<Options>), ...fixed }
}

export function randomSetup(random: Dice, gladiators = 2 + random.below(random.below(3) === 0 ? 7 : 2)): Setup {
  const teams = random.below(2) === 0 ? gladiators : 2
  const fighters = Array.from({ length: gladiators }, (_, seat) => randomFighter(random, seat, seat % teams))
  return random.below(6) === 0 ? { fighters, arena: { cols: 18, rows: 17 } } : { fighters }
}

function randomFighter(random: Dice, seat: number, team: number): FighterSetup {
  const name = names[seat]!
  const types = ['samnite', 'secutor', 'retarius', 'retarius', 'gaul'] as const
  const kind = random.below(3) === 0 ? { equipment: randomEquipment(random) } : { type: types[random.below(5)]! }
  // Few boxes now and then, so that bouts are decided within few turns.
  return random.below(2) === 0
    ? { name, team, ...kind }
    : { name, team, ...kind, agility: 2, damage: 1 + random.below(6) }
}

function randomEquipment(random: Dice): Equipment {
  const flip = () => random.below(2) === 0
  const net = flip()
  return {
    weapon: flip() ? 'sword' : 'spear',
    shield: !net && flip(),
    net,
    helmet: (['none', 'helm', 'closed'] as const)[random.below(3)]!,
    torso: flip(),
    legs: flip(),
    arms: flip(),
    gaul: flip(),
  }
}

export function randomMatch(random: Dice): { setup: Setup; options: Partial<Options> } {
  return { setup: randomSetup(random), options: randomOptions(random) }
}

/** Steps and attacks bring the gladiators together. */
export function isKeen(answer: AnyAnswer<Outland>): boolean {
  if ('act' in answer) return ['step', 'melee', 'whip', 'ensnare', 'getUp'].includes(answer.act)
  return 'plan' in answer && (answer.intention !== null || answer.plan.some(({ act }) => act === 'step'))
}

const ledger = readFileSync(new URL('../../../docs/rules/outland.md', import.meta.url), 'utf8')

export const subject: Subject<Outland> = {
  ruleset: outland,
  randomMatch,
  isKeen,
  paragraphs: new Set(parseLedger(ledger).keys()),
}
