/** The keys of a match of Heroes, and how the game goes. */
import { KeyHelp, type KeyLine } from '../../match/help.tsx'
import { heroesBook } from './book.ts'

const keys: readonly KeyLine[] = [
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
  return <KeyHelp keys={keys} place="zone" guide={heroesBook} onClose={onClose} />
}
