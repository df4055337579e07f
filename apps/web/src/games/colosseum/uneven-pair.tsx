/** Said before the first move of a duel with rolled men: who is the stronger on paper, and that one may roll anew. */
import type { Setup, View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useBeginning } from '../../match/rematch.ts'

/** So many CF less are a clear disadvantage. */
const CLEAR = 2

export function UnevenPair({ view }: { readonly view: View }) {
  const beginning = useBeginning()
  const [one, other] = [...view.sheets].sort((a, b) => b.CF - a.CF)
  const isFirst = view.clock.number === 1 && view.phase === 1
  if (!beginning || !isFirst || view.sheets.length !== 2 || view.figures.length !== 2) return null
  if (!one || !other || one.CF - other.CF < CLEAR || one.hide !== null || other.hide !== null) return null
  const { gladiators } = beginning.setup() as Setup
  if (gladiators.every(({ ratings }) => ratings !== undefined)) return null
  return (
    <p className="plot-hint">
      {t`${one.name} is the stronger man on paper: ${one.CF} CF against ${other.CF}.`}{' '}
      {beginning.anew && (
        <button type="button" className="link-button" onClick={beginning.anew}>
          {t('Begin anew with other rolls')}
        </button>
      )}
    </p>
  )
}
