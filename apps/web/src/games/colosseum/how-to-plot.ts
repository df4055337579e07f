/** What may be plotted, in a sentence. */
import { editionOf, type Options } from '@harena/colosseum'
import { t } from '@harena/engine'

/** As the edition has it that is played. */
export function howToPlot(options: Options): string {
  return editionOf(options).id === 'classic1981'
    ? t('Choose one step on the sand, or a quick one of two hexes, turn with the arrows, then seal')
    : t('Choose up to two steps on the sand and turn with the arrows, then seal')
}
