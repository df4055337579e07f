/** Any game on a hex arena: what is shown when a game brings nothing of its own. */
import { type ArenaGame, hexAim } from '@harena/engine'
import { boardText, sceneText } from '../board.ts'
import { marksOf } from '../choices.ts'
import type { Slots } from './slots.ts'

export const hexSlots: Slots<ArenaGame> = {
  drawn: (view, { choices, withCoordinates }) => {
    const needsCoordinates = choices.some(({ aim }) => hexAim(aim)?.kind === 'place')
    return boardText(view, marksOf(choices), withCoordinates || needsCoordinates)
  },
  told: (view, seat) => sceneText(view, seat ?? view.active ?? 0),
  points: ({ figures }) => figures.find(({ points }) => points !== null)?.points?.name ?? '',
}
