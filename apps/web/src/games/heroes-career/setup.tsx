/** A new career: the lanista, how many Stars, which Grunts, how long. */
import { type AnyOptions, effectiveOptions } from '@harena/engine'
import { type CareerOptions, heroesCareer, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { hashOf } from '../../app/route.ts'
import { newSeed, startMatch } from '../../app/state.ts'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { Switches } from '../../ui/switches.tsx'
import { NameField, Select, Why } from '../heroes/fields.tsx'
import { styleNames } from '../heroes/words.ts'
import { diceOf } from '../hex/form.ts'

interface CareerForm {
  readonly name: string
  readonly stars: number
  readonly grunts: readonly Style[]
  readonly months: number
  readonly dice: 'app' | 'typed'
  readonly seed: string
  readonly options: AnyOptions
}

const fresh: CareerForm = { name: 'Lanista', stars: 1, grunts: [], months: 24, dice: 'app', seed: '', options: {} }

const counts = [1, 2, 3].map((count) => [String(count), String(count)] as const)
const lengths = [6, 12, 24, 36, 48].map((months) => [String(months), `${months} months`] as const)

function setupOf({ name, stars, grunts, months }: CareerForm) {
  return { players: [{ name, stars, grunts }], months }
}

export function CareerSetupForm() {
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<CareerForm>) => setForm({ ...form, ...part })
  const refusal = heroesCareer.checkSetup(
    setupOf(form),
    effectiveOptions(heroesCareer, form.options) as unknown as CareerOptions,
  )
  const begin = () => {
    const id = startMatch({
      ruleset: heroesCareer.id,
      setup: setupOf(form),
      options: form.options,
      dice: diceOf(form, newSeed),
      sitters: [{ kind: 'person', name: 'You' }],
    })
    location.hash = hashOf({ screen: 'play', id })
  }
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
      <Switches options={heroesCareer.options} values={form.options} onChange={(options) => change({ options })} />
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
