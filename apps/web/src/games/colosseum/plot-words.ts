/** The moves of a plot in words. */
import { capital, type Dir, t, wayName } from '@harena/engine'
import { isTurn, type Move, movesOf } from './plot-builder.ts'

interface Name {
  /** On a button. */
  readonly short: string
  /** In a sentence. */
  readonly long: string
}

const names: Readonly<Record<Move, Name>> = {
  F: { short: t('Forward'), long: t('forward') },
  SFR: { short: t('Forward right'), long: t('sidestep forward right') },
  SFL: { short: t('Forward left'), long: t('sidestep forward left') },
  B: { short: t('Back'), long: t('back') },
  SBR: { short: t('Back right'), long: t('sidestep back right') },
  SBL: { short: t('Back left'), long: t('sidestep back left') },
  '(R)': { short: t('Right'), long: t('turn right') },
  '(L)': { short: t('Left'), long: t('turn left') },
  C: { short: t('Charge'), long: t('charge three hexes') },
  L: { short: t('Leap'), long: t('leap over a hex') },
  KN: { short: t('Kneel'), long: t('kneel') },
  R: { short: t('Recover'), long: t('recover an item') },
  RN: { short: t('Repel net'), long: t('repel the net') },
  'RO-FR': { short: t('Roll front right'), long: t('roll front right') },
  'RO-FL': { short: t('Roll front left'), long: t('roll front left') },
  'RO-BR': { short: t('Roll back right'), long: t('roll back right') },
  'RO-BL': { short: t('Roll back left'), long: t('roll back left') },
  '+TN': { short: t('Toss'), long: t('toss the net') },
  '+SN': { short: t('Swing'), long: t('swing the net') },
  '+LN1': { short: t('Lay left'), long: t('lay the net to the left') },
  '+LN2': { short: t('Lay ahead'), long: t('lay the net straight ahead') },
  '+LN3': { short: t('Lay right'), long: t('lay the net to the right') },
}

/** 1981 counts the ways of a kick clockwise from straight ahead. */
function nameOf(move: Move): Name {
  const kick = /^\(K([1-6])\)$/.exec(move)
  if (!kick) return names[move] ?? { short: move, long: move }
  const way = wayName((Number(kick[1]) - 1) as Dir, 0)
  return { short: capital(way), long: t`kick what lies there ${way}` }
}

export function shortName(move: Move): string {
  return nameOf(move).short
}

export function longName(move: Move): string {
  return nameOf(move).long
}

/** A step as a target on the board says it. */
export function stepName(move: Move): string {
  return stepNames[move] ?? longName(move)
}

const stepNames: Readonly<Record<Move, string>> = {
  F: t('Step forward'),
  SFR: t('Step forward right'),
  SFL: t('Step forward left'),
  B: t('Step back'),
  SBR: t('Step back right'),
  SBL: t('Step back left'),
  'RO-FR': t('Roll front right'),
  'RO-FL': t('Roll front left'),
  'RO-BR': t('Roll back right'),
  'RO-BL': t('Roll back left'),
}

/** As the pad has them: on the seal two sidesteps must fit. */
const sealNames: Readonly<Record<Move, string>> = {
  SFR: t('forward right'),
  SFL: t('forward left'),
  SBR: t('back right'),
  SBL: t('back left'),
}

/** What is sealed, in few words: "forward right, turn left". */
export function sealOf(moves: readonly Move[], text: string | undefined): string {
  return sentenceOf(moves, text, (move) => sealNames[move] ?? longName(move))
}

/** All moves as one sentence: "forward, turn right twice". */
export function sentenceOf(moves: readonly Move[], text: string | undefined, nameOf = longName): string {
  if (moves.length === 0) return text === 'S' ? t('stumble') : t('stand still')
  const parts: string[] = []
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!
    let times = 1
    while (moves[at + 1] === move) {
      times++
      at++
    }
    parts.push(
      times === 1
        ? nameOf(move)
        : isTurn(move)
          ? t`${nameOf(move)} ${times} sides`
          : repeated(move, nameOf(move), times),
    )
  }
  return parts.join(', ')
}

function repeated(move: Move, name: string, times: number): string {
  return move === 'F' || move === 'B' ? t`${name} ${times} hexes` : t`${name} ${times} times`
}

export const moveGroups: readonly { readonly title: string; readonly moves: readonly Move[] }[] = [
  { title: t('Step'), moves: ['F', 'SFL', 'SFR', 'B', 'SBL', 'SBR', 'RO-FL', 'RO-FR', 'RO-BL', 'RO-BR'] },
  { title: t('Turn', 'to another side'), moves: ['(L)', '(R)'] },
  { title: t('Net'), moves: ['+TN', '+SN', '+LN1', '+LN2', '+LN3'] },
  { title: t('Or'), moves: ['C', 'L', 'KN', 'R', 'RN'] },
  { title: t('Kick'), moves: ['(K1)', '(K2)', '(K3)', '(K4)', '(K5)', '(K6)'] },
]

/** A plot as it is written, in words first: "stand still (X)". */
export function plotInWords(text: string): string {
  return `${sentenceOf(movesOf(text), text)} (${text})`
}
