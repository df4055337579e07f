/** A match of one's own making: the rules, the men, who plays them, the arena, the dice. */

import { colosseum, manifest } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { savedMatches } from '../../app/stores.ts'
import { StandingBeast } from '../../figures/standing-beast.tsx'
import { useFirstOpponent } from '../../own/first-opponent.ts'
import { BoutForm } from '../../setup/bout-form.tsx'
import { WhoFights } from '../../setup/who-fights.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Select } from '../../ui/fields.tsx'
import { QuickStarts } from '../../ui/quick-starts.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { type Duel, duelOf, type NewMatch, quickMatchOf } from '../new-match.ts'
import { gentle } from '../sitter-choices.ts'
import { type ArenaId, arenas } from './arenas.ts'
import {
  beastsFor,
  type ColosseumForm,
  changed,
  closedStyles,
  FEWEST,
  gladiatorOffers,
  hasAddedTeams,
  hasArena,
  hasLives,
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
import { fighterOf, GladiatorFields } from './gladiator-fields.tsx'

export function quickMatch(id?: string): NewMatch {
  return quickMatchOf(manifest, id)
}

/** With all styles, and milder where the print is harsh. */
export function duel(types: readonly [string, string]): Duel {
  return duelOf(manifest, types, manifest.presets.house!.switches)
}

export function Setup() {
  const { begin, deed = t('Begin the match') } = useOpening()
  const opponent = useFirstOpponent()
  const [form, setForm] = useState(() => newForm(opponent))
  const { gladiators } = form
  const change = (part: Partial<ColosseumForm>) => setForm({ ...form, ...part })
  return (
    <>
      <WhoFights
        word={t('Gladiators')}
        count={gladiators.length}
        fewest={FEWEST}
        most={MOST}
        onCount={(count) => setForm(resized(form, count))}
      >
        {hasAddedTeams(form) &&
          tx`With the rules of team combat, which the Basic Game leaves out. ${<Cite rule="§26.1" />}`}
      </WhoFights>
      <BoutForm
        fighters={gladiators.map(fighterOf)}
        rules={<Rules form={form} onChange={setForm} />}
        dice={form}
        onDice={change}
        switches={{
          options: colosseum.options,
          values: optionsOf(form),
          usual: { title: presetWords[form.preset].title, values: optionsOf({ ...form, options: {} }) },
          refusalWith: (options) => refusalOf({ ...form, options }),
          onChange: (options) => change({ options }),
        }}
        refusal={refusalOf(form)}
        deed={deed}
        onBegin={() => begin(matchOf(form))}
      >
        {gladiators.map((gladiator, index) => (
          <GladiatorFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a gladiator is his place
            key={index}
            gladiator={gladiator}
            index={index}
            count={gladiators.length}
            hasLives={hasLives(form)}
            styleIds={stylesFor(form)}
            beastIds={beastsFor(form)}
            closedStyles={closedStyles(form)}
            offers={gladiatorOffers(form, index)}
            onChange={(part) => setForm(changed(form, index, part))}
            onKind={(kind) => setForm(withKind(form, index, kind))}
          />
        ))}
      </BoutForm>
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

interface RulesProps {
  readonly form: ColosseumForm
  readonly onChange: (form: ColosseumForm) => void
}

function Rules({ form, onChange }: RulesProps) {
  return (
    <>
      <ChoiceCards
        legend={t('Which rules of GLADIATOR?')}
        hasHeading
        name="preset"
        className="presets"
        cards={Object.entries(presetWords).map(([id, words]) => ({ id, ...words }))}
        value={form.preset}
        onChange={(id) => onChange(withPreset(form, id as PresetId))}
      />
      {hasArena(form) && (
        <div className="setup-line">
          <Select
            label={t('Arena')}
            value={form.arena}
            options={Object.entries(arenas).map(([id, { title }]) => [id, title])}
            onChange={(arena) => onChange({ ...form, arena: arena as ArenaId })}
          />
        </div>
      )}
    </>
  )
}
