/** The Roster Card: the body, the Attributes, the Bonus Dice, what each hand holds, and what lasts. */
import type { GladiatorView, View } from '@harena/heroes'
import type { Sitter } from '../../app/saved-matches.ts'
import { FigurePortrait } from '../../board/figure.tsx'
import { sitterName } from '../../match/card.tsx'
import { Track } from '../../ui/track.tsx'
import { BodyMan } from './body-man.tsx'
import { figureOf } from './figures.ts'
import { attributeNames, fateOf, itemNames, signatureNames, styleNames } from './words.ts'

export interface RosterCardsProps {
  readonly view: View
  readonly sitters: readonly (Sitter | undefined)[]
}

export function RosterCards({ view, sitters }: RosterCardsProps) {
  const isCrowded = view.gladiators.length > 2
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="cards roster" aria-label="Roster Cards" tabIndex={0}>
      {view.gladiators.map((one) => (
        <RosterCard
          key={one.seat}
          gladiator={one}
          isActive={one.seat === view.active && one.fate === 'functioning'}
          sitter={sitters[one.seat]}
          isSmall={isCrowded && one.seat !== view.active}
        />
      ))}
    </section>
  )
}

interface RosterCardProps {
  readonly gladiator: GladiatorView
  readonly isActive: boolean
  readonly sitter: Sitter | undefined
  readonly isSmall: boolean
}

function whoPlays({ control }: GladiatorView, sitter: Sitter | undefined): string {
  if (control === 'npg') return 'run by the tables'
  return sitterName(sitter)
}

export function RosterCard({ gladiator, isActive, sitter, isSmall }: RosterCardProps) {
  const { name, style, marks, bonus, recoveryCap, woundsTaken } = gladiator
  const out = fateOf(gladiator)
  const names = ['card', 'roster-card', isActive ? 'active' : '', isSmall ? 'small' : '', out ? 'is-out' : '']
  const who = whoPlays(gladiator, sitter)
  return (
    <article className={names.filter(Boolean).join(' ')}>
      {isSmall ? (
        <FigurePortrait {...figureOf(gladiator, isActive)} size={52} />
      ) : (
        <BodyMan parts={gladiator.parts} width={104} />
      )}
      <div className="card-text">
        <h3 className="card-name">
          {name}
          {isActive && <span className="heard">, active</span>}
        </h3>
        <span className="card-type">
          {styleNames[style]}
          {who && ` · ${who}`}
        </span>
        <p className="card-stats">
          {isSmall && (
            <>
              <span>
                Bonus Dice <b>{bonus}</b>
              </span>
              <span>
                Wounds <b>{woundsTaken}</b>
              </span>
            </>
          )}
          {out && <b className="card-out">{out}</b>}
          {marks.map((mark) => (
            <b key={mark} className="mark">
              {mark}
            </b>
          ))}
        </p>
        {!isSmall && (
          <>
            <Attributes gladiator={gladiator} />
            <BonusDice count={bonus} cap={recoveryCap} starPower={gladiator.starPower} />
            <Hands gladiator={gladiator} />
          </>
        )}
      </div>
    </article>
  )
}

function Attributes({ gladiator }: { readonly gladiator: GladiatorView }) {
  return (
    <div className="attributes">
      {gladiator.attributes.map(({ attribute, now, original }) => (
        <div key={attribute} className="attribute">
          <span className="attribute-value">
            {attributeNames[attribute]} <b>{now}</b>
          </span>
          <Track label={attributeNames[attribute]} total={original} marked={original - now} />
        </div>
      ))}
    </div>
  )
}

interface BonusDiceProps {
  readonly count: number
  readonly cap: number
  readonly starPower: number
}

function bonusDieClass(index: number, count: number, cap: number): string {
  return `${index < count ? 'bonus-die' : 'bonus-die used'}${index === cap - 1 ? ' cap' : ''}`
}

/** One little die for each; a line after as many as resting brings back. */
function BonusDice({ count, cap, starPower }: BonusDiceProps) {
  return (
    <p className="bonus">
      <span>
        Bonus Dice <b>{count}</b>
      </span>
      <span className="bonus-dice" aria-hidden="true">
        {Array.from({ length: Math.max(count, cap) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={index} className={bonusDieClass(index, count, cap)} />
        ))}
      </span>
      <span className="quiet-text">rest: {cap}</span>
      {starPower > 0 && (
        <span>
          Star Power <b>{starPower}</b>
        </span>
      )}
    </p>
  )
}

function Hands({ gladiator }: { readonly gladiator: GladiatorView }) {
  const { left, right, handed, signatures, gender, apTotal } = gladiator
  const held = (kind: typeof left) => (kind ? itemNames[kind] : 'empty')
  const traits = [
    ...signatures.filter((one) => one !== 'none').map((one) => signatureNames[one]),
    ...(handed === 'left' ? ['left-handed'] : []),
    ...(gender === 'female' ? ['woman'] : []),
  ]
  return (
    <dl className="card-facts">
      <div>
        <dt>Right</dt> <dd>{held(right)}</dd>
      </div>
      <div>
        <dt>Left</dt> <dd>{held(left)}</dd>
      </div>
      <div>
        <dt>AP</dt> <dd>{apTotal}</dd>
      </div>
      {traits.length > 0 && (
        <div>
          <dt className="heard">Traits</dt> <dd>{traits.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
