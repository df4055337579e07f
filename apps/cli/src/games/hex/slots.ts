/** Any game on a hex arena: what is shown when a game brings nothing of its own. */
import { type ArenaGame, type Hex, type HexAim, hexAim, same } from '@harena/engine'
import type { Choice } from '../../terminal/choices.ts'
import type { Slots } from '../slots.ts'
import { boardText, type Mark, sceneText } from './board.ts'

export const hexSlots: Slots<ArenaGame> = {
  drawn: (view, { choices, withCoordinates }) => {
    const needsCoordinates = choices.some(({ aim }) => hexAim(aim)?.kind === 'place')
    return boardText(view, marksOf(choices), withCoordinates || needsCoordinates)
  },
  told: (view, seat) => sceneText(view, seat ?? view.active ?? 0),
  points: ({ figures }) => figures.find(({ points }) => points !== null)?.points?.name ?? '',
}

/** The numbers of choices that lead to an empty hex, to be written into it; not where several lead to the same. */
function marksOf(choices: readonly Choice[]): Mark[] {
  const aims = choices.map(({ aim }) => hexAim(aim))
  const leadsTo = (aim: HexAim | null, hex: Hex) => aim !== null && aim.kind !== 'turn' && same(aim.hex, hex)
  return aims.flatMap((aim, i) => {
    const isOnly = aim !== null && aims.filter((other) => leadsTo(other, aim.hex)).length === 1
    return isOnly && aim.kind === 'step' ? [{ hex: aim.hex, text: String(i + 1) }] : []
  })
}
