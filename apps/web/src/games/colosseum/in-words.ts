/** The arena of GLADIATOR in words: CF, stun, wounds and armour of each area, obstacles. */
import type { SheetView, View } from '@harena/colosseum'
import { inWords as nameOf, t } from '@harena/engine'
import type { ArenaInWords } from '../../match/arena-words.ts'
import { hexArenaInWords } from '../hex/in-words.ts'
import { hexOfCell } from './choices.ts'
import { looks } from './looks.ts'

function sheetInWords({ stun, enduranceLoss, areas, ratings, shield }: SheetView): string[] {
  const parts = areas.map(({ name, wounds, armour }) => {
    const worn = armour === '-' ? t('bare') : armour
    return t`${t(name)} ${wounds} (${worn})`
  })
  return [
    ...(stun > 0 ? [t`Stun ${stun}.`] : []),
    ...(enduranceLoss > 0 ? [t`Tired: ${enduranceLoss} CF lost.`] : []),
    t`Wounds of ${ratings.W} in each area, with armour: ${parts.join(', ')}.`,
    ...(shield ? [t`The shield is worth ${shield.points}.`] : []),
  ]
}

export function inWords(view: View, seat: number | null): ArenaInWords {
  return hexArenaInWords(looks, view, seat, {
    of: ({ sheets }, figure) => {
      const sheet = sheets.find((one) => one.seat === figure.seat)
      return sheet && figure.out === null ? sheetInWords(sheet) : []
    },
    places: ({ terrain }) =>
      terrain.map(({ cell, terrain: kind }) => ({ hex: hexOfCell(view, cell), name: t(nameOf(kind)) })),
  })
}
