/**
 * What a seat knows, as a state that can be played: the others' log sheets where they are hidden (§3.1), and what is not
 * yet laid open of their allocations (§9.4.1). This is the one place that decides what is hidden.
 */
import { Dice, type Seat } from '@harena/engine'
import { createGladiators } from '../02-preparation/creation.ts'
import type { Fight } from '../09-combat/attack-order.ts'
import { blowOf } from '../09-combat/blow.ts'
import { contextOf } from './context.ts'
import type { Colosseum, Ref } from './game.ts'
import type { Options } from './options.ts'
import type { Allocation } from './questions.ts'
import { start } from './setup.ts'
import { type Gladiator, type State, tickOf } from './state.ts'

/** The very state where nothing is hidden from him; several men of one owner know together what each of them knows. */
export function known(state: State, seat: Seat | readonly Seat[] | null): State {
  const { fight } = state
  const isHidden = state.options.sheets === 'hidden'
  // Before anybody has allocated there is nothing to hide.
  const hasAllocations = fight !== null && fight.attacks.length > 0
  if (!isHidden && !hasAllocations) return state
  const seats = seat === null ? [] : typeof seat === 'number' ? [seat] : seat
  const open = hasAllocations ? openPart(fight, seats) : fight
  if (!isHidden) return open === fight ? state : { ...state, fight: open }
  const guess = { ...state, gladiators: guessAll(state, seats), fight: open }
  if (open) guess.fight = { ...open, due: open.due.map((one) => ({ ...one, blow: blowOf(guess, one.attack) })) }
  return guess
}

/** Another state that one who knows this much may believe in: other log sheets that might have been rolled for the others (§3.1). */
export function believed(known: State, seat: Seat, random: { below(count: number): number }): State {
  if (known.options.sheets !== 'hidden') return known
  const { rolls } = rolledMen(known)
  const me = known.gladiators[seat]!
  const gladiators = known.gladiators.map((who) => {
    if (who.seat === seat || who.beast) return who
    return guessed(known, who, rolls[random.below(ROLLED)]![who.seat]!, me)
  })
  return { ...known, gladiators }
}

/** §9.4.1 A fight without what the others have allocated to defence, as far as it has not shown. */
function openPart(fight: Fight, seats: readonly Seat[]): Fight {
  const allocations = fight.allocations.map((allocation, of) => {
    const isSeen = (seat: Seat) => of === seat || ((fight.seenBy[of]! >> seat) & 1) === 1
    const isKnown = allocation === null || seats.some(isSeen)
    return isKnown ? allocation : openAllocation(allocation, fight.shown[of]!)
  })
  if (allocations.every((one, of) => one === fight.allocations[of])) return fight
  const due = fight.due.map((one) => {
    const { target, area } = one.attack
    const isSame = allocations[target] === fight.allocations[target] || (fight.shown[target]! >> area) & 1
    return isSame ? one : { ...one, blow: { ...one.blow, defenceCF: 0, fixed: -1 } }
  })
  return { ...fight, allocations, due }
}

/** The same allocation if nothing of it is hidden. */
function openAllocation(allocation: Allocation, shown: number): Allocation {
  const { defence, guard } = allocation
  const isGuardHidden = guard !== '' && (shown & 1) === 0
  const isHidden = (cf: number, at: number) => cf > 0 && ((shown >> (at + 1)) & 1) === 0
  if (!isGuardHidden && !defence.some(isHidden)) return allocation
  const open = defence.map((cf, at) => (isHidden(cf, at) ? 0 : cf))
  return { ...allocation, defence: open, guard: isGuardHidden ? '' : guard }
}

function guessAll(state: State, seats: readonly Seat[]): Gladiator[] {
  const { typical } = rolledMen(state)
  const me = state.gladiators[seats[0] ?? -1] ?? null
  // What a beast is stands in the book.
  return state.gladiators.map((who) =>
    seats.includes(who.seat) || who.beast ? who : guessed(state, who, typical[who.seat]!, me),
  )
}

/** What can be seen of a man, on the log sheet of one who is typical for his style and as tired as I am. */
function guessed(state: State, who: Gladiator, typical: Gladiator, me: Gladiator | null): Gladiator {
  const isDown = who.out !== null || who.isUnconscious
  const isBare = who.armour.every((piece) => piece === null)
  const tick = tickOf(state)
  return {
    ...typical,
    name: who.name,
    beast: who.beast,
    centurion: who.centurion,
    campaign: who.campaign,
    mount: who.mount,
    rider: who.rider,
    rate: who.rate,
    style: who.style,
    type: who.type,
    weight: who.weight,
    hasHelmet: who.hasHelmet,
    armour: isBare ? who.armour : typical.armour.with(0, who.hasHelmet ? typical.armour[0]! : null),
    enduranceLoss: me?.enduranceLoss ?? 0,
    cell: who.cell,
    facing: who.facing,
    posture: who.posture,
    isFaceDown: who.isFaceDown,
    torso: who.torso,
    hind: who.hind,
    isOnRock: who.isOnRock,
    isUnconscious: who.isUnconscious,
    out: who.out,
    hands: who.hands.map((item) => item && { ...item, boxes: 0 }),
    // Whoever lies there can be searched.
    sheath: isDown ? who.sheath : typical.sheath,
    movesUsed: 0,
    turnRate: Math.max(0, who.turnRate - who.movesUsed),
    hasOverexerted: who.hasOverexerted,
    mustStumble: who.mustStumble,
    snare: who.snare,
    grappledBy: who.grappledBy,
    grappleArea: who.grappleArea,
    netReady: who.netReady > tick ? tick + 1 : 0,
    now: { ...who.now, spent: 0, defenceLoss: 0, sparedStun: 0, freshArteries: 0 },
  }
}

/** So many men of each style are rolled, to take the one in the middle. */
const ROLLED = 9

/** Men who might have been rolled, and of these by seat the one with middling CF. */
interface Rolled {
  readonly rolls: readonly (readonly Gladiator[])[]
  readonly typical: readonly Gladiator[]
}

const rolledOf = new WeakMap<Options, Map<string, Rolled>>()

function rolledMen({ options, gladiators }: State): Rolled {
  const key = gladiators.map(({ style, type, team }) => `${style} ${type} ${team}`).join()
  const byMatch = rolledOf.get(options) ?? new Map<string, Rolled>()
  rolledOf.set(options, byMatch)
  let men = byMatch.get(key)
  if (!men) {
    const rolls = Array.from({ length: ROLLED }, (_, i) => rollMen(options, gladiators, i))
    const typical = sheeted(gladiators).map(({ seat }) => {
      const candidates = rolls.map((one) => one[seat]!).sort((a, b) => a.CF - b.CF)
      return candidates[ROLLED >> 1]!
    })
    men = { rolls, typical }
    byMatch.set(key, men)
  }
  return men
}

/** All who have a sheet of their own in the set-up: horses come with their riders, and after them. */
function sheeted(gladiators: readonly Gladiator[]): readonly Gladiator[] {
  return gladiators.filter(({ beast }) => !beast?.isMount)
}

function rollMen(options: Options, gladiators: readonly Gladiator[], number: number): Gladiator[] {
  const sheets = sheeted(gladiators).map(({ name, team, style, type, beast }) => ({
    name,
    team,
    style,
    ...(type && { type }),
    ...(beast && { beast: beast.kind }),
    mounted: false,
  }))
  const state = start({ gladiators: sheets, arena: { size: 1, obstacles: [] } }, options)
  createGladiators(contextOf(state, creation(Dice.fromSeed(`typical/${number}`))))
  return state.gladiators
}

/** Throws the dice of the log sheets; the only thing that may be asked is how to arrange them. */
function creation(dice: Dice): Ref {
  const answer = (question: Colosseum['question']) => (question.kind === 'arrange' ? arrange(question.totals) : 0)
  return {
    listening: false,
    roll: (count) => dice.sum(count),
    dice: (count) => dice.faces(count),
    successes: () => 0,
    ask: (question) => answer(question) as never,
    askAll: (questions) => questions.map(answer) as never,
    tell: () => {},
    settle: (_, run) => run(),
    point: () => {},
  }
}

/** §3.4.1 In the order TR, ST, AG, CN, W: the best go where CF come from, the worst to constitution. */
export function arrange(totals: readonly number[]): number[] {
  const [first, second, third, fourth, fifth] = [...totals].sort((a, b) => b - a)
  return [first!, second!, third!, fifth!, fourth!]
}
