/** The lanista campaign in sentences. */
import { counted, t } from '@harena/engine'
import type { CampaignEvent } from '../campaign/events.ts'
import { narrateCampaign } from '../campaign/narrate.ts'
import { MATCH_WORDS } from '../campaign/words.ts'
import { styleName } from '../tables/styles.ts'
import type { LudusEvent, OwnEvent } from './events.ts'
import type { Heading, LudusEntry } from './state.ts'
import { EVENT_WORDS, HEADING_WORDS, listed, menOrBeasts, money, QUALITY_WORDS } from './words.ts'

export function narrateLudus(event: LudusEvent, ludi: readonly string[]): string {
  const own = event as OwnEvent
  return month(own, ludi) ?? auction(own, ludi) ?? games(own, ludi) ?? narrateCampaign(event as CampaignEvent, ludi)
}

function month(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'manJoined':
      return t`${event.name} belongs to ${ludi[event.seat]}: combat value ${event.value}, luck ${event.LK}, prestige ${event.PR}.`
    case 'monthBegan':
      return t`Month ${event.month}.`
    case 'editorChosen':
      return t`${ludi[event.seat]} is the Editor of the month.`
    case 'eventRolled':
      return t`The month brings ${EVENT_WORDS[event.event]}.`
    case 'plagueStruck':
      if (event.dead.length === 0) return t`The plague spares ${ludi[event.seat]}.`
      return t`The plague takes ${listed(event.dead)} of ${ludi[event.seat]}.`
    case 'trainerCame':
      return t`The trainer comes to ${ludi[event.seat]}: everything costs 5 XP less.`
    case 'feastHeld': {
      if (event.losses.length === 0) return t`${ludi[event.seat]} keeps a clear head.`
      const men = event.losses.map(({ name, CF }) => t`${name} (${CF} CF less)`)
      return t`The feast weakens ${ludi[event.seat]} for this month: ${listed(men)}.`
    }
    case 'menRevolted':
      if (event.left.length === 0) return t`Nobody leaves ${ludi[event.seat]}.`
      return event.left.length === 1
        ? t`${listed(event.left)} joins the revolt and leaves ${ludi[event.seat]}.`
        : t`${listed(event.left)} join the revolt and leave ${ludi[event.seat]}.`
    case 'championOffered':
      return t`${event.name}, combat value ${event.value}, is to be had for this month.`
    case 'bidsOpened': {
      const bids = event.bids.flatMap((bid, seat) => (bid === null ? [] : [`${ludi[seat]} ${bid}`]))
      return t`The bids: ${bids.join(', ')}.`
    }
    case 'championHired':
      return t`${event.name} fights for ${ludi[event.seat]} this month.`
    case 'championLeft':
      return t`${event.name} leaves ${ludi[event.seat]} again.`
    case 'moneyMoved':
      return moved(event, ludi)
    case 'monthClosed':
      return t`The month is over: ${event.denarii.map((sum, seat) => `${ludi[seat]} ${sum}`).join(', ')}.`
    case 'ludusRuined':
      return event.reason === 'debt'
        ? t`${ludi[event.seat]} cannot pay its debts: it is closed.`
        : t`${ludi[event.seat]} has no gladiator left: it is closed.`
    default:
      return null
  }
}

/** What was paid for one man. */
function forMan(heading: Heading, name: string): string {
  switch (heading) {
    case 'fee':
      return t`to send ${name}`
    case 'armour':
      return t`for the armour of ${name}`
    case 'trade':
      return t`for ${name}`
    case 'sale':
      return t`for ${name} at the auction`
    case 'hire':
      return t`for ${name}, for one month`
    case 'earnings':
      return t`that ${name} earned`
    default:
      return `${HEADING_WORDS[heading]} (${name})`
  }
}

function moved({ entry, about }: Extract<OwnEvent, { kind: 'moneyMoved' }>, ludi: readonly string[]): string {
  const { from, to, denarii, heading } = entry
  const what = `${money(denarii)} ${about === undefined ? HEADING_WORDS[heading] : forMan(heading, about)}`
  if (from === null) return t`${ludi[to!]} gets ${what}.`
  return to === null ? t`${ludi[from]} pays ${what}.` : t`${ludi[from]} pays ${ludi[to]} ${what}.`
}

function auction(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'offerMade': {
      const { man, with: other, price } = event.offer
      return t`${ludi[event.seat]} offers ${ludi[other]} a deal: ${man} for ${money(price)}.`
    }
    case 'offerRefused':
      return t`${ludi[event.seat]} declines.`
    case 'manTraded':
      return t`${event.name} goes from ${ludi[event.seat]} to ${ludi[event.buyer]}.`
    case 'manSold': {
      const price = money(event.price)
      return event.isForced
        ? t`${ludi[event.seat]} must sell ${event.name} for ${price}.`
        : t`${ludi[event.seat]} sells ${event.name} for ${price}.`
    }
    case 'stockOrdered':
      return t`${ludi[event.seat]} buys stock: ${event.levels.map((level) => t`level ${level}`).join(', ')}.`
    case 'stockJudged':
      return t`The stock of ${ludi[event.seat]} is ${QUALITY_WORDS[event.quality]}: level ${event.level} for ${event.paid}.`
    default:
      return null
  }
}

const ARENAS = [
  '',
  t('the Colosseum in Rome'),
  t('a large arena'),
  t('an arena'),
  t('a small arena'),
  t('a fighting pit'),
]

function games(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'munusOpened': {
      const where = event.arena === 0 ? '' : t` in ${ARENAS[event.arena]}`
      return t`${ludi[event.seat]} holds a munus of quality ${event.quality}${where}.`
    }
    case 'manSent':
      return event.isAlly
        ? t`${ludi[event.seat]} sends ${event.name} to stand beside him.`
        : t`${ludi[event.seat]} sends ${event.name}.`
    case 'manWithdrawn':
      return t`${ludi[event.seat]} cannot pay for ${event.name}: he stays at home.`
    case 'rivalRefused':
      return t`${ludi[event.seat]} declines for ${event.name}.`
    case 'fixtureSet': {
      const { number, sides, odds } = event
      const at = odds === null ? '' : `, ${odds[0]}:${odds[1]}`
      return t`Match ${number}: ${listed(sides[0])} against ${listed(menOrBeasts(sides[1]))}${at}.`
    }
    case 'matchDecided': {
      const { number, winner, turns, sides } = event
      const how = winner === null ? t('has no winner') : t`goes to ${listed(sides[winner])}`
      return t`Match ${number} ${how} after ${counted(turns, 'turn')}.`
    }
    case 'matchNoted':
      return t`Journal: ${ludusEntryText(event.entry, ludi)}.`
    case 'reputationRose':
      return t`The reputation of ${ludi[event.seat]} rises to ${event.REP}.`
    case 'manFreed':
      return t`${event.name} is set free and leaves ${ludi[event.seat]}.`
    case 'trained':
      return t`${event.name} trains for ${event.XP} XP.`
    default:
      return wagers(event, ludi)
  }
}

function wagers(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'bankTookWagers': {
      const all = event.wagers.map(({ match, side, unit }) => {
        return side === 0
          ? t`${counted(unit, 'unit')} on the first side of match ${match}`
          : t`${counted(unit, 'unit')} on the second side of match ${match}`
      })
      return t`${ludi[event.seat]} wagers with the bank: ${all.join(', ')}.`
    }
    case 'wagerOffered': {
      const { match, side, against, wins, loses } = event.challenge
      const what =
        side === 0
          ? t`${loses} to ${wins} on the first side of match ${match}`
          : t`${loses} to ${wins} on the second side of match ${match}`
      return t`${ludi[event.seat]} offers ${ludi[against]} a wager: ${what}.`
    }
    case 'wagerMade':
      return t`${ludi[event.wager.against!]} takes the wager.`
    case 'wagerRefused':
      return t`${ludi[event.seat]} does not take the wager.`
    case 'wagerVoid':
      return t`The wager of ${ludi[event.wager.backer]} on match ${event.wager.match} is void.`
    default:
      return null
  }
}

/** One line of the journal. */
export function ludusEntryText(entry: LudusEntry, ludi: readonly string[]): string {
  const { number, month: when, ludus, name, style, type, isDeath, opponents, letter, isDead, turns } = entry
  const end = [letter ?? '', isDead ? t('dead') : ''].filter(Boolean).join(', ') || t('no letter')
  const death = isDeath ? t(', to the death') : ''
  return t`month ${when}, match ${number}: ${name} of ${ludi[ludus]}, ${styleName(style)}, ${MATCH_WORDS[type]}${death}, against ${listed(menOrBeasts(opponents))}: ${end} after ${counted(turns, 'turn')}`
}
