/** A match of one's own making: how many play, their Stars, whom they meet, where. */
import { characters } from '@harena/bots/heroes/characters'
import { levels, STRONG } from '@harena/bots/levels'
import { t } from '@harena/engine'
import { heroes, type Setup as MatchSetup, manifest, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { savedMatches } from '../../app/stores.ts'
import { BeginBar } from '../../ui/begin-bar.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { NameField, Select } from '../../ui/fields.tsx'
import { QuickStarts } from '../../ui/quick-starts.tsx'
import { Switches } from '../../ui/switches.tsx'
import { Setup as CareerSetup } from '../heroes-career/setup.tsx'
import { type Duel, duelOf, gentle, type NewMatch, quickMatchOf } from '../new-match.ts'
import {
  type HeroesForm,
  type Mode,
  matchOf,
  modes,
  newForm,
  type OpponentForm,
  refusalOf,
  rowWords,
  type StarForm,
  withOpponents,
  withStars,
} from './form.ts'
import { StarFields } from './star-fields.tsx'
import { arenaNames, styleNames } from './words.ts'

/** Against an opponent who decides, not against the tables: he has a level, and can be learned. */
export function quickMatch(id?: string): NewMatch {
  const match = quickMatchOf(manifest, id)
  const { gladiators, ...rest } = match.setup as MatchSetup
  return { ...match, setup: { ...rest, gladiators: gladiators.map((one) => ({ ...one, control: 'star' })) } }
}

export function duel(types: readonly [string, string]): Duel {
  return duelOf(manifest, types)
}

export function Setup() {
  const { begin } = useOpening()
  const [mode, setMode] = useState<Mode>('solo')
  return (
    <>
      <ChoiceCards
        legend={t('How do you play?')}
        name="mode"
        className="modes"
        cards={Object.entries(modes).map(([id, words]) => ({ id, ...words }))}
        value={mode}
        onChange={(id) => setMode(id as Mode)}
      />
      {mode === 'career' ? <CareerSetup /> : <MatchForm key={mode} mode={mode} />}
      {mode !== 'career' && (
        <QuickStarts bouts={manifest.quick} onBegin={(id) => begin(gentle(quickMatch(id), savedMatches.list()))} />
      )}
    </>
  )
}

const opponents = [...levels, STRONG, ...characters.map(({ id }) => id)]

const sitterLists: Readonly<Record<HeroesForm['mode'], readonly (readonly string[])[]>> = {
  solo: [['you']],
  sameSide: [
    ['you', 'second'],
    ['you', 'second'],
  ],
  headToHead: [
    ['you', ...opponents],
    ['second', ...opponents],
  ],
}

function MatchForm({ mode }: { readonly mode: HeroesForm['mode'] }) {
  const { begin, deed } = useOpening()
  const [form, setForm] = useState(() => newForm(mode))
  const refusal = refusalOf(form)
  const change = (part: Partial<HeroesForm>) => setForm({ ...form, ...part })
  const changeStar = (seat: number, part: Partial<StarForm>) =>
    change({ stars: form.stars.map((star, index) => (index === seat ? { ...star, ...part } : star)) })
  const [fewest, most] = mode === 'solo' ? [1, 4] : [2, 4]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) begin(matchOf(form))
      }}
    >
      <div className="setup-line">
        <Select
          label={t('Stars')}
          value={String(form.stars.length)}
          options={numbers(fewest, most)}
          onChange={(count) => setForm(withStars(form, Number(count)))}
        />
      </div>
      {form.stars.map((star, index) => (
        <StarFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a Star is his place
          key={index}
          star={star}
          index={index}
          side={mode === 'headToHead' ? index : 0}
          sitters={sitterLists[mode][index] ?? ['you', 'second', ...opponents]}
          onChange={(part) => changeStar(index, part)}
        />
      ))}
      {mode !== 'headToHead' && <OpponentFields form={form} onChange={setForm} />}
      <PlaceFields form={form} onChange={change} />
      <DiceFields form={form} onChange={change} />
      <Switches
        options={heroes.options}
        values={form.options}
        refusalWith={(options) => refusalOf({ ...form, options })}
        onChange={(options) => change({ options })}
      />
      <BeginBar refusal={refusal}>{deed ?? t('Begin the match')}</BeginBar>
    </form>
  )
}

function numbers(from: number, to: number): (readonly [string, string])[] {
  return Array.from({ length: to - from + 1 }, (_, more) => [String(from + more), String(from + more)] as const)
}

interface OpponentFieldsProps {
  readonly form: HeroesForm
  readonly onChange: (form: HeroesForm) => void
}

function OpponentFields({ form, onChange }: OpponentFieldsProps) {
  const changeOne = (at: number, part: Partial<OpponentForm>) =>
    onChange({ ...form, chosen: form.chosen.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <fieldset className="choices opponents">
      <legend>{t('Opponents')}</legend>
      <label className="check">
        <input
          type="radio"
          name="opponents"
          checked={form.opponents === 'rolled'}
          onChange={() => onChange({ ...form, opponents: 'rolled' })}
        />
        {t('Rolled up: one traditional opponent for each Star')}
      </label>
      <label className="check">
        <input
          type="radio"
          name="opponents"
          checked={form.opponents === 'chosen'}
          onChange={() => onChange({ ...form, opponents: 'chosen' })}
        />
        {t('Chosen from the Gladiator Pool')}
      </label>
      {form.opponents === 'chosen' && (
        <>
          <div className="setup-line">
            <Select
              label={t('How many')}
              value={String(form.chosen.length)}
              options={numbers(1, 4)}
              onChange={(count) => onChange(withOpponents(form, Number(count)))}
            />
          </div>
          {form.chosen.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an opponent is his place
            <div key={index} className="seat-fields opponent">
              <NameField value={one.name} onChange={(name) => changeOne(index, { name })} />
              <Select
                label={t('Style')}
                value={one.style}
                options={STYLES.map((style) => [style, styleNames[style]])}
                onChange={(style) => changeOne(index, { style: style as Style })}
              />
              <Select
                label={t('Row of Table 4-1')}
                value={String(one.row)}
                options={[1, 2, 3, 4, 5, 6].map((row) => [String(row), `${row}: ${rowWords(row)}`])}
                onChange={(row) => changeOne(index, { row: Number(row) })}
              />
            </div>
          ))}
        </>
      )}
    </fieldset>
  )
}

const deaths = {
  no: t('No: the fallen may appeal for mercy'),
  yes: t('Yes: nobody leaves but the winner'),
  roll: t('A 7 on two dice decides'),
} as const

function PlaceFields({ form, onChange }: { form: HeroesForm; onChange: (part: Partial<HeroesForm>) => void }) {
  return (
    <div className="seat-fields place">
      <Select
        label={t('Arena')}
        value={form.arena}
        options={Object.entries(arenaNames)}
        onChange={(arena) => onChange({ arena: arena as HeroesForm['arena'] })}
      />
      <Select
        label={t('Gates')}
        value={form.gates}
        options={[
          ['WE', t('West and East')],
          ['NS', t('North and South')],
        ]}
        onChange={(gates) => onChange({ gates: gates as HeroesForm['gates'] })}
      />
      <Select
        label={t('To the death')}
        value={form.toTheDeath}
        options={Object.entries(deaths)}
        onChange={(toTheDeath) => onChange({ toTheDeath: toTheDeath as HeroesForm['toTheDeath'] })}
      />
    </div>
  )
}
