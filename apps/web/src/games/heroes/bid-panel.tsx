/** A bid in secret: how many Bonus Dice go into the closed hand. */
import { t } from '@harena/engine'
import type { View } from '@harena/heroes'
import { useMemo, useState } from 'react'
import { coachedIf, useCoached } from '../../board/coached.ts'
import type { Choice } from '../../match/choices.ts'
import { Foot } from '../../match/foot.tsx'
import type { PanelProps } from '../../match/slots.ts'
import { SuggestButton, Suggested, useSuggest } from '../../match/suggest.tsx'
import { useTypedKeys } from '../../match/use-typed-keys.ts'
import { MainKey } from '../../ui/key.tsx'
import { PreviewCard } from '../../ui/preview.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { type BidQuestion, bidHeading, howMany, whatFor } from './bid-words.ts'
import { OpenHand } from './clash.tsx'
import { bonusDice } from './words.ts'

/** Arrows and digits move the bid. */
function useBidKeys(bid: number, { min, max }: BidQuestion, setBid: (bid: number) => void): void {
  useTypedKeys((key) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key]
    const wanted = step === undefined ? Number.parseInt(key, 10) : bid + step
    if (!Number.isInteger(wanted) || wanted < min || wanted > max) return 'nothing'
    setBid(wanted)
    return 'answer'
  })
}

export function BidPanel({ actions, task, view, names, undo }: PanelProps<View>) {
  const question = task.question as BidQuestion
  const { min, max, seat, against } = question
  const { choices } = task
  const onBid = (choice: Choice) => actions.answer(choice.answer)
  const coached = useCoached()?.choice
  const [bid, setBid] = useState(min)
  const own = view.gladiators[seat]!
  const foe = view.gladiators[against]!
  const chosen = choices.find((choice) => choice.answer === bid)
  const suggesting = useSuggest(actions, (answer) => setBid(Number(answer)))
  useBidKeys(bid, question, setBid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the odds belong to the choice
  const preview = useMemo(() => (chosen ? actions.preview(chosen) : null), [chosen])
  return (
    <div className="bid">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {bidHeading(question, own.name, foe.name)}
      </p>
      <p className="bid-what">{tx`${<TermText text={whatFor(question)} isQuiet />} ${howMany(own.name, max)}`}</p>
      <div className="bid-row">
        <OpenHand count={bid} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
        <div className="bid-numbers" role="group" aria-label={t('Bonus Dice')}>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              className={`button quiet small bid-number${coachedIf(choice.id === coached)}`}
              aria-pressed={choice.answer === bid}
              onClick={() => setBid(choice.answer as number)}
            >
              {String(choice.answer)}
            </button>
          ))}
        </div>
      </div>
      <Suggested suggesting={suggesting} names={names} why={(answer) => actions.why(answer)} now={bid} />
      {preview && (
        <div className="bid-preview">
          <PreviewCard preview={preview} sumFirst />
        </div>
      )}
      <p className="quiet-text small">
        {foe.control === 'npg'
          ? t`Dice bid are gone until he rests; every 1, 2 or 3 is a success. ${foe.name}’s own dice decide how many he bids.`
          : t('Dice bid are gone until he rests; every 1, 2 or 3 is a success. Both hands open at the same time.')}
      </p>
      <Foot onUndo={undo}>
        <button
          type="button"
          className={`button${coachedIf(chosen !== undefined && chosen.id === coached)}`}
          id="primary"
          disabled={!chosen}
          onClick={() => chosen && onBid(chosen)}
        >
          {tx`Bid ${bonusDice(bid)}`}
          <MainKey />
        </button>
        <SuggestButton suggesting={suggesting} className="button quiet" />
      </Foot>
    </div>
  )
}
