/** The house rules and disputed rulings of a game, each with its paragraph and what its values mean. */
import type { AnyOptions, Option, Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { OfferedOptions } from './fields.tsx'
import { offersOf } from './offers.ts'
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

const nothingWrong = () => null

export function Switches({ options, values, refusalWith = nothingWrong, usual = defaults, onChange }: SwitchesProps) {
  const now = refusalWith(values)
  const usualOf = (option: Option) => usual.values[option.id] ?? option.default
  const changed = options.filter((option) => (values[option.id] ?? option.default) !== usualOf(option))
  return (
    <details className="switches">
      <summary>
        <span>{t('Switches')}</span>
        {changed.length > 0 && <b className="changed">{tx`${changed.length} changed`}</b>}
        {changed.length === 0 && (
          <span className="quiet-text"> {usual.title ? tx`as in: ${usual.title}` : t('all as the book has them')}</span>
        )}
        {changed.length > 0 && (
          <span className="quiet-text switches-on">
            {changed.map((option) => `${option.title}: ${meaningOf(option, values[option.id])}`).join('; ')}
          </span>
        )}
      </summary>
      <p className="quiet-text">
        {t('Where the book is silent or says two things, we had to rule. Whoever sees it otherwise turns the switch.')}
      </p>
      {changed.length > 0 && (
        <button type="button" className="button quiet small" onClick={() => onChange(usual.values)}>
          {usual.title ? tx`All back to: ${usual.title}` : t('All back to the defaults')}
        </button>
      )}
      {options.map((option) => {
        const value = values[option.id] ?? option.default
        return (
          <div key={option.id} className={value === usualOf(option) ? 'switch' : 'switch is-changed'}>
            <div className="switch-title">
              <label htmlFor={`switch-${option.id}`}>{option.title}</label>
              <Cite rule={option.rule} />
              {value !== usualOf(option) && <b className="changed">{t('changed')}</b>}
            </div>
            {'values' in option ? (
              <select
                id={`switch-${option.id}`}
                value={String(value)}
                onChange={(event) => onChange({ ...values, [option.id]: event.target.value })}
              >
                <OfferedOptions
                  offers={offersOf(
                    Object.entries(option.values).map(([id, meaning]) => [
                      id,
                      id === option.default ? t`${t(meaning)} (default)` : t(meaning),
                    ]),
                    (id) => refusalWith({ ...values, [option.id]: id }),
                    now,
                  )}
                />
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
