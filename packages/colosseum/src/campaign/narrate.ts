/** The campaign in sentences. */
import { counted } from '@harena/engine'
import { narrate } from '../match/narrate.ts'
import { areaNames } from '../tables/armour.ts'
import type { Ratings } from '../tables/characteristics.ts'
import { styleName } from '../tables/styles.ts'
import { type CampaignEvent, eventInBout } from './events.ts'
import type { JournalEntry } from './state.ts'
import { CLASS_WORDS, MATCH_WORDS, purchaseWords, talentsWords, talentWord } from './words.ts'

export function narrateCampaign(event: CampaignEvent, players: readonly string[]): string {
  return creation(event, players) ?? match(event) ?? aftermath(event)
}

function ratingsText({ TR, ST, AG, CN, W }: Ratings): string {
  return `TR ${TR}, ST ${ST}, AG ${AG}, CN ${CN}, W ${W}`
}

function creation(event: CampaignEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'originRolled':
      return `${event.name} comes to the arena as a ${event.origin}.`
    case 'ratingsRolled':
      return `${event.name}: ${ratingsText(event.ratings)}.`
    case 'talentGained':
      if (event.talent === null) return `${event.name} learns nothing new.`
      return `${event.name} learns ${talentWord(event.talent)}${event.level > 1 ? `, level ${event.level}` : ''}.`
    case 'manCreated':
      return `${event.name}, of ${players[event.player]}: luck ${event.LK}, prestige ${event.PR}.`
    default:
      return null
  }
}

function match(event: CampaignEvent): string | null {
  switch (event.kind) {
    case 'roundBegan':
      return `Round ${event.round}.`
    case 'matchRolled':
      return `${event.name} is billed for ${MATCH_WORDS[event.type]}.`
    case 'deathRolled':
      return event.isDeath ? 'It is a match to the death.' : 'Missus may be granted.'
    case 'pairingRolled': {
      const other = event.other === 0 ? CLASS_WORDS[0] : `class ${CLASS_WORDS[event.other]}`
      return `Class ${CLASS_WORDS[event.own]} meets ${other}${event.again ? ': he has no style for it' : ''}.`
    }
    case 'anyRolled':
      return `The challenger is of class ${CLASS_WORDS[event.class]}.`
    case 'challengerMade': {
      const { name, style, isAlly, ratings, talents, PR, XP } = event
      const side = isAlly ? 'stands beside him' : 'comes against him'
      return `${name}, ${styleName(style)}, ${side}: ${ratingsText(ratings)}; ${talentsWords(talents)}; prestige ${PR}, ${XP} XP.`
    }
    case 'beastsDrawn':
      return `Let in: ${event.beasts.join(', ')}.`
    case 'intimidated':
    case 'challengerEntered':
      return narrate(event, [])
    case 'bout':
      return narrate(eventInBout(event), event.names)
    default:
      return null
  }
}

function aftermath(event: CampaignEvent): string {
  switch (event.kind) {
    case 'matchRecorded':
      return recorded(event)
    case 'injuryRolled':
      if (event.loss === 0) return `${event.name}: the ${areaNames[event.area]} heal${event.area > 3 ? '' : 's'}.`
      return `${event.name} stays crippled in the ${areaNames[event.area]}: ${event.rating} falls to ${event.now}.`
    case 'experienceEarned':
      return `${event.name} earns ${event.XP} XP and has ${event.now}.`
    case 'prestigeChanged':
      return changed(event.name, 'prestige', event.change, event.now)
    case 'luckChanged':
      return changed(event.name, 'luck', event.change, event.now)
    case 'bought':
      return `${event.name} buys ${purchaseWords(event.purchase)}; ${event.left} XP are left.`
    case 'championMade':
      return `${event.name} has ten victories: he is the Emperor's Champion.`
    case 'journalWritten':
      return `Journal: ${journalText(event.entry)}.`
    case 'campaignClosed':
      return 'The campaign is over.'
    default:
      return ''
  }
}

function recorded({ name, letter, isDead }: Extract<CampaignEvent, { kind: 'matchRecorded' }>): string {
  const words = { V: 'has won', S: 'leaves a match that was stopped', M: 'was beaten and spared' }
  if (letter === null) return `${name} ${isDead ? 'is dead' : 'leaves without honour'}.`
  return `${name} ${words[letter]}${isDead ? ', and dies of his wounds' : ''}.`
}

function changed(name: string, what: string, change: number, now: number): string {
  if (change === 0) return `${name}'s ${what} stays ${now}.`
  return `${name}'s ${what} ${change > 0 ? 'rises' : 'falls'} to ${now}.`
}

/** One line of the journal. */
export function journalText(entry: JournalEntry): string {
  const { name, style, type, isDeath, opponents, letter, isDead, turns, XP } = entry
  const end = [letter ?? '', isDead ? 'dead' : ''].filter(Boolean).join(', ') || 'no letter'
  const death = isDeath ? ', to the death' : ''
  return `${name}, ${styleName(style)}, ${MATCH_WORDS[type]}${death}, against ${opponents.join(', ')}: ${end} after ${counted(turns, 'turn')}, ${XP} XP`
}
