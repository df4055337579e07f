/** What one can do who cannot strike: the thing that beginners do not see. */
import { type ItemKind, itemName, shieldOf, type View } from '@harena/colosseum'
import { counted, distance, t } from '@harena/engine'
import type { ReactNode } from 'react'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'

const isWeapon = (kind: string) => shieldOf(kind as ItemKind) === null

/** Why he strikes nobody, and what helps; null where it is only the distance. */
export function helplessHint(view: View, seat: number): ReactNode {
  if (!view.figures[seat]!.marks.includes('prone')) return unarmedHint(view, seat)
  return (
    <>{tx`On the ground you can only defend yourself: plot to kneel, then any other move. ${<Cite rule="§16.4" />}`}</>
  )
}

/** Null for one who holds a weapon. */
export function unarmedHint(view: View, seat: number): ReactNode {
  const sheet = view.sheets.find((one) => one.seat === seat)
  if (!sheet || sheet.hands.some((held) => held && isWeapon(held.kind))) return null
  const { hex } = view.figures[seat]!
  const lying = view.ground
    .filter(({ kind }) => isWeapon(kind))
    .map(({ kind, hex: at }) => ({ kind, far: distance(hex, at) }))
    .sort((a, b) => a.far - b.far)[0]
  const sheathed = sheet.sheath.find(isWeapon)
  if (sheathed) {
    return (
      <>
        {tx`You hold no weapon: when you are asked after the moves, you can draw the ${itemName(sheathed as ItemKind)}. ${<Cite rule="§21.1.2" />}`}
      </>
    )
  }
  if (!lying) return null
  const name = itemName(lying.kind as ItemKind)
  return (
    <>
      {lying.far > 1
        ? t`You hold no weapon. The ${name} lies ${counted(lying.far, 'hex', 'hexes')} from you: step beside it, then recover it.`
        : t`You hold no weapon. The ${name} lies within reach: stand still, and recover it after the moves.`}{' '}
      <Cite rule="§13.4" />
    </>
  )
}
