/** What is said of an end that needs no wounds, with the chance that the game's own odds give it. */
import { attackOdds, type Blow, colosseum, type Options, woundChances } from '@harena/colosseum'
import { effectiveOptions } from '@harena/engine'
import { expect, test } from 'vitest'
import { whyFallen as ofGladiator } from '../src/games/colosseum/why-fallen.ts'
import { whyFallen as ofHeroes } from '../src/games/heroes/why-fallen.ts'
import { whyFallen as ofMunera } from '../src/games/munera/why-fallen.ts'
import { awaitedWords } from '../src/match/mercy-words.ts'
import type { Line } from '../src/match/timeline.ts'

function linesOf(...events: { kind: string; rule?: string; [field: string]: unknown }[]): Line[] {
  return events.map((event, index) => {
    const told = { rule: '§1', ...event }
    return { index, at: 1, event: told, text: `line ${index}`, rule: told.rule, rolls: [] }
  })
}

const double = (face: number) => ({ kind: 'attacked', attackerDie: face, modifier: 0, save: 2, range: 1 })

test('Munera §7.5 §7.1: a double that floors or kills says so, and how seldom it is', () => {
  const floored = linesOf(double(2), { kind: 'appealed', cause: 'floored' })
  expect(ofMunera(floored[1]!, floored)).toEqual({
    text: 'A double 2 floors a man whatever his strength: 1 throw in 36.',
    rule: '§7.5',
  })
  const killed = linesOf(double(6), { kind: 'wentOut', rule: '§7.1' })
  expect(ofMunera(killed[1]!, killed)?.text).toBe('A double 6 kills a man whatever his strength: 1 throw in 36.')
  const beaten = linesOf(double(2), { kind: 'appealed', cause: 'beaten' })
  expect(ofMunera(beaten[1]!, beaten)?.text).toMatch(/no strength left/)
  expect(ofMunera(floored[0]!, floored)).toBeNull()
})

test('GLADIATOR §5.4.2 §10.5: the crowd that judges a stopped match is named, and the K that kills at once', () => {
  const [stopped] = linesOf({ kind: 'appealed', rule: '§5.4.2' })
  expect(ofGladiator(stopped!, [], {})?.text).toMatch(/when a match is stopped/)
  const [cleaved, dead] = linesOf({ kind: 'died', cleaved: true }, { kind: 'died', cleaved: false })
  expect(ofGladiator(cleaved!, [], {})?.rule).toBe('§10.5')
  expect(ofGladiator(dead!, [], {})).toBeNull()
})

test('GLADIATOR §10.1 §10.4: a K says how many of such hits bring one, where the roll is known', () => {
  const rolled = (bonus: number, more: object = {}) => ({
    kind: 'woundRolled',
    seat: 1,
    area: 1,
    wounds: 99,
    armour: 0,
    total: 10 + bonus,
    steps: [
      { what: 'white', value: 8, rule: '§9.5' },
      { what: 'black', value: 2, rule: '§9.5' },
      { what: 'hit bonus', value: bonus, rule: '§10.1' },
    ],
    ...more,
  })
  const said = (roll: ReturnType<typeof rolled>) => {
    const lines = linesOf(roll, { kind: 'died', seat: 1, cleaved: true })
    return ofGladiator(lines[1]!, lines, {})?.text
  }
  const share = (bonus: number) => Number(/\. (\d+)% of such hits bring one\.$/.exec(said(rolled(bonus))!)?.[1])
  // All that a hit with this bonus may bring, by the odds of play: the last place is that of a kill.
  const options = effectiveOptions(colosseum, {}) as unknown as Options
  const odds = attackOdds({ attackCF: 12, area: 1, hasShield: false, hasWeapon: false })
  const byBonus = Object.entries(odds.hitBonus).reduce((sum, [bonus, chance]) => {
    const blow = { area: 1, armour: null, hide: null, woundBonus: 0, special: '', hasHelmet: false } as unknown as Blow
    const kill = woundChances(options, blow, Number(bonus)).at(-1)!
    expect(share(Number(bonus))).toBe(Math.round(100 * kill))
    return sum + chance * kill
  }, 0)
  expect(byBonus).toBeCloseTo(odds.wounds.kill!, 10)
  expect(share(9)).toBeGreaterThan(share(2))
  expect(said(rolled(9, { total: undefined, steps: undefined }))).toBe('With a K no wounds are marked.')
})

test('Heroes §6.1: a killing stroke says how many throws in six kill a man of that Strength', () => {
  const lines = linesOf({ kind: 'survivalRolled', rule: '§6.1', target: 4 }, { kind: 'fell', how: 'killingStroke' })
  expect(ofHeroes(lines[1]!, lines)?.text).toMatch(/a die above Strength 4 kills: 2 throws in 6\.$/)
  expect(ofHeroes(linesOf({ kind: 'fell', how: 'surrendered' })[0]!, [])).toBeNull()
})

test('while the dice fall it is said what would spare him', () => {
  const mercy = { thrown: 7, added: [], from: 8, dice: 2, isSureAtBest: true, isLostAtWorst: true } as const
  expect(awaitedWords(mercy)).toBe('Two dice: 8 or more spares him.')
  const added = [
    { what: 'unwounded', rule: 'T8.3', value: -2 },
    { what: 'inflicted no wounds', rule: 'T8.5', value: -1 },
  ]
  expect(awaitedWords({ ...mercy, added })).toMatch(/^Two dice, and [-−]3 for what he has shown: 8 or more spares him/)
  expect(awaitedWords({ ...mercy, dice: 1, from: 4 })).toBe('One die: 4 or more spares him.')
})
