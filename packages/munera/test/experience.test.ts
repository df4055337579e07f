import { describe, expect, test } from 'vitest'
import { askSkill, boutResult, munera, type Out, type Skill, skillsToTake } from '../src/index.ts'
import { attackerOf, defenderOf, duel, frame, playStep, told } from './arena.ts'

const ask = askSkill[0]!

/** A duel that the first has just won. */
function won(own: readonly Skill[], other: readonly Skill[], out: Out = 'dispatched') {
  const bout = duel({ skills: own }, { skills: other })
  Object.assign(defenderOf(bout), { out, outBy: 0 })
  bout.phase = 'aftermath'
  bout.ending = 'victory'
  return bout
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
    const bout = won(three, three)
    expect(munera.check(bout, ask, { skill: 'dodge' })?.rule).toBe('§10.1')
    expect(munera.check(bout, ask, { skill: 'charisma' })).toBeNull()
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
    const bout = frame([
      { at: [5, 5], facing: 0, skills: ['attack'] },
      { at: [5, 4], facing: 3 },
      { at: [1, 1], facing: 3, skills: ['dodge'] },
    ])
    for (const seat of [1, 2]) Object.assign(bout.fighters[seat]!, { out: 'dispatched', outBy: 0 })
    Object.assign(bout, { phase: 'aftermath', ending: 'victory' })
    const { asked, events } = playStep(bout, [], [{ skill: 'dodge' }])
    expect(asked).toEqual([ask])
    expect(told(events, 'skillTaken').skill).toBe('dodge')
    expect(boutResult(bout).seats[0]!.skills).toEqual(['attack', 'dodge'])
    expect(bout.phase).toBe('over')
  })

  test('§10.3 G.4 he may decline', () => {
    const bout = won([], [])
    expect(munera.check(bout, ask, { skill: null })).toBeNull()
    playStep(bout, [], [{ skill: null }])
    expect(boutResult(bout).seats[0]).toMatchObject({ skillTaken: null, skills: [] })
  })

  test('G.4 only those who have earned a skill are asked', () => {
    const bout = won(['attack'], [])
    expect(playStep(bout, []).asked).toEqual([])
  })

  test('G.4 the choice is a skill he may take, or none', () => {
    const bout = won(['attack'], ['dodge'])
    expect(munera.legal(bout, ask)).toEqual([
      { skill: 'reflexes' },
      { skill: 'dodge' },
      { skill: 'stamina' },
      { skill: 'charisma' },
      { skill: 'favoured' },
      { skill: null },
    ])
    expect(munera.check(bout, ask, {})?.rule).toBe('G.4')
  })

  test('§10.3 the dead learn nothing, one who lost but lives does', () => {
    const bout = frame([
      { at: [5, 5], facing: 0 },
      { at: [5, 4], facing: 3 },
      { at: [1, 1], facing: 3 },
    ])
    Object.assign(bout.fighters[1]!, { out: 'dispatched', outBy: 0 })
    Object.assign(bout.fighters[0]!, { out: 'spared', outBy: 2 })
    expect(skillsToTake(bout, attackerOf(bout))).toHaveLength(6)
    attackerOf(bout).out = 'killed'
    expect(skillsToTake(bout, attackerOf(bout))).toEqual([])
  })

  test('§10.4 Stamina learnt now adds 2 to the strength on his sheet', () => {
    const bout = won([], [])
    playStep(bout, [], [{ skill: 'stamina' }])
    expect(boutResult(bout).seats[0]!.strength).toBe(9)
    expect(attackerOf(bout).strength).toBe(7)
  })

  test('§10.5 the next bout starts healed and with everything replaced', () => {
    const bout = won([], [])
    Object.assign(attackerOf(bout), { wounds: 4, shieldLost: true })
    const { strength } = boutResult(bout).seats[0]!
    const next = attackerOf(duel({ strength }, {}))
    expect(next).toMatchObject({ strength: 7, wounds: 0, shieldLost: false, weaponLost: [false], save: 2 })
  })
})
