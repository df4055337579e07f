/** What is written now is for one pair of eyes only. */
import { Modal } from '../../ui/modal.tsx'

export interface SecretHandOverProps {
  readonly name: string
  readonly person: string
  /** What kind of question is put to him. */
  readonly question: string
  readonly onTaken: () => void
}

const deeds: Readonly<Record<string, readonly [you: string, other: string]>> = {
  plot: ['You write the plot', 'writes the plot'],
  action: ['You choose the action', 'chooses the action'],
  allocate: ['You divide the CF', 'divides the CF'],
  spend: ['You set the CF', 'sets the CF'],
}

export function SecretHandOver({ name, person, question, onTaken }: SecretHandOverProps) {
  const [you, other] = deeds[question] ?? ['You decide', 'decides']
  return (
    <Modal title={`Hand the screen to ${name}`} className="hand-over">
      <p>
        {person === 'You' ? you : `${person} ${other}`} for {name} now, and nobody else looks. Everything is opened
        together.
      </p>
      <button type="button" className="button" onClick={onTaken}>
        I play {name}: show me the arena
      </button>
    </Modal>
  )
}
