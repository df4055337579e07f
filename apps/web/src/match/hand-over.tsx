/** What comes next is for one pair of eyes only. */
import { t } from '@harena/engine'
import { Modal } from '../ui/modal.tsx'
import { tx } from '../ui/tx.ts'
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
    <Modal title={t`Hand the screen to ${name}`} className="hand-over">
      <p>
        {tx`${person === 'You' ? words.you : `${t(person)} ${words.other}`} for ${name} now, and nobody else looks.`}{' '}
        {words.together}
      </p>
      <div className="modal-foot">
        <button type="button" className="button" onClick={onTaken}>
          {tx`I play ${name}: ${words.take}`}
        </button>
        {canTakeBack && (
          <button type="button" className="button quiet" onClick={onTakeBack}>
            {t('Wait: open the answer before it again')}
          </button>
        )}
      </div>
    </Modal>
  )
}
