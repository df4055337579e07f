/** A new career: the lanista, how many Stars, which Grunts, how long. */
import { effectiveOptions, seeded } from '@harena/engine'
import { heroesCareer, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { newSeed, startMatch } from '../../app-state.ts'
import { Cite } from '../../panel/rules-context.tsx'
import { hashOf } from '../../route.ts'
import { Switches } from '../../screens/switches.tsx'
import { Select } from '../star-fields.tsx'
import { styleNames } from '../words.ts'

interface CareerForm {
  readonly name: string
  readonly stars: number
  readonly grunts: readonly Style[]
  readonly months: number
  readonly seed: string
  readonly options: Readonly<Record<string, string | number>>
}

const fresh: CareerForm = { name: 'Lanista', stars: 1, grunts: [], months: 24, seed: '', options: {} }

const counts = [1, 2, 3].map((count) => [String(count), String(count)] as const)
const lengths = [6, 12, 24, 36, 48].map((months) => [String(months), `${months} months`] as const)

function setupOf({ name, stars, grunts, months }: CareerForm) {
  return { players: [{ name, stars, grunts }], months }
}

export function CareerSetupForm() {
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<CareerForm>) => setForm({ ...form, ...part })
  const refusal = heroesCareer.checkSetup(setupOf(form), effectiveOptions(heroesCareer.options, form.options) as never)
  const begin = () => {
    const id = startMatch({
      ruleset: heroesCareer.id,
      setup: setupOf(form),
      options: form.options,
      dice: seeded(form.seed.trim() || newSeed()),
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
        <label>
          <span>Lanista</span>
          <input
            type="text"
            maxLength={40}
            value={form.name}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
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
        <label>
          <span>Seed</span>
          <input
            type="text"
            maxLength={200}
            value={form.seed}
            placeholder="any"
            autoComplete="off"
            onChange={(event) => change({ seed: event.target.value })}
          />
        </label>
      </div>
      <fieldset className="choices grunts">
        <legend>Grunts of the familia, run by the tables</legend>
        {STYLES.map((style) => (
          <label key={style} className="check">
            <input
              type="checkbox"
              checked={form.grunts.includes(style)}
              onChange={({ target }) =>
                change({ grunts: STYLES.filter((one) => (one === style ? target.checked : form.grunts.includes(one))) })
              }
            />
            {styleNames[style]}
          </label>
        ))}
      </fieldset>
      <Switches options={heroesCareer.options} values={form.options} onChange={(options) => change({ options })} />
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
      <button type="submit" className="button" disabled={refusal !== null}>
        Begin the career
      </button>
    </form>
  )
}
