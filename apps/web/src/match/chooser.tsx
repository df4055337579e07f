/** Several things can be done in one hex: which one is meant? */

import { Modal } from '../ui/modal.tsx'
import { ChoiceButton } from './actions.tsx'
import type { Choice } from './choices.ts'
import type { Aiming } from './use-aiming.ts'

export interface ChooserProps {
  readonly choices: readonly Choice[]
  readonly aiming: Aiming
  readonly onClose: () => void
}

export function Chooser({ choices, aiming, onClose }: ChooserProps) {
  return (
    <Modal title="What do you do there?" className="chooser" onClose={onClose}>
      <div className="chooser-list">
        {choices.map((choice) => (
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
