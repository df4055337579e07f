/** Whom a set-up offers at first: one who has never fought meets a novice, as he does not get up again. */
import { useContext } from 'react'
import { useOwnMen } from './store.ts'
import { WantedContext } from './wanted.ts'

export function useFirstOpponent(): 'novice' | 'standard' {
  const wanted = useContext(WantedContext)
  const man = useOwnMen().find(({ id }) => id === wanted?.id)
  return man?.bouts.length === 0 ? 'novice' : 'standard'
}
