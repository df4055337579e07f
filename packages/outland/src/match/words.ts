/** Small pieces of sentences. */
import { dirNames } from '@harena/engine'
import type { Action, Attack, Move } from './questions.ts'

/** 1 hit, 2 hits. */
export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`
}

/** Names and the like: A, B and C. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** +2, 0, -1 */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}

export function moveWords(move: Move): string {
  switch (move.act) {
    case 'step':
      return move.dir === undefined ? 'step' : `step ${dirNames[move.dir]}`
    case 'turn':
      return `turn ${move.to}`
    case 'pickUp':
      return `pick up the ${move.kind}`
    case 'getUp':
      return 'get up'
  }
}

export function attackWords(attack: Attack, names: readonly string[]): string {
  const target = names[attack.target] ?? `seat ${attack.target}`
  return `${attack.act === 'melee' ? 'fight' : attack.act} ${target}`
}

/** An action as a label: Step, Turn left, Fight Verus. */
export function actionLabel(action: Action, names: readonly string[]): string {
  switch (action.act) {
    case 'melee':
    case 'whip':
    case 'ensnare':
      return capital(attackWords(action, names))
    case 'beg':
      return 'Beg for mercy'
    case 'end':
      return 'End'
    default:
      return capital(moveWords(action))
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
