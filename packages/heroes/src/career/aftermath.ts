/** After a match of the campaign: fame, improvement or decrease, recovery, locale, freedom, journal. */
import { addStep, type Row, type Seat, stepsFor } from '@harena/engine'
import { personalResult } from '../match/result.ts'
import type { Attribute, Card, State } from '../match/state.ts'
import { type Recovery, recoveryOf } from '../rules/recovery.ts'
import { ATTRIBUTE_OF } from '../rules/wounds.ts'
import { BELLY, PARTS } from '../tables/styles.ts'
import { nextMonth } from './calendar.ts'
import { decline, fameGained, improve, localeTotal, winsLaurel, withAttribute } from './fame.ts'
import type { CareerRef } from './game.ts'
import type { Bout, CareerGladiator, CareerState, JournalEntry, Won } from './state.ts'

/** Winners, the dismissed, everybody else, each group in roster order. */
const GROUPS: readonly (readonly ReturnType<typeof personalResult>[])[] = [['win'], ['draw'], ['loss', 'none']]

/** The cards of those who are seen again, in the order in which they are settled. */
export function toSettle({ match, fighters }: Bout): Seat[] {
  return GROUPS.flatMap((group) =>
    match.cards.flatMap((card, seat) => {
      const isNext = fighters[seat]! >= 0 && group.includes(personalResult(match, card))
      return isNext ? [seat] : []
    }),
  )
}

/** What a match leaves behind for the next gladiator: first what it brought him, then what comes of it. */
export function playAftermath(state: CareerState, referee: CareerRef): void {
  const bout = state.bout!
  const seat = bout.toSettle[0]!
  const [card, gladiator] = [bout.match.cards[seat]!, state.gladiators[bout.fighters[seat]!]!]
  if (bout.won === null) {
    note(gladiator, card, bout.match)
    if (card.fate === 'dead') bury(gladiator, card, bout.match, referee)
    bout.won = card.fate === 'dead' ? NOTHING : honour(state, gladiator, card, bout.match, referee)
    return
  }
  if (card.fate !== 'dead') live(state, bout, gladiator, card, bout.won.fame, referee)
  writeJournal(state, bout, gladiator, card, bout.won, referee)
  bout.won = null
  bout.toSettle.shift()
  if (bout.toSettle.length > 0) return
  state.bout = null
  state.phase = 'day'
}

/** Who decides and throws dice for him: his own player, for a stranger the one who made the match. */
export function playerOf({ player }: Bout, { owner }: CareerGladiator): Seat {
  return owner >= 0 ? owner : player
}

const NOTHING: Won = { fame: 0, laurel: false }

function note(gladiator: CareerGladiator, card: Card, match: State): void {
  const { record } = gladiator
  const result = personalResult(match, card)
  if (result === 'win') record.wins++
  else if (result === 'loss') record.losses++
  else if (result === 'draw') record.draws++
  record.kills += card.killingStrokes.length
  gladiator.imperialSpares = card.imperialSpares
}

function bury(gladiator: CareerGladiator, card: Card, match: State, referee: CareerRef): void {
  gladiator.status = 'dead'
  if (referee.listening) {
    const rule = card.fell === 'killingStroke' ? '§6.1' : match.toTheDeath ? '§6.9' : '§6.8'
    referee.tell({ kind: 'died', rule, name: gladiator.sheet.name })
  }
}

const LAUREL: Row = { what: 'Laurel', rule: 'G-44' }

/** §7.7.1, §7.7.3 Fame and laurel. */
function honour(state: CareerState, gladiator: CareerGladiator, card: Card, match: State, referee: CareerRef): Won {
  const steps = stepsFor(referee)
  const laurel = winsLaurel(match, card)
  let fame = fameGained(match, card, steps)
  if (laurel && state.options.laurelFame > 0) fame += addStep(steps, LAUREL, state.options.laurelFame)
  gladiator.totalFame += fame
  if (laurel) gladiator.laurels++
  const { name } = gladiator.sheet
  if (laurel && referee.listening) referee.tell({ kind: 'laurelWon', rule: '§7.7.3', name })
  if (fame > 0 && steps) {
    referee.tell({ kind: 'fameGained', rule: '§7.7.1', name, fame, total: gladiator.totalFame, steps })
  }
  return { fame, laurel }
}

/** §7.7.2, §7.8, §7.5 He gets better or worse, heals, moves on, may go free. */
function live(
  state: CareerState,
  bout: Bout,
  gladiator: CareerGladiator,
  card: Card,
  fame: number,
  referee: CareerRef,
): void {
  const { match } = bout
  const player = playerOf(bout, gladiator)
  const result = personalResult(match, card)
  if (result === 'win') improve(gladiator, state.gladiators.indexOf(gladiator), fame, state.options, referee, player)
  if (result === 'loss') {
    const victor = match.cards[card.defeatedBy]
    decline(gladiator, victor && victor.apTotal < card.apTotal ? 2 : 1, referee, player)
  }
  recover(state, gladiator, card, referee, player)
  if (gladiator.status !== 'active') return
  checkLocale(state, gladiator, referee)
  checkFreedom(state, gladiator, result === 'win', referee, player)
}

/** §7.5, T7-1 Every wounded part is tested in the order of the card, until one test kills. */
function recover(state: CareerState, gladiator: CareerGladiator, card: Card, referee: CareerRef, by: Seat): void {
  const { bellyDeathOnAnyTest, attributesHealAfterMatch } = state.options
  const isBellyHurt = card.woundsAt[BELLY]! > 0
  for (let part = 0; part < PARTS.length; part++) {
    if (card.woundsAt[part] === 0) continue
    const isMortal = part === BELLY || (isBellyHurt && bellyDeathOnAnyTest === 'yes')
    const recovery = recoveryOf(referee.dice(2, 'T7-1', by, 'recovery'), card.original.strength, isMortal)
    if (referee.listening) {
      referee.tell({ kind: 'recoveryRolled', rule: 'T7-1', name: gladiator.sheet.name, part, recovery })
    }
    applyRecovery(state, gladiator, part, recovery)
    if (recovery === 'dies') {
      if (referee.listening) referee.tell({ kind: 'died', rule: '§7.5', name: gladiator.sheet.name })
      return
    }
    if (recovery === 'strengthLoss' && attributesHealAfterMatch === 'no') {
      loseForGood(gladiator, ATTRIBUTE_OF[part]!, card.attributeLoss[part]!)
    }
  }
}

function applyRecovery(state: CareerState, gladiator: CareerGladiator, part: number, recovery: Recovery): void {
  if (recovery === 'full') return
  if (recovery === 'dies') {
    gladiator.status = 'dead'
    return
  }
  gladiator.missesDay = nextMonth(state)
  if (recovery === 'strengthLoss') {
    const partPenalty = gladiator.sheet.partPenalty.map((penalty, at) => (at === part ? penalty - 1 : penalty))
    gladiator.sheet = { ...gladiator.sheet, partPenalty }
  }
}

/** G-46 By the switch the points that went with the part do not come back; 1 is the least. */
function loseForGood(gladiator: CareerGladiator, attribute: Attribute | null, points: number): void {
  if (attribute === null) return
  const loss = Math.min(points, gladiator.sheet.attributes[attribute] - 1)
  gladiator.sheet = withAttribute(gladiator.sheet, attribute, -loss)
}

/** §7.3 Who outgrows a place leaves it at his next Day of Events, and for good (G-45). */
function checkLocale(state: CareerState, gladiator: CareerGladiator, referee: CareerRef): void {
  const total = localeTotal(gladiator.sheet, state.options)
  const { locale, nextLocale } = gladiator
  if (nextLocale !== locale) return
  if (locale === 'fringes' && total >= 15) gladiator.nextLocale = 'heart'
  else if (locale === 'heart' && total >= 17) gladiator.nextLocale = 'rome'
  else return
  if (referee.listening) {
    const { sheet } = gladiator
    const rule = locale === 'fringes' ? '§7.4.1' : '§7.4.2'
    referee.tell({ kind: 'localeChanged', rule, name: sheet.name, locale: gladiator.nextLocale })
  }
}

/** §7.6 In Rome, with 20: a 7 or more on two dice after each match he survives. */
function checkFreedom(
  state: CareerState,
  gladiator: CareerGladiator,
  isWinner: boolean,
  referee: CareerRef,
  by: Seat,
): void {
  if (gladiator.free || gladiator.locale !== 'rome' || localeTotal(gladiator.sheet, state.options) < 20) return
  if (state.options.freedomNeedsWin === 'yes' && !isWinner) return
  const total = referee.roll(2, '§7.6', by, 'freedom')
  gladiator.free = total >= 7
  if (referee.listening) {
    const { name } = gladiator.sheet
    referee.tell({ kind: 'freedomRolled', rule: '§7.6', name, total, free: gladiator.free })
  }
}

/** §7.2 */
function writeJournal(
  state: CareerState,
  bout: Bout,
  gladiator: CareerGladiator,
  card: Card,
  { fame, laurel }: Won,
  referee: CareerRef,
): void {
  const { match } = bout
  const entry: JournalEntry = {
    year: state.year,
    month: state.month,
    locale: bout.locale,
    name: gladiator.sheet.name,
    style: card.style,
    opponents: match.cards.filter((other) => other.side !== card.side).map((other) => other.name),
    result: personalResult(match, card),
    end: gladiator.status === 'dead' ? 'dead' : card.fate,
    fame,
    totalFame: gladiator.totalFame,
    laurel,
    toTheDeath: match.toTheDeath,
  }
  state.journal.push(entry)
  if (referee.listening) referee.tell({ kind: 'journalWritten', rule: '§7.2', entry })
}
