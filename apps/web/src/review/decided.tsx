/** What was decided where the replay stands: the sealed plans side by side, and why, if an opponent decided it. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { canExplain, type Explained, toldIn } from '@harena/lab'
import { useMemo, useState } from 'react'
import { run } from '../app/long-jobs.ts'
import type { IsLeft } from '../app/sitters.ts'
import { ReasonsTable } from '../match/reasons.tsx'
import type { Slots } from '../match/slots.ts'
import { percent } from '../ui/percents.ts'
import { tx } from '../ui/tx.ts'
import './review.css'

interface DecidedProps<V> {
  readonly slots: Pick<Slots<V>, 'ruleset' | 'opponents' | 'sayAnswer'>
  /** Of a match that is over: before that, plans are nobody else's business. */
  readonly record: MatchRecord
  readonly names: readonly string[]
  readonly isLeft: IsLeft
  readonly answers: number
}

export function Decided<V>({ slots, record, names, isLeft, answers }: DecidedProps<V>) {
  const all = useMemo(() => toldIn(slots.ruleset, record), [slots, record])
  const say = (kind: string, label: string) => slots.sayAnswer?.(kind, label) ?? label
  const last = all.findLast(({ at }) => at < answers)
  // Who had nothing to do decided nothing.
  const told = last?.told.filter(({ label }) => label !== t('do nothing')) ?? []
  if (!last || told.length === 0) return null
  const decision = { ...last, told }
  return (
    <section className="decided" aria-label={t('What was decided here')}>
      <h2>{t('What was decided here')}</h2>
      <div className="decided-plans">
        {decision.told.map(({ seat, kind, label }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one seat may be asked several things together
          <article key={place} className="decided-plan">
            <h3>{names[seat]}</h3>
            <p>{say(kind, label)}</p>
            {isLeft(decision.at, seat) && <p className="quiet-text">{t('Chosen for him by the computer.')}</p>}
            {canExplain(slots as never, record.players[seat]) && (
              <Why
                key={`${decision.at} ${seat}`}
                record={record}
                at={decision.at}
                seat={seat}
                names={names}
                say={(other) => say(kind, other)}
              />
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

interface WhyProps {
  readonly record: MatchRecord
  readonly at: number
  readonly seat: Seat
  readonly names: readonly string[]
  readonly say: (label: string) => string
}

type Asked = 'not yet' | 'thinking' | { readonly why: string } | { readonly found: Explained | null }

/** He goes through the same thoughts again. */
function Why({ record, at, seat, names, say }: WhyProps) {
  const [asked, setAsked] = useState<Asked>('not yet')
  const ask = () => {
    setAsked('thinking')
    run({ do: 'explain', record, at }).result.then(
      (all) => setAsked({ found: all.find((one) => one.seat === seat) ?? null }),
      (thrown) => setAsked({ why: String(thrown.message ?? thrown) }),
    )
  }
  return (
    <>
      {(asked === 'not yet' || asked === 'thinking') && (
        <button type="button" className="link-button" onClick={ask} aria-disabled={asked === 'thinking'}>
          {asked === 'thinking' ? t('He remembers…') : t('Why?')}
        </button>
      )}
      <div className="decided-why" role="status">
        {typeof asked === 'object' &&
          ('why' in asked ? <p>{asked.why}</p> : <Reasons found={asked.found} names={names} say={say} />)}
      </div>
    </>
  )
}

function Reasons({ found, names, say }: Pick<WhyProps, 'names' | 'say'> & { readonly found: Explained | null }) {
  if (!found) return <p>{t('He weighed nothing here: he answered by habit.')}</p>
  const { habit, weighedBy, told } = found
  const { chosen, expected } = told
  return (
    <>
      <p>
        {tx`${names[found.seat]} chose “${say(chosen)}”`}
        {weighedBy === 'himself' && expected !== null && <>{tx`, and hoped to win ${percent(expected)} of the time`}</>}
        .
      </p>
      {habit !== null && <p>{habit}</p>}
      {weighedBy === 'a master' && <p>{mastersView(expected)}</p>}
      {weighedBy !== null && (
        <ReasonsTable reasons={told} names={names} say={say} isAMasters={weighedBy === 'a master'} />
      )}
    </>
  )
}

function mastersView(expected: number | null): string {
  return expected === null
    ? t('A master would not have thought of it.')
    : t`A master would have hoped to win ${percent(expected)} of the time with it.`
}
