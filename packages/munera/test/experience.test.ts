import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { askSkill } from '../src/match/questions.ts'
import { result } from '../src/match/result.ts'
import type { Out } from '../src/match/state.ts'
import { findChooser, skillsToTake } from '../src/rules/experience.ts'
import type { Skill } from '../src/tables/skills.ts'
import { attackerOf, defenderOf, duel, frame, playTurn, told } from './arena.ts'

const ask = askSkill[0]!

/** A duel that the first has just won. */
function won(own: readonly Skill[], other: readonly Skill[], out: Out = 'dispatched') {
  const state = duel({ skills: own }, { skills: other })
  Object.assign(defenderOf(state), { out, outBy: 0 })
  findChooser(state, 0)
  state.ending = 'victory'
  return state
}

describe('experience', () => {
  test('§10.1 each skill once, Charisma again, four in all', () => {
    const three: Skill[] = ['attack', 'dodge', 'charisma']
    expect(skillsToTake(won(three, three), attackerOf(won(three, three)))).toEqual([
      'reflexes',
      'stamina',
      'charisma',
      'favoured',
    ])
    const state = won(three, three)
    expect(munera.check(state, ask, { skill: 'dodge' })?.rule).toBe('§10.1')
    expect(munera.check(state, ask, { skill: 'charisma' })).toBeNull()
    const four: Skill[] = [...three, 'charisma']
    expect(skillsToTake(won(four, four), attackerOf(won(four, four)))).toEqual([])
  })

  test('§10.2 there are six kinds and no other', () => {
    expect(skillsToTake(won([], []), attackerOf(won([], [])))).toHaveLength(6)
    expect(munera.check(won([], []), ask, { skill: 'luck' })?.rule).toBe('§10.2')
  })

  test('§10.3 one who had as many skills or more teaches him, one with fewer does not', () => {
    const learns = (own: readonly Skill[], other: readonly Skill[]) =>
      skillsToTake(won(own, other), attackerOf(won(own, other))).length > 0
    expect(learns(['attack'], ['dodge'])).toBe(true)
    expect(learns(['attack'], ['dodge', 'stamina'])).toBe(true)
    expect(learns(['attack'], [])).toBe(false)
  })

  test('§10.3 one of several is enough, and it is one skill a bout', () => {
    const state = frame([
      { at: [5, 5], facing: 0, skills: ['attack'] },
      { at: [5, 4], facing: 3 },
      { at: [1, 1], facing: 3, skills: ['dodge'] },
    ])
    for (const seat of [1, 2]) Object.assign(state.fighters[seat]!, { out: 'dispatched', outBy: 0 })
    state.ending = 'victory'
    findChooser(state, 0)
    const { asked, events } = playTurn(state, [], [{ skill: 'dodge' }])
    expect(asked).toEqual([ask])
    expect(told(events, 'skillTaken').skill).toBe('dodge')
    expect(result(state).seats[0]!.skills).toEqual(['attack', 'dodge'])
    expect(state.phase).toBe('over')
  })

  test('§10.3 G.4 he may decline', () => {
    const state = won([], [])
    expect(munera.check(state, ask, { skill: null })).toBeNull()
    playTurn(state, [], [{ skill: null }])
    expect(result(state).seats[0]).toMatchObject({ skillTaken: null, skills: [] })
  })

  test('G.4 only those who have earned a skill are asked', () => {
    const state = won(['attack'], [])
    expect(state.phase).toBe('over')
  })

  test('G.4 the choice is a skill he may take, or none', () => {
    const state = won(['attack'], ['dodge'])
    expect(munera.legal(state, ask)).toEqual([
      { skill: 'reflexes' },
      { skill: 'dodge' },
      { skill: 'stamina' },
      { skill: 'charisma' },
      { skill: 'favoured' },
      { skill: null },
    ])
    expect(munera.check(state, ask, {})?.rule).toBe('G.4')
  })

  test('§10.3 the dead learn nothing, one who lost but lives does', () => {
    const state = frame([
      { at: [5, 5], facing: 0 },
      { at: [5, 4], facing: 3 },
      { at: [1, 1], facing: 3 },
    ])
    Object.assign(state.fighters[1]!, { out: 'dispatched', outBy: 0 })
    Object.assign(state.fighters[0]!, { out: 'spared', outBy: 2 })
    expect(skillsToTake(state, attackerOf(state))).toHaveLength(6)
    attackerOf(state).out = 'killed'
    expect(skillsToTake(state, attackerOf(state))).toEqual([])
  })

  test('§10.4 Stamina learnt now adds 2 to the strength on his sheet', () => {
    const state = won([], [])
    playTurn(state, [], [{ skill: 'stamina' }])
    expect(result(state).seats[0]!.strength).toBe(9)
    expect(attackerOf(state).strength).toBe(7)
  })

  test('§10.5 the next bout starts healed and with everything replaced', () => {
    const state = won([], [])
    Object.assign(attackerOf(state), { wounds: 4, shieldLost: true })
    const { strength } = result(state).seats[0]!
    const next = attackerOf(duel({ strength }, {}))
    expect(next).toMatchObject({ strength: 7, wounds: 0, shieldLost: false, weaponLost: [false], save: 2 })
  })
})
