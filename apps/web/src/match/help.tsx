/** The keys, and how the game goes. */
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
  [['u'], 'undo, within the plan at hand'],
  ['1 to 6', 'type the face of a real die'],
  [[' '], 'skip to the next decision'],
  [['m'], 'sound on or off'],
  ['+ − 0', 'zoom, when the board has the focus'],
  [['?'], 'this help'],
]

interface HelpProps<V> {
  readonly slots: Pick<Slots<V>, 'book' | 'keys' | 'place'>
  /** Sheets of the match, where there is one to print. */
  readonly printing?: ReactNode
  readonly onClose: () => void
}

export function Help<V>({ slots: { book, keys, place }, printing, onClose }: HelpProps<V>) {
  return (
    <Modal title="Help" className="help" onClose={onClose}>
      <h3>Keys</h3>
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
        Keys can be changed in the settings. Marked {place === 'hex' ? 'hexes' : 'zones'} can be clicked or tapped. With
        the keyboard, Tab leads to the board; there the arrow keys go from one marked {place} to the next and Enter
        chooses.
      </p>
      {printing}
      <h3>How to play</h3>
      <HowToPlay book={book} />
    </Modal>
  )
}
