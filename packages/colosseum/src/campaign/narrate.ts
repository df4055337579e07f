/** The campaign in sentences. */
import { counted, t } from '@harena/engine'
import { narrate } from '../match/narrate.ts'
import { areaName } from '../tables/armour.ts'
import type { Ratings } from '../tables/characteristics.ts'
import { styleName } from '../tables/styles.ts'
import { type CampaignEvent, eventInBout } from './events.ts'
import type { JournalEntry } from './state.ts'
import { CLASS_WORDS, MATCH_WORDS, purchaseWords, talentsWords, talentWord } from './words.ts'

export function narrateCampaign(event: CampaignEvent, players: readonly string[]): string {
  return creation(event, players) ?? match(event) ?? aftermath(event)
}

function ratingsText({ TR, ST, AG, CN, W }: Ratings): string {
  return t`TR ${TR}, ST ${ST}, AG ${AG}, CN ${CN}, W ${W}`
}

function creation(event: CampaignEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'originRolled':
      return t`${event.name} comes to the arena as a ${t(event.origin)}.`
    case 'ratingsRolled':
      return `${event.name}: ${ratingsText(event.ratings)}.`
    case 'talentGained':
      if (event.talent === null) return t`${event.name} learns nothing new.`
      return event.level > 1
        ? t`${event.name} learns ${talentWord(event.talent)}, level ${event.level}.`
        : t`${event.name} learns ${talentWord(event.talent)}.`
    case 'manCreated':
      return t`${event.name}, of ${players[event.player]}: luck ${event.LK}, prestige ${event.PR}.`
    default:
      return null
  }
}

function match(event: CampaignEvent): string | null {
  switch (event.kind) {
    case 'roundBegan':
      return t`Round ${event.round}.`
    case 'matchRolled':
      return t`${event.name} is billed for ${MATCH_WORDS[event.type]}.`
    case 'deathRolled':
      return event.isDeath ? t('It is a match to the death.') : t('Missus may be granted.')
    case 'pairingRolled': {
      const other = event.other === 0 ? CLASS_WORDS[0] : t`class ${CLASS_WORDS[event.other]}`
      return event.again
        ? t`Class ${CLASS_WORDS[event.own]} meets ${other}: he has no style for it.`
        : t`Class ${CLASS_WORDS[event.own]} meets ${other}.`
    }
    case 'anyRolled':
      return t`The challenger is of class ${CLASS_WORDS[event.class]}.`
    case 'challengerMade': {
      const { name, style, isAlly, ratings, talents, PR, XP } = event
      const side = isAlly ? t('stands beside him') : t('comes against him')
      return t`${name}, ${styleName(style)}, ${side}: ${ratingsText(ratings)}; ${talentsWords(talents)}; prestige ${PR}, ${XP} XP.`
    }
    case 'beastsDrawn':
      return t`Let in: ${event.beasts.map((beast) => t(beast)).join(', ')}.`
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
      if (event.loss === 0) {
        return event.area > 3
          ? t`${event.name}: the ${areaName(event.area)} heal.`
          : t`${event.name}: the ${areaName(event.area)} heals.`
      }
      return t`${event.name} stays crippled in the ${areaName(event.area)}: ${event.rating} falls to ${event.now}.`
    case 'experienceEarned':
      return t`${event.name} earns ${event.XP} XP and has ${event.now}.`
    case 'prestigeChanged':
      return changed(event.name, 'prestige', event.change, event.now)
    case 'luckChanged':
      return changed(event.name, 'luck', event.change, event.now)
    case 'bought':
      return t`${event.name} buys ${purchaseWords(event.purchase)}; ${event.left} XP are left.`
    case 'championMade':
      return t`${event.name} has ten victories: he is the Emperor's Champion.`
    case 'journalWritten':
      return t`Journal: ${journalText(event.entry)}.`
    case 'campaignClosed':
      return t('The campaign is over.')
    default:
      return ''
  }
}

function recorded({ name, letter, isDead }: Extract<CampaignEvent, { kind: 'matchRecorded' }>): string {
  const words = { V: t('has won'), S: t('leaves a match that was stopped'), M: t('was beaten and spared') }
  if (letter === null) return isDead ? t`${name} is dead.` : t`${name} leaves without honour.`
  return isDead ? t`${name} ${words[letter]}, and dies of his wounds.` : `${name} ${words[letter]}.`
}

function changed(name: string, what: string, change: number, now: number): string {
  if (change === 0) return t`${name}'s ${t(what)} stays ${now}.`
  return change > 0 ? t`${name}'s ${t(what)} rises to ${now}.` : t`${name}'s ${t(what)} falls to ${now}.`
}

/** One line of the journal. */
export function journalText(entry: JournalEntry): string {
  const { name, style, type, isDeath, opponents, letter, isDead, turns, XP } = entry
  const end = [letter ?? '', isDead ? t('dead') : ''].filter(Boolean).join(', ') || t('no letter')
  const death = isDeath ? t(', to the death') : ''
  return t`${name}, ${styleName(style)}, ${MATCH_WORDS[type]}${death}, against ${opponents.join(', ')}: ${end} after ${counted(turns, 'turn')}, ${XP} XP`
}
