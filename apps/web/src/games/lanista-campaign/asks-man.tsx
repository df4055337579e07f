/** What a man learns, buys, fights in and wears: as in a campaign of his own, with the prices of the month. */
import {
  type CampaignOptions,
  type CampaignView,
  type LudusView,
  marketOf,
  type StyleId,
  startingRolls,
  styles,
} from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite, useOptions } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { ChooseArmour } from '../gladiator-campaign/ask-armour.tsx'
import { ChooseMatch, ChooseStyle, Learn } from '../gladiator-campaign/ask-cards.tsx'
import { SpendExperience } from '../gladiator-campaign/ask-spend.tsx'
import { type Ask, useLanistaTables } from './asks-money.tsx'
import { KnownOfMatch } from './known-of-match.tsx'
import { inTheMaking, LudusMan, Recruit } from './man.tsx'
import { denarii } from './words.ts'
import '../gladiator-campaign/campaign.css'

/** The men of all ludi, as the panels about single men want them. */
function menOf({ schools }: LudusView): Pick<CampaignView, 'men' | 'draft'> {
  return { men: schools.flatMap(({ stable }) => stable), draft: null }
}

type OfOneMan = Ask<'style'> | Ask<'matchType'> | Ask<'learn'> | Ask<'spend'> | Ask<'armour'>

function manOf({ view, question }: OfOneMan) {
  return view.schools[question.seat]!.stable.find(({ name }) => name === question.name)
}

/** The man of whom it is asked, as he is or as far as the dice have made him. */
function About(props: OfOneMan) {
  const man = manOf(props)
  if (man) return <LudusMan man={man} view={props.view} lines={props.lines} />
  return <Recruit name={props.question.name} seat={props.question.seat} lines={props.lines} />
}

/** §31.2 One who is being made learns several times over: which time it is, and what he has learned so far. */
export function LearnTalent(props: Ask<'learn'>) {
  const { view, question, lines, leave } = props
  const { name } = question
  const men = menOf(view)
  const made = manOf(props) ? null : inTheMaking(name, lines)
  const learner = made && { name, talents: made.talents }
  const steward = (
    <button type="button" className="button quiet" onClick={leave}>
      {view.phase === 'stables' ? t('Let the steward choose for all your men') : t('Let the steward choose')}
    </button>
  )
  return (
    <>
      <About {...props} />
      <Learn
        {...props}
        view={learner ? { ...men, men: [...men.men, learner as CampaignView['men'][number]] } : men}
        foot={steward}
      >
        {made && (
          <p className="quiet-text">
            {tx`${<b>{t`Lesson ${made.lessons + 1} of ${startingRolls(made.ratings.TR)}`}</b>}: one for every three points of his training, ${made.ratings.TR}.`}{' '}
            <Cite rule="§31.2" />{' '}
            {question.rule === '§31.3'
              ? t('The dice say a weapon, and you say which: a new one, or a level more with one he knows.')
              : t('The dice leave it to you: any talent.')}{' '}
            <Cite rule={question.rule} />
          </p>
        )}
      </Learn>
    </>
  )
}

export function MatchOf(props: Ask<'matchType'>) {
  return (
    <>
      <ChooseMatch {...props} view={menOf(props.view)} />
      <About {...props} />
    </>
  )
}

export function StyleOf(props: Ask<'style'>) {
  return (
    <>
      <KnownOfMatch view={props.view} lines={props.lines} />
      <ChooseStyle {...props} view={menOf(props.view)} />
      <About {...props} />
    </>
  )
}

/** §37.3 The suit that he has costs nothing more, where it is of the weight in which he fights. */
export function ownSuit(suits: readonly string[], style: StyleId): readonly string[] | undefined {
  const [, pieces] = suits.map((suit) => suit.split(': ')).find(([weight]) => weight === styles[style].weight) ?? []
  return pieces?.split(' ')
}

export function Armour(props: Ask<'armour'>) {
  const { view, question, lines } = props
  const own = ownSuit(manOf(props)?.suits ?? [], question.style)
  const { armourAllowance, styles: arms } = useLanistaTables()
  const { weight } = arms[question.style]
  return (
    <>
      <KnownOfMatch view={view} lines={lines} />
      <ChooseArmour {...props} view={menOf(view)} {...(own ? { own } : {})}>
        {tx`A suit made to measure is paid from your own ${denarii(view.schools[question.seat]!.denarii)}; for a ${t(weight)} man it may cost up to ${armourAllowance[weight]}. Rolled armour costs nothing, and the shield is always rolled. ${<Cite rule="§37.3" />}`}{' '}
        {tx`He keeps the suit, but only for ${t(weight)} styles: when the dice put him in another class, it stays at home.`}
      </ChooseArmour>
    </>
  )
}

/** §39.5.2 A trainer or a good harvest makes it cheaper. */
export function Spend(props: Ask<'spend'>) {
  const { view, question } = props
  const options = useOptions()
  const { event, trained } = view
  const market = marketOf({ event, trained, options: options as unknown as CampaignOptions }, { owner: question.seat })
  return (
    <>
      <SpendExperience {...props} view={menOf(view)} market={market} />
      <About {...props} />
    </>
  )
}
