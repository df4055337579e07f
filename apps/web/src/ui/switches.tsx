/** The house rules and disputed rulings of a game, each with its paragraph and what its values mean. */
import type { AnyOptions, Option } from '@harena/engine'
import { Cite } from './rules-context.tsx'

export interface SwitchesProps {
  readonly options: readonly Option[]
  readonly values: AnyOptions
  readonly onChange: (values: AnyOptions) => void
}

export function Switches({ options, values, onChange }: SwitchesProps) {
  const changed = options.filter((option) => (values[option.id] ?? option.default) !== option.default)
  return (
    <details className="switches">
      <summary>
        Switches
        {changed.length > 0 && <b className="changed">{changed.length} changed</b>}
      </summary>
      <p className="quiet-text">
        Where the book is silent or says two things, we had to rule. Whoever sees it otherwise turns the switch.
      </p>
      {changed.length > 0 && (
        <button type="button" className="button quiet small" onClick={() => onChange({})}>
          All back to the defaults
        </button>
      )}
      {options.map((option) => {
        const value = values[option.id] ?? option.default
        return (
          <div key={option.id} className={value === option.default ? 'switch' : 'switch is-changed'}>
            <div className="switch-title">
              <label htmlFor={`switch-${option.id}`}>{option.title}</label>
              <Cite rule={option.rule} />
              {value !== option.default && <b className="changed">changed</b>}
            </div>
            {'values' in option ? (
              <select
                id={`switch-${option.id}`}
                value={String(value)}
                onChange={(event) => onChange({ ...values, [option.id]: event.target.value })}
              >
                {Object.entries(option.values).map(([id, meaning]) => (
                  <option key={id} value={id}>
                    {meaning}
                    {id === option.default ? ' (default)' : ''}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={`switch-${option.id}`}
                type="number"
                min={option.min}
                max={option.max}
                value={String(value)}
                onChange={(event) => onChange({ ...values, [option.id]: Number(event.target.value) })}
              />
            )}
          </div>
        )
      })}
    </details>
  )
}
