/** What every screen has: the name, the way to the others, a heading that gets the focus. */
import { t } from '@harena/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { lastPlayed } from './last-played.ts'
import { hashOf, parseRoute, type Route } from './route.ts'
import { savedMatches } from './stores.ts'
import { editorOf } from './tried-scenario.ts'

/** To look a match up takes its time, and a header is drawn with every line. */
let known = { hash: '', rules: '' }

/** The rules of the game in view. */
function rulesHash(hash: string): string {
  if (known.rules !== '' && known.hash === hash) return known.rules
  const route = parseRoute(hash)
  const saved = route.screen === 'play' || route.screen === 'replay' ? savedMatches.find(route.id) : null
  const ruleset = 'ruleset' in route ? route.ruleset : (saved?.record.ruleset ?? null)
  known = { hash, rules: hashOf({ screen: 'rules', ruleset, paragraph: null }) }
  return known.rules
}

export interface HeaderProps {
  /** Between the name and the links. */
  readonly children?: ReactNode
  /** Before the links. */
  readonly tools?: ReactNode
}

export function Header({ children, tools }: HeaderProps) {
  const editor = editorOf(location.hash)
  return (
    <header className="top">
      <a className="brand display" href={hashOf({ screen: 'home' })} aria-label={t('Harena, to the start')}>
        Harena
      </a>
      <div className="top-middle">
        {editor !== null && <a href={editor}>{t('Back to the editor')}</a>}
        {children}
      </div>
      <nav className="top-links" aria-label="Harena">
        {tools}
        <a href={rulesHash(location.hash)} aria-current={isOn('rules')}>
          {t('Rules')}
        </a>
        <a href={hashOf({ screen: 'settings' })} aria-current={isOn('settings')}>
          {t('Settings')}
        </a>
      </nav>
    </header>
  )
}

function isOn(screen: Route['screen']): 'page' | undefined {
  return parseRoute(location.hash).screen === screen ? 'page' : undefined
}

let isFirst = true

/** The heading of a screen. A new screen gives it the focus, so that it is read and the keyboard starts at the top. */
export function Heading({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} {...(className === undefined ? {} : { className })}>
      {children}
    </h1>
  )
}

export interface PageProps {
  readonly title: string
  /** For a page that is more than one column to read. */
  readonly className?: string
  readonly children: ReactNode
}

/** To what was played last, as long as it goes on. */
export function BackToBout() {
  const played = lastPlayed()
  if (!played) return null
  const words = played.isCampaign ? t('Back to the campaign') : t('Back to the bout')
  return <a href={hashOf({ screen: 'play', id: played.id })}>{words}</a>
}

/** A screen to read: one column under the header. */
export function Page({ title, className, children }: PageProps) {
  useTitle(title)
  return (
    <>
      <Header>
        <BackToBout />
      </Header>
      <main className={className === undefined ? 'page' : `page ${className}`}>
        <Heading>{title}</Heading>
        {children}
      </main>
    </>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Harena' ? title : `${title} · Harena`
  }, [title])
}
