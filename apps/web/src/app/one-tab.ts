/** A match is played in one tab at a time: the lock goes to whoever asks first, or says that he means it. */
import { useEffect, useState } from 'react'

/** After so many milliseconds without the lock another tab must have it. */
const PATIENCE = 300

export type Seated = 'asking' | 'here' | 'elsewhere'

/** Whether the match is played here, and how to get it here. It comes by itself when the other tab is left. */
export function useOneTab(id: string): readonly [Seated, () => void] {
  const [seated, setSeated] = useState<Seated>('asking')
  /** Another one for every attempt; `isMeant` takes the match away from the other tab. */
  const [attempt, setAttempt] = useState({ isMeant: false })
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => setSeated('elsewhere'), PATIENCE)
    const onHere = () => {
      clearTimeout(timer)
      setSeated('here')
    }
    holdLock(`harena.match.${id}`, attempt.isMeant, left.signal, onHere).catch(() => {
      // Another tab has taken it; this one waits for it again.
      if (left.signal.aborted) return
      setSeated('elsewhere')
      setAttempt({ isMeant: false })
    })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [id, attempt])
  return [seated, () => setAttempt({ isMeant: true })]
}

/** Ends when the screen is left, fails when another tab takes the lock. Where there are no locks everybody has it. */
async function holdLock(name: string, isMeant: boolean, left: AbortSignal, onHere: () => void): Promise<void> {
  if (!navigator.locks) return onHere()
  const hold = () => {
    onHere()
    return new Promise<void>((resolve) => {
      if (left.aborted) resolve()
      left.addEventListener('abort', () => resolve())
    })
  }
  // A lock that is taken is not waited for, and so cannot be called off.
  await navigator.locks.request(name, isMeant ? { steal: true } : { signal: left }, hold)
}
