/** A new career: who plays, how many Stars, which Grunts, how long. */
import type { AnyOptions } from '@harena/engine'
import { t } from '@harena/engine'
import { heroesCareer, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import type { Sitter } from '../../app/saved-match.ts'
import { DiceAndSwitches } from '../../campaign/setup-fields.tsx'
import { CampaignStart } from '../../campaign/start.tsx'
import { BeginBar } from '../../ui/begin-bar.tsx'
import { NameField, Select } from '../../ui/fields.tsx'
import { styleNames } from '../heroes/words.ts'
import { type DiceForm, diceOf, type NewMatch, refusalOf } from '../new-match.ts'
import { LifeAhead } from './life-ahead.tsx'
import { people } from './words.ts'
import './career.css'

interface PlayerForm {
  readonly name: string
  readonly sitter: 'person' | 'opponent'
}

interface CareerForm extends DiceForm {
  readonly players: readonly PlayerForm[]
  readonly stars: number
  readonly grunts: readonly Style[]
  readonly months: number
  readonly options: AnyOptions
}

const lanista: PlayerForm = { name: 'Lentulus', sitter: 'person' }

const fresh: CareerForm = {
  players: [lanista],
  stars: 1,
  grunts: [],
  months: 24,
  dice: 'app',
  seed: '',
  options: {},
}

/** Whoever joins is called after a town with a ludus, until he says otherwise. */
const towns = ['Capua', 'Praeneste', 'Ravenna']
const playerCounts = [1, 2, 3, 4].map((count) => [String(count), String(count)] as const)

const counts = [1, 2, 3].map((count) => [String(count), String(count)] as const)
const lengths = [6, 12, 24, 36, 48].map((months) => [String(months), t`${months} months`] as const)

function setupOf({ players, stars, grunts, months }: CareerForm) {
  return { players: players.map(({ name }) => ({ name, stars, grunts })), months }
}

function sittersOf({ players }: CareerForm): Sitter[] {
  return players.map(({ sitter }, seat) =>
    sitter === 'person' ? { kind: 'person', name: people[seat]! } : { kind: 'opponent', level: 'standard' },
  )
}

function matchOf(form: CareerForm): NewMatch {
  return {
    ruleset: heroesCareer.id,
    setup: setupOf(form),
    options: form.options,
    dice: diceOf(form),
    sitters: sittersOf(form),
  }
}

export function Setup() {
  const opening = useOpening()
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<CareerForm>) => setForm({ ...form, ...part })
  const refusal = refusalOf(heroesCareer, () => setupOf(form), form.options)
  return (
    <CampaignStart promise={<LifeAhead />}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!refusal) opening.begin(matchOf(form))
        }}
      >
        <div className="seat-fields">
          <Select
            label={t('Players')}
            value={String(form.players.length)}
            options={playerCounts}
            onChange={(count) => change({ players: withPlayers(form.players, Number(count)) })}
          />
          <Select
            label={t('Stars to create')}
            value={String(form.stars)}
            options={counts}
            onChange={(stars) => change({ stars: Number(stars) })}
          />
          <Select
            label={t('Length')}
            value={String(form.months)}
            options={lengths}
            onChange={(months) => change({ months: Number(months) })}
          />
        </div>
        {form.players.map((player, seat) => (
          <PlayerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is his place
            key={seat}
            seat={seat}
            player={player}
            onChange={(part) =>
              change({ players: form.players.map((one, index) => (index === seat ? { ...one, ...part } : one)) })
            }
          />
        ))}
        <GruntFields grunts={form.grunts} onChange={(grunts) => change({ grunts })} />
        <DiceAndSwitches
          options={heroesCareer.options}
          form={form}
          change={change}
          refusalWith={(options) => refusalOf(heroesCareer, () => setupOf(form), options)}
        />
        <BeginBar refusal={refusal}>{t('Begin the career')}</BeginBar>
      </form>
    </CampaignStart>
  )
}

function withPlayers(players: readonly PlayerForm[], count: number): PlayerForm[] {
  return Array.from(
    { length: count },
    (_, seat) => players[seat] ?? { name: towns[seat - 1] ?? lanista.name, sitter: 'person' },
  )
}

interface PlayerFieldsProps {
  readonly seat: number
  readonly player: PlayerForm
  readonly onChange: (part: Partial<PlayerForm>) => void
}

function PlayerFields({ seat, player, onChange }: PlayerFieldsProps) {
  return (
    <div className="seat-fields opponent">
      <NameField
        label={seat === 0 ? t('Lanista') : t`Lanista ${seat + 1}`}
        value={player.name}
        onChange={(name) => onChange({ name })}
      />
      {seat > 0 && (
        <Select
          label={t('Played by')}
          value={player.sitter}
          options={[
            ['person', t(people[seat]!)],
            ['opponent', t('Built-in opponent')],
          ]}
          onChange={(sitter) => onChange({ sitter: sitter as PlayerForm['sitter'] })}
        />
      )}
    </div>
  )
}

interface GruntFieldsProps {
  readonly grunts: readonly Style[]
  readonly onChange: (grunts: Style[]) => void
}

function GruntFields({ grunts, onChange }: GruntFieldsProps) {
  return (
    <fieldset className="choices grunts">
      <legend>{t('Grunts of the familia, run by the tables')}</legend>
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
