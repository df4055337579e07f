/** The frame of the rule tests: gladiators put where the test wants them, scripted dice in, facts and events out. */
import { type AnswerTo, type Dir, effectiveOptions, type Hex, Scripted, type SumStep } from '@harena/engine'
import { expect } from 'vitest'
import { munera } from '../src/index.ts'
import type { Event } from '../src/match/events.ts'
import type { Munera } from '../src/match/game.ts'
import type { Options } from '../src/match/options.ts'
import { type Action, type Answer, askAct } from '../src/match/questions.ts'
import { type Fighter, hexOf, mapOf, type State } from '../src/match/state.ts'
import { apModifier } from '../src/rules/action-points.ts'
import { appealModifier } from '../src/rules/appeals.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { perform } from '../src/rules/sequence.ts'
import type { SampleType } from '../src/tables/sample-gladiators.ts'
import type { Skill } from '../src/tables/skills.ts'

export interface Man {
  readonly type?: SampleType
  readonly equipment?: Equipment
  readonly at: readonly [q: number, r: number]
  readonly facing: Dir
  readonly team?: number
  readonly strength?: number
  readonly skills?: readonly Skill[]
  readonly defeatedToday?: number
}

export function optionsWith(given: Partial<Options> = {}): Options {
  return effectiveOptions(munera, given) as Options
}

/** A bout in its first round; everybody has 6 AP, so that a test can let anybody act. */
export function frame(men: readonly Man[], given: Partial<Options> = {}, sparedToday = 0): State {
  const fighters = men.map((man, seat) => ({
    name: names[seat]!,
    team: man.team ?? seat,
    strength: man.strength ?? 7,
    ...(man.equipment ? { equipment: man.equipment } : { type: man.type ?? 'thracian' }),
    ...(man.skills ? { skills: man.skills } : {}),
    ...(man.defeatedToday ? { defeatedToday: man.defeatedToday } : {}),
  }))
  const setup = { fighters, sparedToday }
  expect(munera.checkSetup(setup, optionsWith(given))).toBeNull()
  const state = munera.start(setup, optionsWith(given))
  men.forEach(({ at: [q, r], facing }, seat) => {
    const fighter = state.fighters[seat]!
    fighter.cell = mapOf(state).cell({ q, r })
    expect(fighter.cell).toBeGreaterThanOrEqual(0)
    fighter.facing = facing
    fighter.ap = 6
  })
  state.phase = 'turn'
  state.order = men.map((_, seat) => seat)
  return state
}

export const names = ['Ajax', 'Dama', 'Crixus', 'Flamma', 'Gannicus', 'Hermes', 'Iaculator', 'Kalendio']

/** The frame of the vectors: A on (5,5) facing 0, D on (5,4); D facing 3 shows his front. */
export function duel(
  attacker: Omit<Man, 'at' | 'facing'> & Partial<Pick<Man, 'at' | 'facing'>>,
  defender: Omit<Man, 'at' | 'facing'> & Partial<Pick<Man, 'at' | 'facing'>>,
  given: Partial<Options> = {},
  others: readonly Man[] = [],
): State {
  return frame([{ at: [5, 5], facing: 0, ...attacker }, { at: [5, 4], facing: 3, ...defender }, ...others], given)
}

export function attackerOf(state: State): Fighter {
  return state.fighters[0]!
}

export function defenderOf(state: State): Fighter {
  return state.fighters[1]!
}

export function where(state: State, seat: number): Hex {
  return hexOf(state, state.fighters[seat]!.cell)
}

/** Lets a gladiator take one legal action; every scripted die must be used. */
export function doAct(state: State, action: Action, dice: readonly number[] = [], seat = 0): Event[] {
  expect(munera.check(state, askAct[seat]!, action)).toBeNull()
  const referee = new Scripted<Munera>(dice)
  perform(state, referee, state.fighters[seat]!, action)
  referee.done()
  return referee.events
}

/** A scripted referee whose answers must be legal. */
class Strict extends Scripted<Munera> {
  state: State | null = null

  override ask<Q extends Munera['question']>(question: Q): AnswerTo<Munera, Q> {
    const answer = super.ask(question)
    expect(munera.check(this.state!, question, answer)).toBeNull()
    return answer
  }
}

/** Plays a whole turn (or the set-up with its placing, or the aftermath) with these dice and legal answers; all must be used. */
export function playTurn(state: State, dice: readonly number[], answers: readonly Answer[] = []): Scripted<Munera> {
  const referee = new Strict(dice, answers)
  referee.state = state
  const isAftermath = state.phase === 'aftermath'
  do munera.playStep(state, referee)
  while (['placing', 'acting'].includes(state.phase) || (isAftermath && state.phase === 'aftermath'))
  referee.done()
  return referee
}

/** Each row that counts, as events tell it. */
export function apSteps(state: State, fighter: Fighter): SumStep[] {
  const steps: SumStep[] = []
  apModifier(state, fighter, steps)
  return steps
}

export function appealSteps(state: State, fighter: Fighter): SumStep[] {
  const steps: SumStep[] = []
  appealModifier(state, fighter, steps)
  return steps
}

/** The one event of a kind. */
export function told<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> {
  const found = events.filter((event) => event.kind === kind)
  expect(found, `events "${kind}"`).toHaveLength(1)
  return found[0] as Extract<Event, { kind: K }>
}

export function kindsOf(events: readonly Event[]): string[] {
  return events.map((event) => event.kind)
}

/** The paragraph of the refusal of an action; null if it is legal. */
export function refusedBy(state: State, action: unknown, seat = 0): string | null {
  return munera.check(state, askAct[seat]!, action)?.rule ?? null
}

export const end: Action = { act: 'end' }
/** With the first weapon on the sheet, at the second gladiator. */
export const attack: Action = { act: 'attack', weapon: 0, target: 1 }
export const secondAttack: Action = { act: 'attack', weapon: 1, target: 1 }
