/** Which screen is on. All but the first are fetched when they are wanted, so that the first view is small. */
import { type ComponentType, lazy, Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Home } from '../pages/home.tsx'
import { ErrorBoundary, Waiting } from './faults.tsx'
import { allTexts } from './language.ts'
import { type Opening, OpeningContext } from './opening.ts'
import { hashOf, parseRoute, type Route } from './route.ts'
import { useSettings } from './stores.ts'

/** Another screen, with the texts of its language. */
function page<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await allTexts()
    return { default: await load() }
  })
}

const matchPages = () => import('./match-pages.tsx')
const PlayById = page(async () => (await matchPages()).PlayById)
const ReplayById = page(async () => (await matchPages()).ReplayById)
const ReplayLink = page(async () => (await matchPages()).ReplayLink)
const SetupPage = page(async () => (await import('../pages/setup.tsx')).SetupPage)
const Rules = page(async () => (await import('../rules/page.tsx')).Rules)
const Designer = page(async () => (await import('../pages/designer/designer.tsx')).Designer)
const scenarioPages = () => import('../pages/scenarios/scenarios.tsx')
const Scenarios = page(async () => (await scenarioPages()).Scenarios)
const SentScenario = page(async () => (await scenarioPages()).SentScenario)
const Editor = page(async () => (await import('../pages/editor/editor.tsx')).Editor)
const School = page(async () => (await import('../school/school.tsx')).School)
const LessonById = page(async () => (await import('../school/lesson.tsx')).LessonById)
const PuzzleById = page(async () => (await import('../school/puzzle.tsx')).PuzzleById)
const DailyPage = page(async () => (await import('../daily/page.tsx')).DailyPage)
const FourBooks = page(async () => (await import('../pages/books/books.tsx')).FourBooks)
const MyGladiators = page(async () => (await import('../own/page.tsx')).MyGladiators)
const SettingsScreen = page(async () => (await import('../pages/settings.tsx')).SettingsScreen)

const openMatches = async () => {
  await allTexts()
  return import('./open-matches.ts')
}
const opening: Opening = {
  begin: async (match) => (await openMatches()).beginMatch(match),
  goOn: async (record, sitters) => (await openMatches()).continueMatch(record, sitters),
  keep: async (record) => {
    const { keepCampaign, keepRecord } = await openMatches()
    return 'months' in record ? keepCampaign(record) : keepRecord(record)
  },
}

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
      return <Home />
    case 'setup':
      return <SetupPage key={route.ruleset} ruleset={route.ruleset} man={route.man ?? null} />
    case 'play':
      return <PlayById key={route.id} id={route.id} />
    case 'replay':
      return <ReplayById key={hashOf(route)} id={route.id} part={route.part} at={route.at ?? null} />
    case 'link':
      return <ReplayLink key={route.packed} packed={route.packed} />
    case 'rules':
      return <Rules ruleset={route.ruleset} paragraph={route.paragraph} />
    case 'designer':
      return <Designer ruleset={route.ruleset} />
    case 'scenarios':
      return <Scenarios />
    case 'scenario':
      return <SentScenario key={route.packed} packed={route.packed} />
    case 'editor':
      return <Editor key={route.id} id={route.id} />
    case 'school':
      return <School game={route.game} />
    case 'lesson':
      return <LessonById key={route.id} id={route.id} />
    case 'puzzle':
      return <PuzzleById key={route.id} id={route.id} />
    case 'daily':
      return <DailyPage />
    case 'books':
      return <FourBooks />
    case 'gladiators':
      return <MyGladiators />
    case 'settings':
      return <SettingsScreen />
  }
}
