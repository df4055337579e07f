/** Whether a value of unknown origin has the shape of an answer; whether it is legal is another question. */
import { isObject } from '@harena/engine'
import { type Action, type Attack, type Move, things } from './questions.ts'

/** Exactly these fields, no others. */
export function hasKeys(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

export function isMove(value: unknown): value is Move {
  if (!isObject(value)) return false
  switch (value.act) {
    case 'step':
      return hasKeys(value, ['act']) || (hasKeys(value, ['act', 'dir']) && isWholeBelow(value.dir, 6))
    case 'turn':
      return hasKeys(value, ['act', 'to']) && (value.to === 'left' || value.to === 'right')
    case 'pickUp':
      return hasKeys(value, ['act', 'kind']) && things.some((kind) => kind === value.kind)
    case 'getUp':
      return hasKeys(value, ['act'])
    default:
      return false
  }
}

export function isAttack(value: unknown, seats: number): value is Attack {
  if (!isObject(value) || !hasKeys(value, ['act', 'target'])) return false
  const { act, target } = value
  return (act === 'melee' || act === 'whip' || act === 'ensnare') && isWholeBelow(target, seats)
}

export function isAction(value: unknown, seats: number): value is Action {
  if (isMove(value) || isAttack(value, seats)) return true
  return isObject(value) && hasKeys(value, ['act']) && (value.act === 'beg' || value.act === 'end')
}

function isWholeBelow(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit
}
