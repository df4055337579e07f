/** The questions of a campaign and their answers in words. */
import { t } from '@harena/engine'
import { priceOf } from '../33-experience/spending.ts'
import { priceOfSuit } from '../37-armour/custom-armour.ts'
import { describe, prompt } from '../match/prompts.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import { type StyleId, styleName } from '../tables/styles.ts'
import type { AnyCampaignAnswer } from './check.ts'
import { type CampaignAnswers, type CampaignQuestion, type CampaignState, manOf } from './state.ts'
import { MATCH_WORDS, purchaseWords, talentWord } from './words.ts'

export function promptCampaign(state: CampaignState, question: CampaignQuestion): string {
  const player = state.players[question.seat]!
  switch (question.kind) {
    case 'create':
      return t`${player}, who is your gladiator?`
    case 'learn':
      return t`${player}, what does ${question.name} learn?`
    case 'matchType':
      return t`${player}, what kind of match does ${question.name} fight?`
    case 'style':
      return t`${player}, in which style does ${question.name} fight?`
    case 'armour': {
      const { weight } = campaignTablesOf(state.options).styles[question.style]
      const most = campaignTablesOf(state.options).armourAllowance[weight]
      return t`${player}, is the armour of ${question.name} rolled, or made to measure for up to ${most} denarii?`
    }
    case 'meet':
      return t`${player}, does ${question.name} meet ${question.rival}?`
    case 'spend':
      return t`${player}, ${question.name} has ${question.XP} XP: what does he buy?`
    case 'bout':
      return prompt(state.bout!.match, question.question)
  }
}

export function describeCampaign(state: CampaignState, question: CampaignQuestion, answer: AnyCampaignAnswer): string {
  switch (question.kind) {
    case 'create': {
      const { name, origin } = answer as CampaignAnswers['create']
      return origin ? t`${name}, his origin by the dice` : name
    }
    case 'learn':
      return talentWord(answer as CampaignAnswers['learn'])
    case 'matchType':
      return MATCH_WORDS[answer as CampaignAnswers['matchType']]
    case 'style':
      return styleName(answer as StyleId)
    case 'armour': {
      const suit = answer as CampaignAnswers['armour']
      if (suit === 'rolled') return t('rolled')
      return t`${(suit as readonly string[]).join(' ')}, ${priceOfSuit(campaignTablesOf(state.options), suit as readonly string[])} denarii`
    }
    case 'meet':
      return answer ? t('yes') : t('no')
    case 'spend': {
      const purchase = answer as CampaignAnswers['spend']
      if (purchase.buy === 'nothing') return purchaseWords(purchase)
      return t`${purchaseWords(purchase)}, ${priceOf(state.options, manOf(state, question.seat)!, purchase)} XP`
    }
    case 'bout':
      return describe(state.bout!.match, question.question, answer as CampaignAnswers['bout'])
  }
}
