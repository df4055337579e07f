/** What a man learns, buys, fights in and wears: as in a campaign of his own, with the prices of the month. */
import {
  type CampaignOptions,
  type CampaignView,
  type LudusView,
  marketOf,
  type StyleId,
  styles,
} from '@harena/colosseum'
import { useOptions } from '../../ui/rules-context.tsx'
import { ChooseArmour } from '../gladiator-campaign/ask-armour.tsx'
import { ChooseMatch, ChooseStyle, Learn } from '../gladiator-campaign/ask-cards.tsx'
import { SpendExperience } from '../gladiator-campaign/ask-spend.tsx'
import type { Ask } from './asks-money.tsx'
import { KnownOfMatch } from './known-of-match.tsx'
import { LudusMan, Recruit } from './man.tsx'
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

export function LearnTalent(props: Ask<'learn'>) {
  return (
    <>
      <About {...props} />
      <Learn {...props} view={menOf(props.view)} />
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
      <KnownOfMatch lines={props.lines} />
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
  const own = ownSuit(manOf(props)?.suits ?? [], props.question.style)
  return (
    <>
      <KnownOfMatch lines={props.lines} />
      <ChooseArmour {...props} view={menOf(props.view)} {...(own ? { own } : {})} />
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
