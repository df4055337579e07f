/** The designer's bench: change tables and switches, play a small run, see what moved. */
import { spoken, t } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { balancePlans } from '@harena/lab/balance'
import { useState } from 'react'
import { Page } from '../../app/frame.tsx'
import { hashOf } from '../../app/route.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { listingOf } from '../../games/index.ts'
import { sitterNote, sitterTitles } from '../../games/sitter-choices.ts'
import { Select } from '../../ui/fields.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { Switches } from '../../ui/switches.tsx'
import { tx } from '../../ui/tx.ts'
import { Changes } from './changes.tsx'
import { boutChoices, type Draft, isEmpty, newDraft, patchOf, placeName, settingsOf, withPatch } from './draft.ts'
import { readPatch, savePatch } from './files.ts'
import { Outcome } from './outcome.tsx'
import { type Run, useRun } from './use-run.ts'
import './designer.css'

const rulesets = games.filter(({ balance }) => balance).map(({ ruleset }) => ruleset.id)

export function Designer({ ruleset }: { readonly ruleset: string | null }) {
  const chosen = rulesets.find((id) => id === ruleset) ?? rulesets[0]!
  const book = useLoaded(`book ${chosen}`, async () => (await listingOf(chosen)?.book())?.book ?? null)
  return (
    <Page title={t("The designer's bench")} className="wide">
      <p>
        {t(
          'What if the trident were cheaper, or the armour thicker? Change a number or turn a switch; the opponent plays some hundred bouts with it and without it, here in the page, and you see what moved and whether it is more than chance. Your own matches are never touched by it.',
        )}
      </p>
      {book && (
        <RulesProvider book={book}>
          <DesignerForm key={chosen} ruleset={chosen} />
        </RulesProvider>
      )}
    </Page>
  )
}

function DesignerForm({ ruleset }: { readonly ruleset: string }) {
  const [draft, setDraft] = useState(() => newDraft(ruleset))
  const { run, start, stop } = useRun()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { options } = gameOf(ruleset).ruleset
  return (
    <>
      <form
        className="designer"
        onSubmit={(event) => {
          event.preventDefault()
          start(draft)
        }}
      >
        <div className="designer-changes">
          <Select
            label={t('Game')}
            value={ruleset}
            options={rulesets.map((id) => [id, gameOf(id).ruleset.title])}
            onChange={(id) => {
              location.hash = hashOf({ screen: 'designer', ruleset: id })
            }}
          />
          <Changes draft={draft} onChange={(tables) => change({ tables })} />
          <Switches options={options} values={draft.options} onChange={(values) => change({ options: values })} />
          <PatchFiles draft={draft} onDraft={setDraft} />
        </div>
        <div className="designer-bouts">
          <RunFields draft={draft} onChange={change} />
          <RunButtons draft={draft} run={run} onStop={stop} />
        </div>
      </form>
      {run.kind === 'failed' && (
        <p className="refusal" role="alert">
          {tx`The run ended early: ${run.why}`}
        </p>
      )}
      {run.kind === 'done' && (
        <>
          {run.draft !== draft && <p className="quiet-text">{t('You have changed something since this run.')}</p>}
          <Outcome report={run.report} />
        </>
      )}
    </>
  )
}

function PatchFiles({ draft, onDraft }: { readonly draft: Draft; readonly onDraft: (draft: Draft) => void }) {
  const [why, setWhy] = useState<string | null>(null)
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      onDraft(withPatch(draft, await readPatch(draft.ruleset, file)))
      setWhy(null)
    } catch (thrown) {
      setWhy(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const patch = patchOf(draft)
  return (
    <div className="designer-files">
      <FileButton label={t('Load a patch')} isSmall onFile={load} />
      <button
        type="button"
        className="button quiet small"
        disabled={isEmpty(patch)}
        onClick={() => savePatch(draft.ruleset, patch)}
      >
        {t('Save the patch')}
      </button>
      <span className="quiet-text small">
        {t('A saved patch can be loaded here again, or played in many thousand bouts with the command “harena”.')}
      </span>
      {why !== null && (
        <p className="refusal" role="alert">
          {tx`The patch cannot be used: ${why}`}
        </p>
      )}
    </div>
  )
}

function RunFields({ draft, onChange }: { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void }) {
  const { balance, opponents } = gameOf(draft.ruleset)
  const { styles } = balance!
  const characters = listingOf(draft.ruleset)?.characters ?? []
  const toggle = (style: string, isIn: boolean) =>
    onChange({ styles: styles.filter((one) => (one === style ? isIn : draft.styles.includes(one))) })
  return (
    <>
      <fieldset className="designer-styles">
        <legend>{t('Who meets whom: each of these against each')}</legend>
        {styles.map((style) => (
          <label key={style} className="check">
            <input
              type="checkbox"
              checked={draft.styles.includes(style)}
              onChange={(event) => toggle(style, event.target.checked)}
            />
            {placeName(style)}
          </label>
        ))}
      </fieldset>
      <div className="setup-line">
        <Select
          label={t('Bouts of each pairing')}
          value={String(draft.bouts)}
          options={boutChoices.map((count) => [String(count), count.toLocaleString(spoken())])}
          onChange={(count) => onChange({ bouts: Number(count) })}
        />
        <Select
          label={t('Played by')}
          value={draft.opponent}
          options={sitterTitles(characters).filter(([id]) => Object.hasOwn(opponents, id))}
          onChange={(opponent) => onChange({ opponent })}
        />
      </div>
      <p className="quiet-text small">{sitterNote(draft.opponent, characters)}</p>
    </>
  )
}

function RunButtons(props: { readonly draft: Draft; readonly run: Run; readonly onStop: () => void }) {
  const { draft, run, onStop } = props
  if (run.kind === 'running') {
    return (
      <p className="designer-run">
        <progress aria-label={t('Bouts played')} value={run.done} max={run.total} />
        <button type="button" className="button quiet" onClick={onStop}>
          {t('Stop')}
        </button>
      </p>
    )
  }
  const why = isEmpty(patchOf(draft))
    ? t('Change a table entry or a switch first.')
    : draft.styles.length === 0
      ? t('Choose at least one style.')
      : null
  return (
    <p className="designer-run">
      <button type="submit" className="button" disabled={why !== null}>
        {why === null ? t`Play ${boutsOf(draft).toLocaleString(spoken())} bouts` : t('Play')}
      </button>
      {why !== null && <span className="quiet-text">{why}</span>}
    </p>
  )
}

function boutsOf(draft: Draft): number {
  return balancePlans(gameOf(draft.ruleset), settingsOf(draft)).reduce((sum, { from, to }) => sum + to - from, 0)
}
