/** The scenarios: those that come along, those of one's own, and one that somebody has sent. */
import { goalSentence, MAX_SCENARIO_LENGTH, parseGoal, parseScenario, type Scenario, t } from '@harena/engine'
import { scenarios } from '@harena/games/scenarios'
import { useEffect, useState } from 'react'
import { Header, Heading, Page, useTitle } from '../../app/frame.tsx'
import { unpackText } from '../../app/link.ts'
import { useOpening } from '../../app/opening.ts'
import { hashOf } from '../../app/route.ts'
import { StandingBeast } from '../../figures/standing-beast.tsx'
import { listingOf } from '../../games/index.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Depth } from '../gate.tsx'
import { factsOf, HARDNESS } from './facts.ts'
import { kindOf } from './kind.ts'
import { beastsIn, MiniMap } from './mini-map.tsx'
import { matchOf, readied, whyNot } from './play.ts'
import { ownScenarios, useOwnScenarios } from './use-own-scenarios.ts'
import './scenarios.css'

export function Scenarios() {
  useTitle(t('Scenarios'))
  const own = useOwnScenarios()
  const [why, setWhy] = useState<string | null>(null)
  const games = [...Map.groupBy(scenarios, ({ ruleset }) => ruleset)]
  return (
    <>
      <Header />
      <main className="scenarios">
        <Heading>{t('Scenarios')}</Heading>
        <p className="scenarios-lead">
          {t(
            'Prepared matches, from a first lesson to a battle. Choose one and play, or open it in the editor and make it your own.',
          )}
        </p>
        {games.map(([ruleset, some], at) => (
          <section key={ruleset}>
            <h2>{listingOf(ruleset)?.title ?? ruleset}</h2>
            {[...Map.groupBy(some, kindOf)].map(([kind, ofKind], place) => (
              <details key={kind} className="scenario-kind" open={at === 0 && place === 0}>
                <summary>
                  {kindWords[kind]} <span className="quiet-text">{ofKind.map(({ title }) => title).join(', ')}</span>
                </summary>
                <ul className="scenario-list">
                  {ofKind.map((scenario) => (
                    <ScenarioCard key={scenario.id} scenario={scenario} onWrong={setWhy} />
                  ))}
                </ul>
              </details>
            ))}
          </section>
        ))}
        <section>
          <h2>{own.length > 0 ? t('Your own') : t('Make one yourself')}</h2>
          {own.length > 0 && (
            <ul className="scenario-list">
              {own.map((scenario) => (
                <ScenarioCard key={scenario.id} scenario={scenario} isOwn onWrong={setWhy} />
              ))}
            </ul>
          )}
          <div className="scenarios-tools">
            <a className="button quiet" href={hashOf({ screen: 'editor', id: null })}>
              {t('The editor')}
            </a>
            <ImportButton onWrong={setWhy} />
          </div>
        </section>
        {why !== null && (
          <p className="refusal" role="alert">
            {why}
          </p>
        )}
      </main>
    </>
  )
}

const kindWords = {
  duel: t('Duels'),
  ring: t('All against all'),
  melee: t('Several on a side'),
  hunt: t('Beasts'),
} as const

/** Reads a file, and puts it among one's own if its game can play it. */
function ImportButton({ onWrong }: { readonly onWrong: (why: string | null) => void }) {
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const scenario = await readScenarioFile(file)
      await readied(scenario)
      ownScenarios.save(scenario)
      onWrong(null)
    } catch (thrown) {
      onWrong(`${file.name}: ${whyNot(thrown)}`)
    }
  }
  return <FileButton label={t('Load a file')} onFile={load} />
}

export async function readScenarioFile(file: File): Promise<Scenario> {
  // Characters take up to four bytes each; what is longer than that is no scenario.
  if (file.size > 4 * MAX_SCENARIO_LENGTH) throw new RangeError(t('the file is far too large to be a scenario'))
  return parseScenario(await file.text())
}

interface CardProps {
  readonly scenario: Scenario
  readonly isOwn?: boolean
  readonly onWrong: (why: string | null) => void
}

function ScenarioCard({ scenario, isOwn = false, onWrong }: CardProps) {
  const { id, title } = scenario
  return (
    <li className="scenario-card">
      <MiniMap scenario={scenario} />
      <div className="scenario-words">
        <h3>{title}</h3>
        <About scenario={scenario} />
        <div className="scenario-buttons">
          <PlayButton scenario={scenario} onWrong={onWrong} />
          <a className="button quiet small" href={hashOf({ screen: 'editor', id })} aria-label={t`Edit ${title}`}>
            {t('Edit')}
          </a>
          {isOwn && (
            <button
              type="button"
              className="button quiet small"
              aria-label={t`Delete ${title}`}
              onClick={() => ownScenarios.remove(id)}
            >
              {t('Delete')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

function About({ scenario }: { readonly scenario: Scenario }) {
  const goal = goalOf(scenario)
  const beasts = beastsIn(scenario)
  return (
    <>
      <p className="scenario-sides">{scenario.sides.join(' · ')}</p>
      <Facts scenario={scenario} />
      <p className="scenario-text">{scenario.text}</p>
      {goal !== null && <p className="scenario-goal">{goal}</p>}
      {beasts.length > 0 && (
        <div className="scenario-beasts">
          {beasts.map((kind) => (
            <StandingBeast key={kind} kind={kind} width={96} />
          ))}
        </div>
      )}
    </>
  )
}

/** How hard it is, for whom, and how long it takes; nothing where nobody has weighed it. */
function Facts({ scenario }: { readonly scenario: Scenario }) {
  const facts = factsOf(scenario)
  if (!facts) return null
  const { difficulty, length, words } = facts
  return (
    <p className="scenario-facts">
      <Depth difficulty={difficulty} />{' '}
      <b>
        {HARDNESS[difficulty]}, {length}
      </b>
      . {words}
    </p>
  )
}

/** How it ends, in a sentence; null where it ends as the rules say. */
function goalOf({ end, ruleset, setup }: Scenario): string | null {
  if (end === undefined) return null
  const { gladiators, fighters } = setup as Readonly<Record<string, readonly { name: string; team: number }[]>>
  const men = gladiators ?? fighters ?? []
  const unit = listingOf(ruleset)?.gate?.unit ?? 'turn'
  return goalSentence(
    parseGoal(end),
    men.map(({ name }) => name),
    men.map(({ team }) => team),
    unit,
  )
}

function PlayButton({ scenario, onWrong }: Pick<CardProps, 'scenario' | 'onWrong'>) {
  const { begin } = useOpening()
  const play = async () => {
    try {
      await begin(await matchOf(scenario))
    } catch (thrown) {
      onWrong(`${scenario.title}: ${whyNot(thrown)}`)
    }
  }
  return (
    <button type="button" className="button small" aria-label={t`Play ${scenario.title}`} onClick={play}>
      {t('Play')}
    </button>
  )
}

type Sent = { readonly scenario: Scenario } | { readonly why: string } | null

/** A scenario out of a link; until it is unpacked there is nothing to see. */
export function SentScenario({ packed }: { readonly packed: string }) {
  const [found, setFound] = useState<Sent>(null)
  useEffect(() => {
    let isWanted = true
    unpackText(packed)
      .then((text) => readied(parseScenario(text)))
      .then(({ scenario }): Sent => ({ scenario }))
      .catch((thrown: unknown): Sent => ({ why: whyNot(thrown) }))
      .then((sent) => isWanted && setFound(sent))
    return () => {
      isWanted = false
    }
  }, [packed])
  if (!found) return null
  if ('why' in found) {
    return (
      <Page title={t('The scenario cannot be shown')}>
        <p role="alert">{found.why}</p>
        <a className="button" href={hashOf({ screen: 'scenarios' })}>
          {t('All scenarios')}
        </a>
      </Page>
    )
  }
  return <Received scenario={found.scenario} />
}

function Received({ scenario }: { readonly scenario: Scenario }) {
  const [why, setWhy] = useState<string | null>(null)
  const keep = () => {
    ownScenarios.save(scenario)
    location.hash = hashOf({ screen: 'scenarios' })
  }
  return (
    <Page title={scenario.title}>
      <div className="scenario-sent">
        <MiniMap scenario={scenario} />
        <About scenario={scenario} />
        <div className="scenario-buttons">
          <PlayButton scenario={scenario} onWrong={setWhy} />
          <button type="button" className="button quiet small" onClick={keep}>
            {t('Keep it among your own')}
          </button>
        </div>
        {why !== null && (
          <p className="refusal" role="alert">
            {why}
          </p>
        )}
      </div>
    </Page>
  )
}
