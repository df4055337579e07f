/** The keys, and how the game goes. */
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Book } from '../games/book.ts'
import { Modal } from '../ui/modal.tsx'
import { RichText } from '../ui/rules-context.tsx'
import { keyName } from './keys.ts'
import type { KeyLine, Slots } from './slots.ts'

export function HowToPlay({ book }: { readonly book: Book }) {
  return (
    <ol className="how-to">
      {book.howToPlay.map((line) => (
        <li key={line}>
          <RichText text={line} />
        </li>
      ))}
    </ol>
  )
}

const everywhere: readonly KeyLine[] = [
  [t('Ctrl+Enter'), t('the main button: seal, strike, end the turn, go on')],
  ['Enter', t('whatever has the focus')],
  [['u'], t('undo, within the plan at hand')],
  [t('1 to 6'), t('type the face of a real die')],
  [[' '], t('skip to the next decision')],
  [['g'], t('Suggest: what a master would do')],
  [['b'], t('the last blow again')],
  [['t'], t('the arena in words, or the sand')],
  [['m'], t('sound on or off')],
  ['+ − 0', t('zoom, when the board has the focus')],
  [['?'], t('this help')],
]

interface HelpProps<V> {
  readonly slots: Pick<Slots<V>, 'book' | 'keys' | 'place' | 'marks'>
  /** Sheets of the match, where there is one to print. */
  readonly printing?: ReactNode
  readonly onClose: () => void
}

/** Fingers have other ways. */
const byTouch = () => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches === true

export function Help<V>({ slots: { book, keys, place, marks = [] }, printing, onClose }: HelpProps<V>) {
  return (
    <Modal title={t('Help')} className="help" onClose={onClose}>
      <h3>{t('How to play')}</h3>
      <HowToPlay book={book} />
      {byTouch() && (
        <p className="quiet-text">
          {place === 'hex'
            ? t('Tap a marked hex, or a button of the panel; two fingers zoom.')
            : t('Tap a marked zone, or a button of the panel; two fingers zoom.')}
        </p>
      )}
      {marks.length > 0 && (
        <>
          <h3>{t('Marks on the sand')}</h3>
          <ul>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </>
      )}
      {printing}
      <Keys keys={keys} place={place} />
    </Modal>
  )
}

function Keys<V>({ keys, place }: Pick<Slots<V>, 'keys' | 'place'>) {
  return (
    <>
      <h3>{t('Keys')}</h3>
      <dl className="key-list">
        {[...keys, ...everywhere].map(([some, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{typeof some === 'string' ? some : some.map(keyName).join(' ')}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet-text">
        {t('Keys can be changed in the settings.')}{' '}
        {place === 'hex'
          ? t(
              'Marked hexes can be clicked or tapped. With the keyboard, Tab leads to the board; there the arrow keys go from one marked hex to the next and Enter chooses.',
            )
          : t(
              'Marked zones can be clicked or tapped. With the keyboard, Tab leads to the board; there the arrow keys go from one marked zone to the next and Enter chooses.',
            )}
      </p>
    </>
  )
}
