/** The house rules and disputed rulings of a game, each with its paragraph and what its values mean. */
import type { AnyOptions, Option, Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { useState } from 'react'
import { OfferedOptions } from './fields.tsx'
import { type Offer, offersOf } from './offers.ts'
import { meaningOf } from './paragraph-words.ts'
import { Cite } from './rules-context.tsx'
import { tx } from './tx.ts'

export interface SwitchesProps {
  readonly options: readonly Option[]
  readonly values: AnyOptions
  /** What would be wrong with the form. */
  readonly refusalWith?: (values: AnyOptions) => Refusal | null
  /** What they are set to without anybody having touched them, where that is not the defaults; and what that is called. */
  readonly usual?: { readonly title: string | null; readonly values: AnyOptions }
  readonly onChange: (values: AnyOptions) => void
}

const defaults = { title: null, values: {} } as const

type Value = AnyOptions[string]

const nothingWrong = () => null

export function Switches({ options, values, refusalWith = nothingWrong, usual = defaults, onChange }: SwitchesProps) {
  const [wanted, setWanted] = useState('')
  const now = refusalWith(values)
  const setTo = (option: Option) => values[option.id] ?? option.default
  const usualOf = (option: Option) => usual.values[option.id] ?? option.default
  const changed = options.filter((option) => setTo(option) !== usualOf(option))
  const shown = options.filter((option) => wordsOf(option).includes(wanted.trim().toLowerCase()))
  return (
    <details className="switches">
      <summary>
        <SwitchesLine {...{ options, changed, setTo }} title={usual.title} />
      </summary>
      <p className="quiet-text">
        {t('Where the book is silent or says two things, we had to rule. Whoever sees it otherwise turns the switch.')}
      </p>
      {options.length > MANY && (
        <label className="find-switch">
          <span>{t('Find a switch')}</span>
          <input
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            // What it is in begins with Enter; whoever searches does not mean that.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      )}
      {changed.length > 0 && (
        <button type="button" className="button quiet small" onClick={() => onChange(usual.values)}>
          {usual.title ? tx`All back to: ${usual.title}` : t('All back to the defaults')}
        </button>
      )}
      {shown.length === 0 && <p role="status">{t('No switch has these words.')}</p>}
      <div className="switch-list">
        {shown.map((option) => (
          <Switch
            key={option.id}
            option={option}
            value={setTo(option)}
            isChanged={changed.includes(option)}
            usual={{ title: usual.title, value: usualOf(option) }}
            refusalWith={(value) => refusalWith({ ...values, [option.id]: value })}
            now={now}
            onChange={(value) => onChange({ ...values, [option.id]: value })}
          />
        ))}
      </div>
    </details>
  )
}

/** More are not overlooked at a glance. */
const MANY = 10

/** Everything it may be found by. */
function wordsOf(option: Option): string {
  const meanings = 'values' in option ? Object.values(option.values).map((meaning) => t(meaning)) : []
  return [option.title, option.rule, ...meanings].join(' ').toLowerCase()
}

interface SwitchesLineProps {
  readonly options: readonly Option[]
  readonly changed: readonly Option[]
  readonly setTo: (option: Option) => Value
  readonly title: string | null
}

/** What the folded switches say: how many somebody has touched, and how many are not as the book has them. */
function SwitchesLine({ options, changed, setTo, title }: SwitchesLineProps) {
  const differing = options.filter((option) => setTo(option) !== option.default).length
  return (
    <>
      <span>{t('Switches')}</span>
      {changed.length > 0 && <b className="changed">{tx`${changed.length} changed`}</b>}
      <span className="quiet-text">
        {' '}
        {changed.length === 0 && (title ? tx`as in: ${title}` : t('all as the book has them'))}{' '}
        {title && differing > 0 && tx`(${differing} of ${options.length} differ from the book)`}
      </span>
      {changed.length > 0 && (
        <span className="quiet-text switches-on">
          {changed.map((option) => `${option.title}: ${meaningOf(option, setTo(option))}`).join('; ')}
        </span>
      )}
    </>
  )
}

interface SwitchProps {
  readonly option: Option
  readonly value: Value
  readonly isChanged: boolean
  /** What it is set to without anybody having touched it, and what that is called, where it is not the default. */
  readonly usual: { readonly title: string | null; readonly value: Value }
  readonly refusalWith: (value: string) => Refusal | null
  readonly now: Refusal | null
  readonly onChange: (value: Value) => void
}

function Switch(props: SwitchProps) {
  const { option, isChanged } = props
  return (
    <div className={isChanged ? 'switch is-changed' : 'switch'}>
      <div className="switch-title">
        <label htmlFor={idOf(option)}>{option.title}</label>
        <Cite rule={option.rule} />
        {isChanged && <b className="changed">{t('changed')}</b>}
      </div>
      <SwitchField {...props} />
    </div>
  )
}

const idOf = ({ id }: Option) => `switch-${id}`

function SwitchField({ option, value, usual, refusalWith, now, onChange }: SwitchProps) {
  const id = idOf(option)
  if (!('values' in option)) {
    return (
      <input
        id={id}
        type="number"
        min={option.min}
        max={option.max}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    )
  }
  const usually = (meaning: string) => (usual.title ? t`${meaning} (as in: ${usual.title})` : t`${meaning} (default)`)
  // What is ticked or not is short: that it was touched is marked beside it.
  const isTicked = isOnOff(option.values)
  const meanings = Object.entries(option.values).map(
    ([one, meaning]) => [one, one === usual.value && !isTicked ? usually(t(meaning)) : t(meaning)] as const,
  )
  const offers = offersOf(meanings, refusalWith, now)
  if (isTicked) return <OnOff {...{ id, value, offers, onChange }} />
  return (
    <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      <OfferedOptions offers={offers} />
    </select>
  )
}

function isOnOff(values: Readonly<Record<string, string>>): boolean {
  return Object.keys(values).sort().join() === 'off,on'
}

interface OnOffProps {
  readonly id: string
  readonly value: Value
  readonly offers: readonly Offer[]
  readonly onChange: (value: Value) => void
}

/** What is only used or not is a box to tick. */
function OnOff({ id, value, offers, onChange }: OnOffProps) {
  const other = offers.find((one) => one.id !== value)!
  return (
    <label className="check">
      <input
        id={id}
        type="checkbox"
        checked={value === 'on'}
        disabled={other.why !== null}
        onChange={() => onChange(other.id)}
      />
      {offers.find((one) => one.id === value)!.title}
      {other.why && <small>{`${other.why.message} ${other.why.rule}`}</small>}
    </label>
  )
}
