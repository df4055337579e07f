/** Against whom one fights today: his face, and what he is like. */
import { OpponentNote } from '../figures/opponent-note.tsx'
import type { DuelOfDay } from './day.ts'
import { opponentNote } from './words.ts'

export function Opponent({ fight }: { readonly fight: DuelOfDay }) {
  return <OpponentNote id={fight.opponent} side={1} note={opponentNote(fight)} />
}
