import { scenarios } from '@harena/games/scenarios'
import { expect, test } from 'vitest'
import { factsOf } from '../src/pages/scenarios/facts.ts'
import { kindOf } from '../src/pages/scenarios/kind.ts'

const of = (id: string) => factsOf(scenarios.find((one) => one.id === id)!)!

test('every scenario that comes along says how hard it is, for whom, and how long it takes', () => {
  for (const scenario of scenarios) {
    const { difficulty, length, words } = factsOf(scenario)!
    expect([1, 2, 3], scenario.id).toContain(difficulty)
    expect(length, scenario.id).toMatch(/^about \d+( to \d+)? minutes$|^two hours or more$/)
    expect(
      scenario.sides.some((side) => words.includes(side)),
      scenario.id,
    ).toBe(true)
  }
})

test('what is easy, even and hard comes from what was measured', () => {
  expect(of('first-lesson')).toMatchObject({ difficulty: 1 })
  expect(of('six-against-six')).toMatchObject({ difficulty: 2 })
  expect(of('every-man-for-himself')).toMatchObject({ difficulty: 3 })
  expect(of('the-pit')).toMatchObject({ difficulty: 2 })
  expect(of('the-mosaic-of-madrid').words).toMatch(/\d+ of 100 matches go to your side \(Kalendio\)/)
})

test('scenarios are listed by how many stand on a side, horses apart', () => {
  const kind = (id: string) => kindOf(scenarios.find((one) => one.id === id)!)
  expect(['every-man-for-himself', 'four-in-the-ring'].map(kind)).toEqual(['ring', 'ring'])
  expect(['knight-against-knight', 'priscus-and-verus', 'the-pit'].map(kind)).toEqual(['duel', 'duel', 'duel'])
  expect(['three-to-one', 'the-horsemen', 'the-net-men'].map(kind)).toEqual(['melee', 'melee', 'melee'])
  expect(kind('the-first-hunt')).toBe('hunt')
})

test('of those that nobody has weighed nothing is said', () => {
  expect(factsOf({ ...scenarios[0]!, id: 'my-own' })).toBeNull()
})
