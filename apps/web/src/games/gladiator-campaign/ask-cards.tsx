/** What he learns, what he fights in, whom he meets: answers as cards that say what they mean. */
import {
  type CampaignQuestion,
  type CampaignView,
  CLASS_WORDS,
  itemName,
  MATCH_WORDS,
  type StyleId,
  styles,
  type Talents,
  talentOfStyle,
  talentWord,
} from '@harena/colosseum'
import { capital, listed, t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { FigureProps } from '../../board/figure.tsx'
import { Asked, YesNo } from '../../campaign/ask.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfStyle } from '../colosseum/looks.ts'
import { adviceOn, firstChoice, whyFirst } from './style-advice.ts'
import { matchNotes, type Note, talentLevel, talentNote } from './words.ts'

/** Of the view they need only the men. */
type Ask<Kind extends CampaignQuestion['kind']> = AskProps<
  Pick<CampaignView, 'men' | 'draft'>,
  Extract<CampaignQuestion, { kind: Kind }>
>

interface Card {
  readonly id: string
  readonly title: string
  readonly note: Note
  readonly figure?: FigureProps
  /** Not to be chosen: then the note says why. */
  readonly isOff?: boolean
  /** Why it is a good one to begin with. */
  readonly advised?: string
}

interface CardsProps {
  readonly cards: readonly Card[]
  readonly onChoose: (id: string) => void
}

/** One button for each answer, with its sentence beside it. */
function Cards({ cards, onChoose }: CardsProps) {
  return (
    <ul className="answer-cards">
      {cards.map(({ id, title, note, figure, advised, isOff = false }) => (
        <li key={id}>
          {figure && <Portrait arms={figure} side={figure.side} size={84} />}
          <button type="button" className="button quiet" disabled={isOff} onClick={() => onChoose(id)}>
            {title}
          </button>
          <span className="quiet-text">
            <TermText text={note.text} /> <Cite rule={note.rule} />
            {advised && <b className="advised">{advised}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The man whom a question is about, made or in the making. */
function manNamed({ men, draft }: Ask<'learn'>['view'], name: string) {
  return draft?.name === name ? draft : men.find((man) => man.name === name)
}

interface LearnProps extends Ask<'learn'> {
  /** Why he learns, and who else could choose. */
  readonly children?: ReactNode
  readonly foot?: ReactNode
}

export function Learn({ view, question, prompt, onDone, onUndo, children, foot = null }: LearnProps) {
  const talents = manNamed(view, question.name)?.talents ?? {}
  const cards = question.choices.map((talent): Card => {
    const level = talents[talent]
    const title = capital(talentWord(talent))
    return {
      id: talent,
      title: level === undefined ? title : t`${title}, level ${level + 1}`,
      note: talentNote(talent),
    }
  })
  return (
    <Asked prompt={prompt} rule={question.rule} onUndo={onUndo} foot={foot}>
      {children}
      <Cards cards={cards} onChoose={onDone} />
    </Asked>
  )
}

export function ChooseMatch({ question, prompt, onDone, onUndo }: Ask<'matchType'>) {
  const cards = question.choices.map((type): Card => {
    return { id: type, title: capital(MATCH_WORDS[type]), note: matchNotes[type] }
  })
  return (
    <Asked prompt={prompt} rule={question.rule} onUndo={onUndo} foot={null}>
      <Cards cards={cards} onChoose={onDone} />
    </Asked>
  )
}

export function ChooseStyle({ view, question, prompt, onDone, onUndo }: Ask<'style'>) {
  const talents = manNamed(view, question.name)?.talents ?? {}
  const first = firstChoice(question.choices, talents)
  const cards = question.choices.map((style): Card => {
    const { name, rule } = styles[style]
    const figure = figureOfStyle(name, question.seat)
    const advised = style === first ? { advised: whyFirst(style) } : {}
    return { id: style, title: name, note: { text: armsOf(style), rule }, figure, ...advised }
  })
  const closed = closedStyles(question.choices, talents)
  return (
    <Asked prompt={prompt} rule={question.rule} onUndo={onUndo} foot={null}>
      <p className="quiet-text">
        {t('He has learned')}{' '}
        {Object.entries(talents)
          .map(([talent, level]) => talentLevel(talent as never, level))
          .join(', ')}
        {tx`; with any other weapon he is two worse. ${<Cite rule="§31.3" />}`}
      </p>
      <Cards cards={cards} onChoose={onDone} />
      {closed.length > 0 && (
        <details>
          <summary>{t`Other styles, and why not (${closed.length})`}</summary>
          <Cards cards={closed} onChoose={onDone} />
        </details>
      )}
    </Asked>
  )
}

/** §38.4.2 The styles that the dice or his talents close to him. */
function closedStyles(open: readonly StyleId[], talents: Talents): Card[] {
  const classes = new Set(open.map((style) => styles[style].class))
  const wanted = listed([...classes].map((one) => t`class ${CLASS_WORDS[one]}`))
  const others = (Object.keys(styles) as StyleId[]).filter(
    (style) => !open.includes(style) && styles[style].class > 0 && style !== 'beast',
  )
  return others.map((style) => {
    const talent = talentOfStyle[style]
    const isOther = !classes.has(styles[style].class)
    const text = isOther
      ? t`not now: this match is for ${wanted}`
      : talent && talents[talent] === undefined
        ? t`he has not learned ${talentWord(talent)}`
        : t('not now')
    return { id: style, title: styles[style].name, note: { text, rule: isOther ? '§38.4.1' : '§38.4.2' }, isOff: true }
  })
}

/** What a man of a style is and carries. */
function armsOf(style: StyleId): string {
  const { weight, hands, sheath, shield, rate } = styles[style]
  const arms = [...hands, ...sheath].map((kind) => itemName(kind))
  const cover =
    shield === 'none'
      ? []
      : [shield === 'rolled' ? t('a shield') : shield === 'small' ? t('a small shield') : t('a large shield')]
  const has = t`${capital(t(weight))}, moves in ${rate} of 8 phases: ${[...arms, ...cover].join(', ')}.`
  return [has, adviceOn(style)].join(' ').trim()
}

export function Meet({ question, ...props }: Ask<'meet'>) {
  return <YesNo {...props} rule={question.rule} yes={t`Meet ${question.rival}`} no={t('Rather a challenger')} />
}
