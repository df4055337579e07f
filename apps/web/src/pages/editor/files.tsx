/** Keeping a scenario: in the browser, as a file, as a link; and taking one up from a file. */
import { formatScenario, type Scenario, t } from '@harena/engine'
import { scenarios } from '@harena/games/scenarios'
import { useState } from 'react'
import { linkTo, MAX_LINK_LENGTH, packText } from '../../app/link.ts'
import { SCENARIO_PREFIX } from '../../app/route.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { saveText } from '../../ui/save-text.ts'
import { readied, whyNot } from '../scenarios/play.ts'
import { readScenarioFile } from '../scenarios/scenarios.tsx'
import { ownScenarios } from '../scenarios/use-own-scenarios.ts'

interface FilesProps {
  readonly scenario: Scenario
  /** What is wrong with it; null if it can be played. */
  readonly problem: string | null
  /** A scenario out of a file, of whatever game. */
  readonly onScenario: (scenario: Scenario) => void
  readonly onNew: () => void
}

type Said = { readonly text: string; readonly link?: string; readonly isWrong?: boolean } | null

export function Files({ scenario, problem, onScenario, onNew }: FilesProps) {
  const [said, setSaid] = useState<Said>(null)
  const isSound = problem === null
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const { scenario: read } = await readied(await readScenarioFile(file))
      onScenario(read)
      setSaid({ text: t`${read.title} is on the table.` })
    } catch (thrown) {
      setSaid({ text: `${file.name}: ${whyNot(thrown)}`, isWrong: true })
    }
  }
  return (
    <section aria-labelledby="editor-files">
      <h2 id="editor-files">{t('Keep it')}</h2>
      <div className="editor-files">
        <button
          type="button"
          className="button quiet small"
          disabled={!isSound}
          onClick={() => setSaid(kept(scenario))}
        >
          {t('Save in this browser')}
        </button>
        <button
          type="button"
          className="button quiet small"
          disabled={!isSound}
          onClick={async () => setSaid(await copied(scenario))}
        >
          {t('Copy a link')}
        </button>
        <button type="button" className="button quiet small" disabled={!isSound} onClick={() => saveFile(scenario)}>
          {t('Save a file')}
        </button>
        <FileButton label={t('Load a file')} isSmall onFile={load} />
        <button type="button" className="button quiet small" onClick={onNew}>
          {t('Begin anew')}
        </button>
      </div>
      <div role="status">
        {said && <p className={said.isWrong ? 'refusal' : 'quiet-text'}>{said.text}</p>}
        {said?.link && (
          <input
            readOnly
            type="text"
            aria-label={t('Link to the scenario')}
            value={said.link}
            onFocus={(e) => e.target.select()}
          />
        )}
      </div>
    </section>
  )
}

/** Those that come along stay as they are. */
function kept(scenario: Scenario): Said {
  if (scenarios.some(({ id }) => id === scenario.id)) {
    return { text: t`${scenario.title} is a scenario that comes along: give yours another title.`, isWrong: true }
  }
  const isKept = ownScenarios.save(scenario)
  const place = isKept
    ? t('It is in the list of scenarios.')
    : t('The browser keeps nothing: it will be gone with this tab.')
  return { text: t`Saved as ${scenario.title}. ${place}` }
}

async function copied(scenario: Scenario): Promise<Said> {
  const link = linkTo(location.href, await packText(formatScenario(scenario)), SCENARIO_PREFIX)
  if (link.length > MAX_LINK_LENGTH) {
    return {
      text: t`It would be a link of ${link.length} characters, which many programs cut off. Save a file instead.`,
    }
  }
  try {
    await navigator.clipboard.writeText(link)
    return { text: t('The link is on the clipboard. Whoever opens it can play the scenario.') }
  } catch {
    return { text: t('The browser does not let pages write to the clipboard. Copy the link from here:'), link }
  }
}

function saveFile(scenario: Scenario): void {
  saveText(`${scenario.id}.json`, 'application/json', formatScenario(scenario))
}
