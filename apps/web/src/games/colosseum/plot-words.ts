/** The moves of a plot in words, and the keys that add them. */
import { isTurn, type Move, movesOf } from './plot-builder.ts'

interface Name {
  /** On a button. */
  readonly short: string
  /** In a sentence. */
  readonly long: string
}

const names: Readonly<Record<Move, Name>> = {
  F: { short: 'Forward', long: 'forward' },
  SFR: { short: 'Forward right', long: 'sidestep forward right' },
  SFL: { short: 'Forward left', long: 'sidestep forward left' },
  B: { short: 'Back', long: 'back' },
  SBR: { short: 'Back right', long: 'sidestep back right' },
  SBL: { short: 'Back left', long: 'sidestep back left' },
  '(R)': { short: 'Right', long: 'turn right' },
  '(L)': { short: 'Left', long: 'turn left' },
  C: { short: 'Charge', long: 'charge three hexes' },
  L: { short: 'Leap', long: 'leap over a hex' },
  KN: { short: 'Kneel', long: 'kneel' },
  R: { short: 'Recover', long: 'recover an item' },
  RN: { short: 'Repel net', long: 'repel the net' },
  'RO-FR': { short: 'Roll front right', long: 'roll front right' },
  'RO-FL': { short: 'Roll front left', long: 'roll front left' },
  'RO-BR': { short: 'Roll back right', long: 'roll back right' },
  'RO-BL': { short: 'Roll back left', long: 'roll back left' },
  '+TN': { short: 'Toss', long: 'toss the net' },
  '+SN': { short: 'Swing', long: 'swing the net' },
  '+LN1': { short: 'Lay left', long: 'lay the net to the left' },
  '+LN2': { short: 'Lay ahead', long: 'lay the net straight ahead' },
  '+LN3': { short: 'Lay right', long: 'lay the net to the right' },
}

/** 1981 counts the ways of a kick clockwise from straight ahead. */
const kickWays = ['ahead', 'ahead right', 'back right', 'back', 'back left', 'ahead left']

function nameOf(move: Move): Name {
  const kick = /^\(K([1-6])\)$/.exec(move)
  if (!kick) return names[move] ?? { short: move, long: move }
  const way = kickWays[Number(kick[1]) - 1]!
  return { short: way.charAt(0).toUpperCase() + way.slice(1), long: `kick what lies there ${way}` }
}

export function shortName(move: Move): string {
  return nameOf(move).short
}

export function longName(move: Move): string {
  return nameOf(move).long
}

/** All moves as one sentence: "forward, turn right twice". */
export function sentenceOf(moves: readonly Move[], text: string | undefined): string {
  if (moves.length === 0) return text === 'S' ? 'stumble' : 'stand still'
  const parts: string[] = []
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!
    let times = 1
    while (moves[at + 1] === move) {
      times++
      at++
    }
    parts.push(times === 1 ? longName(move) : isTurn(move) ? `${longName(move)} ${times} sides` : repeated(move, times))
  }
  return parts.join(', ')
}

function repeated(move: Move, times: number): string {
  return move === 'F' || move === 'B' ? `${longName(move)} ${times} hexes` : `${longName(move)} ${times} times`
}

export const moveGroups: readonly { readonly title: string; readonly moves: readonly Move[] }[] = [
  { title: 'Step', moves: ['F', 'SFL', 'SFR', 'B', 'SBL', 'SBR', 'RO-FL', 'RO-FR', 'RO-BL', 'RO-BR'] },
  { title: 'Turn', moves: ['(L)', '(R)'] },
  { title: 'Net', moves: ['+TN', '+SN', '+LN1', '+LN2', '+LN3'] },
  { title: 'Or', moves: ['C', 'L', 'KN', 'R', 'RN'] },
  { title: 'Kick', moves: ['(K1)', '(K2)', '(K3)', '(K4)', '(K5)', '(K6)'] },
]

/** In the words of KeyboardEvent. */
const keys: Readonly<Record<string, Move>> = {
  ArrowUp: 'F',
  ArrowDown: 'B',
  ArrowLeft: '(L)',
  ArrowRight: '(R)',
  w: 'F',
  s: 'B',
  a: '(L)',
  d: '(R)',
  q: 'SFL',
  e: 'SFR',
  y: 'SBL',
  z: 'SBL',
  c: 'SBR',
  k: 'KN',
  r: 'R',
}

export function moveForKey(key: string): Move | undefined {
  return keys[key]
}

export const moveKeys: Readonly<Record<Move, string>> = {
  F: 'w',
  B: 's',
  '(L)': 'a',
  '(R)': 'd',
  SFL: 'q',
  SFR: 'e',
  SBL: 'z',
  SBR: 'c',
  KN: 'k',
  R: 'r',
}

/** A plot as it is written, in words first: "stand still (X)". */
export function plotInWords(text: string): string {
  return `${sentenceOf(movesOf(text), text)} (${text})`
}
