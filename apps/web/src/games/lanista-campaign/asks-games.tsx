/** §39.5.4, §38 Who is sent to the games, beside whom, against whom, and how it is fought. */
import { CONDUCT_WORDS, type Conduct, type LudusManView } from '@harena/colosseum'
import { capital, listed, t } from '@harena/engine'
import { useState } from 'react'
import { AnswerForm, Asked, YesNo } from '../../campaign/ask.tsx'
import { Select } from '../../ui/fields.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { Advice, useAdvice } from './advice.tsx'
import { type Ask, ownOf } from './asks-money.tsx'
import { KnownOfMatch } from './known-of-match.tsx'
import { handicap, LudusMan, shortly, TickMen } from './man.tsx'
import { denarii } from './words.ts'

/** §39.5.4.1, §39.5.4.2 */
export function Entries(props: Ask<'entries'>) {
  const { view } = props
  const own = ownOf(props)
  const { quality } = view.munus!
  const advice = useAdvice<readonly string[]>(props.suggest, [])
  const [sent, setSent] = useState(advice)
  const isEditor = view.editor === own.seat
  const worth = (man: LudusManView) => Math.max(0, quality + man.combatValue + man.PR)
  const most = Math.max(0, ...own.stable.map(worth))
  const weak = own.stable.filter(({ name, feast }) => feast > 0 && advice.includes(name))
  const weakened =
    weak.length > 0
      ? t`That is in spite of the feast: ${listed(weak.map(({ name, feast }) => t`${name} has ${feast} CF less`))}.`
      : ''
  const nothing = {
    answer: [],
    deed: t('Send nobody'),
    cost:
      most > 0
        ? t`Nobody fights for you this month: no match to see, and about ${denarii(most)} not earned.`
        : t('Nobody fights for you this month: no match to see.'),
  }
  return (
    <AnswerForm {...props} answer={sent} deed={t`Send ${listed(sent)}`} nothing={nothing}>
      <Advice>
        {advice.length > 0
          ? `${t`send ${listed(advice)}: that brings more than it may cost, and somebody stays at home.`} ${weakened}`
          : own.stable.length > 1
            ? t('send nobody: each may cost more than he brings.')
            : t('send nobody: without a man at home one death could close your ludus.')}
      </Advice>
      <p className="quiet-text">
        {tx`${isEditor ? t('You are the Editor: your men go there for nothing.') : t('Each costs 1 to 3 denarii.')} Whoever fights earns the quality of the games, ${quality}, his combat value and prestige as the match leaves them, and two dice more for a victory. Those who stay train.`}{' '}
        <b>{t('In what kind of match, in which class and against whom, the dice say only then; he may die there.')}</b>
      </p>
      <TickMen
        legend={t`Up to ${quality}`}
        men={own.stable}
        ticked={sent}
        most={quality}
        note={(man) => t`${shortly(man)}; earns about ${worth(man)}, and two dice more if he wins`}
        mark={handicap}
        onChange={setSent}
      />
    </AnswerForm>
  )
}

/** §38.2.3 */
export function Allies(props: Ask<'allies'>) {
  const { question } = props
  const advice = useAdvice<readonly string[]>(props.suggest, [])
  const [chosen, setChosen] = useState(advice)
  return (
    <AnswerForm
      {...props}
      answer={chosen}
      deed={t`${listed(chosen)} beside ${question.name}`}
      nothing={{ answer: [], deed: t('Hire all of them') }}
    >
      <Advice>
        {advice.length > 0
          ? t`let ${listed(advice)} fight beside him: that earns more than it may cost, and somebody stays at home.`
          : t('hire them: your own men are worth more at home.')}
      </Advice>
      <TickMen
        legend={t`Beside ${question.name}, up to ${question.most}`}
        men={ownOf(props).stable.filter(({ name }) => question.choices.includes(name))}
        ticked={chosen}
        most={question.most}
        note={shortly}
        mark={handicap}
        onChange={setChosen}
      />
    </AnswerForm>
  )
}

/** §38.4.2 */
export function Rival(props: Ask<'rival'>) {
  const { view, question, lines } = props
  const advice = useAdvice<string>(props.suggest, '')
  const [name, setName] = useState(advice)
  const men = view.schools.flatMap(({ stable }) => stable).filter((man) => question.choices.includes(man.name))
  const man = men.find((one) => one.name === name)
  const answer = man ? name : null
  return (
    <AnswerForm
      {...props}
      answer={answer}
      deed={t`Challenge ${name}`}
      nothing={{ answer: null, deed: t('Nobody: let the dice bring one') }}
    >
      {advice !== '' && <Advice>{t`challenge ${advice}: the weakest of those who may be challenged.`}</Advice>}
      <Select
        label={t('Whom?')}
        value={name}
        options={[
          ['', t('Nobody')],
          ...men.map((one) => [one.name, t`${one.name} of ${view.schools[one.owner]!.name}: ${shortly(one)}`] as const),
        ]}
        onChange={setName}
      />
      {man && <LudusMan man={man} view={view} lines={lines} />}
    </AnswerForm>
  )
}

/** §38.4.2 */
export function Meet(props: Ask<'meet'>) {
  const { view, question, lines } = props
  const men = view.schools.flatMap(({ stable }) => stable)
  const rival = men.find(({ name }) => name === question.rival)
  return (
    <YesNo {...props} rule={question.rule} yes={t`${question.name} takes it`} no={t('Decline')}>
      {rival && <LudusMan man={rival} view={view} lines={lines} />}
    </YesNo>
  )
}

/** §39.5.4.5 */
export function ConductOf({ view, question, prompt, lines, onDone, onUndo }: Ask<'conduct'>) {
  const notes: Readonly<Record<Conduct, string>> = {
    hand: t('You plot his moves and divide his CF, phase by phase.'),
    watch: t('The book decides for him, blow by blow before your eyes.'),
    decide: t('The book decides for him; you only hear what decided it.'),
  }
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      onUndo={onUndo}
      foot={(['hand', 'watch', 'decide'] as const).map((conduct) => (
        <span key={conduct} className="big-choice">
          <button type="button" className="button" onClick={() => onDone(conduct)}>
            {capital(CONDUCT_WORDS[conduct])}
          </button>
          <span className="quiet-text">{notes[conduct]}</span>
        </span>
      ))}
    >
      <KnownOfMatch view={view} lines={lines} />
      <p className="quiet-text">
        {tx`It is fought when all matches are arranged and the wagers are made. ${<Cite rule="§39.5.4.5" />}`}
      </p>
    </Asked>
  )
}
