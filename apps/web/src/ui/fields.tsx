/** Fields of the forms, and what is wrong with what stands in them. */

import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import type { Offer } from './offers.ts'
import { Cite } from './rules-context.tsx'

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [id: string, title: string])[]
  readonly onChange: (value: string) => void
}

export function Select({ options, ...props }: SelectProps) {
  return <SelectOffer {...props} offers={options.map(([id, title]) => ({ id, title, why: null }))} />
}

interface SelectOfferProps extends Omit<SelectProps, 'options'> {
  readonly offers: readonly Offer[]
}

export function SelectOffer({ label, value, offers, onChange }: SelectOfferProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <OfferedOptions offers={offers} />
      </select>
    </label>
  )
}

/** What cannot be chosen says why. */
export function OfferedOptions({ offers }: { readonly offers: readonly Offer[] }) {
  const groups = [...new Set(offers.map(({ group }) => group))]
  if (groups.length === 1) return <OptionsOf offers={offers} />
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      <OptionsOf offers={offers.filter((offer) => offer.group === group)} />
    </optgroup>
  ))
}

function OptionsOf({ offers }: { readonly offers: readonly Offer[] }) {
  return offers.map(({ id, title, why }) => (
    <option key={id} value={id} disabled={why !== null}>
      {why ? `${why.message.startsWith(title) ? '' : `${title}: `}${why.message} ${why.rule}` : title}
    </option>
  ))
}

export interface NameFieldProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (name: string) => void
}

export function NameField({ label = t('Name'), value, onChange }: NameFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        maxLength={40}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

export function Why({ refusal }: { readonly refusal: Refusal | null }) {
  if (!refusal) return null
  return (
    <p className="refusal" role="alert">
      {refusal.message} <Cite rule={refusal.rule} />
    </p>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number; what is no number counts as the least. */
export function NumberField({ label, value, min = 0, max, onChange }: NumberFieldProps) {
  const change = (text: string) => {
    const number = Math.floor(Number(text))
    onChange(Number.isFinite(number) ? number : min)
  }
  return (
    <label className="number-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  )
}
