/** The keys of a match of Heroes, and how the game goes. */
import { HowToPlay } from '../panel/help.tsx'
import { Modal } from '../panel/modal.tsx'
import { heroesBook } from './book.ts'

const keys: readonly (readonly [keys: string, meaning: string])[] = [
  ['↑ ↓ ← →', 'move to the next zone; on a bid: more or fewer Bonus Dice'],
  ['0 to 9', 'so many Bonus Dice, on a bid; Enter makes it'],
  ['A', 'show an attack; again for the next one; Enter does it'],
  ['E', 'what the first button says: fight, rest, stand up'],
  ['U', 'undo'],
  ['1 to 6', 'type the face of a real die'],
  ['Space', 'skip to the next decision'],
  ['+ − 0', 'zoom, when the board has the focus'],
  ['?', 'this help'],
]

export function HeroesHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="Help" className="help" onClose={onClose}>
      <h3>Keys</h3>
      <dl className="key-list">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet-text">
        Marked zones can be clicked or tapped. With the keyboard, Tab leads to the board; there the arrow keys go from
        one marked zone to the next and Enter chooses.
      </p>
      <h3>How to play</h3>
      <HowToPlay guide={heroesBook} />
    </Modal>
  )
}
