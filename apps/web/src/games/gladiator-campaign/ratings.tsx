/** The five numbers of a man: what each means in a fight, what the dice can bring, and what they have brought. */
import { type ManView, type Rating, ratingNames, tables } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { useBook } from '../../ui/rules-context.tsx'
import { termOf } from '../../ui/terms.ts'
import { tx } from '../../ui/tx.ts'
import { ratingLevel, ratingWords } from './words.ts'

/** Sums of three dice: the lowest, the usual and the highest. */
const [LEAST, USUAL, MOST] = [3, 11, 18] as const

const rolled = (sum: number, rating: Rating) => tables.characteristics[sum]![rating]

/** Without a man: what will be rolled for one. */
export function Ratings({ man }: { readonly man: ManView | null }) {
  const { terms = [] } = useBook() ?? {}
  return (
    <dl className="rating-lines">
      {ratingNames.map((rating) => {
        const value = man?.ratings[rating]
        return (
          <div key={rating}>
            <dt>
              {ratingWords[rating]} ({rating})
              <Scale rating={rating} value={value} />
            </dt>
            <dd>
              {capital(termOf(rating, terms)?.does ?? '')}{' '}
              <span className="quiet-text">
                {value === undefined
                  ? t`From ${rolled(LEAST, rating)} to ${rolled(MOST, rating)}; ${rolled(USUAL, rating)} is average.`
                  : tx`He has ${value}: ${ratingLevel(rating, value)}.`}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** From the least to the most, with a line at what is usual and a mark at what he has. */
function Scale({ rating, value }: { readonly rating: Rating; readonly value: number | undefined }) {
  const [least, most] = [rolled(LEAST, rating), rolled(MOST, rating)]
  const share = (of: number) => `${Math.min(100, Math.max(0, (100 * (of - least)) / (most - least)))}%`
  const places = { '--usual': share(rolled(USUAL, rating)), '--value': share(value ?? least) } as CSSProperties
  return (
    <span
      className={value === undefined ? 'rating-scale' : 'rating-scale has-value'}
      style={places}
      aria-hidden="true"
    />
  )
}
