import { describe, expect, test } from 'vitest'
import { legalActions } from '../src/05-turn/actions.ts'
import { meansAt } from '../src/09-combat/engagement.ts'
import { halvings } from '../src/19-advanced/weapons.ts'
import { colosseum, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import { duel, faceToFace, optionsWith, playPhase, run } from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>
const known = { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 }

describe('B-102 five rolls assigned as wished', () => {
  const men: GladiatorSetup[] = [
    { name: 'Felix', team: 0, style: 'myrmillo', armour: ['-', '-', '-', '-', '-'], shield: 'large' },
    { name: 'Priscus', team: 1, style: 'myrmillo', ratings: known, armour: ['-', '-', '-', '-', '-'], shield: 'large' },
  ]
  // Totals 3, 18, 9, 12 and 15.
  const faces = [1, 1, 1, 6, 6, 6, 3, 3, 3, 4, 4, 4, 5, 5, 5]

  function made(given: Partial<Options>, answers: readonly unknown[]) {
    const state = colosseum.start({ gladiators: men }, optionsWith(given))
    run(state, faces, answers, playPhase)
    const { TR, ST, AG, CN, W } = state.gladiators[0]!
    return [TR, ST, AG, CN, W]
  }

  test('B-102 §3.4.1 in the order thrown, or as the player wishes', () => {
    expect(made({}, [])).toEqual([7, 5, 0, 4, 13])
    expect(made({ arrangeRolls: 'on' }, [[18, 15, 12, 9, 3]])).toEqual([13, 4, 1, 3, 9])
    expect(made({ ...classic, creation3d6: 'on', arrangeRolls: 'on' }, [[18, 15, 12, 9, 3]])).toEqual([13, 4, 1, 3, 9])
  })

  test('B-102 §3.4.1 each total is used once', () => {
    const state = colosseum.start({ gladiators: men }, optionsWith({ arrangeRolls: 'on' }))
    const question = { kind: 'arrange', seat: 0, rule: '§3.4.1', totals: [9, 9, 10, 11, 12] } as const
    expect(colosseum.check(state, question, [12, 9, 11, 9, 10])).toBeNull()
    expect(colosseum.check(state, question, [12, 12, 11, 9, 10])?.rule).toBe('§3.4.1')
    expect(colosseum.check(state, question, [12, 9, 11, 9])?.rule).toBe('§3.4.1')
    expect(colosseum.legal(state, question)).toHaveLength(60)
  })
})

describe('B-30 the knife of the Retiarius', () => {
  const netMan = (knife: 'on' | 'off') => duel({ style: 'retiarius' }, {}, { ...classic, knife })

  test('B-30 §21.4.1 he carries one only by that rule', () => {
    expect(netMan('on').gladiators[0]!.sheath.map(({ kind }) => kind)).toEqual(['dagger'])
    expect(netMan('off').gladiators[0]!.sheath).toEqual([])
  })

  test('B-30 §21.4 it comes out when the trident is gone, strikes at half CF and cannot be thrown', () => {
    const state = netMan('on')
    const [who, foe] = state.gladiators
    const draws = () => legalActions(state, who!).filter((action) => action.do === 'draw')
    expect(draws()).toEqual([])
    who!.hands[0] = null
    expect(draws()).toEqual([{ do: 'draw', sheathed: 0, lay: [] }])
    who!.hands[0] = who!.sheath.pop()!
    expect(halvings(state, who!, foe!, 2, 'right', 1)).toBe(1)
    expect(legalActions(state, who!).filter((action) => action.do === 'throw')).toEqual([])
    const armed = duel({ hands: ['dagger'] })
    expect(legalActions(armed, armed.gladiators[0]!).filter((action) => action.do === 'throw')).toHaveLength(2)
  })
})

test.each([
  ['B-31 §22.1 fists in the 1981 game are those of chapter 22', 'on', ['bare']],
  ['B-31 §22.1 without it an empty hand does not strike', 'off', []],
] as const)('%s', (_, unarmed, means) => {
  const state = faceToFace({}, {}, { ...classic, unarmed })
  const who = state.gladiators[0]!
  who.hands = [null, who.hands[1]!]
  expect(meansAt(state, who, 1)).toEqual(means)
})
