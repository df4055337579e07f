/** At the first question of one's first match of a game: the way to the school, and the game in ten lines. Once, and never in the way. */
import { t } from '@harena/engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hashOf } from '../app/route.ts'
import { savedMatches } from '../app/stores.ts'
import type { Book } from '../games/book.ts'
import { listingOf } from '../games/index.ts'
import type { MatchController } from '../match/controller.ts'
import { HowToPlay } from '../match/help.tsx'
import { Modal } from '../ui/modal.tsx'
import { met, progress, useMet } from './progress.ts'
import './first-time.css'

interface FirstTimeProps {
  readonly book: Book
  readonly controller: Pick<MatchController, 'id' | 'subscribe' | 'get'>
}

export function FirstTime({ book, controller }: FirstTimeProps) {
  const { task, isOver } = useSyncExternalStore(controller.subscribe, controller.get)
  const [isNew] = useState(() => isNewTo(book.id, controller.id))
  const [isReading, setReading] = useState(false)
  const isMet = useMet().has(book.id)
  const first = useRef(task)
  // Whoever has answered a question plays already.
  useEffect(() => {
    if (!isNew || !task) return
    first.current ??= task
    if (first.current !== task) met.add(book.id)
  }, [isNew, task, book.id])
  const lesson = listingOf(book.id)?.gate?.lesson
  if (!isNew || isMet || isOver || !lesson) return null
  return (
    <section className="first-time" aria-label={t('For the first time')}>
      <p>{t`Your first bout of ${book.title}.`}</p>
      <div className="first-time-buttons">
        <a className="button quiet small" href={hashOf({ screen: 'lesson', id: lesson })}>
          {t('Learn it in two minutes')}
        </a>
        <button type="button" className="button quiet small" onClick={() => setReading(true)}>
          {t('In ten lines')}
        </button>
        <button type="button" className="button quiet small" onClick={() => met.add(book.id)}>
          {t('Just play')}
        </button>
      </div>
      {isReading && (
        <Modal title={t('How to play, in ten lines')} onClose={() => setReading(false)}>
          <HowToPlay book={book} />
          <div className="modal-foot">
            <button
              type="button"
              className="button"
              onClick={() => {
                setReading(false)
                met.add(book.id)
              }}
            >
              {t('Just play')}
            </button>
            <a className="button quiet" href={hashOf({ screen: 'lesson', id: lesson })}>
              {t('Learn it in two minutes')}
            </a>
          </div>
        </Modal>
      )}
    </section>
  )
}

/** Whether neither its first lesson nor another match of the game, or of a campaign of it, was begun here. */
function isNewTo(game: string, match: string): boolean {
  const lesson = listingOf(game)?.gate?.lesson
  if (lesson !== undefined && progress.get().has(lesson)) return false
  return !savedMatches
    .list()
    .some(({ id, record: { ruleset } }) => id !== match && (listingOf(ruleset)?.within ?? ruleset) === game)
}
