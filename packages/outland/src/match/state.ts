/** A.3 The plain data of a bout. Between phases it is JSON; a hex is one small integer, its cell on the arena's map. */
import { type Dir, type HexMap, rectangle, type Seat } from '@harena/engine'
import type { Equipment, GladiatorType, Thing, Weapon } from '../tables/gladiator-types.ts'
import type { Options } from './options.ts'

/** Which kind of exchange: hand to hand, or with the net over a distance (§9.3). */
export type ExchangeKind = 'melee' | 'whip'

export type Verdict = 'spared' | 'dispatched'

export type Out = 'mortallyWounded' | Verdict

export interface Fighter {
  readonly seat: Seat
  readonly team: number
  readonly name: string
  readonly type: GladiatorType | 'own'
  /** What he came with. */
  readonly equipment: Equipment
  /** 0 until rolled, as agility and damage. */
  strength: number
  agility: number
  /** How many hits he can take: his boxes. */
  damage: number
  /** The movement rate (§1.5). */
  movement: number

  cell: number
  facing: Dir
  /** Damage points taken: marked boxes. */
  hits: number
  weapon: Weapon | null
  shield: boolean
  net: boolean
  /** The sum of T4.1 to T4.7, kept up to date as things are lost and picked up. */
  base: number
  prone: boolean
  /** The turn in which he is locked (§4.7); 0 for never. */
  lockedInTurn: number
  /** Rounds fought against each opponent, two bits for each seat, counted up to 2 (§10.1). */
  gaulRounds: number
  hitsInflicted: number
  out: Out | null
  /** Who put him out; -1 for nobody. */
  outBy: Seat
  /** The activation of the bout in which he went out; 0 for none. */
  outAt: number
  /** Turns until one who is mortally wounded dies; 0 when dead or unhurt (§8.6). */
  diesInTurns: number

  /** This turn: one die + agility. */
  initiative: number
  /** This turn: gladiators of equal initiative have the same number. */
  group: number
  /** This turn: a bit for each seat with which he has had an exchange. */
  fought: number

  /** This activation: movement points left. */
  points: number
  /** This activation: movement points spent. */
  spent: number
  /** This activation: hexes entered. */
  steps: number
  /** This activation: free turns left (§3.4). */
  freeTurns: number
  /** This activation: whether he may take no more steps (§3.5). */
  stopped: boolean
  /** This activation: whether he has done anything. */
  acted: boolean
  /** A bit for each enemy he touched when this activation began; -1 while he is not acting. */
  touched: number
}

/** The exchange being resolved, or the last one. */
export interface Exchange {
  attacker: Seat
  defender: Seat
  kind: ExchangeKind
  /** How the defender attacks at the same time, if he does (D.2). */
  answeredBy: ExchangeKind | null
  /** The defender's hexside over which the attacker stands. */
  side: Dir
  /** The attacker's hexside over which the defender stands. */
  attackerSide: Dir
  /** Whether they touch: else a difference up to 1 locks nobody (§9.3). */
  touching: boolean
  /** Whether the attacker did not touch the defender when his activation began (§10.2). */
  isNew: boolean
  /** The sum of two dice, and the sum of the modifiers, of each side. */
  attackerDice: number
  attackerModifiers: number
  defenderDice: number
  defenderModifiers: number
  /** -1 if nothing was decided, as `loser`. */
  winner: Seat
  loser: Seat
  /** The direction in which the loser backs up. */
  retreat: Dir
  /** Where the loser stood, and the directions of the steps he backed up; -1 for none. */
  from: number
  first: number
  second: number
  /** Where the winner stands if he follows. */
  followTo: number
  /** The row of T3, and how many hexes the loser has still to back up. */
  row: number
  backsUp: number
  /** What comes next of it (§5.1). */
  next: 'loserFalls' | 'winnerFalls' | 'backUp' | 'nothing'
}

/** An attack of one on another, or of both on each other, as they stood when all of a group had moved (D.2). */
export interface Clash
  extends Readonly<
    Pick<Exchange, 'attacker' | 'defender' | 'answeredBy' | 'side' | 'attackerSide' | 'touching' | 'isNew'>
  > {
  readonly act: 'melee' | 'whip' | 'ensnare'
}

/**
 * What the next step is: the gladiators' dice; the initiative of a turn; one action; the secret plans of a group (D.2); or
 * a decision in an exchange: the victor's over a life, the loser's over the side to which he backs up, the winner's whether
 * he follows.
 */
export type Phase = 'gladiators' | 'initiative' | 'activation' | 'plans' | 'judging' | 'sliding' | 'following' | 'over'

/** Whether somebody has to decide before an exchange goes on. */
export function isDeciding({ phase }: State): boolean {
  return phase === 'judging' || phase === 'sliding' || phase === 'following'
}

/** How a bout ended: one team is left, the last ones went out together, or the limit was reached. */
export type Ending = 'lastTeam' | 'together' | 'limit'

export interface Dropped {
  readonly cell: number
  readonly kind: Thing
}

export interface State {
  readonly options: Options
  readonly cols: number
  readonly rows: number
  readonly fighters: Fighter[]
  phase: Phase
  turn: number
  /** Activations so far, simultaneous ones counted as one. */
  activation: number
  /** Seats in this turn's order, and the place of the next one. */
  order: Seat[]
  next: number
  /** Who is acting; -1 for nobody, or several at once. */
  active: Seat
  /** Those who act at the same time, in seat order, and what they have still to fight out (D.2). */
  together: Seat[]
  clashes: Clash[]
  /** Who is being judged (§11); -1 for nobody. */
  judged: Seat
  /** Who brought down the one who is judged. */
  judge: Seat
  exchange: Exchange
  ground: Dropped[]
  ending: Ending | null
}

let lastMap = rectangle(10, 12)
let lastCols = 10
let lastRows = 12

/** The map of the bout's arena: maps are made once for each size, and the last one is at hand. */
export function mapOf(state: State): HexMap {
  if (state.cols !== lastCols || state.rows !== lastRows) {
    lastMap = rectangle(state.cols, state.rows)
    lastCols = state.cols
    lastRows = state.rows
  }
  return lastMap
}

export function isIn(fighter: Fighter): boolean {
  return fighter.out === null
}

export function boxesLeft(fighter: Fighter): number {
  return fighter.damage - fighter.hits
}

export function isLocked(state: State, fighter: Fighter): boolean {
  return fighter.lockedInTurn === state.turn && state.turn > 0
}

/** Whether two gladiators still in are of different teams (H.1). */
export function areEnemies(a: Fighter, b: Fighter): boolean {
  return a.team !== b.team && a.out === null && b.out === null
}

/** Who stands in a cell; undefined for nobody. One who is out has left the arena (§2.5). */
export function fighterAt(state: State, cell: number): Fighter | undefined {
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i]!
    if (fighter.cell === cell && fighter.out === null) return fighter
  }
  return undefined
}

export function isFree(state: State, cell: number): boolean {
  return cell >= 0 && fighterAt(state, cell) === undefined
}

/** §3.5 Two gladiators in adjacent hexes touch. */
export function areTouching(state: State, a: Fighter, b: Fighter): boolean {
  return mapOf(state).distance(a.cell, b.cell) === 1
}

/** The enemies that a gladiator touches, a bit for each seat. */
export function touchedEnemies(state: State, fighter: Fighter): number {
  const { fighters } = state
  let touched = 0
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]!
    if (areEnemies(fighter, other) && areTouching(state, fighter, other)) touched |= 1 << i
  }
  return touched
}

/** Before the first exchange. */
export function noExchange(): Exchange {
  return {
    attacker: -1,
    defender: -1,
    kind: 'melee',
    answeredBy: null,
    side: 0,
    attackerSide: 0,
    touching: false,
    isNew: false,
    attackerDice: 0,
    attackerModifiers: 0,
    defenderDice: 0,
    defenderModifiers: 0,
    winner: -1,
    loser: -1,
    retreat: 0,
    from: -1,
    first: -1,
    second: -1,
    followTo: -1,
    row: 1,
    backsUp: 0,
    next: 'nothing',
  }
}
