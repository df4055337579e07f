/** Which screen is on. */

import type { View as ColosseumView } from '@harena/colosseum'
import { type MatchRecord, RecordError, Table } from '@harena/engine'
import type { CareerView, View as HeroesView } from '@harena/heroes'
import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ColosseumPlay } from '../games/colosseum/play.tsx'
import { ColosseumReplay } from '../games/colosseum/replay.tsx'
import { HeroesPlay } from '../games/heroes/play.tsx'
import { HeroesReplay } from '../games/heroes/replay.tsx'
import { CareerPlay } from '../games/heroes-career/play.tsx'
import { CareerMatchReplay, CareerRecord } from '../games/heroes-career/replay.tsx'
import { books, guideFor, playedFor } from '../games/index.ts'
import type { MatchController } from '../match/controller.ts'
import { Replay } from '../match/replay.tsx'
import { Play } from '../match/screen.tsx'
import { saveFile } from '../match/share.tsx'
import { Designer } from '../pages/designer/designer.tsx'
import { Home } from '../pages/home.tsx'
import { sayWhy } from '../pages/load.tsx'
import { Rules } from '../pages/rules.tsx'
import { SettingsScreen } from '../pages/settings.tsx'
import { Page } from './frame.tsx'
import { unpackRecord } from './link.ts'
import { hashOf, parseRoute, type Route } from './route.ts'
import { controllerFor, savedMatches, useSettings } from './state.ts'

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function App() {
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash)
  const route = useMemo(() => parseRoute(hash), [hash])
  const { theme, largeText } = useSettings()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    dataset.text = largeText ? 'large' : 'usual'
  }, [theme, largeText])
  return (
    // A screen that broke is tried again when another one is asked for; paragraphs are all on one screen.
    <ErrorBoundary key={route.screen === 'rules' ? 'rules' : hash} route={route}>
      <Screen route={route} />
    </ErrorBoundary>
  )
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home key="home" ruleset={null} />
    case 'setup':
      return <Home key={`setup ${route.ruleset}`} ruleset={route.ruleset ?? books[0]!.entry.ruleset.id} />
    case 'play':
      return <PlayById key={route.id} id={route.id} />
    case 'replay':
      return <ReplayById key={route.id} id={route.id} />
    case 'career':
      return <CareerMatch key={`${route.id} ${route.match}`} id={route.id} match={route.match} />
    case 'link':
      return <ReplayLink key={route.packed} packed={route.packed} />
    case 'rules': {
      // A career is played by the same book as a match.
      const guide = books.find(({ entry }) => route.ruleset?.startsWith(entry.ruleset.id)) ?? books[0]!
      return <Rules key={guide.entry.ruleset.id} guide={guide} paragraph={route.paragraph} />
    }
    case 'designer':
      return <Designer ruleset={route.ruleset} />
    case 'settings':
      return <SettingsScreen />
  }
}

function PlayById({ id }: { readonly id: string }) {
  const controller = useMemo(() => controllerFor(id), [id])
  if (!controller) return <Missing />
  // A controller shows the views of its own ruleset.
  const { id: ruleset } = controller.entry.ruleset
  if (ruleset === 'colosseum') return <ColosseumPlay controller={controller as MatchController<ColosseumView>} />
  if (ruleset === 'heroes') return <HeroesPlay controller={controller as MatchController<HeroesView>} />
  if (ruleset === 'heroes-career') return <CareerPlay controller={controller as MatchController<CareerView>} />
  const guide = guideFor(ruleset)
  return guide ? <Play guide={guide} controller={controller as MatchController} /> : <Missing />
}

function ReplayById({ id }: { readonly id: string }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  if (!saved) return <Missing />
  return <ReplayRecord record={saved.record} sitters={saved.sitters} id={id} />
}

function CareerMatch({ id, match }: { readonly id: string; readonly match: number }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  if (saved?.record.ruleset !== 'heroes-career') return <Missing />
  return <CareerMatchReplay record={saved.record} id={id} match={match} />
}

function ReplayRecord({
  record,
  sitters = [],
  id = null,
}: {
  record: MatchRecord
  sitters?: Parameters<typeof Replay>[0]['sitters']
  id?: string | null
}) {
  if (record.ruleset === 'colosseum') return <ColosseumReplay record={record} sitters={sitters} />
  if (record.ruleset === 'heroes') return <HeroesReplay record={record} sitters={sitters} />
  if (record.ruleset === 'heroes-career') return <CareerRecord record={record} sitters={sitters} id={id} />
  const guide = guideFor(record.ruleset)
  if (!guide) throw new RecordError(`this page does not know the ruleset "${record.ruleset}"`)
  return <Replay guide={guide} record={record} sitters={sitters} />
}

/** A record out of the address; until it is unpacked there is nothing to see. */
function ReplayLink({ packed }: { readonly packed: string }) {
  const [found, setFound] = useState<MatchRecord | { readonly why: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    unpackRecord(packed)
      .then(readable)
      .catch((thrown: unknown) => ({ why: sayWhy(thrown) }))
      .then((result) => isWanted && setFound(result))
    return () => {
      isWanted = false
    }
  }, [packed])
  if (!found) return null
  if ('why' in found) return <CannotRead why={found.why} />
  return <ReplayRecord record={found} />
}

/** Plays a record through, so that whatever is wrong with it is said here. */
function readable(record: MatchRecord): MatchRecord {
  const entry = playedFor(record.ruleset)
  if (!entry) throw new RecordError(`this page does not know the ruleset "${record.ruleset}"`)
  Table.load(entry.ruleset, record)
  return record
}

function Missing() {
  return (
    <Page title="No such match">
      <p>This browser does not hold that match any more. Saved records can be loaded from their files.</p>
      <ToTheStart />
    </Page>
  )
}

function CannotRead({ why }: { readonly why: string }) {
  return (
    <Page title="The match cannot be shown">
      <p role="alert">{why}</p>
      <p>Your own matches are untouched. Ask for the link again, or for the saved record as a file.</p>
      <ToTheStart />
    </Page>
  )
}

function ToTheStart() {
  return (
    <a className="button" href={hashOf({ screen: 'home' })}>
      To the start
    </a>
  )
}

interface BoundaryProps {
  readonly route: Route
  readonly children: ReactNode
}

/** When something breaks, the record of the match is still there to be saved. */
class ErrorBoundary extends Component<BoundaryProps, { readonly thrown: unknown }> {
  override state = { thrown: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  override render() {
    const { thrown } = this.state
    const { route } = this.props
    if (thrown === null) return this.props.children
    if ((thrown as unknown) instanceof RecordError) return <CannotRead why={sayWhy(thrown)} />
    const saved = route.screen === 'play' || route.screen === 'replay' ? savedMatches.find(route.id) : null
    return (
      <Page title="Something went wrong">
        <p role="alert">That is a fault of this page, not yours: {sayWhy(thrown)}</p>
        {saved && (
          <>
            <p>The match up to here is safe. Save its record before you do anything else.</p>
            <button type="button" className="button" onClick={() => saveFile(saved.record, saved.names)}>
              Save record
            </button>
          </>
        )}
        <ToTheStart />
      </Page>
    )
  }
}
