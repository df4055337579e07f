/** The form of a bout in the page's one layout: the men before the wall, the fields of each, the rules, the button. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { DiceForm } from '../games/new-match.ts'
import { BeginBar } from '../ui/begin-bar.tsx'
import { DiceFields } from '../ui/dice-fields.tsx'
import { Switches, type SwitchesProps } from '../ui/switches.tsx'
import { type Fighter, Lineup } from './lineup.tsx'
import { StepHead } from './step-head.tsx'

interface BoutFormProps {
  readonly fighters: readonly Fighter[]
  /** The fields of each of them. */
  readonly children: ReactNode
  /** What the rules of this game ask besides dice and switches. */
  readonly rules?: ReactNode
  readonly dice: DiceForm
  readonly onDice: (change: Partial<DiceForm>) => void
  readonly switches: SwitchesProps
  readonly refusal: Refusal | null
  /** What the button says. */
  readonly deed: string
  readonly onBegin: () => void
}

export function BoutForm({ fighters, children, rules, dice, onDice, switches, refusal, deed, onBegin }: BoutFormProps) {
  return (
    <form
      className="bout-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) onBegin()
      }}
    >
      <div className={fighters.length === 2 ? 'men pair' : 'men'}>
        <Lineup fighters={fighters} />
        {children}
      </div>
      <StepHead title={t('Which rules?')} note={t('All of this may stay as it is.')} />
      {rules}
      <DiceFields form={dice} onChange={onDice} />
      <Switches {...switches} />
      <BeginBar refusal={refusal}>{deed}</BeginBar>
    </form>
  )
}
