/** The five special attacks: what each does, or why it cannot be made. */
import type { Allocation } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite } from '../../../ui/rules-context.tsx'
import { areaNameOf, foeViewOf, type Situation, toggleSpecial } from './plan.ts'
import { specialEffects } from './plan-words.ts'

export interface SpecialAttacksProps {
  readonly situation: Situation
  readonly plan: Allocation
  readonly target: number
  readonly onChange: (plan: Allocation) => void
}

export function SpecialAttacks({ situation, plan, target, onChange }: SpecialAttacksProps) {
  const specials = foeViewOf(situation, target)?.specials ?? []
  const latest = plan.attacks.findLastIndex((row) => row.target === target)
  return (
    <ul className="specials">
      {specials.map(({ code, name, area, refusal, rule }) => {
        const isChosen = plan.attacks.some((row) => row.special === code && row.target === target)
        return (
          <li key={code} className={refusal ? 'refused' : ''}>
            <button
              type="button"
              className="button quiet small"
              aria-pressed={isChosen}
              aria-disabled={refusal !== null}
              onClick={() => refusal === null && onChange(toggleSpecial(situation, plan, target, code, latest))}
            >
              {name}
            </button>
            <span className="special-text">
              {area === null ? t('any area') : areaNameOf(situation, { target, area })}:{' '}
              {refusal ?? specialEffects[code]} <Cite rule={rule} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
