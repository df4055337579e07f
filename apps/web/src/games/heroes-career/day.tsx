/** The choices of the month: who goes into the arena, in which style, or nobody any more. */
import { listed, type Refusal } from '@harena/engine'
import type { CareerGladiatorView, CareerView, DayChoice } from '@harena/heroes'
import { useState } from 'react'
import { Why } from '../../ui/fields.tsx'
import { styleNames } from '../heroes/words.ts'
import { FamiliaCard } from './roster.tsx'

export interface DayProps {
  readonly view: CareerView
  readonly prompt: string
  readonly check: (answer: DayChoice) => Refusal | null
  readonly onDone: (answer: DayChoice) => void
  readonly onUndo: () => void
}

type Style = 'primary' | 'secondary'

function fightOf(sent: ReadonlyMap<number, Style>): DayChoice {
  return { do: 'fight', fighters: [...sent].map(([gladiator, style]) => ({ gladiator, style })) }
}

export function Day({ view, prompt, check, onDone, onUndo }: DayProps) {
  const own = view.gladiators.filter((one) => one.owner >= 0)
  const able = own.filter((one) => check(fightOf(new Map([[one.number, 'primary']]))) === null)
  const [sent, setSent] = useState<ReadonlyMap<number, Style>>(
    () => new Map(able.slice(0, 1).map((one) => [one.number, 'primary'])),
  )
  const choice = fightOf(sent)
  const refusal = sent.size > 0 ? check(choice) : null
  const names = own.filter((one) => sent.has(one.number)).map((one) => one.name)
  const send = (number: number, style: Style | null) => {
    const next = new Map(sent)
    if (style) next.set(number, style)
    else next.delete(number)
    setSent(next)
  }
  return (
    <section className="familia" aria-label="The familia">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {prompt}
      </p>
      {own.map((one) => (
        <FamiliaCard key={one.number} gladiator={one} now={view}>
          {able.includes(one) && <Send one={one} style={sent.get(one.number) ?? null} onSend={send} />}
          {check({ do: 'retire', gladiator: one.number }) === null && (
            <button
              type="button"
              className="button quiet small"
              onClick={() => onDone({ do: 'retire', gladiator: one.number })}
            >
              {one.name} leaves the arena for good
            </button>
          )}
        </FamiliaCard>
      ))}
      <Why refusal={refusal} />
      <div className="task-foot day-foot">
        {able.length > 0 && (
          <button
            type="button"
            className="button"
            id="primary"
            disabled={sent.size === 0 || refusal !== null}
            onClick={() => onDone(choice)}
          >
            {names.length > 0 ? `Send ${listed(names)} into the arena` : 'Choose who fights'}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => onDone({ do: 'stop' })}>
          Nobody more this month
        </button>
        <button type="button" className="button quiet" onClick={onUndo}>
          Undo
        </button>
      </div>
    </section>
  )
}

interface SendProps {
  readonly one: CareerGladiatorView
  readonly style: Style | null
  readonly onSend: (number: number, style: Style | null) => void
}

function Send({ one, style, onSend }: SendProps) {
  return (
    <div className="send">
      <label className="check">
        <input
          type="checkbox"
          checked={style !== null}
          onChange={(event) => onSend(one.number, event.target.checked ? 'primary' : null)}
        />
        Fights next
      </label>
      {style !== null && one.secondary && (
        <label>
          <span className="heard">Style of {one.name}</span>
          <select value={style} onChange={(event) => onSend(one.number, event.target.value as Style)}>
            <option value="primary">as {styleNames[one.primary]}</option>
            <option value="secondary">as {styleNames[one.secondary]}, Savvy −1</option>
          </select>
        </label>
      )}
    </div>
  )
}
