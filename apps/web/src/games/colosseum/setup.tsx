/** A match of one's own making: the rules, the men, who plays them, the arena, the dice. */

import { colosseum, manifest } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { savedMatches } from '../../app/stores.ts'
import { StandingBeast } from '../../figures/standing-beast.tsx'
import { BeginBar } from '../../ui/begin-bar.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { Select } from '../../ui/fields.tsx'
import { QuickStarts } from '../../ui/quick-starts.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { Switches } from '../../ui/switches.tsx'
import { tx } from '../../ui/tx.ts'
import { type Duel, duelOf, gentle, type NewMatch, quickMatchOf } from '../new-match.ts'
import { type ArenaId, arenas } from './arenas.ts'
import {
  beastsFor,
  type ColosseumForm,
  changed,
  FEWEST,
  gladiatorOffers,
  hasAddedTeams,
  hasArena,
  MOST,
  matchOf,
  newForm,
  optionsOf,
  type PresetId,
  presetWords,
  refusalOf,
  resized,
  stylesFor,
  withKind,
  withPreset,
} from './form.ts'
import { GladiatorFields } from './gladiator-fields.tsx'

export function quickMatch(id?: string): NewMatch {
  return quickMatchOf(manifest, id)
}

/** With all styles, and milder where the print is harsh. */
export function duel(types: readonly [string, string]): Duel {
  return duelOf(manifest, types, manifest.presets.house!.switches)
}

export function Setup() {
  const { begin, deed } = useOpening()
  const [form, setForm] = useState(newForm)
  const refusal = refusalOf(form)
  const change = (part: Partial<ColosseumForm>) => setForm({ ...form, ...part })
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!refusal) begin(matchOf(form))
        }}
      >
        <Men form={form} onChange={setForm} />
        <Presets form={form} onChange={setForm} />
        {hasArena(form) && (
          <div className="setup-line">
            <Select
              label={t('Arena')}
              value={form.arena}
              options={Object.entries(arenas).map(([id, { title }]) => [id, title])}
              onChange={(arena) => change({ arena: arena as ArenaId })}
            />
          </div>
        )}
        <DiceFields form={form} onChange={change} />
        <Switches
          options={colosseum.options}
          values={optionsOf(form)}
          usual={{ title: presetWords[form.preset].title, values: optionsOf({ ...form, options: {} }) }}
          refusalWith={(options) => refusalOf({ ...form, options })}
          onChange={(options) => change({ options })}
        />
        <BeginBar refusal={refusal}>{deed ?? t('Begin the match')}</BeginBar>
      </form>
      <QuickStarts
        bouts={manifest.quick}
        onBegin={(id) => begin(gentle(quickMatch(id), savedMatches.list()))}
        pictureOf={beastOf}
      />
    </>
  )
}

/** What is hunted. */
function beastOf({ setup }: (typeof manifest.quick)[number]) {
  const kind = setup.gladiators.find(({ beast }) => beast !== undefined)?.beast
  return kind && <StandingBeast kind={kind} width={96} />
}

interface PartProps {
  readonly form: ColosseumForm
  readonly onChange: (form: ColosseumForm) => void
}

function Presets({ form, onChange }: PartProps) {
  return (
    <ChoiceCards
      legend={t('Which rules of GLADIATOR?')}
      name="preset"
      className="presets"
      cards={Object.entries(presetWords).map(([id, words]) => ({ id, ...words }))}
      value={form.preset}
      onChange={(id) => onChange(withPreset(form, id as PresetId))}
    />
  )
}

const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => String(FEWEST + more))

function Men({ form, onChange }: PartProps) {
  const known = stylesFor(form)
  const beasts = beastsFor(form)
  return (
    <>
      <div className="setup-line">
        <Select
          label={t('Gladiators')}
          value={String(form.gladiators.length)}
          options={counts.map((count) => [count, count])}
          onChange={(count) => onChange(resized(form, Number(count)))}
        />
        {hasAddedTeams(form) && (
          <span className="quiet-text setup-arena">
            {tx`With the rules of team combat, which the Basic Game leaves out. ${<Cite rule="§26.1" />}`}
          </span>
        )}
      </div>
      {form.gladiators.map((gladiator, index) => (
        <GladiatorFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a gladiator is his place
          key={index}
          gladiator={gladiator}
          index={index}
          count={form.gladiators.length}
          styleIds={known}
          beastIds={beasts}
          offers={gladiatorOffers(form, index)}
          onChange={(part) => onChange(changed(form, index, part))}
          onKind={(kind) => onChange(withKind(form, index, kind))}
        />
      ))}
    </>
  )
}
