/** The campaign's things in words. */
import { t } from '@harena/engine'
import type { Talents } from '../match/campaign-sheet.ts'
import { type MatchType, type Talent, talentNames, weaponGroups } from '../tables/campaign.ts'
import type { Purchase } from './state.ts'

export const MATCH_WORDS: Readonly<Record<MatchType, string>> = {
  matchedPair: t('a matched pair'),
  twoOnOne: t('two against one'),
  consecutive: t('one challenger after another'),
  champion: t('a champion'),
  twoPairs: t('two pairs'),
  threePairs: t('three pairs'),
  battle: t('a battle'),
  venatores: t('a hunt with the spear'),
  bestiarii: t('a hunt with the sword'),
  unique: t('a match of his choice'),
}

export const CLASS_WORDS = [t('any class'), 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

export function talentWord(talent: Talent): string {
  const group = weaponGroups.find((one) => one === talent)
  return group ? t(group) : talentNames[talent as Exclude<Talent, (typeof weaponGroups)[number]>]
}

/** `sword 1, Fast Attack` */
export function talentsWords(talents: Talents): string {
  const words = Object.entries(talents).map(([talent, level]) => {
    const isOnce = ['RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB'].includes(talent)
    return isOnce ? talentWord(talent as Talent) : `${talentWord(talent as Talent)} ${level}`
  })
  return words.join(', ')
}

export function purchaseWords(purchase: Purchase): string {
  switch (purchase.buy) {
    case 'rating':
      return t`a point of ${purchase.rating}`
    case 'level':
      return t`a level of ${talentWord(purchase.talent)}`
    case 'roll':
      return purchase.red === 0 ? t('a talent roll') : t`a talent roll with ${purchase.red} on the red die`
    case 'nothing':
      return t('nothing more')
  }
}
