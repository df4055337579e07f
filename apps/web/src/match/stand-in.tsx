/** Who does not want to fight a match himself lets the built-in opponent do it. */
import { t } from '@harena/engine'
import { useState } from 'react'
import { Modal } from '../ui/modal.tsx'
import { tx } from '../ui/tx.ts'

export interface StandInProps {
  /** For whom he would fight. */
  readonly name: string
  readonly onYes: () => void
}

export function StandIn({ name, onYes }: StandInProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link-button stand-in" onClick={() => setOpen(true)}>
        {t('Let the computer finish')}
      </button>
      {isOpen && (
        <Modal title={t`Let the computer finish for ${name}?`} onClose={close}>
          <p>
            {tx`The built-in opponent, of standard skill, plays this match to its end for ${name}. It cannot be taken back; the match can be seen again afterwards.`}
          </p>
          <div className="modal-foot">
            <button
              type="button"
              className="button"
              onClick={() => {
                close()
                onYes()
              }}
            >
              {t('Let it be decided')}
            </button>
            <button type="button" className="button quiet" onClick={close}>
              {t('No, I fight on')}
            </button>
          </div>
        </Modal>
      )}
    </>
  )
}
