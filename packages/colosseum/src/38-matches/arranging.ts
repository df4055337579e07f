/** Chapter 38, §38.2 to §38.4: what kind of match it is, to the death or not, and of which classes. */

import type { Seat } from '@harena/engine'
import { mayFightAs } from '../31-talents/talents.ts'
import { measuredStyles } from '../37-armour/custom-armour.ts'
import { d3, d66 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Bill, Man } from '../campaign/state.ts'
import { campaignTablesOf, type MatchType, matchTypes, type Pairing, stylesOfClass } from '../tables/campaign.ts'
import { type StyleId, styleIds } from '../tables/styles.ts'

/** §38.2.3 The styles of those who meet beasts. */
const huntStyles: Readonly<Partial<Record<MatchType, StyleId>>> = { venatores: 'venator', bestiarii: 'bestiarius' }

export function isHunt(type: MatchType): boolean {
  return huntStyles[type] !== undefined
}

/** §38.2 to §38.4 */
export function rollBill(options: CampaignOptions, man: Man, referee: CampaignRef, chooser = man.owner): Bill {
  const { type, death, isUnique } = rollType(options, man, referee, chooser)
  const hunter = huntStyles[type]
  if (hunter) return { type, isUnique, isDeath: false, own: 0, others: [], allies: 0, style: hunter, suit: 'rolled' }
  const isDeath = rollDeath(man, death!, referee)
  const { own, other } = rollPairing(options, man, referee)
  const { allies, challengers } = numbersOf(type, man, referee)
  const others = [other]
  // §38.4.1 Further challengers come from the row of his class (C.31).
  while (others.length < challengers) others.push(rollRow(options, man, own, referee))
  return {
    type,
    isUnique,
    isDeath,
    own,
    others: others.map((one) => classOf(options, one, man, referee)),
    allies,
    style: null,
    suit: null,
  }
}

/** §38.2.1, §38.2.3 A match of its own kind is chosen, with its own chance of death. */
function rollType(
  options: CampaignOptions,
  man: Man,
  referee: CampaignRef,
  chooser: Seat,
): { type: MatchType; death: number | null; isUnique: boolean } {
  const { matches, deathNumbers } = campaignTablesOf(options)
  const rolled = matches[d66(referee, '§38.2.1', man.owner, 'match')]!
  const choices = matchTypes.filter((one) => one !== 'unique')
  const isUnique = rolled === 'unique'
  const type = isUnique
    ? referee.ask({ kind: 'matchType', seat: chooser, rule: '§38.2.3', name: man.name, choices })
    : rolled
  if (referee.listening) referee.tell({ kind: 'matchRolled', rule: '§38.2.1', name: man.name, type })
  return { type, death: isHunt(type) ? null : deathNumbers[rolled], isUnique }
}

/** §38.3, §38.3.1 A die above the number: nobody is spared. */
export function isDeathMatch(die: number, number: number): boolean {
  return die > number
}

function rollDeath(man: Man, number: number, referee: CampaignRef): boolean {
  const isDeath = isDeathMatch(referee.roll(1, '§38.3', man.owner, 'missus'), number)
  if (referee.listening) referee.tell({ kind: 'deathRolled', rule: '§38.3.1', isDeath })
  return isDeath
}

/** §38.2.3 How many stand beside him, and how many against him. */
function numbersOf(type: MatchType, { owner }: Man, referee: CampaignRef): { allies: number; challengers: number } {
  const die = () => d3(referee, '§38.2.3', owner, 'how many')
  switch (type) {
    case 'twoOnOne':
      return { allies: 0, challengers: 2 }
    case 'consecutive':
      return { allies: 0, challengers: die() + 1 }
    case 'twoPairs':
      return { allies: 1, challengers: 2 }
    case 'threePairs':
      return { allies: 2, challengers: 3 }
    case 'battle': {
      const team = die() + die()
      return { allies: team - 1, challengers: team }
    }
    default:
      return { allies: 0, challengers: 1 }
  }
}

/** §38.4.1 Thrown again where he has no style of the class, or until it is the class of his own style. */
function rollPairing(options: CampaignOptions, man: Man, referee: CampaignRef): Pairing {
  for (;;) {
    const pairing = campaignTablesOf(options).pairings[d66(referee, '§38.4.1', man.owner, 'pairing')]!
    const { own, other } = pairing
    const again = stylesOf(options, man, own).length === 0
    if (referee.listening) referee.tell({ kind: 'pairingRolled', rule: '§38.4.1', name: man.name, own, other, again })
    if (!again) return pairing
  }
}

function rollRow(options: CampaignOptions, man: Man, own: number, referee: CampaignRef): number {
  for (;;) {
    const pairing = campaignTablesOf(options).pairings[d66(referee, '§38.4.1', man.owner, 'pairing')]!
    if (pairing.own === own) return pairing.other
  }
}

/** §38.4.1 Any class: mounted on 1 to 4, where riders are used; otherwise one of five by a die. */
function classOf(options: CampaignOptions, other: number, { owner }: Man, referee: CampaignRef): number {
  if (other !== 0) return other
  const hasRiders = options.riders === 'on'
  const isMounted = referee.roll(1, '§38.4.1', owner, 'any class') < 5 && hasRiders
  let die = isMounted ? 6 : referee.roll(1, '§38.4.1', owner, 'which class')
  while (!isMounted && die === 6) die = referee.roll(1, '§38.4.1', owner, 'which class')
  if (referee.listening) referee.tell({ kind: 'anyRolled', rule: '§38.4.1', class: die })
  return die
}

/** §38.4.2 The styles of a class that his talents allow; where he keeps one style, only that. */
export function stylesOf(options: CampaignOptions, man: Man, classNumber: number): StyleId[] {
  const open = stylesOfClass(campaignTablesOf(options), classNumber).filter((style) => mayFightAs(man.talents, style))
  return options.pairingMode === 'ownClass' ? open.filter((style) => style === man.style) : open
}

/** §38.4 Every style from class I to V that he may keep. */
export function ownStyles(options: CampaignOptions, { talents }: Man): StyleId[] {
  const { styles } = campaignTablesOf(options)
  return styleIds.filter((style) => styles[style].class > 0 && styles[style].class < 6 && mayFightAs(talents, style))
}

export function chooseStyle(man: Man, choices: readonly StyleId[], referee: CampaignRef): StyleId {
  if (choices.length === 1) return choices[0]!
  return referee.ask({ kind: 'style', seat: man.owner, rule: '§38.4.2', name: man.name, choices })
}

/** §37.1 The plain styles may have their armour made. */
export function chooseSuit(
  { owner: seat, name }: Man,
  style: StyleId,
  referee: CampaignRef,
): readonly string[] | 'rolled' {
  if (!measuredStyles.includes(style)) return 'rolled'
  return referee.ask({ kind: 'armour', seat, rule: '§37.1', name, style })
}
