/** The keys, and how the game goes. */
import type { Book, Guide } from '../games/guide.ts'
import { Modal } from '../ui/modal.tsx'
import { RichText } from '../ui/rules-context.tsx'

const keys: readonly (readonly [keys: string, meaning: string])[] = [
  ['↑ ↓', 'step ahead, step back'],
  ['← →', 'turn left, turn right'],
  ['A', 'show an attack; again for the next one; Enter does it'],
  ['E', 'end the turn'],
  ['U', 'undo'],
  ['1 to 6', 'type the face of a real die'],
  ['Space', 'skip what the opponent does'],
  ['+ − 0', 'zoom, when the board has the focus'],
  ['?', 'this help'],
]

export function HowToPlay({ guide }: { readonly guide: Book }) {
  return (
    <ol className="how-to">
      {guide.howToPlay.map((line) => (
        <li key={line}>
          <RichText text={line} />
        </li>
      ))}
    </ol>
  )
}

/** A key and what it does. */
export type KeyLine = readonly [key: string, meaning: string]

export interface KeyHelpProps {
  readonly keys: readonly KeyLine[]
  /** What the board is made of. */
  readonly place: 'hex' | 'zone'
  readonly guide: Book
  readonly onClose: () => void
}

/** The keys of a board, and how its game goes. */
export function KeyHelp({ keys: lines, place, guide, onClose }: KeyHelpProps) {
  return (
    <Modal title="Help" className="help" onClose={onClose}>
      <h3>Keys</h3>
      <dl className="key-list">
        {lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet-text">
        Marked {place === 'hex' ? 'hexes' : 'zones'} can be clicked or tapped. With the keyboard, Tab leads to the
        board; there the arrow keys go from one marked {place} to the next and Enter chooses.
      </p>
      <h3>How to play</h3>
      <HowToPlay guide={guide} />
    </Modal>
  )
}

export function Help({ guide, onClose }: { readonly guide: Guide; readonly onClose: () => void }) {
  return <KeyHelp keys={keys} place="hex" guide={guide} onClose={onClose} />
}
