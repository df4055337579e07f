/** The frame of the rule tests: gladiators put where the test wants them, scripted dice in, facts and events out. */
import { type AnswerTo, type Dir, effectiveOptions, type Hex, Scripted } from '@harena/engine'
import { expect } from 'vitest'
import {
  type Action,
  arenaOf,
  askAct,
  type Bout,
  type Equipment,
  type Fighter,
  hexOf,
  type Munera,
  type MuneraAnswer,
  type MuneraEvent,
  munera,
  type Options,
  perform,
  type SampleType,
  type Skill,
} from '../src/index.ts'

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
export function frame(men: readonly Man[], given: Partial<Options> = {}, sparedToday = 0): Bout {
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
  const bout = munera.start(setup, optionsWith(given))
  men.forEach(({ at: [q, r], facing }, seat) => {
    const fighter = bout.fighters[seat]!
    fighter.cell = arenaOf(bout).cell({ q, r })
    expect(fighter.cell).toBeGreaterThanOrEqual(0)
    fighter.facing = facing
    fighter.ap = 6
  })
  bout.phase = 'turns'
  bout.order = men.map((_, seat) => seat)
  return bout
}

export const names = ['Ajax', 'Dama', 'Crixus', 'Flamma', 'Gannicus', 'Hermes', 'Iaculator', 'Kalendio']

/** The frame of the vectors: A on (5,5) facing 0, D on (5,4); D facing 3 shows his front. */
export function duel(
  attacker: Omit<Man, 'at' | 'facing'> & Partial<Pick<Man, 'at' | 'facing'>>,
  defender: Omit<Man, 'at' | 'facing'> & Partial<Pick<Man, 'at' | 'facing'>>,
  given: Partial<Options> = {},
  others: readonly Man[] = [],
): Bout {
  return frame([{ at: [5, 5], facing: 0, ...attacker }, { at: [5, 4], facing: 3, ...defender }, ...others], given)
}

export function attackerOf(bout: Bout): Fighter {
  return bout.fighters[0]!
}

export function defenderOf(bout: Bout): Fighter {
  return bout.fighters[1]!
}

export function where(bout: Bout, seat: number): Hex {
  return hexOf(bout, bout.fighters[seat]!.cell)
}

/** Lets a gladiator take one legal action; every scripted die must be used. */
export function doAct(bout: Bout, action: Action, dice: readonly number[] = [], seat = 0): MuneraEvent[] {
  expect(munera.check(bout, askAct[seat]!, action)).toBeNull()
  const referee = new Scripted<Munera>(dice)
  perform(bout, referee, bout.fighters[seat]!, action)
  referee.done()
  return referee.events
}

/** A scripted referee whose answers must be legal. */
class Strict extends Scripted<Munera> {
  bout: Bout | null = null

  override ask<Q extends Munera['question']>(question: Q): AnswerTo<Munera, Q> {
    const answer = super.ask(question)
    expect(munera.check(this.bout!, question, answer)).toBeNull()
    return answer
  }
}

/** Plays one phase with these dice and legal answers; all must be used. */
export function playStep(bout: Bout, dice: readonly number[], answers: readonly MuneraAnswer[] = []): Scripted<Munera> {
  const referee = new Strict(dice, answers)
  referee.bout = bout
  munera.playStep(bout, referee)
  referee.done()
  return referee
}

/** The one event of a kind. */
export function told<K extends MuneraEvent['kind']>(
  events: readonly MuneraEvent[],
  kind: K,
): Extract<MuneraEvent, { kind: K }> {
  const found = events.filter((event) => event.kind === kind)
  expect(found, `events "${kind}"`).toHaveLength(1)
  return found[0] as Extract<MuneraEvent, { kind: K }>
}

export function kindsOf(events: readonly MuneraEvent[]): string[] {
  return events.map((event) => event.kind)
}

/** The paragraph of the refusal of an action; null if it is legal. */
export function refusedBy(bout: Bout, action: unknown, seat = 0): string | null {
  return munera.check(bout, askAct[seat]!, action)?.rule ?? null
}

export const end: Action = { act: 'end' }
/** With the first weapon on the sheet, at the second gladiator. */
export const attack: Action = { act: 'attack', weapon: 0, target: 1 }
export const secondAttack: Action = { act: 'attack', weapon: 1, target: 1 }
