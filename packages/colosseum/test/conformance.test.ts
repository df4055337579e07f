import { readFileSync } from 'node:fs'
import { type Dice, parseLedger } from '@harena/engine'
import { type Check, conformance, type Subject } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'
import { colosseum, type Options, options, styleIds } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { basicStyles } from '../src/tables/styles.ts'
import { otherwise } from './otherwise.ts'
import { randomMatch as anyMatch, randomBout } from './random-match.ts'

const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/colosseum.md', import.meta.url), 'utf8'))

/** A random value for every second switch. */
function randomOptions(random: Dice): Partial<Options> {
  const given: Record<string, string | number> = {}
  for (const option of options) {
    if (random.below(3) > 0) continue
    if ('values' in option) {
      const values = Object.keys(option.values)
      given[option.id] = values[random.below(values.length)]!
    } else if (option.id === 'turnLimit') given[option.id] = 3
    else if (option.id === 'teamTurns') given[option.id] = random.below(3)
  }
  return given as Partial<Options>
}

function randomMatch(random: Dice): { setup: Colosseum['setup']; options: Partial<Options> } {
  for (;;) {
    const given = randomOptions(random)
    const count = given.teams === 'off' ? 2 : 2 + random.below(3)
    const pool = given.styles === 'off' ? basicStyles : styleIds
    // Where armour must be bought, none can be had for nothing.
    const armour = random.below(3) === 0 ? { armour: ['-', '-', '-', '-', '-'] } : {}
    const gladiators = Array.from({ length: count }, (_, at) => ({
      name: `gladiator ${at + 1}`,
      team: at < 2 ? at : random.below(3),
      style: pool[random.below(pool.length)]!,
      ...armour,
    }))
    const complete = { ...defaults, ...given } as Options
    if (colosseum.checkSetup({ gladiators }, complete) === null) return { setup: { gladiators }, options: given }
  }
}

const defaults = Object.fromEntries(options.map((option) => [option.id, option.default]))

const subject: Subject<Colosseum> = {
  ruleset: colosseum,
  randomMatch,
  isKeen: (answer) => {
    if (typeof answer === 'string') return answer.startsWith('F') || answer.startsWith('C')
    return typeof answer === 'object' && answer !== null && 'attacks' in answer && answer.attacks.length > 0
  },
  otherwise,
  paragraphs: new Set(ledger.keys()),
}

describe('conformance', () => {
  for (const check of conformance(subject, 4, 'colosseum')) test(check.title, () => check.run())
})

/** The same with log sheets that are hidden, and any set-up there is: presets, weapons, arenas, crowds. */
const hidden: Subject<Colosseum> = {
  ...subject,
  randomMatch: (random) => {
    const match = anyMatch(random)
    return { ...match, options: { ...match.options, sheets: 'hidden' } }
  },
}

/** All but every value of every switch: those are played above, and some leave no room for other bodies. */
const withoutSwitches = ({ title }: Check) => !title.startsWith('every value of every switch')

describe('conformance with hidden sheets', () => {
  const checks = conformance(hidden, 2, 'hidden').filter(withoutSwitches)
  for (const check of checks) test(check.title, () => check.run())
})

describe('conformance of hunts, riders and centurions', () => {
  const bodies = { ...subject, randomMatch: randomBout }
  const checks = conformance(bodies, 2, 'bodies').filter(withoutSwitches)
  for (const check of checks) test(check.title, () => check.run())
})

test('every switch cites a paragraph of the ledger', () => {
  for (const { rule } of options) expect(ledger.has(rule), rule).toBe(true)
})
