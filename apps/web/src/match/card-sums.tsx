/** The numbers of a card, wherever a game puts them: each that was reckoned opens into its sum. */
import type { AnyOptions, Reckoning, Seat } from '@harena/engine'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useOptions } from '../ui/rules-context.tsx'
import type { Shown, Slots } from './slots.ts'
import { SumNumber } from './sum.tsx'

/** How the numbers of the man came about whose card is around. */
export const CardSums = createContext<readonly Reckoning[]>([])

/** A number by the name under which it is reckoned; itself where it is not. */
export function CardNumber({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const sum = useContext(CardSums).find((one) => one.of === of)
  return sum ? <SumNumber sum={sum}>{children}</SumNumber> : children
}

type Seen<V> = Pick<Shown<V>, 'view' | 'lines'>

/** How the numbers of a man came about, from what is seen and what was told. */
export function useSums<V>(
  { reckonings }: Pick<Slots<V>, 'reckonings'>,
  { view, lines }: Seen<V>,
): (seat: Seat) => readonly Reckoning[] {
  const options = useOptions() as AnyOptions
  return useMemo(() => {
    const told = lines.map(({ event }) => event)
    return (seat) => reckonings?.shown(view, seat, told, options) ?? []
  }, [reckonings, view, lines, options])
}
