/** §9.3 The secret allocation: where to strike, where to guard, with how many CF, and what may come of it. */

import type { Account, Allocation, Options, Row, View } from '@harena/colosseum'
import { canonicalJson, neighbour, type Refusal, same, t } from '@harena/engine'
import { type ReactNode, useState } from 'react'
import { coachedIf, useCoached } from '../../../board/coached.ts'
import { keyName } from '../../../match/keys.ts'
import type { PanelProps } from '../../../match/slots.ts'
import { isAdvised, SuggestButton, Suggested, type Suggesting, useSuggest } from '../../../match/suggest.tsx'
import { Key, MainKey } from '../../../ui/key.tsx'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermText } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'
import { helplessHint } from '../helpless-hint.tsx'
import { whyAllocation } from '../why-words.ts'
import { softestArea } from './attack-odds.ts'
import { AttackRows } from './attack-rows.tsx'
import { FoeMan, OwnMan } from './combat-men.tsx'
import { DefenceRows, Guards } from './defence-rows.tsx'
import { type AllocateQuestion, accountFor, areaNameOf, firstFoe, nothing, proposal, type Situation } from './plan.ts'
import { allocationInWords, planInWords } from './plan-words.ts'
import { PoolLines } from './pool-lines.tsx'
import { SpecialAttacks } from './special-attacks.tsx'
import './combat.css'
import './rows.css'
import './low-screen.css'

/** A new question is a new sheet. */
export function CombatSheet(props: PanelProps<View>) {
  const { actions, view, undoFirst } = props
  const question = props.task.question as AllocateQuestion
  const situation: Situation = { question, combat: view.combat!, options: actions.options as unknown as Options }
  const coached = useCoached()
  // With a trainer the sheet begins empty: what would stand there is not what he wants.
  const { plan, isFirst, setPlan, undo } = usePlans(() => (coached ? nothing : firstPlan(props, situation)))
  undoFirst(undo)
  const [target, setTarget] = useState(
    () => firstFoe(situation, facedBy(view, question.seat))?.seat ?? question.foes[0]!.seat,
  )
  const names = view.figures.map(({ name }) => name)
  const sheet = view.sheets.find(({ seat }) => seat === question.seat)!
  const account = accountFor(situation, plan)
  const suggesting = useSuggest(actions, (advice) => setPlan(advice as Allocation))
  return (
    <section className="combat-sheet" aria-label={t`Allocation of ${names[question.seat]}`}>
      <header className="combat-head">
        <p className="task-prompt" id="task" tabIndex={-1}>
          {tx`${names[question.seat]}: strike and guard, in secret`}
        </p>
        <Left account={account} question={question} names={names} />
      </header>
      <div className="combat-men">
        <FoeMan situation={situation} view={view} plan={plan} target={target} onTarget={setTarget} onChange={setPlan} />
        <OwnMan situation={situation} view={view} plan={plan} onChange={setPlan} />
      </div>
      {!isAdvised(suggesting, plan) && <HowTo isFirst={isFirst} />}
      <Suggested
        suggesting={suggesting}
        names={names}
        say={allocationInWords}
        why={(answer) => whyAllocation(situation, answer as Allocation, names)}
        now={plan}
        folds
      />
      <div className="combat-columns">
        <div>
          <h3>{t('Attacks')}</h3>
          <Attacks
            situation={situation}
            plan={plan}
            names={names}
            target={target}
            helpless={helplessHint(view, question.seat)}
            onChange={setPlan}
          />
        </div>
        <div>
          <h3>{t('Defence')}</h3>
          <DefenceRows situation={situation} sheet={sheet} plan={plan} onChange={setPlan} />
          {usesSpecials(situation) && (
            <details className="combat-more">
              <summary>{t('Special defences')}</summary>
              <Guards situation={situation} plan={plan} onChange={setPlan} />
            </details>
          )}
          <details className="combat-more">
            <summary>{tx`Where the ${account.pool} CF come from`}</summary>
            <PoolLines
              sheet={sheet}
              question={question}
              account={account}
              names={names}
              topSeat={plan.attacks[plan.top]?.target ?? null}
            />
          </details>
        </div>
      </div>
      <SheetFoot
        {...props}
        plan={plan}
        unused={account.left}
        refusal={actions.check(plan)}
        areaName={(row) => areaNameOf(situation, row)}
        suggesting={suggesting}
        onChange={setPlan}
      />
    </section>
  )
}

/** §23.1 Where the match has none, nothing is said of them. */
const usesSpecials = ({ options }: Situation) => options.specials !== 'off'

/** How CF are put and taken; and what was filled in to begin with could be taken for advice. */
function HowTo({ isFirst }: { readonly isFirst: boolean }) {
  if (useCoached() !== null) return null
  return (
    <p className="combat-start">
      {isFirst && t('Only a start, not advice. ')}
      {t('Tap a part of a body to add CF; − and + below it change them.')}
    </p>
  )
}

interface AttacksProps {
  readonly situation: Situation
  readonly plan: Allocation
  readonly names: readonly string[]
  readonly target: number
  /** What he can do who cannot strike. */
  readonly helpless: ReactNode
  readonly onChange: (plan: Allocation) => void
}

function Attacks({ target, helpless, ...props }: AttacksProps) {
  if (!props.situation.question.foes.some((foe) => foe.canAttack)) {
    return (
      <p className="combat-note">
        {tx`Nobody can be attacked from here ${<Cite rule="§9.1" />}`}
        {helpless && <> {helpless}</>}
      </p>
    )
  }
  return (
    <>
      <AttackRows {...props} />
      {usesSpecials(props.situation) && (
        <details className="combat-more">
          <summary>{t('Special attacks')}</summary>
          <SpecialAttacks {...props} target={target} />
        </details>
      )}
    </>
  )
}

/** §28.7.3 A beast has to divide all its CF: that is left to advice. */
function firstPlan({ actions, view }: PanelProps<View>, situation: Situation): Allocation {
  const isBeast = view.beasts.some(({ seat }) => seat === situation.question.seat)
  const advice = isBeast ? (actions.suggest('standard') as Allocation | null) : null
  const faced = facedBy(view, situation.question.seat)
  return advice ?? proposal(situation, (target) => softestArea(situation, target), faced)
}

/** Who stands where he looks. */
function facedBy({ figures }: View, seat: number): number[] {
  const { hex, facing } = figures[seat]!
  const ahead = neighbour(hex, facing)
  return figures.filter((one) => one.out === null && same(one.hex, ahead)).map((one) => one.seat)
}

/** The plan, and those before it: undo goes back through them. */
function usePlans(first: () => Allocation) {
  const [plans, setPlans] = useState<readonly Allocation[]>(() => [first()])
  const setPlan = (next: Allocation) => setPlans([...plans, next])
  const undo = () => {
    if (plans.length > 1) setPlans(plans.slice(0, -1))
    return plans.length > 1
  }
  return { plan: plans.at(-1)!, isFirst: plans.length === 1, setPlan, undo }
}

interface LeftProps {
  readonly account: Account
  readonly question: AllocateQuestion
  readonly names: readonly string[]
}

/** What may still be spent, and how much of it is due to the position; that over one of several counts against him alone. */
function Left({ account, question: { base, foes }, names }: LeftProps) {
  const { left, pool, leftAgainst } = account
  const own = Math.max(0, base)
  const isAlone = foes.length < 2
  const all = isAlone ? pool : own
  return (
    <p className={left < 0 ? 'combat-left over' : 'combat-left'} aria-live="polite">
      <b>{Math.abs(left)}</b> {left < 0 ? t`CF too many, of ${all}` : <TermText text={t`of ${all} CF left`} isQuiet />}
      {isAlone && pool > own && (
        <span className="combat-position">{tx`+${pool - own} by position ${<Cite rule="§9.2" />}`}</span>
      )}
      {!isAlone &&
        foes
          .filter(({ advantage }) => advantage > 0)
          .map(({ seat, advantage }) => (
            <span key={seat} className="combat-position">
              {tx`${Math.max(0, leftAgainst[seat]! - Math.max(0, left))} of ${advantage} more against ${names[seat]} only ${<Cite rule="§9.2" />}`}
            </span>
          ))}
    </p>
  )
}

interface SheetFootProps extends PanelProps<View> {
  readonly suggesting: Suggesting
  readonly plan: Allocation
  readonly unused: number
  readonly refusal: Refusal | null
  readonly areaName: (row: Row) => string
  readonly onChange: (plan: Allocation) => void
}

function SheetFoot({ actions, plan, unused, names, refusal, suggesting, undo, areaName, onChange }: SheetFootProps) {
  const coached = useCoached()
  // What does nothing is no main thing to do.
  const isEmpty = plan.attacks.length === 0 && plan.guard === '' && plan.defence.every((cf) => cf === 0)
  const isAsCoached = coached !== null && canonicalJson(plan) === canonicalJson(coached.answer)
  return (
    <footer className="combat-foot task-foot">
      {refusal && (
        <p className="combat-refusal" role="status">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
      {!refusal && unused > 0 && <p className="combat-unused quiet-text">{tx`${unused} CF would stay unused.`}</p>}
      <button
        type="button"
        className={`button${isEmpty && unused > 0 ? ' quiet' : ''}${coachedIf(isAsCoached)}`}
        id="primary"
        disabled={refusal !== null}
        onClick={() => actions.answer(plan)}
      >
        <span className="two-lines">{tx`Seal: ${planInWords(plan, names, areaName)}`}</span>
        <MainKey />
      </button>
      <div className="combat-tools">
        <SuggestButton
          suggesting={suggesting}
          className={`button quiet small${coachedIf(coached !== null && !isAsCoached)}`}
        />
        <button type="button" className="button quiet small" onClick={() => onChange(nothing)}>
          {t('Clear')}
        </button>
        <button type="button" className="button quiet small" onClick={undo}>
          {t('Undo')}
          <Key>{keyName('u')}</Key>
        </button>
      </div>
    </footer>
  )
}
