/** What comes next is for one pair of eyes only. */
import { Modal } from '../ui/modal.tsx'

export interface HandOverProps {
  readonly name: string
  readonly person: string
  readonly onTaken: () => void
}

export function HandOver({ name, person, onTaken }: HandOverProps) {
  return (
    <Modal title={`Hand the screen to ${name}`} className="hand-over">
      <p>
        {person === 'You' ? 'You plan' : `${person} plans`} for {name} now, and nobody else looks. All plans are opened
        together.
      </p>
      <button type="button" className="button" onClick={onTaken}>
        I play {name}: show me the arena
      </button>
    </Modal>
  )
}
