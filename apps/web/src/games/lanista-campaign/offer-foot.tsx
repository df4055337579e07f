/** Under an offer that may be made or left: a man's price, a wager. */
import type { Refusal } from '@harena/engine'
import type { ReactNode } from 'react'
import { Primary } from '../../campaign/ask.tsx'

interface OfferFootProps<T> {
  /** As it stands; nothing where none is made out yet. */
  readonly offer: T | undefined
  readonly refusal: Refusal | null
  readonly deed: ReactNode
  readonly without: string
  readonly onDone: (offer: T | null) => void
}

export function OfferFoot<T>({ offer, refusal, deed, without, onDone }: OfferFootProps<T>) {
  return (
    <>
      {offer && (
        <Primary isOff={refusal !== null} onClick={() => onDone(offer)}>
          {deed}
        </Primary>
      )}
      <button type="button" className={offer ? 'button quiet' : 'button'} onClick={() => onDone(null)}>
        {without}
      </button>
    </>
  )
}
