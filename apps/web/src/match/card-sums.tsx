/** The numbers of a card, wherever a game puts them: each that was reckoned opens into its sum. */
import type { Reckoning } from '@harena/engine'
import { createContext, type ReactNode, useContext } from 'react'
import { SumNumber } from './sum.tsx'

/** How the numbers of the man came about whose card is around. */
export const CardSums = createContext<readonly Reckoning[]>([])

/** A number by the name under which it is reckoned; itself where it is not. */
export function CardNumber({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const sum = useContext(CardSums).find((one) => one.of === of)
  return sum ? <SumNumber sum={sum}>{children}</SumNumber> : children
}
