/** A match of one's own making: how many play, their Stars, whom they meet, where. */
import { characters } from '@harena/bots/heroes/characters'
import { levels, STRONG } from '@harena/bots/levels'
import { t } from '@harena/engine'
import { heroes, type Setup as MatchSetup, manifest, STYLES, type Style } from '@harena/heroes'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { savedMatches } from '../../app/stores.ts'
import { useFirstOpponent } from '../../own/first-opponent.ts'
import { BoutForm } from '../../setup/bout-form.tsx'
import type { Fighter } from '../../setup/lineup.tsx'
import { StepHead } from '../../setup/step-head.tsx'
import { WhoFights } from '../../setup/who-fights.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { NameField, Select } from '../../ui/fields.tsx'
import { QuickStarts } from '../../ui/quick-starts.tsx'
import { Setup as CareerSetup } from '../heroes-career/setup.tsx'
import { type Duel, duelOf, type NewMatch, quickMatchOf } from '../new-match.ts'
import { gentle } from '../sitter-choices.ts'
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
  styleInUse,
  withOpponents,
  withStars,
} from './form.ts'
import { fighterOf, StarFields } from './star-fields.tsx'
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
  const opponent = useFirstOpponent()
  const [form, setForm] = useState(() => newForm('solo'))
  const isCareer = mode === 'career'
  const choose = (next: Mode) => {
    setMode(next)
    if (next !== 'career') setForm(newForm(next, opponent))
  }
  return (
    <>
      {isCareer ? (
        <StepHead title={t('Who fights?')} note={modes.career.note} />
      ) : (
        <WhoFights
          word={t('Stars')}
          count={form.stars.length}
          fewest={mode === 'solo' ? 1 : 2}
          most={4}
          note={modes[mode].note}
          onCount={(count) => setForm(withStars(form, count))}
        />
      )}
      <ChoiceCards
        legend={t('How do you play?')}
        hasHeading
        name="mode"
        className="modes"
        cards={Object.entries(modes).map(([id, words]) => ({ id, ...words }))}
        value={mode}
        onChange={(id) => choose(id as Mode)}
      />
      {isCareer ? <CareerSetup /> : <MatchForm form={form} onChange={setForm} />}
      {!isCareer && (
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

interface PartProps {
  readonly form: HeroesForm
  readonly onChange: (form: HeroesForm) => void
}

function MatchForm({ form, onChange }: PartProps) {
  const { begin, deed = t('Begin the match') } = useOpening()
  const { mode, stars } = form
  const isTogether = mode !== 'headToHead'
  const change = (part: Partial<HeroesForm>) => onChange({ ...form, ...part })
  const changeStar = (seat: number, part: Partial<StarForm>) =>
    change({ stars: stars.map((star, index) => (index === seat ? { ...star, ...part } : star)) })
  return (
    <BoutForm
      fighters={[
        ...stars.map((star, index) => fighterOf({ ...star, style: styleInUse(star) }, isTogether ? 0 : index)),
        ...(isTogether ? foesOf(form) : []),
      ]}
      rules={<PlaceFields form={form} onChange={change} />}
      dice={form}
      onDice={change}
      switches={{
        options: heroes.options,
        values: form.options,
        refusalWith: (options) => refusalOf({ ...form, options }),
        onChange: (options) => change({ options }),
      }}
      refusal={refusalOf(form)}
      deed={deed}
      onBegin={() => begin(matchOf(form))}
    >
      {stars.map((star, index) => (
        <StarFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a Star is his place
          key={index}
          star={star}
          index={index}
          count={stars.length}
          side={isTogether ? 0 : index}
          sitters={sitterLists[mode][index] ?? ['you', 'second', ...opponents]}
          onChange={(part) => changeStar(index, part)}
        />
      ))}
      {isTogether && <OpponentFields form={form} onChange={onChange} />}
    </BoutForm>
  )
}

/** Those whom the tables run. */
function foesOf({ opponents, stars, chosen }: HeroesForm): Fighter[] {
  if (opponents === 'rolled') {
    return stars.map(() => ({ name: t('Unknown'), kind: t('rolled up when you begin'), side: 1, figure: null }))
  }
  return chosen.map(({ name, style }) => fighterOf({ name, style, gender: 'male', handed: 'right' }, 1))
}

function numbers(from: number, to: number): (readonly [string, string])[] {
  return Array.from({ length: to - from + 1 }, (_, more) => [String(from + more), String(from + more)] as const)
}

function OpponentFields({ form, onChange }: PartProps) {
  const changeOne = (at: number, part: Partial<OpponentForm>) =>
    onChange({ ...form, chosen: form.chosen.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <fieldset className="seat opponents">
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
