/** Bouts in the middle of things, for small tests: men are placed, dice and answers scripted, facts and events read. */

import { type AnswerTo, type AnyAnswer, type Dir, effectiveOptions, type Hex, Scripted } from '@harena/engine'
import { outland } from '../src/index.ts'
import type { Event } from '../src/match/events.ts'
import type { Outland } from '../src/match/game.ts'
import { type Options, options as switches } from '../src/match/options.ts'
import { melee } from '../src/match/questions.ts'
import { type FighterSetup, start } from '../src/match/setup.ts'
import { type Fighter, isDeciding, mapOf, type State } from '../src/match/state.ts'
import { baseOf } from '../src/rules/modifiers.ts'
import { endActivation } from '../src/rules/movement.ts'
import { silent } from '../src/rules/plans.ts'
import { beginNext } from '../src/rules/turn.ts'
import type { Equipment } from '../src/tables/gladiator-types.ts'
import { tables } from '../src/tables/index.ts'

export type Given = { readonly [K in keyof Options]?: Options[K] }

export function optionsWith(given: Given = {}): Options {
  return effectiveOptions({ options: switches }, given) as Options
}

/** The standard men of the vectors. */
export const samnite = { type: 'samnite', strength: 2, agility: 1, damage: 9 } as const
export const secutor = { type: 'secutor', strength: 3, agility: 2, damage: 10 } as const
export const retarius = { type: 'retarius', strength: 2, agility: 3, damage: 6 } as const
export const gaul = { type: 'gaul', strength: 2, agility: 2, damage: 5 } as const

export const bareEquipment: Equipment = {
  weapon: 'sword',
  shield: false,
  net: false,
  helmet: 'none',
  torso: false,
  legs: false,
  arms: false,
  gaul: false,
}

/** A man with equipment of his own: bare but for what is said. */
export function own(equipment: Partial<Equipment>, strength = 2, agility = 2, damage = 9) {
  return { equipment: { ...bareEquipment, ...equipment }, strength, agility, damage }
}

type Kind = Omit<FighterSetup, 'name' | 'team'>

export interface Placed {
  readonly kind: Kind
  readonly at: readonly [q: number, r: number]
  readonly facing: Dir
  readonly team?: number
  /** What differs from a fresh gladiator. */
  readonly now?: Partial<Fighter>
}

export function man(kind: Kind, at: readonly [q: number, r: number], facing: Dir, now: Partial<Fighter> = {}): Placed {
  return { kind, at, facing, now }
}

export function ofTeam(team: number, placed: Placed): Placed {
  return { ...placed, team }
}

export const names = ['Priscus', 'Verus', 'Crixus', 'Flamma', 'Hilarus', 'Spiculus', 'Tetraites', 'Astacius']

/** Turn 1, the first of these men is next to act, then the others in their order. */
export function bout(men: readonly Placed[], given: Given = {}): State {
  const fighters = men.map(({ kind, team }, seat) => ({ ...kind, name: names[seat]!, team: team ?? seat }))
  const state = start({ fighters }, optionsWith(given))
  play(state, [])
  men.forEach(({ at: [q, r], facing, now }, seat) => {
    const fighter = state.fighters[seat]!
    Object.assign(fighter, { cell: mapOf(state).cell({ q, r }), facing, group: seat }, now)
    fighter.base = baseOf(tables.modifiers, fighter.equipment, fighter.shield, fighter.net)
  })
  state.order = men.map((_, seat) => seat)
  letAct(state, 0, 1)
  return state
}

/** The frame of the vectors: the attacker on (5,5) facing north, the defender in front of him. */
export function frame(
  attacker: Kind,
  defender: Kind,
  facing: Dir,
  given: Given = {},
  now: { readonly attacker?: Partial<Fighter>; readonly defender?: Partial<Fighter> } = {},
): State {
  return bout([man(attacker, [5, 5], 0, now.attacker), man(defender, [5, 4], facing, now.defender)], given)
}

/** Scripted answers must be legal as well. */
class Refereed extends Scripted<Outland> {
  private readonly state: State

  constructor(state: State, dice: readonly number[], answers: readonly AnyAnswer<Outland>[]) {
    super(dice, answers)
    this.state = state
  }

  override ask<Q extends Outland['question']>(question: Q): AnswerTo<Outland, Q> {
    const answer = super.ask(question)
    const refusal = outland.check(this.state, question, answer)
    if (refusal) throw new Error(`${JSON.stringify(answer)}: ${refusal.rule} ${refusal.message}`)
    return answer
  }
}

/** Whoever stands at this place of the order is next to act. */
export function letAct(state: State, next: number, turn = state.turn, referee = silent): void {
  Object.assign(state, { turn, next, active: -1, together: [], clashes: [] })
  for (const fighter of state.fighters) endActivation(fighter)
  beginNext(state, referee)
}

/** Plays the dice of a set-up or a turn, or what is left of an activation; all dice and answers must be used. */
export function play(
  state: State,
  dice: readonly number[],
  ...answers: readonly AnyAnswer<Outland>[]
): Scripted<Outland> {
  const referee = new Refereed(state, dice, answers)
  const { activation } = state
  do outland.playStep(state, referee)
  while (state.activation === activation && (state.phase === 'activation' || isDeciding(state)))
  referee.done()
  return referee
}

/** The first man fights the second. */
export function fight(
  state: State,
  dice: readonly number[],
  ...answers: readonly AnyAnswer<Outland>[]
): Scripted<Outland> {
  return play(state, dice, melee(1), ...answers)
}

export function hexOf(state: State, seat: number): Hex {
  return mapOf(state).hex(state.fighters[seat]!.cell)
}

export function hex(q: number, r: number): Hex {
  return { q, r }
}

export function ground(state: State): { hex: Hex; kind: string }[] {
  return state.ground.map(({ cell, kind }) => ({ hex: mapOf(state).hex(cell), kind }))
}

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** The only event of a kind. */
export function told<K extends Event['kind']>(referee: Scripted<Outland>, kind: K): EventOf<K> {
  const found = allTold(referee, kind)
  if (found.length !== 1) throw new Error(`"${kind}" was told ${found.length} times`)
  return found[0]!
}

export function allTold<K extends Event['kind']>(referee: Scripted<Outland>, kind: K): EventOf<K>[] {
  return referee.events.filter((event): event is EventOf<K> => event.kind === kind)
}

/** Whether both are locked in this turn. */
export function areLocked(state: State): boolean {
  return state.fighters.every((fighter) => fighter.lockedInTurn === state.turn)
}

/** The rule that a refusal cites; null if the answer is legal. */
export function refusedBy(state: State, seat: number, answer: unknown): string | null {
  return outland.check(state, { kind: 'activate', seat, rule: '§2.3' }, answer)?.rule ?? null
}

/** Plays these answers, one a step; the state is then in the middle of an activation. */
export function playInto(state: State, ...answers: readonly AnyAnswer<Outland>[]): Scripted<Outland> {
  const referee = new Refereed(state, [], answers)
  const { activation } = state
  for (const _ of answers) outland.playStep(state, referee)
  referee.done()
  if (state.activation !== activation) throw new Error('the activation is over')
  return referee
}

/** Two faces with this sum. */
export function twoDice(sum: number): [number, number] {
  const first = Math.min(6, sum - 1)
  return [first, sum - first]
}
