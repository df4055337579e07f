/** The questions to a lanista and their answers in words. */

import { t } from '@harena/engine'
import { priceOf } from '../33-experience/spending.ts'
import { priceOfStock } from '../39-lanistas/auction.ts'
import { combatValue } from '../39-lanistas/combat-value.ts'
import { costOfSuit } from '../39-lanistas/fixtures.ts'
import { marketOf } from '../39-lanistas/purchases.ts'
import { withBank } from '../39-lanistas/wagers.ts'
import { MATCH_WORDS, purchaseWords, talentWord } from '../campaign/words.ts'
import { describe, prompt } from '../match/prompts.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { type StyleId, styleName } from '../tables/styles.ts'
import type { AnyLudusAnswer } from './legal.ts'
import type { Challenge, LudusAnswers, LudusQuestion, LudusState, Offer } from './state.ts'
import { manNamed } from './state.ts'
import { CONDUCT_WORDS, listed, menOrBeasts, money } from './words.ts'

export function promptLudus(state: LudusState, question: LudusQuestion): string {
  const { name: ludus, denarii } = state.ludi[question.seat]!
  const purse = `${ludus} (${money(denarii)})`
  switch (question.kind) {
    case 'learn':
      return t`${ludus}, what does ${question.name} learn?`
    case 'matchType':
      return t`${ludus}, what kind of match does ${question.name} fight?`
    case 'style':
      return t`${ludus}, in which style does ${question.name} fight?`
    case 'armour': {
      const { armourAllowance, styles } = lanistaTablesOf(state.options)
      const most = armourAllowance[styles[question.style].weight]
      return t`${purse}, is the armour of ${question.name} rolled, or made to measure for up to ${money(most)}?`
    }
    case 'spend':
      return t`${ludus}, ${question.name} has ${question.XP} XP: what does he buy?`
    case 'bout':
      return prompt(state.bout!.match, question.question)
    case 'bid':
      return t`${purse}, what do you bid for ${question.name}, combat value ${question.value}, for this month?`
    case 'loan':
      return t`${purse}, do you take 25 denarii now, and pay 15 in each of the next two months?`
    case 'bribe':
      return t`${purse}, how often do you spend ten denarii against the revolt?`
    case 'offer':
      return t`${purse}, which man do you offer to buy or sell, and for what?`
    case 'deal':
      return t`${purse}, ${state.ludi[question.from]!.name} offers: ${offerText(state, question.offer)}. Do you agree?`
    default:
      return promptGames(state, question, ludus, purse)
  }
}

type GamesQuestion = Exclude<
  LudusQuestion,
  {
    kind: 'learn' | 'matchType' | 'style' | 'armour' | 'spend' | 'bout' | 'bid' | 'loan' | 'bribe' | 'offer' | 'deal'
  }
>

function promptGames(state: LudusState, question: GamesQuestion, ludus: string, purse: string): string {
  switch (question.kind) {
    case 'sell':
      return t`${purse}, whom do you sell at the auction?`
    case 'order':
      return t`${purse}, what stock do you buy?`
    case 'entries':
      return t`${purse}, whom do you send to the munus? Up to ${state.munus!.quality} may go.`
    case 'allies':
      return t`${purse}, who fights beside ${question.name}? Up to ${question.most} of yours may; the rest are hired.`
    case 'rival':
      return t`${ludus}, whom does ${question.name} challenge in another ludus?`
    case 'meet':
      return t`${ludus}, does ${question.name} take the challenge of ${question.rival}?`
    case 'conduct':
      return t`${ludus}, the match of ${question.name}: how is it fought?`
    case 'bank':
      return t`${purse}, what do you wager with the bank?`
    case 'wager':
      return t`${purse}, what do you wager with another lanista?`
    case 'cover':
      return t`${purse}, ${state.ludi[question.from]!.name} wagers: ${challengeText(state, question.challenge)}. Do you take it?`
    case 'raise':
      return t`${purse}, ${money(question.debt)} are missing: whom do you sell?`
  }
}

function offerText(state: LudusState, { man, with: other, price }: Offer): string {
  const { owner } = manNamed(state, man)
  const value = combatValue(manNamed(state, man))
  const { name } = state.ludi[other]!
  return owner === other
    ? t`${man}, combat value ${value}, from ${name} for ${money(price)}`
    : t`${man}, combat value ${value}, to ${name} for ${money(price)}`
}

/** The side of a match that somebody backs. */
function sideText({ munus }: Pick<LudusState, 'munus'>, match: number, side: 0 | 1): string {
  const { sides, beasts } = munus!.fixtures.find(({ number }) => number === match)!
  const names = (one: 0 | 1) =>
    one === 1 && beasts.length > 0 ? menOrBeasts(beasts) : sides[one].map(({ name }) => name)
  return t`${listed(names(side))} against ${listed(names((1 - side) as 0 | 1))}`
}

function challengeText(state: LudusState, { match, side, against, wins, loses }: Challenge): string {
  return t`on ${sideText(state, match, side)}: ${state.ludi[against]!.name} pays ${money(wins)}, or gets ${money(loses)}`
}

export function describeLudus(state: LudusState, question: LudusQuestion, answer: AnyLudusAnswer): string {
  switch (question.kind) {
    case 'learn':
      return talentWord(answer as LudusAnswers['learn'])
    case 'matchType':
      return MATCH_WORDS[answer as LudusAnswers['matchType']]
    case 'style':
      return styleName(answer as StyleId)
    case 'armour': {
      const suit = answer as LudusAnswers['armour']
      if (suit === 'rolled') return t('rolled')
      const cost = costOfSuit(state, manNamed(state, question.name), question.style, suit as readonly string[])
      return `${(suit as readonly string[]).join(' ')}, ${cost === 0 ? t('which he has') : money(cost)}`
    }
    case 'spend': {
      const purchase = answer as LudusAnswers['spend']
      if (purchase.buy === 'nothing') return purchaseWords(purchase)
      const man = manNamed(state, question.name)
      return t`${purchaseWords(purchase)}, ${priceOf(state.options, man, purchase, marketOf(state, man))} XP`
    }
    case 'bout':
      return describe(state.bout!.match, question.question, answer as LudusAnswers['bout'])
    case 'conduct':
      return CONDUCT_WORDS[answer as LudusAnswers['conduct']]
    case 'bid':
      return answer === 0 ? t('nothing') : money(answer as number)
    case 'loan':
    case 'deal':
    case 'meet':
    case 'cover':
      return answer ? t('yes') : t('no')
    default:
      return describeMoney(state, question, answer)
  }
}

function describeMoney(state: LudusState, question: LudusQuestion, answer: AnyLudusAnswer): string {
  const withValue = (name: string) => `${name} (${combatValue(manNamed(state, name))})`
  switch (question.kind) {
    case 'bribe':
      return typeof answer === 'number'
        ? money(10 * answer)
        : (answer as readonly number[]).map((one) => 10 * one).join(', ')
    case 'offer':
      return answer === null ? t('no offer') : offerText(state, answer as Offer)
    case 'order': {
      const levels = answer as readonly number[]
      const price = levels.reduce((sum, level) => sum + priceOfStock(state, level), 0)
      return levels.length === 0
        ? t('nobody')
        : `${levels.map((level) => t`level ${level}`).join(', ')}: ${money(price)}`
    }
    case 'sell':
    case 'entries':
    case 'allies':
      return listed((answer as readonly string[]).map(withValue))
    case 'bank': {
      const wagers = (answer as LudusAnswers['bank']).map((wager) => {
        const { wins, loses } = withBank(state, question.seat, wager)
        return t`${sideText(state, wager.match, wager.side)}, to win ${wins} or lose ${loses}`
      })
      return wagers.length === 0 ? t('no wager') : wagers.join('; ')
    }
    case 'wager':
      return answer === null ? t('no wager') : challengeText(state, answer as Challenge)
    case 'rival':
      return answer === null ? t('nobody') : withValue(answer as string)
    default:
      return withValue(answer as string)
  }
}
