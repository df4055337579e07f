/** A new career: the lanista, how many Stars, which Grunts, how long. */
import type { AnyOptions } from '@harena/engine'
import { heroesCareer, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { NameField, Select, Why } from '../../ui/fields.tsx'
import { Switches } from '../../ui/switches.tsx'
import { styleNames } from '../heroes/words.ts'
import { type DiceForm, diceOf, refusalOf } from '../new-match.ts'

interface CareerForm extends DiceForm {
  readonly name: string
  readonly stars: number
  readonly grunts: readonly Style[]
  readonly months: number
  readonly options: AnyOptions
}

const fresh: CareerForm = { name: 'Lanista', stars: 1, grunts: [], months: 24, dice: 'app', seed: '', options: {} }

const counts = [1, 2, 3].map((count) => [String(count), String(count)] as const)
const lengths = [6, 12, 24, 36, 48].map((months) => [String(months), `${months} months`] as const)

function setupOf({ name, stars, grunts, months }: CareerForm) {
  return { players: [{ name, stars, grunts }], months }
}

export function CareerSetupForm() {
  const opening = useOpening()
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<CareerForm>) => setForm({ ...form, ...part })
  const refusal = refusalOf(heroesCareer, () => setupOf(form), form.options)
  const begin = () =>
    opening.begin({
      ruleset: heroesCareer.id,
      setup: setupOf(form),
      options: form.options,
      dice: diceOf(form),
      sitters: [{ kind: 'person', name: 'You' }],
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) begin()
      }}
    >
      <div className="seat-fields">
        <NameField label="Lanista" value={form.name} onChange={(name) => change({ name })} />
        <Select
          label="Stars to create"
          value={String(form.stars)}
          options={counts}
          onChange={(stars) => change({ stars: Number(stars) })}
        />
        <Select
          label="Length"
          value={String(form.months)}
          options={lengths}
          onChange={(months) => change({ months: Number(months) })}
        />
      </div>
      <GruntFields grunts={form.grunts} onChange={(grunts) => change({ grunts })} />
      <DiceFields form={form} onChange={change} />
      <Switches
        options={heroesCareer.options}
        values={form.options}
        refusalWith={(options) => refusalOf(heroesCareer, () => setupOf(form), options)}
        onChange={(options) => change({ options })}
      />
      <Why refusal={refusal} />
      <button type="submit" className="button" disabled={refusal !== null}>
        Begin the career
      </button>
    </form>
  )
}

interface GruntFieldsProps {
  readonly grunts: readonly Style[]
  readonly onChange: (grunts: Style[]) => void
}

function GruntFields({ grunts, onChange }: GruntFieldsProps) {
  return (
    <fieldset className="choices grunts">
      <legend>Grunts of the familia, run by the tables</legend>
      {STYLES.map((style) => (
        <label key={style} className="check">
          <input
            type="checkbox"
            checked={grunts.includes(style)}
            onChange={({ target }) =>
              onChange(STYLES.filter((one) => (one === style ? target.checked : grunts.includes(one))))
            }
          />
          {styleNames[style]}
        </label>
      ))}
    </fieldset>
  )
}
