/** The reward of a victory: each Attribute with what it does, what it becomes, and how likely that is. */
import { counted, signed, t } from '@harena/engine'
import {
  type Attribute,
  type CareerEvent,
  type CareerGladiatorView,
  type CareerQuestion,
  type CareerView,
  chanceToRise,
  leastToRise,
} from '@harena/heroes'
import { Asked } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { percent } from '../../ui/percents.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { attributeNames, attributeNotes } from '../heroes/words.ts'
import { stepAfter } from './freedom.tsx'
import { StarPortrait } from './star-portrait.tsx'

type Improvement = AskProps<CareerView, Extract<CareerQuestion, { kind: 'improve' }>>

const attributes = ['savvy', 'strength', 'speed'] as const

export function Improve({ view, question, prompt, lines, onDone, onUndo }: Improvement) {
  const { fame, choices } = question
  const one = view.gladiators[question.gladiator]!
  return (
    <Asked prompt={prompt} rule={question.rule} onUndo={onUndo} foot={null}>
      <div className="reward">
        <StarPortrait one={one} now={view} />
        <div>
          <Earned name={one.name} lines={lines} />
          <p>
            {fame === 1
              ? t(
                  'One point of Fame is one die: if it shows more than the Attribute, or a 6, the Attribute rises by 1.',
                )
              : t`Each point of Fame is a die: if one of the ${fame} shows more than the Attribute, or a 6, the Attribute rises by 1.`}
          </p>
          <Ahead one={one} />
        </div>
      </div>
      <ul className="reward-cards">
        {attributes.map((attribute) => (
          <li key={attribute}>
            <h3>
              {attributeNames[attribute]} {one.attributes[attribute]}
              {choices.includes(attribute) && ` → ${one.attributes[attribute] + 1}`}
            </h3>
            <p>
              {attributeNotes[attribute].text} <Cite rule={attributeNotes[attribute].rule} />
            </p>
            {choices.includes(attribute) ? (
              <Chance attribute={attribute} value={one.attributes[attribute]} dice={fame} onDone={onDone} />
            ) : (
              <Closed value={one.attributes[attribute]} />
            )}
          </li>
        ))}
      </ul>
    </Asked>
  )
}

/** For what the Fame was given. */
function Earned({ name, lines }: { readonly name: string; readonly lines: readonly Line[] }) {
  const told = lines.map(({ event }) => event as CareerEvent)
  const won = told.findLast((event) => event.kind === 'fameGained' && event.name === name)
  if (won?.kind !== 'fameGained') return null
  return (
    <p>
      <b>{t`${name} has won ${won.fame} Fame in this match.`}</b>{' '}
      {won.steps.map(({ what, value }) => `${t(what)}: ${signed(value)}.`).join(' ')} <Cite rule="§7.7.1" />
    </p>
  )
}

/** How far it is to the next step on the road to freedom. */
function Ahead({ one }: { readonly one: CareerGladiatorView }) {
  const next = stepAfter(one.free ? 'free' : one.nextLocale)
  if (!next) return null
  return (
    <p className="quiet-text">
      {t`${one.name} has ${one.attributeSum} points of Attributes. For the next step, ${next.title}: ${next.from}.`}{' '}
      <Cite rule={next.rule} />
    </p>
  )
}

interface ChanceProps {
  readonly attribute: Attribute
  readonly value: number
  readonly dice: number
  readonly onDone: (attribute: Attribute) => void
}

function Chance({ attribute, value, dice, onDone }: ChanceProps) {
  const least = leastToRise(value)
  const face = least === 6 ? t('a 6') : t`${least} or more`
  const chance = percent(chanceToRise(value, dice))
  return (
    <>
      <p className="reward-chance">
        <b>{chance}</b>{' '}
        <span className="quiet-text">
          {dice === 1 ? t`that the die shows ${face}` : t`that one of ${counted(dice, 'die', 'dice')} shows ${face}`}
        </span>
      </p>
      <button type="button" className="button" onClick={() => onDone(attribute)}>
        {t`Work on ${attributeNames[attribute]}`}
      </button>
    </>
  )
}

function Closed({ value }: { readonly value: number }) {
  return value >= 7 ? (
    <p className="quiet-text">
      {t('It cannot rise: 7 is the most.')} <Cite rule="§3.6.5" />
    </p>
  ) : (
    <p className="quiet-text">
      {t('It cannot rise: no Attribute may be more than two above another.')} <Cite rule="§3.6.4" />
    </p>
  )
}
