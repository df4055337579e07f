/** Fields of the forms, and what is wrong with what stands in them. */
import type { Refusal } from '@harena/engine'
import { Cite } from './rules-context.tsx'

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [id: string, title: string])[]
  readonly onChange: (value: string) => void
}

export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

interface NameFieldProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (name: string) => void
}

export function NameField({ label = 'Name', value, onChange }: NameFieldProps) {
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
