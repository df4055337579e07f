/** Whom an owner sends into the arena; the other names his in secret as well. */
import { type ArenaGame, type ClubQuestion, counted, listed, t } from '@harena/engine'
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { tx } from '../../ui/tx.ts'
import type { HexGuide } from '../hex/guide.ts'
import { ManRow } from './roster.tsx'
import type { View } from './table.tsx'

type Send = AskProps<View, Extract<ClubQuestion<ArenaGame>, { kind: 'send' }>>

export function sendPanel(guide: HexGuide) {
  return function SendPanel({ view, question, prompt, check, onDone, onUndo }: Send) {
    const living = view.men.filter(({ owner, fellOn }) => owner === question.seat && fellOn === null)
    const [sent, setSent] = useState<readonly number[]>(() => living.slice(0, question.men).map(({ number }) => number))
    const isOne = question.men === 1
    const send = (number: number, isSent: boolean) =>
      setSent(
        isOne
          ? [number]
          : living.map((man) => man.number).filter((one) => (one === number ? isSent : sent.includes(one))),
      )
    const refusal = check(sent)
    const names = living.filter(({ number }) => sent.includes(number)).map(({ name }) => name)
    const missing = question.men - sent.length
    return (
      <Asked
        prompt={prompt}
        rule="C.4"
        refusal={missing === 0 ? refusal : null}
        onUndo={onUndo}
        foot={
          <Primary isOff={refusal !== null} onClick={() => onDone(sent)}>
            {missing > 0
              ? t`Choose ${counted(missing, 'more man', 'more men')}`
              : missing < 0
                ? t`${counted(-missing, 'man', 'men')} too many`
                : t`Send ${listed(names)}`}
          </Primary>
        }
      >
        <fieldset className="roster">
          <legend className="heard">{t('Your gladiators')}</legend>
          {living.map((man) => (
            <ManRow key={man.number} guide={guide} man={man}>
              <label className="check">
                <input
                  type={isOne ? 'radio' : 'checkbox'}
                  name="sent"
                  checked={sent.includes(man.number)}
                  onChange={({ target }) => send(man.number, target.checked)}
                />
                {tx`${man.name} fights`}
              </label>
            </ManRow>
          ))}
        </fieldset>
      </Asked>
    )
  }
}
