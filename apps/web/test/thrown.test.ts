import { type Roll, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { describe, expect, test } from 'vitest'
import { slots as colosseum } from '../src/games/colosseum/slots.tsx'
import { slots as heroes } from '../src/games/heroes/slots.tsx'
import { slots as munera } from '../src/games/munera/slots.ts'
import { slots as outland } from '../src/games/outland/slots.ts'
import type { Telling } from '../src/match/blows.ts'
import { colourOf, labelsOf } from '../src/match/rolls.tsx'
import { areOfBlow, thrownFor } from '../src/match/thrown.tsx'
import type { Line } from '../src/match/timeline.ts'

/** All lines with dice of some matches between two standard opponents. */
function linesOf(id: string): Line[] {
  const { ruleset, opponents, defaultSetup } = gameOf(id)
  return Array.from({ length: 12 }, (_, match) => {
    const players = [opponents.standard!, opponents.standard!]
    const table = Table.open(ruleset, { setup: defaultSetup(true), dice: seeded(`dice ${match}`), players })
    return table.log.map(({ event, rolls }, index): Line => ({ index, event, rolls, text: '', rule: '', at: 0 }))
  })
    .flat()
    .filter(({ rolls }) => rolls.length > 0)
}

function kinds(game: Telling, lines: readonly Line[], ofBlow: boolean): string[] {
  return [...new Set(lines.filter((line) => areOfBlow(game, line) === ofBlow).map(({ event }) => event.kind))]
}

describe('what dice were thrown for', () => {
  test.each([
    ['munera', munera, ['attacked', 'cast'], ['turnBegan', 'appealed']],
    ['outland', outland, ['exchangeRolled'], ['initiativeRolled', 'judged']],
    ['heroes', heroes, ['attackRolled'], ['maneuvered', 'orderRolled', 'appealed', 'locationRolled']],
    ['colosseum', colosseum, ['attackRolled'], ['stumbleChecked', 'stunned', 'fallChecked']],
  ] as const)(
    'in %s the dice of blows differ from those of checks, and all say what they decide',
    (id, game, blows, checks) => {
      const lines = linesOf(id)
      expect(kinds(game, lines, true)).toEqual(expect.arrayContaining([...blows]))
      expect(kinds(game, lines, false)).toEqual(expect.arrayContaining([...checks]))
      for (const line of lines) {
        const isShared = new Set(line.rolls.map(({ by }) => by)).size > 1
        // Dice of one man have their name beside them.
        if (isShared) expect(thrownFor(game, line), line.event.kind).not.toBeNull()
        else expect(thrownFor(game, line) ?? line.rolls[0]!.name, line.event.kind).toBeTruthy()
      }
    },
  )

  test('a Maneuver of Heroes says that it decides who attacks, and is no attack', () => {
    const line = linesOf('heroes').find(({ event }) => event.kind === 'maneuvered')!
    expect(thrownFor(heroes, line)).toBe('Maneuver: who attacks')
    expect(areOfBlow(heroes, line)).toBe(false)
  })
})

test('a die that the book gives a colour has it, any other that of the side that throws', () => {
  const drawn = ['red', 'talent, white', 'black', 'initiative'].map((name) => colourOf({ name, by: 1 }, [0, 3]))
  expect(drawn).toEqual(['red', 'white', 'black', 3])
  expect(colourOf({ by: -1 }, [0, 3])).toBe('white')
})

test('a save stands beside the die of the defence with its own name', () => {
  const roll = (by: number, name: string): Roll => ({ by, name, rule: '§6.3', faces: [3] })
  const rolls = [roll(0, 'attack'), roll(1, 'defence'), roll(1, 'save')]
  expect(labelsOf(rolls, ['Flamma', 'Verus'])).toEqual(['Flamma', 'Verus', 'save'])
  expect(labelsOf([roll(0, 'red'), roll(0, 'red')], ['Flamma', 'Verus'])).toEqual(['red', ''])
})
