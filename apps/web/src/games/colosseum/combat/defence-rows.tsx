/** CF to defend, area by area, and the special defences with what they need. */
import { type Allocation, areaName, areas, type SheetView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermAs } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'
import { accountFor, type Situation, setDefence, setGuard } from './plan.ts'
import { guardEffects, guardNames } from './plan-words.ts'
import { Stepper } from './stepper.tsx'

export interface DefenceRowsProps {
  readonly situation: Situation
  readonly sheet: SheetView
  readonly plan: Allocation
  readonly onChange: (plan: Allocation) => void
}

export function DefenceRows({ situation, sheet, plan, onChange }: DefenceRowsProps) {
  const { pool } = accountFor(situation, plan)
  const guarded = situation.combat.guards.find(({ code }) => code === plan.guard)
  if (sheet.hide !== null) {
    return (
      <p className="combat-note">{tx`A beast never defends: all its CF go into attacks ${<Cite rule="§28.7.3" />}`}</p>
    )
  }
  if (!situation.question.canDefend) {
    return (
      <p className="combat-note">{tx`With less than one CF of his own he cannot defend ${<Cite rule="§10.3.4" />}`}</p>
    )
  }
  return (
    <>
      <ul className="defence-rows">
        {areas.map((area) => {
          const value = plan.defence[area - 1]!
          const worn = sheet.areas[area - 1]!.armour
          return (
            <li key={area}>
              <span className="defence-name">
                {areaName(area)}{' '}
                <span className="quiet-text">{worn !== '-' && <TermAs word={t('armour')}>{worn}</TermAs>}</span>
              </span>
              {guarded?.area === area ? (
                <b className="defence-guard">{guarded.name}</b>
              ) : (
                <Stepper
                  label={t`Defend the ${areaName(area)}`}
                  value={value}
                  min={0}
                  max={pool}
                  isUpright
                  onChange={(cf) => onChange(setDefence(situation, plan, area, cf))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {situation.combat.isDefenceHalved && (
        <p className="combat-note">
          {tx`Prone, or with a bow in hand, defence CF count half ${<Cite rule="§16.3" />}`}
        </p>
      )}
    </>
  )
}

/** §23.3 One special defence in a phase. */
export function Guards({ situation, plan, onChange }: Omit<DefenceRowsProps, 'sheet'>) {
  const { guards, guardCost } = situation.combat
  return (
    <ul className="specials">
      {guards.map(({ code, area, refusal, rule }) => {
        const why = refusal ?? (situation.question.canDefend ? null : t('With less than one CF he cannot defend.'))
        const isChosen = plan.guard === code
        return (
          <li key={code} className={why ? 'refused' : ''}>
            <button
              type="button"
              className="button quiet small"
              aria-pressed={isChosen}
              aria-disabled={why !== null}
              onClick={() => why === null && onChange(setGuard(situation, plan, isChosen ? '' : code))}
            >
              {guardNames[code]}
            </button>
            <span className="special-text">
              {tx`${areaName(area)}, ${guardCost} CF: ${why ?? guardEffects[code]} ${<Cite rule={rule} />}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
