/**
 * Munera cut down until it can be solved: two men with one sword each, a few wounds, on a few hexes. A double 1 shakes the
 * attacker instead of taking his sword, so that fewer positions are possible; all else is as printed, and every chance
 * comes out of the rule code. What the solved player scores against a level is the room that the dice leave above it.
 */
import { type Bot, type Dir, effectiveOptions, exactly } from '@harena/engine'
import { type Action, type Fighter, type Munera, munera, type State } from '@harena/munera'

export interface CutDown {
  readonly cols: number
  readonly rows: number
  readonly strength: number
}

/** One action of him who is to move, or null for his throw, and what comes of it. */
interface Choice {
  readonly action: Action | null
  readonly to: readonly number[]
  readonly chances: readonly number[]
}

const question = { kind: 'act', seat: 0, rule: '§2.3' } as const
const MOST_AP = 7
const SURE: readonly number[] = [1]
/** Goes on until nothing changes by more. */
const PRECISE = 1e-5
const [WON, LOST] = [-1, -2]
/** Added to a position that is the other's to move. */
const OTHERS = 2 ** 24

const man = (name: string, team: number, strength: number) => ({
  name,
  team,
  type: 'sword',
  strength,
  equipment: { armour: 'none', shield: null, weapons: [{ kind: 'sword', hand: 'right' }] } as const,
})

/** What a choice is worth to him who makes it, if positions are worth so much to him and to the other, each when he moves. */
function worthTo({ to, chances }: Choice, mine: Float64Array, his: Float64Array): number {
  let sum = 0
  for (let at = 0; at < to.length; at++) {
    const next = to[at]!
    const worth = next === WON ? 1 : next === LOST ? 0 : next >= OTHERS ? 1 - his[next - OTHERS]! : mine[next]!
    sum += chances[at]! * worth
  }
  return sum
}

/** Works every position out once more; returns the greatest change. */
function sweep(all: ReadonlyMap<number, readonly Choice[]>, mine: Float64Array, his: Float64Array): number {
  let change = 0
  for (const [number, choices] of all) {
    let best = 0
    for (const choice of choices) best = Math.max(best, worthTo(choice, mine, his))
    change = Math.max(change, Math.abs(best - mine[number]!))
    mine[number] = best
  }
  return change
}

function place(fighter: Fighter, cell: number, facing: Dir): void {
  fighter.cell = cell
  fighter.facing = facing
}

export class Solved {
  /** As he who is to move sees it. */
  private readonly worth: Float64Array
  private readonly template: State
  private readonly cells: number
  private readonly strength: number
  /** By position. */
  private readonly choices = new Map<number, readonly Choice[]>()

  constructor({ cols, rows, strength }: CutDown) {
    const fighters = [man('First', 0, strength), man('Second', 1, strength)]
    const options = effectiveOptions(munera, { 'tables.doubles.1': 'attackerOffBalance' })
    const start = munera.start({ fighters }, options as never)
    this.template = { ...start, cols, rows, order: [0, 1], phase: 'turn' }
    this.cells = cols * rows
    this.strength = strength
    this.worth = this.evens()
    this.explore()
    while (sweep(this.choices, this.worth, this.worth) > PRECISE);
  }

  private evens(): Float64Array {
    return new Float64Array(this.cells ** 2 * 36 * this.strength ** 2 * 4 * (MOST_AP + 1) * 2).fill(0.5)
  }

  get positions(): number {
    return this.choices.size
  }

  /** A bout from opposite corners; the first moves or the second. */
  start(isFirst: boolean): State {
    const state = munera.clone(this.template)
    place(state.fighters[0]!, 0, 3)
    place(state.fighters[1]!, this.cells - 1, 0)
    state.order = isFirst ? [0, 1] : [1, 0]
    return state
  }

  /** What he does who plays as well as can be played. */
  readonly play: Bot<Munera> = (state, asked) => {
    if (asked.kind !== 'act') return { skill: null }
    const choices = this.choices.get(this.numberOf(state) % OTHERS)!
    const value = (choice: Choice) => worthTo(choice, this.worth, this.worth)
    const action = choices.reduce((best, one) => (value(one) > value(best) ? one : best)).action!
    return 'target' in action ? { ...action, target: 1 - asked.seat } : action
  }

  /** What the best answer to a level scores against it, the level's choices taken as they are. */
  bestAgainst(level: Bot<Munera>): number {
    const fixed = new Map<number, readonly Choice[]>()
    for (const [number, choices] of this.choices) {
      const answer = choices[0]!.action && JSON.stringify(level(this.stateOf(number), question, { below: () => 0 }))
      fixed.set(number, answer === null ? choices : choices.filter(({ action }) => JSON.stringify(action) === answer))
    }
    const [mine, his] = [this.evens(), this.evens()]
    let change = 1
    while (change > PRECISE) change = Math.max(sweep(this.choices, mine, his), sweep(fixed, his, mine))
    const first = this.numberOf(this.start(true))
    return (mine[first]! + 1 - his[first]!) / 2
  }

  /** Everything that can come up from the start, each with what can be chosen there and what comes of it. */
  private explore(): void {
    const open = [this.numberOf(this.start(true))]
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      if (this.choices.has(number)) continue
      const choices = this.choicesAt(number)
      this.choices.set(number, choices)
      for (const { to } of choices) {
        for (const next of to) if (next >= 0) open.push(next >= OTHERS ? next - OTHERS : next)
      }
    }
  }

  private choicesAt(number: number): Choice[] {
    const state = this.stateOf(number)
    const actions = state.phase === 'turn' ? [null] : (munera.legal(state, question) as Action[])
    return actions.map((action) => {
      const results = exactly<Munera, number>(
        (referee) => {
          const copy = this.stateOf(number)
          munera.playStep(copy, referee)
          return this.numberOf(copy)
        },
        () => action as never,
      )
      const chances = results.size === 1 ? SURE : [...results.values()]
      return { action, to: [...results.keys()], chances }
    })
  }

  /** The man to move comes first, whoever it is: both are alike. */
  private numberOf(state: State): number {
    const mover = state.order[state.turn] ?? 0
    const [me, him] = [state.fighters[mover]!, state.fighters[1 - mover]!]
    if (me.out !== null || him.out !== null) return state.fighters[0]!.out === null ? WON : LOST
    const { cells, strength } = this
    let number = me.cell * cells + him.cell
    number = (number * 6 + me.facing) * 6 + him.facing
    number = (number * strength + me.wounds) * strength + him.wounds
    number = (number * 2 + me.offBalance) * 2 + him.offBalance
    number = number * (MOST_AP + 1) + (state.phase === 'turn' ? 0 : me.ap)
    return number * 2 + (me.used[0] && state.phase !== 'turn' ? 1 : 0) + (mover === 0 ? 0 : OTHERS)
  }

  private stateOf(number: number): State {
    let left = number
    const next = (count: number) => {
      const value = left % count
      left = Math.floor(left / count)
      return value
    }
    const state = munera.clone(this.template)
    const [me, him] = [state.fighters[0]!, state.fighters[1]!]
    me.used[0] = next(2) === 1
    me.ap = next(MOST_AP + 1)
    state.phase = me.ap === 0 ? 'turn' : 'acting'
    him.offBalance = next(2)
    me.offBalance = next(2)
    him.wounds = next(this.strength)
    me.wounds = next(this.strength)
    him.facing = next(6) as Dir
    me.facing = next(6) as Dir
    him.cell = next(this.cells)
    me.cell = next(this.cells)
    return state
  }
}
