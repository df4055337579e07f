/** What every screen has: the name, the way to the others, a heading that gets the focus. */
import { t } from '@harena/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { matchToReturnTo } from './last-played.ts'
import { hashOf } from './route.ts'
import { editorOf } from './tried-scenario.ts'

const links = [
  [t('Rules'), hashOf({ screen: 'rules', ruleset: null, paragraph: null })],
  [t('Settings'), hashOf({ screen: 'settings' })],
] as const

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
        {links.map(([title, hash]) => (
          <a key={title} href={hash}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  )
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

/** A screen to read: one column under the header. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title)
  const match = matchToReturnTo()
  return (
    <>
      <Header>{match && <a href={hashOf({ screen: 'play', id: match })}>{t('Back to the bout')}</a>}</Header>
      <main className="page">
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
