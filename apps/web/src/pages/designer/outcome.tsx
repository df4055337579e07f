/** What a patch moved: before, after, the change with its interval, and whether it is more than chance. */
import { spoken, t } from '@harena/engine'
import { type BalanceReport, balanceHtml, type Move, moveText, patchSummary } from '@harena/lab/balance'
import { saveText } from '../../ui/save-text.ts'
import { tx } from '../../ui/tx.ts'
import { movesShown } from './draft.ts'

const kinds: Readonly<Record<Move['kind'], string>> = {
  style: t('Styles against all others'),
  pairing: t('Pairings'),
  length: t('Bouts'),
  deaths: t('Bouts'),
  undecided: t('Bouts'),
  firstMove: t('Bouts'),
  worth: t('Worth of a point'),
}

export function Outcome({ report }: { readonly report: BalanceReport }) {
  const { patch } = report
  if (!patch) return null
  const groups = Map.groupBy(movesShown(patch), ({ kind }) => kinds[kind])
  return (
    <section aria-labelledby="outcome" className="designer-outcome">
      <h2 id="outcome">{t('What moved')}</h2>
      <p role="status">
        <b>{patchSummary(report)}</b>
      </p>
      <p className="quiet-text">
        {tx`${report.total.toLocaleString(spoken())} bouts, the same dice for both sides of the comparison.`}
        {!patch.isIdentical &&
          t(
            ' The band holds the true change of that one number 95 times in 100. A filled dot is more than chance even though so many numbers are compared at once (Holm’s correction); a hollow one may be chance, even where its band lies beside zero.',
          )}
      </p>
      {[...groups].map(([title, moves]) => (
        <table key={title} className="designer-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col" className="designer-band-head">
                {t('95 % interval')}
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <MoveRow
                key={`${move.kind} ${move.what}`}
                move={move}
                unit={report.lengths.unit}
                widest={widest(moves, move)}
              />
            ))}
          </tbody>
        </table>
      ))}
      <button
        type="button"
        className="button quiet"
        onClick={() => saveText(`balance-${report.ruleset}.html`, 'text/html', balanceHtml(report))}
      >
        {t('Save as a report')}
      </button>
    </section>
  )
}

/** Of the moves that are counted in the same: lengths are no shares. */
function widest(moves: readonly Move[], { kind }: Move): number {
  const alike = moves.filter((one) => (one.kind === 'length') === (kind === 'length'))
  return Math.max(1e-6, ...alike.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
}

function MoveRow({
  move,
  unit,
  widest: reach,
}: {
  readonly move: Move
  readonly unit: string
  readonly widest: number
}) {
  const { from, to, change, interval } = moveText(move, unit)
  return (
    <tr className={move.isSignificant ? 'is-proven' : ''}>
      <th scope="row">{move.what}</th>
      <td>{unbroken(from)}</td>
      <td>{unbroken(to)}</td>
      <td>
        {change}
        <span className="heard">{move.isSignificant ? t(', more than chance') : t(', may be chance')}</span>
      </td>
      <td className="designer-band">
        <Band move={move} reach={reach} />
        <span className="quiet-text small">{interval}</span>
      </td>
    </tr>
  )
}

/** A number keeps its per cent sign, whatever the width. */
function unbroken(text: string): string {
  return text.replace(' %', '\u00a0%')
}

/** The interval on a line from the largest fall to the largest rise, with nothing in the middle. */
function Band({ move, reach }: { readonly move: Move; readonly reach: number }) {
  const at = (value: number) => 60 + (value / reach) * 56
  return (
    <svg viewBox="0 0 120 16" aria-hidden="true">
      <path className="designer-axis" d="M60 1V15M2 8H118" />
      <path className="designer-interval" d={`M${at(move.low)} 8H${at(move.high)}`} />
      <circle className="designer-dot" cx={at(move.change)} cy={8} r={4} />
    </svg>
  )
}
