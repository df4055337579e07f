/** What was done to a draft, to be undone and done again. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last change was about: typing on in one field is one change. */
  readonly about: string | null
}

/** So many steps can be taken back. */
const MOST = 200

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], about: null }
}

export function done<T>(history: History<T>, now: T, about: string | null = null): History<T> {
  if (now === history.now) return history
  const isSame = about !== null && about === history.about
  return { past: isSame ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], about }
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future, about: null }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], about: null }
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...later] = future
  return after === undefined
    ? { past, now, future, about: null }
    : { past: [...past, now], now: after, future: later, about: null }
}
