/** The built-in player of a gladiator campaign. */
import {
  type CampaignQuestion,
  type Colosseum,
  type GladiatorCampaign,
  gladiatorCampaign,
  groupOf,
  type Man,
  manOf,
  type Purchase,
  type StyleId,
  styles,
  type Talent,
} from '@harena/colosseum'
import { type Bot, freshName, NAME_COUNT } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'

type Asked<Kind extends CampaignQuestion['kind']> = Extract<CampaignQuestion, { kind: Kind }>

/** In his matches he plays as this one does. */
export function gladiatorCampaignOpponent(fighter: Bot<Colosseum>): Bot<GladiatorCampaign> {
  return (known, question, random) => {
    switch (question.kind) {
      case 'create':
        return newMan(known, random)
      case 'learn':
        return chooseTalent(question)
      case 'matchType':
        return 'matchedPair'
      case 'style':
        return bestStyle(known.draft?.man ?? manOf(known, question.seat)!, question.choices)
      case 'meet':
        return false
      case 'armour':
        return gladiatorCampaign.legal(known, question)[1]!
      case 'spend':
        return bestPurchase(manOf(known, question.seat)!, gladiatorCampaign.legal(known, question) as Purchase[])
      case 'bout':
        return fighter(known.bout!.match, question.question, random)
    }
  }
}

/** Plain; the stream of the decision names him. */
function newMan(known: GladiatorCampaign['state'], random: Parameters<Bot<GladiatorCampaign>>[2]) {
  const names = known.men.map(({ name }) => name)
  return { name: freshName(names, random.below(NAME_COUNT)), origin: false }
}

/** What serves in every match first; the sword before other weapons. */
const wanted: readonly Talent[] = ['FA', 'TG', 'sword', 'BR', 'HG', 'RE', 'DI', 'GP', 'TH', 'spear', 'dagger']

export function chooseTalent({ choices }: Asked<'learn'>): Talent {
  return wanted.find((talent) => choices.includes(talent)) ?? choices[0]!
}

/** The weapon he knows best, and of equals the heavier armour. */
export function bestStyle(man: Man, choices: readonly StyleId[]): StyleId {
  const weights = { light: 0, medium: 1, heavy: 2 }
  return argmax(choices, (style) => 3 * skillOf(man, style) + weights[styles[style].weight])!
}

/** §21.1.1.1 Without training two less. */
function skillOf({ talents }: Man, style: StyleId): number {
  const [weapon] = styles[style].hands
  const group = weapon ? groupOf(weapon) : null
  return group === null ? 0 : (talents[group] ?? -2)
}

/** §33.3 CF first, then what keeps him alive, then skill; the rest is saved. */
export function bestPurchase({ ratings }: Man, open: readonly Purchase[]): Purchase {
  const { TR, ST, AG, CN, W } = ratings
  const rating = (which: keyof Man['ratings'], isWanted = true) =>
    isWanted ? open.find((one) => one.buy === 'rating' && one.rating === which) : undefined
  const level = open.find((one) => one.buy === 'level' && one.talent === 'sword')
  const isStrong = TR + ST + AG >= 14
  return (
    rating('TR') ??
    rating('ST') ??
    rating('AG', !isStrong) ??
    rating('W', W < 12) ??
    rating('CN', CN < 4) ??
    level ?? { buy: 'nothing' }
  )
}
