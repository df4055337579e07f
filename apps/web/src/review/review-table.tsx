/** The same as the drawing, as a table. */
import { type Seat, t } from '@harena/engine'
import type { Review, ReviewedDecision } from '@harena/lab'
import type { IsLeft } from '../app/sitters.ts'
import { tx } from '../ui/tx.ts'
import { chanceText, errorText, partNames, pointsText } from './words.ts'

interface ReviewTableProps {
  readonly review: Review
  readonly isLeft: IsLeft
  readonly say: (kind: string, label: string) => string
  readonly onGo: (number: number) => void
}

export function ReviewTable({ review, isLeft, say, onGo }: ReviewTableProps) {
  const { decisions, first, openingDice, last, totals, names, seat } = review
  const parts = partNames(review)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="review-table" tabIndex={0} aria-label={t('Every decision that changed something')}>
      <table className="weighed">
        <caption className="heard">{tx`The chance of ${names[seat]} to win, and what changed it, in points`}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Decision')}</th>
            <th scope="col">{t('Chance')}</th>
            <th scope="col">{parts.own}</th>
            <th scope="col">{parts.others}</th>
            <th scope="col">{parts.dice}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Rolled before the first move')}</th>
            <Chance of={first} />
            <td />
            <td />
            <Points by={openingDice.is} />
          </tr>
          {decisions.map(
            (decision, number) =>
              changes(decision) && (
                <Row
                  key={decision.at}
                  decision={decision}
                  names={names}
                  isLeft={isLeft}
                  say={say}
                  onGo={() => onGo(number)}
                />
              ),
          )}
          <tr className="review-end">
            <th scope="row">{t('The end, and all together')}</th>
            <td>{chanceText({ is: last })}</td>
            {totals.disputed.is === 0 ? (
              <Points by={totals.own.is} />
            ) : (
              <td>{tx`${pointsText(totals.own.is)}; disputed: ${pointsText(totals.disputed.is)}`}</td>
            )}
            <Points by={totals.others.is} />
            <Points by={totals.dice.is} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** What was forced, or came to the same whatever was chosen, is not worth a line. */
function changes({ own, others, dice, disputed }: ReviewedDecision): boolean {
  return [own, others, dice, disputed].some(({ is }) => Math.abs(is) >= NOTICEABLE)
}

const NOTICEABLE = 0.005

interface RowProps {
  readonly decision: ReviewedDecision
  readonly names: readonly string[]
  readonly isLeft: IsLeft
  readonly say: ReviewTableProps['say']
  readonly onGo: () => void
}

function Row({ decision, names, isLeft, say, onGo }: RowProps) {
  const { at, told, before, own, others, dice, disputed, isAsAdvised } = decision
  const whose = (seat: Seat) => (isLeft(at, seat) ? t`the computer, for ${names[seat]}` : names[seat])
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link-button" onClick={onGo}>
          {told.map(({ seat, kind, label }) => `${whose(seat)}: ${say(kind, label)}`).join('; ')}
        </button>
      </th>
      <Chance of={before} />
      {isAsAdvised ? <td>{tx`as good as any; disputed: ${pointsText(disputed.is)}`}</td> : <Points by={own.is} />}
      <Points by={others.is} />
      <Points by={dice.is} />
    </tr>
  )
}

function Chance({ of }: { readonly of: ReviewedDecision['before'] }) {
  return (
    <td>
      {chanceText(of)} <small>{errorText(of)}</small>
    </td>
  )
}

/** What is nothing is left empty. */
function Points({ by }: { readonly by: number }) {
  return <td>{Math.abs(by) < NOTICEABLE ? '' : pointsText(by)}</td>
}
