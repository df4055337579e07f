/** Small pieces of sentences. */
import { capital, dirNames, type SumStep, signed } from '@harena/engine'
import type { Action, Attack, Move } from './questions.ts'

/** A, B or C */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
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

/** 14 (dice +10, shield +1, helm +1, torso armour +1, leg armour +1) */
export function sumOf({ total, steps }: { readonly total: number; readonly steps: readonly SumStep[] }): string {
  return `${total} (${reasons(steps)})`
}

export function reasons(steps: readonly SumStep[]): string {
  return steps.map(({ what, value }) => `${what} ${signed(value)}`).join(', ')
}
