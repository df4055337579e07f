/** Where he stands: the round, and ten victories to the Emperor's Champion. */
import { type CampaignView, type ManView, VICTORIES } from '@harena/colosseum'
import { counted, t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import { Cite, useOptions } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { BillView } from './bill.tsx'

export function Ladder({ view }: PageProps<CampaignView>) {
  const { championBy } = useOptions()
  const living = view.men.filter(({ status }) => status !== 'dead')
  const honours = ({ record: { V, S, M } }: ManView) => (championBy === 'survived' ? V + S + M : V)
  return (
    <section className="ladder" aria-label={t("The way to the Emperor's Champion")}>
      <h2>{tx`Round ${view.round} of ${view.rounds}`}</h2>
      {living.map((man) => (
        <Steps key={man.name} name={man.name} count={Math.min(VICTORIES, honours(man))} championBy={championBy} />
      ))}
      {view.bill && <BillView bill={view.bill} name={view.men.find(isOf(view))?.name ?? ''} />}
    </section>
  )
}

/** Whose turn it is. */
const isOf =
  ({ next }: CampaignView) =>
  ({ owner, status }: ManView) =>
    owner === next && status === 'active'

interface StepsProps {
  readonly name: string
  readonly count: number
  readonly championBy: unknown
}

function Steps({ name, count, championBy }: StepsProps) {
  const left = VICTORIES - count
  const more =
    championBy === 'survived'
      ? counted(left, 'survived match', 'survived matches')
      : counted(left, 'victory', 'victories')
  return (
    <div className="ladder-row">
      <b>{name}</b>
      <span className="ladder-steps" aria-hidden="true">
        {Array.from({ length: VICTORIES }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are all alike
          <i key={step} className={step < count ? 'ladder-step taken' : 'ladder-step'} />
        ))}
      </span>
      <span className="quiet-text">
        {left === 0 ? t("the Emperor's Champion") : t`${more} more to the Emperor's Champion`} <Cite rule="C.00" />
      </span>
    </div>
  )
}
