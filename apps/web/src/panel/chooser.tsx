/** Several things can be done in one hex: which one is meant? */
import type { Choice } from '../match/choices.ts'
import type { Aiming } from '../screens/use-aiming.ts'
import { ChoiceButton } from './actions.tsx'
import { Modal } from './modal.tsx'

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
