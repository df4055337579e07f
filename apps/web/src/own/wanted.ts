/** One of one's own who was sent to a set-up: the first seat that may have him takes him, and only once. */
import { createContext } from 'react'

export interface Wanted {
  readonly id: string
  isTaken: boolean
}

export const WantedContext = createContext<Wanted | null>(null)
