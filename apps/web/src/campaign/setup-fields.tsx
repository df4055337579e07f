/** What the set-ups of campaigns have in common: their last step, and switches that are worth a place of their own. */
import { type AnyOptions, type Option, type Refusal, t } from '@harena/engine'
import type { DiceForm } from '../games/new-match.ts'
import { DiceFields } from '../ui/dice-fields.tsx'
import { Select } from '../ui/fields.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { Switches, type SwitchesProps } from '../ui/switches.tsx'

interface OptionsForm extends DiceForm {
  readonly options: AnyOptions
}

interface DiceAndSwitchesProps extends Pick<SwitchesProps, 'options' | 'usual'> {
  readonly form: OptionsForm
  readonly change: (part: Partial<OptionsForm>) => void
  readonly refusalWith: (options: AnyOptions) => Refusal | null
}

export function DiceAndSwitches({ form, change, ...switches }: DiceAndSwitchesProps) {
  return (
    <>
      <DiceFields form={form} onChange={change} />
      <Switches {...switches} values={form.options} onChange={(options) => change({ options })} />
    </>
  )
}

/** The step with which a set-up ends. */
export function lastStep(props: DiceAndSwitchesProps) {
  return {
    title: t('Dice and switches'),
    note: t('All of this may stay as it is.'),
    body: <DiceAndSwitches {...props} />,
  }
}

interface SwitchFieldProps extends Pick<DiceAndSwitchesProps, 'options' | 'form' | 'change'> {
  readonly id: string
}

export function SwitchField({ id, options, form, change }: SwitchFieldProps) {
  const option = options.find((one) => one.id === id) as Extract<Option, { values: object }>
  return (
    <div className="with-cite">
      <Select
        label={option.title}
        value={String(form.options[id] ?? option.default)}
        options={Object.entries(option.values)}
        onChange={(value) => change({ options: { ...form.options, [id]: value } })}
      />
      <Cite rule={option.rule} />
    </div>
  )
}
