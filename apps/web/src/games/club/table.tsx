/** The table of a club, and its fixtures. */
import { type ArenaGame, type ClubView, type FixtureResult, listed, t } from '@harena/engine'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'

export type View = ClubView<ArenaGame>

export function Standings({ view }: { readonly view: View }) {
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{tx`Table ${<Cite rule="C.7" />}`}</h2>
      <div className="table-box">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="heard">{t('Place')}</span>
              </th>
              <th scope="col">{t('Owner')}</th>
              <th scope="col">{t('Won')}</th>
              <th scope="col">{t('Drawn')}</th>
              <th scope="col">{t('Lost')}</th>
              <th scope="col">{t('Kills')}</th>
              <th scope="col">{t('Fallen')}</th>
              <th scope="col">{t('Points')}</th>
            </tr>
          </thead>
          <tbody>
            {view.table.map(({ place, owner, won, drawn, lost, kills, fallen, points }) => (
              <tr key={owner}>
                <td>{place}</td>
                <th scope="row">{view.owners[owner]}</th>
                {[won, drawn, lost, kills, fallen].map((number, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={at}>{number}</td>
                ))}
                <td>
                  <b>{points}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Day by day; today is open. */
export function Fixtures({ view }: { readonly view: View }) {
  const days = [...new Set(view.fixtures.map(({ day }) => day))]
  return (
    <section aria-labelledby="fixtures">
      <h2 id="fixtures">{tx`Fixtures ${<Cite rule="C.2" />}`}</h2>
      {days.map((day) => (
        <details key={`${day} ${view.day}`} open={day === Math.max(1, view.day)} className="fixture-day">
          <summary>{tx`Day ${day}`}</summary>
          <DayFixtures view={view} day={day} />
        </details>
      ))}
    </section>
  )
}

function DayFixtures({ view, day }: { readonly view: View; readonly day: number }) {
  const { fixtures, results, owners } = view
  return (
    <ul className="fixtures">
      {fixtures.map((fixture, at) => {
        if (fixture.day !== day) return null
        const result = results[at]
        const isNext = at === results.length && view.phase !== 'over'
        return (
          <li key={`${fixture.home} ${fixture.away}`} aria-current={isNext ? 'step' : undefined}>
            <span>{tx`${<b>{owners[fixture.home]}</b>} against ${<b>{owners[fixture.away]}</b>}`}</span>
            <span className="quiet-text">{result ? resultWords(view, result) : isNext ? t('next') : ''}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Fixtures are fought in their order, so the result of each stands at its place. */
function resultWords(view: View, { homeMen, awayMen, winner, isHeld, fallen }: FixtureResult): string {
  const names = (men: readonly number[]) => listed(men.map((man) => view.men[man]!.name))
  if (!isHeld) return t('not held: nobody came')
  if (homeMen.length === 0) return t`${view.owners[winner!]} wins without a fight`
  const men = `${names(homeMen)} – ${names(awayMen)}`
  const outcome = winner === null ? t('a draw') : t`${view.owners[winner]} wins`
  return `${men}: ${outcome}${fallen.length > 0 ? t`, ${names(fallen)} fell` : ''}`
}
