/** What stands on the screen when there is nothing to show: not yet, not any more, or because something broke. */
import { RecordError, t } from '@harena/engine'
import { Component, type ReactNode } from 'react'
import { tx } from '../ui/tx.ts'
import { Page } from './frame.tsx'
import { hashOf, type Route } from './route.ts'
import { saveSaved } from './save-saved.ts'
import { sayWhy } from './say-why.ts'
import { savedMatches } from './stores.ts'

export function Waiting() {
  return <p className="waiting quiet-text">{t('The sand is being raked …')}</p>
}

export function Missing() {
  return (
    <Page title={t('No such match')}>
      <p>{t('This browser does not hold that match any more. Saved records can be loaded from their files.')}</p>
      <ToTheStart />
    </Page>
  )
}

/** One tab at a time plays a match, or each would overwrite what the other has saved. */
export function InAnotherTab({ id, onTake }: { readonly id: string; readonly onTake: () => void }) {
  return (
    <Page title={t('Open in another tab')}>
      <p role="status">
        {t('This match is being played in another tab of this browser. It goes on here as soon as you close it there.')}
      </p>
      <button type="button" className="button" onClick={onTake}>
        {t('Play it here instead')}
      </button>{' '}
      <a className="button quiet" href={hashOf({ screen: 'replay', id, part: null })}>
        {t('Watch it so far')}
      </a>
    </Page>
  )
}

export function CannotRead({ why }: { readonly why: string }) {
  return (
    <Page title={t('The match cannot be shown')}>
      <p role="alert">{why}</p>
      <p>{t('Your own matches are untouched. Ask for the link again, or for the saved record as a file.')}</p>
      <ToTheStart />
    </Page>
  )
}

function ToTheStart() {
  return (
    <a className="button" href={hashOf({ screen: 'home' })}>
      {t('To the start')}
    </a>
  )
}

interface BoundaryProps {
  readonly route: Route
  readonly children: ReactNode
}

/** When something breaks, the record of the match is still there to be saved. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly thrown: unknown }> {
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
      <Page title={t('Something went wrong')}>
        <p role="alert">{tx`That is a fault of this page, not yours: ${sayWhy(thrown)}`}</p>
        {saved && (
          <>
            <p>{t('The match up to here is safe. Save its record before you do anything else.')}</p>
            <button type="button" className="button" onClick={() => saveSaved(saved)}>
              {t('Save record')}
            </button>
          </>
        )}
        <ToTheStart />
      </Page>
    )
  }
}
