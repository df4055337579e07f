/** The ludus itself: the games of the month, its stable, its treasury, the others. */
import type { Entry, LudusView, SchoolView } from '@harena/colosseum'
import { counted, t } from '@harena/engine'
import { Fragment } from 'react'
import type { PageProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { Lanista } from './lanista.tsx'
import { LudusMan } from './man.tsx'
import { MatchDay } from './match-day.tsx'
import { Statistics } from './statistics.tsx'
import { ACCOUNT_WORDS } from './words.ts'

/** Whose page it is: of the one who is asked, or of the first who is left. */
export function ownOf({ schools }: LudusView, seat: number | null): SchoolView {
  return schools[seat ?? -1] ?? schools.find(({ isOut }) => !isOut) ?? schools[0]!
}

export function Below({ view, seat, lines, names }: PageProps<LudusView>) {
  const own = ownOf(view, seat)
  const others = view.schools.filter((one) => one !== own)
  return (
    <>
      <MatchDay view={view} />
      <Stable school={own} isOpen {...{ view, lines }} />
      {others.map((school) => (
        <Stable key={school.seat} school={school} {...{ view, lines }} />
      ))}
      <Statistics view={view} lines={lines} names={names} />
    </>
  )
}

interface StableProps extends Pick<PageProps<LudusView>, 'view' | 'lines'> {
  readonly school: SchoolView
  readonly isOpen?: boolean
}

function Stable({ school, view, lines, isOpen = false }: StableProps) {
  const { name, stable, isOut } = school
  if (isOut) return <p className="quiet-text">{tx`${name} is closed.`}</p>
  return (
    <details className="stable" open={isOpen}>
      <summary>
        <span className="stable-title">
          <Lanista name={name} seat={school.seat} isBuiltIn={!isOpen} size={48} />
          <span>
            {tx`The stable of ${name} ${<span className="quiet-text">{counted(stable.length, 'gladiator')}</span>}`}
          </span>
        </span>
      </summary>
      <div className="stable-men">
        {stable.map((man) => (
          <LudusMan key={man.name} {...{ man, view, lines }} />
        ))}
      </div>
    </details>
  )
}

export function Side({ view, seat }: PageProps<LudusView>) {
  return (
    <>
      <Treasury view={view} school={ownOf(view, seat)} />
      <Ranking view={view} own={ownOf(view, seat).seat} />
    </>
  )
}

function Treasury({ view, school }: { readonly view: LudusView; readonly school: SchoolView }) {
  const { upkeep, name, loans } = school
  const entries = view.accounts.filter(({ from, to }) => from === school.seat || to === school.seat)
  return (
    <section className="treasury" aria-labelledby="treasury">
      <h2 id="treasury">{tx`Treasury of ${name}`}</h2>
      <p className="treasury-sum">
        <Lanista name={name} seat={school.seat} isBuiltIn={false} size={72} />
        <b className="display">{school.denarii}</b> {school.denarii === 1 ? t('denarius') : t('denarii')}
      </p>
      <dl className="treasury-upkeep">
        <dt>{tx`Upkeep of the men ${<Cite rule="§39.5.9.1" />}`}</dt>
        <dd>−{upkeep.men}</dd>
        <dt>{tx`For reputation ${school.REP} ${<Cite rule="§39.5.9.2" />}`}</dt>
        <dd>−{upkeep.REP}</dd>
        {loans.length > 0 && (
          <>
            <dt>{tx`Instalments of 15 in month ${loans.join(', ')} ${<Cite rule="§39.5.2" />}`}</dt>
            <dd>{upkeep.loans > 0 ? `−${15 * upkeep.loans}` : t('later')}</dd>
          </>
        )}
      </dl>
      {entries.length > 0 && (
        <details>
          <summary>{tx`The entries of this month (${entries.length})`}</summary>
          <Entries entries={entries} view={view} school={school} />
        </details>
      )}
    </section>
  )
}

interface EntriesProps {
  readonly entries: readonly Entry[]
  readonly view: LudusView
  readonly school: SchoolView
}

function Entries({ entries, view, school }: EntriesProps) {
  return (
    <dl className="entries">
      {entries.map(({ from, to, denarii: sum, heading }, at) => {
        const isPaid = from === school.seat
        const other = isPaid ? to : from
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the book
          <Fragment key={at}>
            <dt>
              {ACCOUNT_WORDS[heading]}
              {other !== null &&
                (isPaid ? t`, to ${view.schools[other]!.name}` : t`, from ${view.schools[other]!.name}`)}
            </dt>
            <dd>
              {isPaid ? '−' : '+'}
              {sum}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}

/** §39.7 Denarii decide. */
function Ranking({ view, own }: { readonly view: LudusView; readonly own: number }) {
  const schools = view.schools.toSorted((a, b) => Number(a.isOut) - Number(b.isOut) || b.denarii - a.denarii)
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{tx`The ludi ${<Cite rule="§39.7" />}`}</h2>
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{t('Ludus')}</th>
            <th scope="col">{t('Denarii')}</th>
            <th scope="col">{t('Men')}</th>
            <th scope="col">REP</th>
            <th scope="col">{t('Won')}</th>
          </tr>
        </thead>
        <tbody>
          {schools.map(({ seat, name, denarii: sum, stable, REP, victories, isOut }) => (
            <tr key={seat} className={isOut ? 'is-out' : ''}>
              <th scope="row">
                <span className="stable-title">
                  <Lanista name={name} seat={seat} isBuiltIn={seat !== own} size={36} />
                  {name}
                </span>
              </th>
              <td>{isOut ? t('closed') : sum}</td>
              <td>{stable.length}</td>
              <td>{REP}</td>
              <td>{victories}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
