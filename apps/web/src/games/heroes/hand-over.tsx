/** A bid is for one pair of eyes only. */
import { Modal } from '../../ui/modal.tsx'

export interface BidHandOverProps {
  readonly name: string
  readonly person: string
  readonly onTaken: () => void
}

export function BidHandOver({ name, person, onTaken }: BidHandOverProps) {
  return (
    <Modal title={`Hand the screen to ${name}`} className="hand-over">
      <p>
        {person === 'You' ? 'You bid' : `${person} bids`} Bonus Dice for {name} now, and nobody else looks. Both hands
        are opened together.
      </p>
      <button type="button" className="button" onClick={onTaken}>
        I play {name}: let me bid
      </button>
    </Modal>
  )
}
