/** The lanista campaign in sentences. */
import { counted } from '@harena/engine'
import type { CampaignEvent } from '../campaign/events.ts'
import { narrateCampaign } from '../campaign/narrate.ts'
import { MATCH_WORDS } from '../campaign/words.ts'
import { styleName } from '../tables/styles.ts'
import type { LudusEvent, OwnEvent } from './events.ts'
import type { LudusEntry } from './state.ts'
import { EVENT_WORDS, HEADING_WORDS, listed, money, QUALITY_WORDS } from './words.ts'

export function narrateLudus(event: LudusEvent, ludi: readonly string[]): string {
  const own = event as OwnEvent
  return month(own, ludi) ?? auction(own, ludi) ?? games(own, ludi) ?? narrateCampaign(event as CampaignEvent, ludi)
}

function month(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'manJoined':
      return `${event.name} belongs to ${ludi[event.seat]}: combat value ${event.value}, luck ${event.LK}, prestige ${event.PR}.`
    case 'monthBegan':
      return `Month ${event.month}.`
    case 'editorChosen':
      return `${ludi[event.seat]} is the Editor of the month.`
    case 'eventRolled':
      return `The month brings ${EVENT_WORDS[event.event]}.`
    case 'plagueStruck':
      if (event.dead.length === 0) return `The plague spares ${ludi[event.seat]}.`
      return `The plague takes ${listed(event.dead)} of ${ludi[event.seat]}.`
    case 'trainerCame':
      return `The trainer comes to ${ludi[event.seat]}: everything costs 5 XP less.`
    case 'feastHeld': {
      if (event.losses.length === 0) return `${ludi[event.seat]} keeps a clear head.`
      const men = event.losses.map(({ name, CF }) => `${name} (${CF} CF)`)
      return `Too much of the feast had, at ${ludi[event.seat]}: ${listed(men)}.`
    }
    case 'menRevolted':
      if (event.left.length === 0) return `Nobody leaves ${ludi[event.seat]}.`
      return `${listed(event.left)} ${event.left.length === 1 ? 'joins' : 'join'} the revolt and ${event.left.length === 1 ? 'leaves' : 'leave'} ${ludi[event.seat]}.`
    case 'championOffered':
      return `${event.name}, combat value ${event.value}, is to be had for this month.`
    case 'bidsOpened': {
      const bids = event.bids.flatMap((bid, seat) => (bid === null ? [] : [`${ludi[seat]} ${bid}`]))
      return `The bids: ${bids.join(', ')}.`
    }
    case 'championHired':
      return `${event.name} fights for ${ludi[event.seat]} this month.`
    case 'championLeft':
      return `${event.name} leaves ${ludi[event.seat]} again.`
    case 'moneyMoved':
      return moved(event, ludi)
    case 'monthClosed':
      return `The month is over: ${event.denarii.map((sum, seat) => `${ludi[seat]} ${sum}`).join(', ')}.`
    case 'ludusRuined':
      return event.reason === 'debt'
        ? `${ludi[event.seat]} cannot pay its debts: it is closed.`
        : `${ludi[event.seat]} has no gladiator left: it is closed.`
    default:
      return null
  }
}

function moved({ entry, about }: Extract<OwnEvent, { kind: 'moneyMoved' }>, ludi: readonly string[]): string {
  const { from, to, denarii, heading } = entry
  const what = `${money(denarii)} ${HEADING_WORDS[heading]}${about === undefined ? '' : ` (${about})`}`
  if (from === null) return `${ludi[to!]} gets ${what}.`
  return to === null ? `${ludi[from]} pays ${what}.` : `${ludi[from]} pays ${ludi[to]} ${what}.`
}

function auction(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'offerMade': {
      const { man, with: other, price } = event.offer
      return `${ludi[event.seat]} offers ${ludi[other]} a deal: ${man} for ${money(price)}.`
    }
    case 'offerRefused':
      return `${ludi[event.seat]} declines.`
    case 'manTraded':
      return `${event.name} goes from ${ludi[event.seat]} to ${ludi[event.buyer]}.`
    case 'manSold': {
      const how = event.isForced ? 'must sell' : 'sells'
      return `${ludi[event.seat]} ${how} ${event.name} for ${money(event.price)}.`
    }
    case 'stockOrdered':
      return `${ludi[event.seat]} buys stock: ${event.levels.map((level) => `level ${level}`).join(', ')}.`
    case 'stockJudged':
      return `The stock of ${ludi[event.seat]} is ${QUALITY_WORDS[event.quality]}: level ${event.level} for ${event.paid}.`
    default:
      return null
  }
}

const ARENAS = ['', 'the Colosseum in Rome', 'a large arena', 'an arena', 'a small arena', 'a fighting pit']

function games(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'munusOpened': {
      const where = event.arena === 0 ? '' : ` in ${ARENAS[event.arena]}`
      return `${ludi[event.seat]} holds a munus of quality ${event.quality}${where}.`
    }
    case 'manSent':
      return `${ludi[event.seat]} sends ${event.name}${event.isAlly ? ' to stand beside him' : ''}.`
    case 'manWithdrawn':
      return `${ludi[event.seat]} cannot pay for ${event.name}: he stays at home.`
    case 'rivalRefused':
      return `${ludi[event.seat]} declines for ${event.name}.`
    case 'fixtureSet': {
      const { number, sides, odds } = event
      const at = odds === null ? '' : `, ${odds[0]}:${odds[1]}`
      return `Match ${number}: ${listed(sides[0])} against ${listed(sides[1])}${at}.`
    }
    case 'matchDecided': {
      const { number, winner, turns, sides } = event
      const how = winner === null ? 'has no winner' : `goes to ${listed(sides[winner])}`
      return `Match ${number} ${how} after ${counted(turns, 'turn')}.`
    }
    case 'matchNoted':
      return `Journal: ${ludusEntryText(event.entry, ludi)}.`
    case 'reputationRose':
      return `The reputation of ${ludi[event.seat]} rises to ${event.REP}.`
    case 'manFreed':
      return `${event.name} is set free and leaves ${ludi[event.seat]}.`
    case 'trained':
      return `${event.name} trains for ${event.XP} XP.`
    default:
      return wagers(event, ludi)
  }
}

function wagers(event: OwnEvent, ludi: readonly string[]): string | null {
  switch (event.kind) {
    case 'bankTookWagers': {
      const all = event.wagers.map(({ match, side, unit }) => {
        return `${counted(unit, 'unit')} on the ${side === 0 ? 'first' : 'second'} side of match ${match}`
      })
      return `${ludi[event.seat]} wagers with the bank: ${all.join(', ')}.`
    }
    case 'wagerOffered': {
      const { match, side, against, wins, loses } = event.challenge
      const what = `${loses} to ${wins} on the ${side === 0 ? 'first' : 'second'} side of match ${match}`
      return `${ludi[event.seat]} offers ${ludi[against]} a wager: ${what}.`
    }
    case 'wagerMade':
      return `${ludi[event.wager.against!]} takes the wager.`
    case 'wagerRefused':
      return `${ludi[event.seat]} does not take the wager.`
    case 'wagerVoid':
      return `The wager of ${ludi[event.wager.backer]} on match ${event.wager.match} is void.`
    default:
      return null
  }
}

/** One line of the journal. */
export function ludusEntryText(entry: LudusEntry, ludi: readonly string[]): string {
  const { number, month: when, ludus, name, style, type, isDeath, opponents, letter, isDead, turns } = entry
  const end = [letter ?? '', isDead ? 'dead' : ''].filter(Boolean).join(', ') || 'no letter'
  const death = isDeath ? ', to the death' : ''
  return `month ${when}, match ${number}: ${name} of ${ludi[ludus]}, ${styleName(style)}, ${MATCH_WORDS[type]}${death}, against ${listed(opponents)}: ${end} after ${counted(turns, 'turn')}`
}
