/** The choices of the month: who goes into the arena, in which style, with whom and against whom, or nobody any more. */
import { counted, listed, type Seat, t } from '@harena/engine'
import type { CareerGladiatorView, CareerQuestion, CareerView, DayChoice, JoinChoice } from '@harena/heroes'
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { Select } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { styleNames } from '../heroes/words.ts'
import { FamiliaCard } from './roster.tsx'

type Choosing = AskProps<CareerView, CareerQuestion>

type Style = 'primary' | 'secondary'
type Sent = ReadonlyMap<number, Style>

function fightersOf(sent: Sent): Extract<DayChoice, { do: 'fight' }>['fighters'] {
  return [...sent].map(([gladiator, style]) => ({ gladiator, style }))
}

const ofPlayer = ({ gladiators }: CareerView, player: Seat) => gladiators.filter((one) => one.owner === player)

/** Who is sent, at first whoever can fight. */
function useSent(own: readonly CareerGladiatorView[], isFine: (sent: Sent) => boolean) {
  const able = own.filter((one) => isFine(new Map([[one.number, 'primary']])))
  const [sent, setSent] = useState<Sent>(() => new Map(able.slice(0, 1).map((one) => [one.number, 'primary'])))
  const send = (number: number, style: Style | null) => {
    const next = new Map(sent)
    if (style) next.set(number, style)
    else next.delete(number)
    setSent(next)
  }
  return { able, sent, send, names: own.filter((one) => sent.has(one.number)).map((one) => one.name) }
}

export function Day({ view, question, prompt, check, onDone, onUndo }: Choosing) {
  const player = question.seat
  // The fallen have their place in the chronicle.
  const own = ofPlayer(view, player).filter(({ status }) => status === 'active')
  const fightOf = (who: Sent): DayChoice => ({ do: 'fight', fighters: fightersOf(who) })
  const { able, sent, send, names } = useSent(own, (who) => check(fightOf(who)) === null)
  const [foes, setFoes] = useState(0)
  const more = Math.min(Math.max(foes, sent.size), 2 * sent.size)
  const choice: DayChoice = more > sent.size ? { do: 'fight', fighters: fightersOf(sent), foes: more } : fightOf(sent)
  const refusal = sent.size > 0 ? check(choice) : null
  return (
    <Asked
      prompt={prompt}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <>
          {able.length > 0 && (
            <Primary isOff={sent.size === 0 || refusal !== null} onClick={() => onDone(choice)}>
              {names.length > 0 ? t`Send ${listed(names)} into the arena` : t('Choose who fights')}
            </Primary>
          )}
          <button type="button" className="button quiet" onClick={() => onDone({ do: 'stop' })}>
            {t('Nobody more this month')}
          </button>
        </>
      }
    >
      {own.map((one) => (
        <FamiliaCard key={one.number} gladiator={one} now={view}>
          {able.includes(one) && <Send one={one} style={sent.get(one.number) ?? null} onSend={send} />}
          {check({ do: 'retire', gladiator: one.number }) === null && (
            <button
              type="button"
              className="button quiet small"
              onClick={() => onDone({ do: 'retire', gladiator: one.number })}
            >
              {tx`${one.name} leaves the arena for good`}
            </button>
          )}
        </FamiliaCard>
      ))}
      <Rivals view={view} player={player} />
      {sent.size > 0 && <Foes men={sent.size} foes={more} onChange={setFoes} />}
      {sent.size > 0 && <Proposals {...{ view, player, sent, check, onDone }} />}
    </Asked>
  )
}

/** Whom the other players have; those who are out are in the journal. */
function Rivals({ view, player }: Pick<ProposalsProps, 'view' | 'player'>) {
  return view.players.map((name, other) => {
    const active = ofPlayer(view, other).filter(({ status }) => status === 'active')
    if (other === player || active.length === 0) return null
    return (
      <details key={name} className="rivals">
        <summary>{tx`The familia of ${name}`}</summary>
        {active.map((one) => (
          <FamiliaCard key={one.number} gladiator={one} now={view} />
        ))}
      </details>
    )
  })
}

interface FoesProps {
  readonly men: number
  readonly foes: number
  readonly onChange: (foes: number) => void
}

/** §7.7.1 Two opponents for one man, for whoever dares. */
function Foes({ men, foes, onChange }: FoesProps) {
  const counts = Array.from({ length: men + 1 }, (_, more) => men + more)
  return (
    <div className="send">
      <Select
        label={t('Against')}
        value={String(foes)}
        options={counts.map((count) => [String(count), counted(count, 'opponent')])}
        onChange={(count) => onChange(Number(count))}
      />
    </div>
  )
}

interface ProposalsProps extends Pick<Choosing, 'view' | 'check' | 'onDone'> {
  /** Whose turn it is. */
  readonly player: Seat
  readonly sent: Sent
}

/** §4.1 The other players, each to be asked for a match with those who are sent. */
function Proposals({ view, player, sent, check, onDone }: ProposalsProps) {
  const asked = view.players.flatMap((name, other) =>
    (['headToHead', 'sameSide'] as const).flatMap((mode) => {
      const choice: DayChoice = { do: 'propose', mode, fighters: fightersOf(sent), players: [other] }
      const label = mode === 'headToHead' ? t`Challenge ${name}` : t`Ask ${name} to fight side by side`
      return other !== player && check(choice) === null ? [{ label, choice }] : []
    }),
  )
  if (asked.length === 0) return null
  return (
    <div className="send proposals">
      {asked.map(({ label, choice }) => (
        <button key={label} type="button" className="button quiet" onClick={() => onDone(choice)}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** §4.1 Another player asks for a match. */
export function Join({ view, question, prompt, check, onDone }: Choosing) {
  const own = ofPlayer(view, question.seat)
  const joinOf = (who: Sent): JoinChoice => ({ do: 'join', fighters: fightersOf(who) })
  const { able, sent, send, names } = useSent(own, (who) => check(joinOf(who)) === null)
  const refusal = sent.size > 0 ? check(joinOf(sent)) : null
  return (
    <Asked
      prompt={prompt}
      refusal={refusal}
      foot={
        <>
          <Primary isOff={sent.size === 0 || refusal !== null} onClick={() => onDone(joinOf(sent))}>
            {names.length > 0 ? t`Send ${listed(names)}` : t('Choose who fights')}
          </Primary>
          <button type="button" className="button quiet" onClick={() => onDone({ do: 'decline' })}>
            {t('Decline')}
          </button>
        </>
      }
    >
      {able.map((one) => (
        <FamiliaCard key={one.number} gladiator={one} now={view}>
          <Send one={one} style={sent.get(one.number) ?? null} onSend={send} />
        </FamiliaCard>
      ))}
    </Asked>
  )
}

/** §3.1.1 */
export function BeginAgain({ prompt, onDone }: Choosing) {
  return (
    <Asked
      prompt={prompt}
      foot={
        <>
          <Primary onClick={() => onDone('yes')}>{t('Create a new Star')}</Primary>
          <button type="button" className="button quiet" onClick={() => onDone('no')}>
            {t('No more Stars')}
          </button>
        </>
      }
    />
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
        {t('Fights next')}
      </label>
      {style !== null && one.secondary && (
        <label>
          <span className="heard">{tx`Style of ${one.name}`}</span>
          <select value={style} onChange={(event) => onSend(one.number, event.target.value as Style)}>
            <option value="primary">{tx`as ${styleNames[one.primary]}`}</option>
            <option value="secondary">{tx`as ${styleNames[one.secondary]}, Savvy −1`}</option>
          </select>
        </label>
      )}
    </div>
  )
}
