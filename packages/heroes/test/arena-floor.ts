/** What the rule tests share: matches with given cards, activations with given dice. */
import { type AnyAnswer, effectiveOptions, Scripted } from '@harena/engine'
import {
  type ArenaId,
  type Card,
  type Control,
  type Event,
  type Hand,
  type Heroes,
  heroes,
  type Options,
  type Signature,
  type State,
  type Step,
  type Style,
} from '../src/index.ts'
import { startActivation } from '../src/rules/phases.ts'
import { arenas } from '../src/tables/arenas.ts'

export interface Who {
  style?: Style
  /** Savvy, Strength, Speed. */
  attributes?: readonly [number, number, number]
  signatures?: Signature[]
  control?: Control
  gender?: 'male' | 'female'
  handed?: Hand
  side?: number
  zone?: string
  /** Whatever else the card should say. */
  card?: Partial<Card>
}

export interface Floor {
  arena?: ArenaId
  toTheDeath?: boolean
  options?: Partial<Options>
}

/** A match in the middle of a turn. Everybody is a Star with 4/4/4 in P23 and has no Bonus Dice, unless said otherwise. */
export function matchOf(gladiators: readonly Who[], floor: Floor = {}): State {
  const arena = floor.arena ?? 'provincial'
  const options = effectiveOptions(heroes, floor.options ?? {}) as Options
  const entrants = gladiators.map((who, seat) => {
    const [savvy, strength, speed] = who.attributes ?? [4, 4, 4]
    const sheet = {
      name: `G${seat}`,
      gender: who.gender ?? 'male',
      handed: who.handed ?? 'right',
      size: 'average',
      attributes: { savvy, strength, speed },
      partPenalty: [0, 0, 0, 0, 0, 0, 0],
      signatures: who.signatures ?? [],
      primary: who.style ?? 'murmillo',
      secondary: null,
    } as const
    const control = who.control ?? 'star'
    return { sheet, control, side: who.side ?? seat, style: 'primary', imperialSpares: 0 } as const
  })
  const toTheDeath = floor.toTheDeath ? 'yes' : 'no'
  const state = heroes.start({ arena, gates: 'WE', toTheDeath, opponents: 'given', gladiators: entrants }, options)
  state.cards.forEach((card, seat) => {
    const who = gladiators[seat]!
    card.zone = arenas[arena].numbers.get(who.zone ?? (arena === 'provincial' ? 'P23' : 'C0'))!
    card.bonus = 0
    Object.assign(card, who.card)
  })
  state.phase = 'activation'
  state.turn = 1
  state.order = state.cards.map((_, seat) => seat)
  startActivation(state)
  return state
}

export function zone(name: string, arena: ArenaId = 'provincial'): number {
  return arenas[arena].numbers.get(name)!
}

/** Plays one activation of a seat; every die and answer must be used. */
export function activate(
  state: State,
  seat: number,
  dice: readonly number[],
  answers: readonly AnyAnswer<Heroes>[] = [],
): Scripted<Heroes> {
  const referee = new Scripted<Heroes>(dice, answers)
  playFrom(state, seat, { kind: 'act' }, referee)
  referee.done()
  return referee
}

/** Plays the activation of a seat from some step on. */
export function playFrom(state: State, seat: number, step: Step | null, referee: Scripted<Heroes>): void {
  state.order = [seat]
  state.acted = 0
  state.phase = 'activation'
  startActivation(state)
  state.next = step
  while (state.next !== null) heroes.playStep(state, referee)
}

/** So many dice, of which so many succeed. */
export function pool(successes: number, dice: number): number[] {
  return Array.from({ length: dice }, (_, i) => (i < successes ? 1 : 6))
}

export function kinds(referee: Scripted<Heroes>): string[] {
  return referee.events.map((event) => event.kind)
}

export function eventOf<K extends Event['kind']>(referee: Scripted<Heroes>, kind: K): Extract<Event, { kind: K }> {
  const found = referee.events.find((event) => event.kind === kind)
  if (!found) throw new Error(`nothing like "${kind}" happened: ${kinds(referee).join(', ')}`)
  return found as Extract<Event, { kind: K }>
}

/** Puts a net over somebody, as after a toss. */
export function ensnare(state: State, seat: number, owner: number): void {
  const net = state.items.push({ kind: 'net', owner, place: 'onTarget', zone: -1, destroyBy: -1 }) - 1
  state.cards[seat]!.net = net
  state.cards[seat]!.isDown = true
}

/** Puts a thing on the ground. */
export function lay(state: State, kind: State['items'][number]['kind'], where: string, owner = 0): number {
  return state.items.push({ kind, owner, place: 'ground', zone: zone(where, state.arena), destroyBy: -1 }) - 1
}

/** Takes what somebody holds out of play. */
export function empty(state: State, seat: number, hand: Hand): void {
  const card = state.cards[seat]!
  state.items[card[hand]]!.place = 'gone'
  card[hand] = -1
}

export const parts = { head: 0, leftArm: 1, chest: 2, rightArm: 3, belly: 4, leftLeg: 5, rightLeg: 6 } as const
