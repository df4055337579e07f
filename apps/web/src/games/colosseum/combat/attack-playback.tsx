/** One attack as it falls: six dice in three colours, and which of them decided what. */
import { resultInWords } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import type { ReactNode } from 'react'
import { sideOf } from '../../../board/paint.ts'
import type { Line } from '../../../match/timeline.ts'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermAs, TermText } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'
import { type Attack, areaText, lastAttack, partsInWords, type Step, sumInWords } from './attack-told.ts'
import { AttackDice } from './dice-row.tsx'
import './playback.css'

export interface AttackPlaybackProps {
  /** What has been told so far; the last attack of it is shown. */
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  readonly sides: readonly number[]
}

/** Nothing when the last attack is told and over. The log says the same to those who listen. */
export function AttackPlayback({ lines, names, sides }: AttackPlaybackProps) {
  const attack = lastAttack(lines)
  if (!attack) return null
  return <AttackCard key={attack.index} attack={attack} names={names} sides={sides} />
}

export interface AttackCardProps {
  readonly attack: Attack
  readonly names: readonly string[]
  readonly sides: readonly number[]
}

export function AttackCard({ attack, names, sides }: AttackCardProps) {
  const { event, faces, steps } = attack
  const latest = steps.at(-1)
  const round = <TermText text={t`round ${event.round}`} isQuiet />
  return (
    <article className="attack-card" aria-label={t`${names[event.seat]} against ${names[event.target]}`}>
      <header>
        <span className="attack-name display" style={{ borderColor: sideOf(sides[event.seat] ?? 0).colour }}>
          {names[event.seat]}
        </span>
        <span className="attack-at">{doesWhat(attack)}</span>
        <span className="attack-name display" style={{ borderColor: sideOf(sides[event.target] ?? 1).colour }}>
          {names[event.target]}
        </span>
        <span className="attack-round quiet-text">
          {attack.isTogether ? tx`${round}, both blows at the same time ${<Cite rule="§9.4.3" />}` : round}
        </span>
      </header>
      <div className="attack-thrown" style={{ borderColor: sideOf(sides[event.seat] ?? 0).colour }}>
        <span className="attack-thrower quiet-text">{t`The dice of ${names[event.seat]}`}</span>
        <AttackDice faces={faces} size={34} lit={latest && latest.reads.length > 0 ? latest.reads : undefined} />
        <b className={`attack-result ${resultClass(event.counts)}`}>
          <TermAs word={termOfResult(event.counts)}>{event.counts}</TermAs>{' '}
          <small>
            <TermText text={resultInWords(event.counts)} isQuiet />
          </small>
        </b>
      </div>
      <ol className="attack-steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever grow at the end
          <StepLine key={index} step={step} attack={attack} />
        ))}
      </ol>
    </article>
  )
}

/** The term that says what a result of the table means. */
function termOfResult(code: string): string {
  if (code.startsWith('H')) return 'H+'
  return code.startsWith('S') ? 'S' : code.startsWith('P') ? 'P' : 'F (fumble)'
}

function resultClass(code: string): string {
  if (code.startsWith('H')) return 'hit'
  if (code.startsWith('S')) return 'shield'
  return code.startsWith('P') ? 'parry' : 'miss'
}

function StepLine({ step, attack }: { readonly step: Step; readonly attack: Attack }) {
  const { reads, text, rule, isGrave } = step
  const sum = sumInWords(step, attack.faces)
  return (
    <li className={isGrave ? 'attack-step grave' : 'attack-step'}>
      <span className="step-dice quiet-text">
        {reads.map((colour) => t(colour)).join(' + ')}
        {sum !== '' && <b className="step-sum">{sum}</b>}
      </span>
      <span className="step-text">
        <TermText text={capital(text)} isQuiet />
        {sum !== '' && partsInWords(step) !== '' && <small className="quiet-text"> ({partsInWords(step)})</small>}
      </span>
      <Cite rule={rule} />
    </li>
  )
}

/** What he does to the other, up to that one's name. */
function doesWhat({ event, special }: Attack): ReactNode {
  const area = <b>{areaText(event)}</b>
  switch (special) {
    case 'A':
      return t('tries to disarm')
    case 'F':
      return tx`feints at the ${area} of`
    case 'S':
      return t('sweeps the legs of')
    case 'H':
      return t('rams his shield into')
    case 'T':
      return t('throws sand in the face of')
    default:
      return tx`strikes the ${area} of`
  }
}
