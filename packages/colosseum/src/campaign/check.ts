/** The decisions of a campaign: every legal answer, and the one legality test. */
import { freshName, hasOnly, isName, NAME_RULE, type Refusal, t } from '@harena/engine'
import { purchasesFor } from '../33-experience/spending.ts'
import { isSuit, sampleSuits } from '../37-armour/custom-armour.ts'
import { check, legal } from '../match/check.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import { type CampaignAnswers, type CampaignQuestion, type CampaignState, manOf, type NewMan } from './state.ts'

export type AnyCampaignAnswer = CampaignAnswers[CampaignQuestion['kind']]

/** Everything, or a sample where names and suits leave too much to list. */
export function legalInCampaign(state: CampaignState, question: CampaignQuestion): AnyCampaignAnswer[] {
  switch (question.kind) {
    case 'create':
      return newMen(state)
    case 'learn':
    case 'matchType':
    case 'style':
      return [...question.choices]
    case 'armour':
      return ['rolled', ...sampleSuits[campaignTablesOf(state.options).styles[question.style].weight]]
    case 'meet':
      return [false, true]
    case 'spend':
      return purchasesFor(state.options, manOf(state, question.seat)!)
    case 'bout':
      return legal(state.bout!.match, question.question)
  }
}

function newMen({ men, options }: CampaignState): NewMan[] {
  const name = freshName(men.map((man) => man.name))
  return [{ name, origin: false }, ...(options.useOrigins === 'on' ? [{ name, origin: true }] : [])]
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkInCampaign(state: CampaignState, question: CampaignQuestion, answer: unknown): Refusal | null {
  switch (question.kind) {
    case 'create':
      return checkNewMan(state, answer)
    case 'learn':
    case 'matchType':
    case 'style':
      return question.choices.some((choice) => choice === answer)
        ? null
        : refuse(question.rule, t`Choose one of: ${question.choices.join(', ')}.`)
    case 'armour': {
      const { weight } = campaignTablesOf(state.options).styles[question.style]
      const most = campaignTablesOf(state.options).armourAllowance[weight]
      const isGood = answer === 'rolled' || isSuit(campaignTablesOf(state.options), answer, weight)
      return isGood
        ? null
        : refuse('§37.2', t`Give five pieces such as A4, B or - for up to ${most} denarii, or "rolled".`)
    }
    case 'meet':
      return typeof answer === 'boolean' ? null : refuse('C.00', t('Answer true or false.'))
    case 'spend':
      return checkPurchase(state, question.seat, answer)
    case 'bout':
      return check(state.bout!.match, question.question, answer)
  }
}

function checkPurchase(state: CampaignState, seat: number, answer: unknown): Refusal | null {
  const open = purchasesFor(state.options, manOf(state, seat)!)
  const isOpen = open.some((purchase) => {
    const entries = Object.entries(purchase)
    return hasOnly(answer, ...Object.keys(purchase)) && entries.every(([key, value]) => answer[key] === value)
  })
  return isOpen
    ? null
    : refuse('§33.3', t('He cannot pay for that, or not before his next match; buying nothing is open.'))
}

function checkNewMan({ men, options }: CampaignState, answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'name', 'origin')) return refuse('§31.1', t('A gladiator has name and origin (true or false).'))
  if (!isName(answer.name)) return refuse('§3.2', t`A name has ${NAME_RULE}.`)
  if (men.some(({ name }) => name === answer.name)) return refuse('§3.2', t('Somebody had this name already.'))
  if (typeof answer.origin !== 'boolean') return refuse('§36.1', t('origin is true (it is rolled for) or false.'))
  return answer.origin && options.useOrigins === 'off' ? refuse('§36.1', t('Origins are not used here.')) : null
}
