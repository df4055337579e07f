/** A duel on a bare board with known log sheets, and a scripted referee. */
import { type AnyAnswer, effectiveOptions, fromColumnAndRow, type Hex, Scripted } from '@harena/engine'
import { board } from '../src/02-preparation/board.ts'
import { withTheBook } from '../src/05-turn/deciders.ts'
import type { Fight, PlannedAttack } from '../src/09-combat/attack-order.ts'
import { allocate, beginFight, makeAttack } from '../src/09-combat/fight.ts'
import { colosseum, editionOf, type GladiatorSetup, type Options, presets, type Setup } from '../src/index.ts'
import { contextOf, type RuleContext } from '../src/match/context.ts'
import type { Colosseum } from '../src/match/game.ts'
import type { Allocation, Row } from '../src/match/questions.ts'
import type { Gladiator, State } from '../src/match/state.ts'

export type Given = Partial<Omit<GladiatorSetup, 'name' | 'team'>>

/** The log sheet of a man in the middle of the table, without armour. */
export const average = {
  ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 },
  armour: ['-', '-', '-', '-', '-'],
  shield: 'large',
} as const satisfies Partial<GladiatorSetup>

export function optionsWith(given: Partial<Options> = {}): Options {
  return effectiveOptions(colosseum, { arena: 'off', ...given }) as unknown as Options
}

/** The two editions as printed. */
export const colosseumEdition = editionOf(optionsWith())
export const classic1981 = editionOf(optionsWith(presets.classic1981))

/** A match in phase 1 of turn 1. */
export function matchOf(setup: Setup, given: Partial<Options> = {}): State {
  const state = colosseum.start(setup, optionsWith(given))
  const referee = new Scripted<Colosseum>([])
  colosseum.playStep(state, referee)
  referee.done()
  return state
}

/** Two average medium men (CF 12), four empty hexes apart; the first looks south. */
export function duel(one: Given = {}, other: Given = {}, given: Partial<Options> = {}): State {
  const sheet = (name: string, team: number, more: Given): GladiatorSetup => ({
    name,
    team,
    style: 'myrmillo',
    ...average,
    ...more,
  })
  return matchOf({ gladiators: [sheet('Felix', 0, one), sheet('Priscus', 1, other)] }, given)
}

/** Several men a side. */
export function melee(teams: readonly number[], given: Partial<Options> = {}, more: Given = {}): State {
  return matchOf(
    { gladiators: teams.map((team, at) => ({ name: `man ${at}`, team, style: 'myrmillo', ...average, ...more })) },
    given,
  )
}

export function scripted(
  state: State,
  faces: readonly number[] = [],
  answers: readonly unknown[] = [],
): { play: RuleContext; referee: Scripted<Colosseum> } {
  const referee = new Scripted<Colosseum>(faces, answers as AnyAnswer<Colosseum>[])
  return { play: withTheBook(contextOf(state, referee)), referee }
}

/** Runs rule code with scripted dice and answers, all of which must be used; returns the events. */
export function run(
  state: State,
  faces: readonly number[],
  answers: readonly unknown[],
  rule: (play: RuleContext) => void,
): Colosseum['event'][] {
  const { play, referee } = scripted(state, faces, answers)
  rule(play)
  referee.done()
  return referee.events
}

/** All that is left of a phase; of a match that has not begun, its preparation. */
export function playPhase({ state, referee }: Pick<RuleContext, 'state' | 'referee'>): void {
  do colosseum.playStep(state, referee)
  while (!colosseum.isOver(state) && state.step !== 'beginning')
}

/** The step that comes next. */
export function oneStep(state: State, faces: readonly number[], answers: readonly unknown[]): Colosseum['event'][] {
  return run(state, faces, answers, ({ referee }) => colosseum.playStep(state, referee))
}

/** One whole phase. */
export function phase(state: State, faces: readonly number[], answers: readonly unknown[]): Colosseum['event'][] {
  return run(state, faces, answers, playPhase)
}

/** §5.2.6 The whole fight of a phase. */
export function fightOut(play: RuleContext): void {
  beginFight(play)
  if (play.state.fight) allocate(play)
  while (play.state.fight) makeAttack(play)
}

export function planned(
  seat: number,
  index: number,
  round: number,
  attack: Row,
  more: Partial<PlannedAttack> = {},
): PlannedAttack {
  return { ...attack, seat, index, round, halvings: 0, hand: -1, weapon: null, status: 'planned', ...more }
}

/** A fight with these attacks, in which nobody defends. */
export function fightWith(attacks: PlannedAttack[], outnumbered: readonly boolean[] = []): Fight {
  const nobody = { foes: [], faced: [], allocations: [], due: [], shown: [0, 0, 0], seenBy: [0, 0, 0] }
  return { ...nobody, attacks, outnumbered, ducked: {}, stepped: {} }
}

/** The centre of the board, from which tests count offsets. */
export const centre: Hex = fromColumnAndRow(8, 8)

export function at(q: number, r: number): number {
  return board.cell({ q: centre.q + q, r: centre.r + r })
}

export function place(who: Gladiator, q: number, r: number, facing: number): void {
  who.cell = at(q, r)
  who.facing = facing as Gladiator['facing']
  who.now.startCell = who.cell
}

/** Two men face to face, one hex apart: the first north of the second. */
export function faceToFace(one: Given = {}, other: Given = {}, given: Partial<Options> = {}): State {
  const state = duel(one, other, given)
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 0, 0, 0)
  return state
}

export function row(target: number, area: number, cf: number, more: Partial<Row> = {}): Row {
  return { target, area: area as Row['area'], means: 'right', special: '', cf, ...more }
}

export function allocation(
  attacks: readonly Row[],
  defence: readonly number[] = [0, 0, 0, 0, 0],
  guard = '',
): Allocation {
  return { attacks, defence, guard: guard as Allocation['guard'], top: -1 }
}

export const idle = allocation([])
export const nothing = { do: 'nothing' } as const

export function kinds(events: readonly Colosseum['event'][]): string[] {
  return events.map(({ kind }) => kind)
}

/** The totals of all events of a kind, in their order. */
export function totals(events: readonly Colosseum['event'][], kind: Colosseum['event']['kind']): unknown[] {
  return events.flatMap((event) => (event.kind === kind && 'total' in event ? [event.total] : []))
}

export function find<K extends Colosseum['event']['kind']>(
  events: readonly Colosseum['event'][],
  kind: K,
): Extract<Colosseum['event'], { kind: K }> {
  const found = events.find((event) => event.kind === kind)
  if (!found) throw new Error(`no event "${kind}" among ${kinds(events).join(', ')}`)
  return found as Extract<Colosseum['event'], { kind: K }>
}
