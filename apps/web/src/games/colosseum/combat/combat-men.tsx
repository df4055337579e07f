/** The foe, on whom one points out where to strike, and oneself, where to guard. */
import { type Allocation, type Area, areaName, areas, foeAt, type View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { type CSSProperties, useState } from 'react'
import { coatOf } from '../../../board/beasts/coats.ts'
import { Cite } from '../../../ui/rules-context.tsx'
import { tx } from '../../../ui/tx.ts'
import { AreaMan, type AreaMark } from './area-man.tsx'
import {
  accountFor,
  addAttack,
  areaNameOf,
  canStrike,
  limitOf,
  rowAt,
  type Situation,
  setAttack,
  setDefence,
  targetsOf,
} from './plan.ts'
import { Stepper } from './stepper.tsx'

interface SideProps {
  readonly situation: Situation
  readonly view: View
  readonly plan: Allocation
  readonly onChange: (plan: Allocation) => void
}

/** Each wears the colours that he has on the sand. */
function coloursOf(view: View, seat: number): CSSProperties {
  const side = view.figures[seat]!.team
  return { '--man': `var(--side-${side})`, '--man-soft': `var(--side-${side}-soft)` } as CSSProperties
}

/** Wounds in an area, as far as they can be seen. */
function woundsOf(view: View, seat: number, area: Area): Pick<AreaMark, 'hurt' | 'wounds'> {
  const sheet = view.sheets.find((one) => one.seat === seat)
  if (!sheet) return { hurt: 0, wounds: 0 }
  const { wounds } = sheet.areas[area - 1]!
  return { hurt: wounds / sheet.ratings.W, wounds }
}

export function FoeMan(props: SideProps & { readonly target: number; readonly onTarget: (seat: number) => void }) {
  const { situation, view, plan, target, onTarget, onChange } = props
  const { foes } = situation.question
  const foe = foeAt(foes, target)
  const targets = targetsOf(situation)
  const known = situation.combat.foes.find(({ seat }) => seat === target)
  const name = view.figures[target]!.name
  const beast = view.beasts.find(({ seat }) => seat === target)
  const [last, setLast] = useState<{ readonly target: number; readonly area: Area } | null>(null)
  const picked = last?.target === target ? last.area : null
  const at = picked === null ? -1 : rowAt(plan, target, picked)
  const add = (area: Area) => {
    setLast({ target, area })
    onChange(addAttack(situation, plan, target, area))
  }
  const marks = areas.map((area): AreaMark => {
    const row = plan.attacks[rowAt(plan, target, area)]
    const armour = known?.target.isKnown === false ? '?' : (known?.target.armour[area - 1] ?? '-')
    const worn = armour === '?' ? '' : armour === '-' ? t(', no armour') : t`, armour ${armour}`
    const isOff = !canStrike(situation, target, area)
    const press = isOff ? t('not from where you stand') : t('strike here')
    return {
      text: row ? String(row.cf) : '',
      armour,
      ...woundsOf(view, target, area),
      isChosen: row !== undefined,
      isOff,
      label: row ? t`attacked with ${row.cf} CF${worn}; add to it` : `${press}${worn}`,
    }
  })
  return (
    <div className="combat-man" style={coloursOf(view, target)}>
      {targets.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
        <div className="combat-foes" role="group" aria-label={t('Opponent')}>
          {targets.map((seat) => (
            <button
              key={seat}
              type="button"
              className="button quiet small"
              aria-pressed={seat === target}
              onClick={() => onTarget(seat)}
            >
              {view.figures[seat]!.name}
            </button>
          ))}
        </div>
      ) : (
        <span className="combat-name display">{name}</span>
      )}
      <AreaMan
        name={t`Strike ${name}`}
        body={beast ? 'beast' : 'man'}
        coat={beast && coatOf(view.figures[target]!.type === 'Horse' ? 'horse' : beast.kind).light}
        marks={marks}
        tone="attack"
        onPress={foe?.canAttack ? add : undefined}
      />
      {picked && at >= 0 ? (
        <Picked
          area={areaNameOf(situation, { target, area: picked })}
          label={t`CF on the ${areaNameOf(situation, { target, area: picked })}`}
          value={plan.attacks[at]!.cf}
          max={limitOf(situation)}
          onChange={(cf) => onChange(setAttack(plan, at, cf))}
        />
      ) : (
        <span className="man-picked quiet-text">{foe?.canAttack ? t('strike where?') : t('out of your reach')}</span>
      )}
      <span className="quiet-text">
        {foe?.canAttack && marks.some(({ isOff }) => isOff) && (
          <> {tx`Not the blank parts, from here ${<Cite rule="§28.7.1.2" />}`}</>
        )}
      </span>
      {beast && beast.hide > 0 && (
        <span className="quiet-text">{tx`hide −${beast.hide} ${<Cite rule="§28.3.3.1" />}`}</span>
      )}
    </div>
  )
}

interface PickedProps {
  readonly area: string
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (cf: number) => void
}

/** The part that was pointed at last: below the man, where a finger that changes its number hides nothing. */
function Picked({ area, label, value, max, onChange }: PickedProps) {
  return (
    <span className="man-picked">
      <b>{area}</b>
      <Stepper label={label} value={value} min={0} max={max} onChange={onChange} />
    </span>
  )
}

export function OwnMan({ situation, view, plan, onChange }: SideProps) {
  const { question } = situation
  const sheet = view.sheets.find(({ seat }) => seat === question.seat)!
  const beast = view.beasts.find(({ seat }) => seat === question.seat)
  const guard = situation.combat.guards.find(({ code }) => code === plan.guard)
  const marks = areas.map((area): AreaMark => {
    const cf = plan.defence[area - 1]!
    const isGuarded = guard?.area === area
    return {
      text: isGuarded ? guard.code : cf > 0 ? String(cf) : '',
      armour: sheet.areas[area - 1]!.armour,
      ...woundsOf(view, question.seat, area),
      isChosen: cf > 0 || isGuarded,
      label: isGuarded ? t`${guard.name}; put CF there instead` : t`${cf} CF to defend; add one`,
    }
  })
  const [picked, setPicked] = useState<Area | null>(null)
  const put = (area: Area, cf: number) => onChange(setDefence(situation, plan, area, cf))
  const add = (area: Area) => {
    setPicked(area)
    put(area, plan.defence[area - 1]! + 1)
  }
  return (
    <div className="combat-man" style={coloursOf(view, question.seat)}>
      <span className="combat-name display">{t('You')}</span>
      <AreaMan
        name={t('Defend yourself')}
        body={beast ? 'beast' : 'man'}
        coat={beast && coatOf(beast.kind).light}
        marks={marks}
        tone="defence"
        onPress={question.canDefend ? add : undefined}
      />
      {picked && picked !== guard?.area ? (
        <Picked
          area={areaName(picked)}
          label={t`CF to guard the ${areaName(picked)}`}
          value={plan.defence[picked - 1]!}
          max={accountFor(situation, plan).pool}
          onChange={(cf) => put(picked, cf)}
        />
      ) : (
        <span className="man-picked quiet-text">{question.canDefend ? t('guard where?') : t('no defence')}</span>
      )}
    </div>
  )
}
