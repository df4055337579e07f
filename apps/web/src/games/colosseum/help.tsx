/** The keys of a match, and how the game goes. */
import { KeyHelp, type KeyLine } from '../../match/help.tsx'
import { colosseumBook } from './book.ts'

const keys: readonly KeyLine[] = [
  ['↑ ↓', 'plot a step forward, a step back'],
  ['← →', 'plot a turn to the left, to the right'],
  ['Q E Z C', 'sidestep forward left, forward right, back left, back right'],
  ['K R', 'kneel; recover an item'],
  ['⌫', 'strike out the last move of the plot'],
  ['Enter', 'seal the plot'],
  ['U', 'undo'],
  ['1 to 6', 'type the face of a real die'],
  ['Space', 'skip to the next decision'],
  ['+ − 0', 'zoom, when the board has the focus'],
  ['?', 'this help'],
]

export function ColosseumHelp({ onClose }: { readonly onClose: () => void }) {
  return <KeyHelp keys={keys} place="hex" guide={colosseumBook} onClose={onClose} />
}
