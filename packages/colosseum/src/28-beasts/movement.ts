/** §28.5 What a beast does: the Beast Action Table, and its way hex by hex, after all men have moved. */
import { type Dir, dirs, OUTSIDE } from '@harena/engine'
import { board, facingTo } from '../02-preparation/board.ts'
import { collide } from '../06-movement/collisions.ts'
import { distanceTo } from '../06-movement/facing.ts'
import type { Approach } from '../06-movement/impact.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext, rollD3 } from '../match/context.ts'
import { type Gladiator, isAble, isActive, isOpponent, occupies } from '../match/state.ts'
import { step, stepsFor, sumOf } from '../match/sums.ts'
import type { BeastAction } from '../tables/beasts.ts'
import { cellsOf, lieBehindHead, rowOfBeast } from './beasts.ts'
import type { Pack } from './edition.ts'

/** §28.5 How many hexes a beast goes to a body. */
const TO_A_BODY = 3
export const AFTER_FEEDING = 3

/** §28.4 All beasts that nobody plays, one after the other in an order by chance. A pack of wolves rolls once. False without any. */
export function moveBeasts(context: RuleContext): boolean {
  if (!context.state.gladiators.some(isBeast)) return false
  let waiting = context.state.gladiators.filter((who) => isAble(who) && who.beast && !who.beast.isPlayed)
  const pack: Pack = { action: null }
  while (waiting.length > 0) {
    const who = pickByDice(context, waiting, '§28.5', waiting[0]!.seat, 'which first')
    waiting = waiting.filter((one) => one !== who)
    if (!isAble(who) || isIdle(context, who)) continue
    context.edition.moveBeast(context, who, pack)
  }
  // What was left off of a body is laid down as soon as there is room (our ruling).
  for (const who of context.state.gladiators) if (who.beast && isActive(who)) lieBehindHead(context.state, who)
  return true
}

/** §28.5 By the Beast Action Table. */
export function actByTable(context: RuleContext, who: Gladiator, pack: Pack): void {
  const isOfPack = who.beast!.kind === 'wolf' && !who.beast!.isPanicked
  const action = (isOfPack && pack.action) || rollAction(context, who)
  if (isOfPack) pack.action = action
  act(context, who, action)
}

function isBeast({ beast }: Gladiator): boolean {
  return beast !== null
}

/** Thrown over, or lame at the end of a turn: it does nothing in this phase (our rulings). */
function isIdle({ state }: RuleContext, who: Gladiator): boolean {
  const beast = who.beast!
  const wasShaken = beast.isShaken
  beast.isShaken = false
  return wasShaken || state.phase > who.turnRate
}

/** §28.5 Two dice and cunning, three more after it has fed; a panicked beast rolls no more (§28.5.2). */
function rollAction(context: RuleContext, who: Gladiator): BeastAction {
  const { beast } = who
  if (beast!.isPanicked) return 'panic'
  const steps = stepsFor(context)
  const total =
    step(steps, 'action', context.referee.roll(2, '§28.5', who.seat, 'action'), '§28.5') +
    step(steps, 'cunning', rowOfBeast(context.state.options, beast!.kind).cunning, '§28.3.3.2') +
    step(steps, 'it has fed', beast!.hasFed ? AFTER_FEEDING : 0, '§28.5')
  const action = context.tables.beastActions[Math.min(13, Math.max(1, total))]!
  if (steps) context.referee.tell({ kind: 'beastActs', rule: '§28.5', seat: who.seat, action, ...sumOf(steps) })
  return action
}

function act(context: RuleContext, who: Gladiator, action: BeastAction): void {
  const beast = who.beast!
  beast.hasFed = false
  if (action === 'panic') {
    beast.isPanicked = true
    runAstray(context, who, d3(context, who) + d3(context, who), '§28.5.2')
    return
  }
  if (action === 'astray') {
    runAstray(context, who, d3(context, who), '§28.5')
    return
  }
  const body = action === 'feed' ? closestBody(context, who) : null
  const prey = body ? null : closestOpponent(context, who)
  if (body) goAndFeed(context, who, body)
  else if (prey) actOn(context, who, action, prey)
}

/** Where there is no body to feed on, it goes for the living (our ruling). */
function actOn(context: RuleContext, who: Gladiator, action: BeastAction, prey: Gladiator): void {
  if (action === 'stay') turnTo(context, who, facingTo(who.cell, prey.cell))
  else if (action === 'away') run(context, who, d3(context, who), () => awayFrom(context, who, prey))
  else run(context, who, d3(context, who), () => towards(context, who, prey.cell))
}

function d3(context: RuleContext, who: Gladiator): number {
  return rollD3(context, '§28.5', who.seat, 'hexes')
}

/** One direction for the whole way. */
function runAstray(context: RuleContext, who: Gladiator, hexes: number, rule: string): void {
  const dir = pickByDice(context, dirs, rule, who.seat, 'which way')
  run(context, who, hexes, () => dir)
}

/** §28.5 The closest gladiator; another beast only where no man is left, so that beasts of two sides fight then. */
export function closestOpponent(context: RuleContext, who: Gladiator): Gladiator | null {
  const foes = context.state.gladiators.filter((one) => isActive(one) && isOpponent(who, one))
  const men = foes.filter(({ beast }) => beast === null)
  return closest(context, who, men.length > 0 ? men : foes, 'closest gladiator')
}

/** §28.5 The dead lie where they fell. */
function closestBody(context: RuleContext, who: Gladiator): Gladiator | null {
  const bodies = context.state.gladiators.filter(({ out, cell }) => out === 'killed' && cell !== OUTSIDE)
  return closest(context, who, bodies, 'closest body')
}

function closest(context: RuleContext, who: Gladiator, all: readonly Gladiator[], name: string): Gladiator | null {
  if (all.length === 0) return null
  const least = Math.min(...all.map((one) => distanceTo(who, one)))
  const near = all.filter((one) => distanceTo(who, one) === least)
  return pickByDice(context, near, '§28.5', who.seat, name)
}

/** The next step to a hex; null when it is there. */
function towards(context: RuleContext, who: Gladiator, cell: number): Dir | null {
  const left = board.distance(who.cell, cell)
  if (left === 0) return null
  const nearer = dirs.filter((dir) => {
    const next = board.neighbour(who.cell, dir)
    return next !== OUTSIDE && board.distance(next, cell) < left
  })
  return pickByDice(context, nearer, '§28.5', who.seat, 'which way')
}

function awayFrom(context: RuleContext, who: Gladiator, { cell }: Gladiator): Dir | null {
  const farther = dirs.filter((dir) => {
    const next = board.neighbour(who.cell, dir)
    return next !== OUTSIDE && board.distance(next, cell) > board.distance(who.cell, cell)
  })
  return farther.length === 0 ? null : pickByDice(context, farther, '§28.5', who.seat, 'which way')
}

function goAndFeed(context: RuleContext, who: Gladiator, body: Gladiator): void {
  const goal = cellsOf(body).reduce((near, cell) =>
    board.distance(who.cell, cell) < board.distance(who.cell, near) ? cell : near,
  )
  run(context, who, TO_A_BODY, () => towards(context, who, goal))
  if (!isAble(who) || !occupies(body, who.cell)) return
  who.beast!.hasFed = true
  if (context.referee.listening) {
    context.referee.tell({ kind: 'beastFed', rule: '§28.5', seat: who.seat, body: body.seat })
  }
}

/** §28.5.1 Hex by hex, facing where it goes; walls, pillars and rocks stop it, and so does whomever it meets. */
function run(context: RuleContext, who: Gladiator, hexes: number, next: () => Dir | null): void {
  for (let i = 0; i < hexes && isAble(who); i++) {
    const dir = next()
    if (dir === null) return
    const cell = board.neighbour(who.cell, dir)
    const met = context.state.gladiators.find((one) => one !== who && isActive(one) && occupies(one, cell))
    if (cell === OUTSIDE || isBlocked(context.state, cell) || (met && bodyOf(met).isLong)) {
      turnTo(context, who, dir)
      return
    }
    who.now.moved++
    if (met) {
      meetMan(context, who, met, cell, dir)
      return
    }
    stepTo(context, who, cell, dir)
  }
}

/** §28.6 A beast comes into a man's hex. */
export function meetMan(context: RuleContext, beast: Gladiator, man: Gladiator, cell: number, facing: Dir): void {
  const from = beast.cell
  const still = { forward: 0, sidestepped: 0, backward: 0, turns: [] }
  collide(context, { ...still, who: beast, from, facing, stood: false }, standing(man), cell)
  lieBehindHead(context.state, beast)
  if (beast.cell === from) return
  beast.now.entered.push(beast.cell)
  tellMove(context, beast, from)
}

/** A man who has moved before the beast does. */
export function standing(who: Gladiator): Approach {
  const { moved, sideForward: sidestepped, backward } = who.now
  // A step against something solid counts as forward there (§27.3.1), but it was not made.
  const forward = Math.min(who.now.forward, moved - backward)
  return { who, from: OUTSIDE, facing: who.facing, forward, sidestepped, backward, turns: [], stood: true }
}

export function stepTo(context: RuleContext, who: Gladiator, cell: number, facing: Dir): void {
  const from = who.cell
  who.cell = cell
  who.facing = facing
  who.now.entered.push(cell)
  lieBehindHead(context.state, who)
  tellMove(context, who, from)
}

export function turnTo(context: RuleContext, who: Gladiator, facing: Dir): void {
  if (who.facing === facing) return
  who.facing = facing
  lieBehindHead(context.state, who)
  tellMove(context, who, who.cell)
}

function tellMove(context: RuleContext, { seat, cell, facing }: Gladiator, from: number): void {
  if (!context.referee.listening) return
  context.referee.tell({ kind: 'beastMoved', rule: '§28.5.1', seat, from, cell, facing })
}
