/** Small pieces of sentences. */
import { capital, dirName, kept, type Mercy, type SumStep, signed, t } from '@harena/engine'
import { SPARED_FROM } from '../tables/crowd.ts'
import type { EventOf } from './events.ts'
import type { Action, Attack, Move } from './questions.ts'

/** A, B or C */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

export function moveWords(move: Move): string {
  switch (move.act) {
    case 'step':
      return move.dir === undefined ? t('step') : t`step ${dirName(move.dir)}`
    case 'turn':
      return move.to === 'left' ? t('turn left') : t('turn right')
    case 'pickUp':
      return t`pick up the ${t(move.kind)}`
    case 'getUp':
      return t('get up')
  }
}

export function attackWords(attack: Attack, names: readonly string[]): string {
  const target = names[attack.target] ?? t`seat ${attack.target}`
  if (attack.act === 'melee') return t`fight ${target}`
  return attack.act === 'whip' ? t`whip ${target}` : t`ensnare ${target}`
}

/** An action as a label: Step, Turn left, Fight Verus. */
export function actionLabel(action: Action, names: readonly string[]): string {
  switch (action.act) {
    case 'melee':
    case 'whip':
    case 'ensnare':
      return capital(attackWords(action, names))
    case 'beg':
      return t('Beg for mercy')
    case 'end':
      return t('End')
    default:
      return capital(moveWords(action))
  }
}

/** 14 (dice +10, shield +1, helm +1, torso armour +1, leg armour +1) */
export function sumOf({ total, steps }: { readonly total: number; readonly steps: readonly SumStep[] }): string {
  return `${total} (${reasons(steps)})`
}

export function reasons(steps: readonly SumStep[]): string {
  return steps.map(({ what, value }) => `${stepWords(what)} ${signed(value)}`).join(', ')
}

/** A step of a sum; records keep the word of their time, and people read of hits only. */
export function stepWords(what: string): string {
  return what === 'begs with fewer than half his boxes marked'
    ? t('begs with fewer than half of his hits taken')
    : kept(what)
}

/** §11.1 The crowd's throw; null where none was made. */
export function mercyOf({ decided, steps }: Pick<EventOf<'judged'>, 'decided' | 'steps'>): Mercy | null {
  const [die, ...added] = steps
  if (decided !== 'dice' || !die) return null
  return { thrown: die.value, ...throwOf(added) }
}

/** §11.1 The throw before it is made: a natural 6 always spares, a natural 1 never. */
export function throwOf(added: readonly SumStep[]): Omit<Mercy, 'thrown'> {
  return { added, from: SPARED_FROM, dice: 1, isSureAtBest: true, isLostAtWorst: true }
}
