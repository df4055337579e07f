import { attackOdds, bareBlow, colosseum, MOST_WOUNDS, type Options, sumChances, woundChances } from '@harena/colosseum'
import { effectiveOptions } from '@harena/engine'
import { expect, test } from 'vitest'

/** A man of the style with this armour on his chest. */
function target(options: Options, armour: string) {
  const pieces = ['-', armour, '-', '-', '-']
  const dice = options.edition === 'classic1981' ? 2 : 1
  const state = colosseum.start(colosseum.defaultSetup, options)
  const who = state.gladiators[0]!
  const [letter, covers] = [armour[0], armour.slice(1)]
  who.armour = pieces.map((piece) =>
    piece === '-' ? null : { letter: letter as 'A', covers: covers ? Number(covers) : null, dice },
  )
  return who
}

test.each([
  ['colosseum', '-', 3],
  ['colosseum', 'B3', 6],
  ['colosseum', 'A', 8],
  ['classic1981', 'B7', 5],
] as const)(
  'the wounds of hits by their bonus add up to the odds of the whole attack: %s %s',
  (edition, armour, cf) => {
    const options = effectiveOptions(colosseum, { edition }) as Options
    const query = { attackCF: cf, area: 2, armour, hasShield: false, hasWeapon: false, hasHelmet: false } as const
    const odds = attackOdds({ ...query, edition: edition === 'colosseum' ? 'colosseum' : 'classic1981' })
    const sums = new Array<number>(MOST_WOUNDS + 2).fill(0)
    for (const [bonus, chance] of Object.entries(odds.hitBonus)) {
      const chances = woundChances(options, bareBlow(target(options, armour), 2), Number(bonus))
      for (const [wounds, share] of chances.entries()) sums[wounds]! += chance * share
    }
    const noHit = 1 - odds.crt.H!
    expect(sums[0]! + noHit).toBeCloseTo(odds.wounds['0']!, 9)
    for (const wounds of [1, 2, 4, 7]) expect(sums[wounds]).toBeCloseTo(odds.wounds[wounds] ?? 0, 9)
    expect(sums[MOST_WOUNDS + 1]).toBeCloseTo(odds.wounds.kill!, 9)
  },
)

test('the chances of three dice', () => {
  const chances = sumChances(3)
  expect(chances[2]).toBe(0)
  expect(chances[3]).toBeCloseTo(1 / 216, 12)
  expect(chances[10]).toBeCloseTo(27 / 216, 12)
  expect(chances[18]).toBeCloseTo(1 / 216, 12)
})
