/** Several things can be done in one place: which one is meant? */
import { t } from '@harena/engine'
import { Modal } from '../ui/modal.tsx'
import { ChoiceButton } from './choice-button.tsx'
import type { Aiming } from './use-aiming.ts'

export function Chooser({ aiming }: { readonly aiming: Aiming }) {
  if (!aiming.chooser) return null
  return (
    <Modal title={t('What do you do there?')} className="chooser" onClose={() => aiming.setChooser(null)}>
      <div className="chooser-list">
        {aiming.chooser.map((choice) => (
          <ChoiceButton
            key={choice.id}
            choice={choice}
            isSelected={false}
            isLong
            onPoint={aiming.point}
            onChoose={aiming.choose}
          />
        ))}
      </div>
    </Modal>
  )
}
