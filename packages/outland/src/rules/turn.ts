/** §2 The turn: initiative, then everybody's activation in order, and the end of the bout. */
import { addStep, type Seat, stepsFor } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import { type Action, activateQuestions, MAX_SEATS } from '../match/questions.ts'
import { type Ending, type Fighter, isDeciding, isIn, isLocked, type State } from '../match/state.ts'
import { askVictor, beg } from './crowd.ts'
import { countDownDeaths } from './damage.ts'
import { askSide, askToFollow, resolveExchange } from './exchange.ts'
import { rollGladiators } from './gladiators.ts'
import { attack, canMeleeAnybody } from './melee.ts'
import { beginActivation, endActivation, getUp, pickUp, step, turn } from './movement.ts'
import { canUseNetOnAnybody, ensnareTarget } from './net.ts'
import { actTogether, fightClash } from './simultaneous.ts'

/** One step: whatever asks somebody begins with its question. */
export function playStep(state: State, referee: Ref): void {
  switch (state.phase) {
    case 'activation':
      if (act(state, referee)) goOn(state, referee)
      break
    case 'initiative':
      rollInitiative(state, referee)
      break
    case 'gladiators':
      rollGladiators(state, referee)
      break
    case 'plans':
      actTogether(state, referee)
      goOn(state, referee)
      break
    case 'judging':
      askVictor(state, referee)
      goOn(state, referee)
      break
    case 'sliding':
      askSide(state, referee)
      goOn(state, referee)
      break
    case 'following':
      askToFollow(state, referee)
      goOn(state, referee)
      break
    case 'over':
      break
  }
}

const initiativeRows = {
  die: { what: 'die', rule: '§2.1' },
  agility: { what: 'agility', rule: '§2.1' },
} as const

/** §2.1 Each gladiator still in rolls one die + agility, in seat order; higher acts earlier. */
function rollInitiative(state: State, referee: Ref): void {
  const { fighters, order } = state
  state.turn++
  if (referee.listening) referee.tell({ kind: 'turnBegan', rule: '§2.1', turn: state.turn })
  countDownDeaths(state, referee)
  // One by one: to set the length costs far more.
  while (order.length > 0) order.pop()
  for (let seat = 0; seat < fighters.length; seat++) {
    const fighter = fighters[seat]!
    if (!isIn(fighter)) continue
    const steps = stepsFor(referee)
    const die = addStep(steps, initiativeRows.die, referee.roll(1, '§2.1', seat, 'initiative'))
    fighter.initiative = die + addStep(steps, initiativeRows.agility, fighter.agility)
    fighter.fought = 0
    order.push(seat)
    if (steps) referee.tell({ kind: 'initiativeRolled', rule: '§2.1', seat, total: fighter.initiative, steps })
  }
  for (let i = 0; i < order.length; i++) scores[order[i]!] = fighters[order[i]!]!.initiative
  rank(order, 0, order.length)
  for (let i = 0; i < order.length; i++) fighters[order[i]!]!.group = ranks[order[i]!]!
  if (state.options.ties === 'rollOff') settleTies(state, referee)
  state.next = 0
  if (referee.listening) tellOrder(state, referee)
  beginNext(state, referee)
}

/** Scratch space: what each seat has just rolled, and its place in the order; equals share the first place. */
const scores = new Int8Array(MAX_SEATS)
const ranks = new Int8Array(MAX_SEATS)

/** Sorts a stretch of the order, highest score first; equals stay in seat order and have the same rank. */
function rank(order: Seat[], from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const seat = order[i]!
    let at = i
    while (at > from && scores[order[at - 1]!]! < scores[seat]!) {
      order[at] = order[at - 1]!
      at--
    }
    order[at] = seat
  }
  for (let i = from, first = from; i < to; i++) {
    if (scores[order[i]!] !== scores[order[first]!]) first = i
    ranks[order[i]!] = first
  }
}

/** §2.2 Equals roll off for their places, the highest first, until nobody shares a rank. */
function settleTies(state: State, referee: Ref): void {
  const { order } = state
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && ranks[order[to]!] === from) to++
    if (to - from === 1) from = to
    else rollOff(state, referee, from, to)
  }
}

/** §2.2 One more die each, without agility, in seat order. */
function rollOff(state: State, referee: Ref, from: number, to: number): void {
  const { order } = state
  referee.point(() => `roll-off ${order.map((seat) => ranks[seat])} ${JSON.stringify(state)}`)
  for (let i = from; i < to; i++) {
    const seat = order[i]!
    const die = referee.roll(1, '§2.2', seat, 'roll-off')
    scores[seat] = die
    if (referee.listening) referee.tell({ kind: 'rolledOff', rule: '§2.2', seat, die })
  }
  rank(order, from, to)
}

function tellOrder(state: State, referee: Ref): void {
  const groups = state.order.map((seat) => state.order.filter((other) => isSameGroup(state, seat, other)))
  const together = groups.filter((group, i) => group.length > 1 && group[0] === state.order[i])
  const simultaneous = state.options.ties === 'simultaneous' ? together : []
  referee.tell({ kind: 'orderSet', rule: '§2.1', order: [...state.order], simultaneous })
}

function isSameGroup(state: State, a: Seat, b: Seat): boolean {
  return state.fighters[a]!.group === state.fighters[b]!.group
}

function canAct(state: State, fighter: Fighter): boolean {
  return isIn(fighter) && !isLocked(state, fighter)
}

/** §2.4 On to the next who can act, or to his whole group at once (D.2); after the last one the turn is over. */
export function beginNext(state: State, referee: Ref): void {
  const { order, fighters } = state
  for (; state.next < order.length; state.next++) {
    const fighter = fighters[order[state.next]!]!
    if (!canAct(state, fighter)) tellPassedOver(referee, fighter)
    else if (begin(state, referee, fighter)) return
  }
  if (state.turn >= state.options.turnLimit) endBout(state, referee, 'limit')
  else state.phase = 'initiative'
}

/** §2.3 The activation of the next one or of his group begins; false if he has nothing to do in it. */
function begin(state: State, referee: Ref, fighter: Fighter): boolean {
  state.activation++
  const group = state.options.ties === 'simultaneous' ? restOfGroup(state) : null
  if (group && group.length > 1) {
    beginTogether(state, referee, group)
    return true
  }
  beginActivation(state, fighter)
  if (!hasChoice(state, fighter)) {
    tellEnded(referee, fighter)
    endActivation(fighter)
    return false
  }
  state.next++
  state.active = fighter.seat
  state.phase = 'activation'
  return true
}

function beginTogether(state: State, referee: Ref, group: readonly Fighter[]): void {
  const first = state.order[state.next]!
  for (; state.next < state.order.length; state.next++) {
    const fighter = state.fighters[state.order[state.next]!]!
    if (!isSameGroup(state, first, fighter.seat)) break
    if (!canAct(state, fighter)) tellPassedOver(referee, fighter)
  }
  for (const fighter of group) beginActivation(state, fighter)
  state.together = group.map(({ seat }) => seat)
  state.phase = 'plans'
}

/** §2.4 One who is still in but locked loses his activation. */
function tellPassedOver(referee: Ref, fighter: Fighter): void {
  if (referee.listening && isIn(fighter)) {
    referee.tell({ kind: 'passedOver', rule: '§2.4', seat: fighter.seat })
  }
}

/** Those of the next one's group who can act, in seat order. */
function restOfGroup(state: State): Fighter[] {
  const next = state.order[state.next]!
  const seats = state.order.slice(state.next).filter((seat) => isSameGroup(state, seat, next))
  return seats.map((seat) => state.fighters[seat]!).filter((fighter) => canAct(state, fighter))
}

/** §2.3 One gladiator moves and then attacks at most once: one action; true when it was the last of his activation. */
function act(state: State, referee: Ref): boolean {
  const fighter = state.fighters[state.active]!
  if (carryOut(state, referee, fighter, referee.ask(activateQuestions[fighter.seat]!))) return true
  if (hasChoice(state, fighter)) return false
  tellEnded(referee, fighter)
  return true
}

/** What has been begun, up to the next decision: the exchange, the other pairs of a group, the next activation. */
function goOn(state: State, referee: Ref): void {
  resolveExchange(state, referee)
  while (!isDeciding(state) && state.clashes.length > 0) {
    fightClash(state, referee, state.clashes.shift()!)
    resolveExchange(state, referee)
  }
  if (!isDeciding(state)) endActivations(state, referee)
}

function endActivations(state: State, referee: Ref): void {
  if (state.active >= 0) endActivation(state.fighters[state.active]!)
  state.active = -1
  for (; state.together.length > 0; state.together.pop()) endActivation(state.fighters[state.together.at(-1)!]!)
  if (!endIfDecided(state, referee)) beginNext(state, referee)
}

function tellEnded(referee: Ref, { seat, acted }: Fighter): void {
  if (referee.listening) referee.tell({ kind: 'activationEnded', rule: '§2.3', seat, acted })
}

/** Whether there is anything left but to end. */
function hasChoice(state: State, fighter: Fighter): boolean {
  if (fighter.points > 0 || fighter.freeTurns > 0) return true
  return canMeleeAnybody(state, fighter) || canUseNetOnAnybody(state, fighter)
}

/** Does what was answered; true when the activation is over. */
function carryOut(state: State, referee: Ref, fighter: Fighter, action: Action): boolean {
  switch (action.act) {
    case 'step':
      step(state, referee, fighter, action.dir)
      return false
    case 'turn':
      turn(state, referee, fighter, action.to)
      return false
    case 'pickUp':
      pickUp(state, referee, fighter, action.kind)
      return false
    case 'getUp':
      getUp(state, referee, fighter)
      return false
    case 'melee':
    case 'whip':
      attack(state, referee, fighter, state.fighters[action.target]!, action.act)
      return true
    case 'ensnare':
      ensnareTarget(state, referee, fighter, state.fighters[action.target]!)
      return true
    case 'beg':
      beg(state, referee, fighter)
      return true
    case 'end':
      tellEnded(referee, fighter)
      return true
  }
}

/** §2.6 Over when those still in belong to one team, or when nobody is in. */
function endIfDecided(state: State, referee: Ref): boolean {
  const { fighters } = state
  let team = -1
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i]!
    if (!isIn(fighter)) continue
    if (team < 0) team = fighter.team
    else if (team !== fighter.team) return false
  }
  endBout(state, referee, team < 0 ? 'together' : 'lastTeam')
  return true
}

/** §2.6 §2.7 */
function endBout(state: State, referee: Ref, ending: Ending): void {
  state.phase = 'over'
  state.ending = ending
  if (referee.listening) {
    const winners = ending === 'lastTeam' ? state.fighters.filter(isIn).map((fighter) => fighter.seat) : []
    const rule = ending === 'limit' ? '§2.7' : '§2.6'
    referee.tell({ kind: 'boutEnded', rule, ending, winners, turn: state.turn })
  }
}
