/** The planned attacks in their order: CF, means, round, and the exact odds of each. */
import { type Allocation, foeAt, type Means, type Row } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermText } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'
import {
  areaNameOf,
  effectiveOf,
  foeViewOf,
  halvingsOf,
  limitOf,
  moveRow,
  needsOneHand,
  ordinaryMeans,
  removeRow,
  roundsOf,
  type Situation,
  setMeans,
  setRow,
  targetsOf,
  whyHalved,
} from './plan.ts'
import { placeOf, roundInWords, specialEffects, specialNames } from './plan-words.ts'
import { RowOdds } from './row-odds.tsx'
import { Stepper } from './stepper.tsx'

export interface AttackRowsProps {
  readonly situation: Situation
  readonly plan: Allocation
  readonly names: readonly string[]
  readonly onChange: (plan: Allocation) => void
}

export function AttackRows(props: AttackRowsProps) {
  const { situation, plan } = props
  const rounds = roundsOf(situation, plan)
  if (plan.attacks.length === 0) {
    return <p className="quiet-text combat-none">{t('No attack yet: tap the part of him that you want to strike.')}</p>
  }
  return (
    <>
      <ol className="attack-rows">
        {plan.attacks.map((row, index) => (
          <AttackRow key={keyOf(row)} {...props} index={index} round={rounds[index]!} />
        ))}
      </ol>
      {needsOneHand(situation, plan) && hasBothHands(situation, plan) && (
        <p className="quiet-text combat-note">
          {tx`${situation.combat.pair?.message} Another one for one attack is another one for all.`}{' '}
          <Cite rule={situation.combat.pair?.rule ?? ''} />
        </p>
      )}
      <p className="quiet-text combat-note">
        {tx`Low rounds strike first; in one round the attack with more CF, equal ones together ${<Cite rule="§9.4.3" />}. CF that you lose before your turn come off your next attack ${<Cite rule="§9.4.5" />}.`}
      </p>
    </>
  )
}

/** Whether he has a weapon in each hand that reaches somebody whom he attacks. */
function hasBothHands(situation: Situation, { attacks }: Allocation): boolean {
  return attacks.some(({ target }) => {
    const open = foeViewOf(situation, target)?.means.map(({ means }) => means) ?? []
    return open.includes('right') && open.includes('left')
  })
}

/** An area is attacked once; only a javelin in the air may come to it as well. */
function keyOf({ target, area, means }: Row): string {
  return `${target} ${area}${means === 'thrown' ? ' thrown' : ''}`
}

interface AttackRowProps extends AttackRowsProps {
  readonly index: number
  readonly round: number
}

function titleOf(row: Row, area: string): string {
  if (row.means === 'thrown') return t('Javelin')
  return row.special === '' ? area : `${specialNames[row.special]}, ${area}`
}

function AttackRow({ situation, plan, names, onChange, index, round }: AttackRowProps) {
  const row = plan.attacks[index]!
  const area = areaNameOf(situation, row)
  const said = t`Attack ${index + 1}, ${placeOf(row, area)}`
  return (
    <li className="attack-row">
      <div className="attack-row-head">
        <span className="attack-place">
          <b>{titleOf(row, area)}</b>
          {targetsOf(situation).length > 1 && <span className="quiet-text"> {tx`of ${names[row.target]}`}</span>}
        </span>
        <Stepper
          label={t`${said}: CF`}
          value={row.cf}
          min={1}
          max={limitOf(situation)}
          onChange={(cf) => onChange(setRow(plan, index, { cf }))}
        />
        <Order {...{ plan, index, said, onChange }} />
      </div>
      <p className="attack-facts">
        <MeansSelect
          situation={situation}
          row={row}
          said={said}
          onChange={(means) => onChange(setMeans(situation, plan, index, means))}
        />
        <span>
          {tx`${<TermText text={t`round ${round}`} isQuiet />} ${<span className="quiet-text">{roundInWords(round)}</span>} ${<Cite rule="§9.4.2" />}`}
        </span>
        <Halved situation={situation} plan={plan} index={index} />
        <OnTop situation={situation} plan={plan} index={index} onChange={onChange} />
      </p>
      {row.special !== '' && <p className="attack-effect">{specialEffects[row.special]}</p>}
      {row.means === 'bare' && (
        <p className="attack-effect">{tx`A hit stuns; a parry strikes your own arm ${<Cite rule="§22.2" />}`}</p>
      )}
      <RowOdds situation={situation} plan={plan} index={index} said={said} />
    </li>
  )
}

/** §9.3.2.1 Earlier, later, or not at all. */
function Order({
  plan,
  index,
  said,
  onChange,
}: Omit<AttackRowsProps, 'situation' | 'names'> & { index: number; said: string }) {
  const last = plan.attacks.length - 1
  const move = (by: -1 | 1) => onChange(moveRow(plan, index, by))
  return (
    <span className="attack-order">
      {last > 0 && (
        <>
          <OrderButton label={t`${said}: earlier`} sign="↑" isOff={index === 0} onPress={() => move(-1)} />
          <OrderButton label={t`${said}: later`} sign="↓" isOff={index === last} onPress={() => move(1)} />
        </>
      )}
      <OrderButton
        label={t`${said}: take it back`}
        sign="×"
        isOff={false}
        onPress={() => onChange(removeRow(plan, index))}
      />
    </span>
  )
}

function OrderButton(props: { label: string; sign: string; isOff: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="order-button"
      aria-label={props.label}
      aria-disabled={props.isOff}
      onClick={() => !props.isOff && props.onPress()}
    >
      {props.sign}
    </button>
  )
}

interface MeansSelectProps {
  readonly situation: Situation
  readonly row: Row
  readonly said: string
  readonly onChange: (means: Means) => void
}

function MeansSelect({ situation, row, said, onChange }: MeansSelectProps) {
  const foe = foeViewOf(situation, row.target)
  if (!foe) return null
  const special = foe.specials.find(({ code }) => code === row.special)
  const choices = special ? foe.means.filter(({ means }) => special.means.includes(means)) : ordinaryMeans(foe)
  if (choices.length < 2) return <span>{choices[0]?.name}</span>
  return (
    <select
      className="combat-select"
      aria-label={t`${said}: with`}
      value={row.means}
      onChange={(event) => onChange(event.target.value as Means)}
    >
      {choices.map(({ means, name }) => (
        <option key={means} value={means}>
          {name}
          {means === 'right' || means === 'left' ? `, ${means}` : ''}
        </option>
      ))}
    </select>
  )
}

function Halved({ situation, plan, index }: { situation: Situation; plan: Allocation; index: number }) {
  const row = plan.attacks[index]!
  const times = halvingsOf(situation, row)
  if (times === 0) return null
  const counts = situation.combat.isPoolHalved
    ? t`costs ${row.cf << times}`
    : t`counts ${effectiveOf(situation, plan, index)}`
  return (
    <span>
      {whyHalved(situation, row).map(({ what, rule }) => (
        <span key={rule}>
          {t(what)}: {t('half')} <Cite rule={rule} />,{' '}
        </span>
      ))}
      {counts} <Cite rule="§9.3.2" />
    </span>
  )
}

/** §26.5 The advantage in the pool, or on top of this attack. */
function OnTop(props: Omit<AttackRowsProps, 'names'> & { index: number }) {
  const { situation, plan, index, onChange } = props
  const foe = foeAt(situation.question.foes, plan.attacks[index]!.target)
  if (!foe?.canTop) return null
  return (
    <label className="attack-top">
      <input
        type="checkbox"
        checked={plan.top === index}
        onChange={(event) => onChange({ ...plan, top: event.target.checked ? index : -1 })}
      />
      {tx`+${foe.advantage} for position on top of it ${<Cite rule="§26.5" />}`}
    </label>
  )
}
