/** Which screen is on. Screens are fetched when they are wanted, so that the first view is small. */
import { type MatchRecord, RecordError } from '@harena/engine'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { games, loadGame } from '../games/index.ts'
import { Home } from '../pages/home.tsx'
import { CannotRead, ErrorBoundary, Missing, Waiting } from './faults.tsx'
import { unpackRecord } from './link.ts'
import { beginMatch, continueMatch, controllerFor, readableRecord } from './open-matches.ts'
import { OpeningContext } from './opening.ts'
import { parseRoute, type Route } from './route.ts'
import type { Sitter } from './saved-matches.ts'
import { sayWhy } from './say-why.ts'
import { savedMatches, useSettings } from './stores.ts'
import { useLoaded } from './use-loaded.ts'

const Play = lazy(() => import('../match/screen.tsx').then((module) => ({ default: module.Play })))
const Replay = lazy(() => import('../match/replay.tsx').then((module) => ({ default: module.Replay })))
const Rules = lazy(() => import('../pages/rules.tsx').then((module) => ({ default: module.Rules })))
const Designer = lazy(() => import('../pages/designer/designer.tsx').then((module) => ({ default: module.Designer })))
const Settings = lazy(() => import('../pages/settings.tsx').then((module) => ({ default: module.SettingsScreen })))

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const opening = { begin: beginMatch, goOn: continueMatch }

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
      <OpeningContext value={opening}>
        <Suspense fallback={<Waiting />}>
          <Screen route={route} />
        </Suspense>
      </OpeningContext>
    </ErrorBoundary>
  )
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home key="home" ruleset={null} />
    case 'setup':
      return <Home key={`setup ${route.ruleset}`} ruleset={route.ruleset ?? games[0]!.id} />
    case 'play':
      return <PlayById key={route.id} id={route.id} />
    case 'replay':
      return <ReplayById key={`${route.id} ${route.part}`} id={route.id} part={route.part} />
    case 'link':
      return <ReplayLink key={route.packed} packed={route.packed} />
    case 'rules':
      return <Rules ruleset={route.ruleset} paragraph={route.paragraph} />
    case 'designer':
      return <Designer ruleset={route.ruleset} />
    case 'settings':
      return <Settings />
  }
}

function PlayById({ id }: { readonly id: string }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  return saved ? <PlaySaved id={id} ruleset={saved.record.ruleset} /> : <Missing />
}

function PlaySaved({ id, ruleset }: { readonly id: string; readonly ruleset: string }) {
  const game = useLoaded(`game ${ruleset}`, () => loadGame(ruleset))
  const controller = useMemo(() => game && controllerFor(id, game), [id, game])
  return game && controller ? <Play slots={game} controller={controller} /> : <Missing />
}

function ReplayById({ id, part }: { readonly id: string; readonly part: number | null }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  if (!saved) return <Missing />
  return <ReplayRecord record={saved.record} sitters={saved.sitters} id={id} part={part} />
}

interface ReplayRecordProps {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
  readonly id: string | null
  readonly part: number | null
}

function ReplayRecord(props: ReplayRecordProps) {
  const { ruleset } = props.record
  const game = useLoaded(`game ${ruleset}`, () => loadGame(ruleset))
  if (!game) throw new RecordError(`this page does not know the ruleset "${ruleset.slice(0, 40)}"`)
  return <Replay slots={game} {...props} />
}

const nobody: readonly Sitter[] = []

/** A record out of the address; until it is unpacked there is nothing to see. */
function ReplayLink({ packed }: { readonly packed: string }) {
  const [found, setFound] = useState<MatchRecord | { readonly why: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    unpackRecord(packed)
      .then(readableRecord)
      .catch((thrown: unknown) => ({ why: sayWhy(thrown) }))
      .then((result) => isWanted && setFound(result))
    return () => {
      isWanted = false
    }
  }, [packed])
  if (!found) return null
  if ('why' in found) return <CannotRead why={found.why} />
  return <ReplayRecord record={found} sitters={nobody} id={null} part={null} />
}
