/** Steps and turns as they lie around a man who looks up: on a phone a thumb finds them without reading. */
import { t } from '@harena/engine'
import { ChoiceButton, type ChoiceButtonProps } from './choice-button.tsx'
import type { Choice } from './choices.ts'
import { groupTitles } from './choices.ts'

interface MovePadProps extends Pick<ChoiceButtonProps, 'onPoint' | 'onChoose'> {
  readonly choices: readonly Choice[]
  readonly selected: Choice | null
  /** What is said of several answers below them. */
  readonly shared: string | null
}

export function MovePad({ choices, selected, shared, onPoint, onChoose }: MovePadProps) {
  const remarked = choices.filter(({ note }) => note !== undefined && note !== shared)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div className="move-pad" role="group" aria-label={groupTitles.move}>
        {choices.map((choice) => (
          <div key={choice.label} className={`way ${choice.way}`}>
            <ChoiceButton {...{ choice, shared, onPoint, onChoose }} isSelected={choice === selected} isNoteApart />
          </div>
        ))}
      </div>
      {remarked.map(({ label, short, note }) => (
        <p key={label} className="choice-note">
          {t`${short}: ${note}`}
        </p>
      ))}
    </>
  )
}
