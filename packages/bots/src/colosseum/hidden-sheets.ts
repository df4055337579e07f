/** §3.1 Where log sheets are hidden, an opponent knows of the others what can be seen, and guesses the rest by their style. */
import { type Colosseum, colosseum, type Gladiator, type Options, type State } from '@harena/colosseum'
import { Dice, type Referee, type Seat } from '@harena/engine'
import { arrange } from './arranging.ts'

/** The match as one seat may see it: the very state while sheets are open, else with guesses for the other men. */
export function asSeenBy(state: State, seat: Seat): State {
  if (state.options.sheets === 'open') return state
  const typical = typicalMen(state)
  const me = state.gladiators[seat]!
  const gladiators = state.gladiators.map((who) => (who === me ? who : guessed(state, who, typical[who.seat]!, me)))
  return { ...state, gladiators }
}

/** What can be seen of a man, on the log sheet of one who is typical for his style and as tired as I am. */
function guessed(state: State, who: Gladiator, typical: Gladiator, me: Gladiator): Gladiator {
  const isDown = who.out !== null || who.isUnconscious
  const isBare = who.armour.every((piece) => piece === null)
  const tick = (state.turn - 1) * 8 + state.phase
  return {
    ...typical,
    name: who.name,
    style: who.style,
    type: who.type,
    weight: who.weight,
    hasHelmet: who.hasHelmet,
    armour: isBare ? who.armour : typical.armour.with(0, who.hasHelmet ? typical.armour[0]! : null),
    enduranceLoss: me.enduranceLoss,
    cell: who.cell,
    facing: who.facing,
    posture: who.posture,
    isFaceDown: who.isFaceDown,
    torso: who.torso,
    isOnRock: who.isOnRock,
    isUnconscious: who.isUnconscious,
    out: who.out,
    hands: who.hands.map((item) => (item ? { ...item, boxes: 0 } : null)),
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

const known = new WeakMap<Options, Map<string, Gladiator[]>>()

/** By seat: of several men who might have been rolled for it, the one with middling CF. */
function typicalMen({ options, gladiators }: State): Gladiator[] {
  const key = gladiators.map(({ style, type, team }) => `${style} ${type} ${team}`).join()
  let byMatch = known.get(options)
  if (!byMatch) {
    byMatch = new Map()
    known.set(options, byMatch)
  }
  let men = byMatch.get(key)
  if (!men) {
    const rolls = Array.from({ length: ROLLED }, (_, i) => rollMen(options, gladiators, i))
    men = gladiators.map(({ seat }) => {
      const candidates = rolls.map((one) => one[seat]!).sort((a, b) => a.CF - b.CF)
      return candidates[ROLLED >> 1]!
    })
    byMatch.set(key, men)
  }
  return men
}

function rollMen(options: Options, gladiators: readonly Gladiator[], number: number): Gladiator[] {
  const sheets = gladiators.map(({ name, team, style, type }) => ({ name, team, style, ...(type && { type }) }))
  const state = colosseum.start({ gladiators: sheets, arena: { size: 1, obstacles: [] } }, options)
  colosseum.playStep(state, creation(Dice.fromSeed(`typical/${number}`)))
  return state.gladiators
}

/** Throws the dice of the log sheets; the only thing that may be asked is how to arrange them. */
function creation(dice: Dice): Referee<Colosseum> {
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
