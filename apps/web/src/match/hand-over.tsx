/** What comes next is for one pair of eyes only. */
import { Modal } from '../ui/modal.tsx'
import type { HandOverWords } from './slots.ts'
import type { HandOver } from './snapshot.ts'

export interface HandOverDialogProps {
  readonly handOver: HandOver
  readonly name: string
  readonly words: HandOverWords
  readonly onTaken: () => void
  readonly onTakeBack: () => void
}

export function HandOverDialog({ handOver, name, words, onTaken, onTakeBack }: HandOverDialogProps) {
  const { person, canTakeBack } = handOver
  return (
    <Modal title={`Hand the screen to ${name}`} className="hand-over">
      <p>
        {person === 'You' ? words.you : `${person} ${words.other}`} for {name} now, and nobody else looks.{' '}
        {words.together}
      </p>
      <div className="modal-foot">
        <button type="button" className="button" onClick={onTaken}>
          I play {name}: {words.take}
        </button>
        {canTakeBack && (
          <button type="button" className="button quiet" onClick={onTakeBack}>
            Wait: open the answer before it again
          </button>
        )}
      </div>
    </Modal>
  )
}
