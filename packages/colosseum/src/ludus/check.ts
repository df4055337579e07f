/** The one legality test of a lanista's decisions. */
import { hasOnly, type Refusal, type Seat, t } from '@harena/engine'
import { priceOfStock } from '../39-lanistas/auction.ts'
import { maySuit } from '../39-lanistas/fixtures.ts'
import { mostFromBank } from '../39-lanistas/odds.ts'
import { purchasesOf } from '../39-lanistas/purchases.ts'
import { saleable } from '../39-lanistas/treasury.ts'
import { isCovered, MOST_BANK_WAGERS, MOST_STAKE, mayBack, withBank } from '../39-lanistas/wagers.ts'
import { check } from '../match/check.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { type BankWager, conducts, type Fixture, type LudusQuestion, type LudusState, stableOf } from './state.ts'

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

/** Different names, all of them from a list. */
function areNamesOf(answer: unknown, choices: readonly string[]): answer is string[] {
  return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((one) => choices.includes(one))
}

const namesOf = (men: readonly { readonly name: string }[]) => men.map(({ name }) => name)

export function checkInLudus(state: LudusState, question: LudusQuestion, answer: unknown): Refusal | null {
  const { seat, rule } = question
  switch (question.kind) {
    case 'learn':
    case 'matchType':
    case 'style':
      return (question.choices as readonly unknown[]).includes(answer)
        ? null
        : refuse(rule, t`Choose one of: ${question.choices.join(', ')}.`)
    case 'armour':
      return checkArmour(state, question, answer)
    case 'spend':
      return checkPurchase(state, question.name, answer)
    case 'bout':
      return check(state.bout!.match, question.question, answer)
    case 'loan':
    case 'deal':
    case 'meet':
    case 'cover':
      return checkAgreement(state, question, answer)
    case 'offer':
      return answer === null ? null : checkOffer(state, seat, answer)
    case 'wager':
      return answer === null ? null : checkChallenge(state, seat, answer)
    case 'bank':
      return checkBank(state, seat, answer)
    default:
      return checkPlain(state, question, answer)
  }
}

type Plain = Extract<
  LudusQuestion,
  { kind: 'bid' | 'bribe' | 'sell' | 'order' | 'entries' | 'allies' | 'rival' | 'conduct' | 'raise' }
>

function checkPlain(state: LudusState, question: Plain, answer: unknown): Refusal | null {
  const { seat, rule } = question
  const { denarii } = state.ludi[seat]!
  switch (question.kind) {
    case 'bid':
      return isCount(answer, denarii) ? null : refuse(rule, t`Bid up to ${denarii} denarii, or 0 for nothing.`)
    case 'bribe':
      return isBribe(state, seat, answer)
        ? null
        : refuse(rule, t`Say how often ten of your ${denarii} denarii are spent.`)
    case 'sell':
      return areNamesOf(answer, namesOf(saleable(state, seat)))
        ? null
        : refuse(rule, t('Name men of your ludus, or none.'))
    case 'order':
      return checkOrder(state, seat, answer)
    case 'entries':
      return areNamesOf(answer, namesOf(stableOf(state, seat))) && answer.length <= state.munus!.quality
        ? null
        : refuse(rule, t`Name up to ${state.munus!.quality} of your men.`)
    case 'allies':
      return areNamesOf(answer, question.choices) && answer.length <= question.most
        ? null
        : refuse(rule, t`Name up to ${question.most} of: ${question.choices.join(', ')}.`)
    case 'rival':
      return answer === null || question.choices.includes(answer as string)
        ? null
        : refuse(rule, t`Name one of ${question.choices.join(', ')}, or nobody.`)
    case 'conduct':
      return conducts.includes(answer as never) ? null : refuse(rule, t`Choose one of: ${conducts.join(', ')}.`)
    case 'raise':
      return namesOf(saleable(state, seat)).includes(answer as string) ? null : refuse(rule, t('Name one of your men.'))
  }
}

/** §37.2, §37.3 */
function checkArmour(
  state: LudusState,
  { name, style }: Extract<LudusQuestion, { kind: 'armour' }>,
  answer: unknown,
): Refusal | null {
  const man = state.men.find((one) => one.name === name)!
  if (answer === 'rolled' || maySuit(state, man, style, answer)) return null
  const tables = lanistaTablesOf(state.options)
  const most = tables.armourAllowance[tables.styles[style].weight]
  const { denarii } = state.ludi[man.owner]!
  return refuse(
    '§37.3',
    t`Give five pieces such as A4, B or - for up to ${Math.min(most, denarii)} denarii, or "rolled".`,
  )
}

function checkPurchase(state: LudusState, name: string, answer: unknown): Refusal | null {
  const open = purchasesOf(state, state.men.find((man) => man.name === name)!)
  const isOpen = open.some((purchase) => {
    const entries = Object.entries(purchase)
    return hasOnly(answer, ...Object.keys(purchase)) && entries.every(([key, value]) => answer[key] === value)
  })
  return isOpen
    ? null
    : refuse('§33.3', t('He cannot pay for that, or not before his next match; buying nothing is open.'))
}

/** Yes or no; yes to a sale or a wager only if it can be paid. */
function checkAgreement(
  state: LudusState,
  question: Extract<LudusQuestion, { kind: 'loan' | 'deal' | 'meet' | 'cover' }>,
  answer: unknown,
): Refusal | null {
  const { seat, rule } = question
  if (typeof answer !== 'boolean') return refuse(rule, t('Answer true or false.'))
  if (!answer) return null
  if (question.kind === 'deal') {
    const isBuyer = state.men.find(({ name }) => name === question.offer.man)!.owner !== seat
    if (isBuyer && question.offer.price > state.ludi[seat]!.denarii) return refuse(rule, t('You cannot pay that.'))
  }
  if (question.kind === 'cover') return checkCover(state, seat, question.challenge.wins)
  return null
}

function checkCover(state: LudusState, seat: Seat, loss: number): Refusal | null {
  return isCovered(state, seat, loss) ? null : refuse('§39.5.4.3', t('Your denarii do not cover that.'))
}

/** C.37 Tens of denarii: a number, or one for each man. */
function isBribe(state: LudusState, seat: Seat, answer: unknown): boolean {
  const tens = Math.floor(state.ludi[seat]!.denarii / 10)
  if (state.options.revoltPayment === 'perLudus') return isCount(answer, tens)
  if (!Array.isArray(answer) || answer.length !== stableOf(state, seat).length) return false
  return answer.every((one) => isCount(one, tens)) && answer.reduce((sum, one) => sum + one, 0) <= tens
}

/** So many men can be ordered at once: a year has no more months. */
const MOST_ORDERS = 12

function checkOrder(state: LudusState, seat: Seat, answer: unknown): Refusal | null {
  const { mostLevel } = lanistaTablesOf(state.options).ludus
  const isList = Array.isArray(answer) && answer.length <= MOST_ORDERS
  if (!isList || !answer.every((level) => isCount(level, mostLevel) && level > 0)) {
    return refuse(
      '§39.5.3.2',
      t`Give the level of each man, from 1 to ${mostLevel}, up to ${MOST_ORDERS} of them, or none.`,
    )
  }
  const price = answer.reduce((sum, level) => sum + priceOfStock(state, level), 0)
  const { denarii } = state.ludi[seat]!
  return price <= denarii ? null : refuse('§39.5.3.2', t`That costs ${price} denarii, and you have ${denarii}.`)
}

/** §39.5.3.1 */
function checkOffer(state: LudusState, seat: Seat, answer: unknown): Refusal | null {
  const rule = '§39.5.3.1'
  if (!hasOnly(answer, 'man', 'with', 'price')) return refuse(rule, t('An offer has man, with and price, or is null.'))
  const other = typeof answer.with === 'number' ? state.ludi[answer.with] : undefined
  if (!other || other.isOut || answer.with === seat) return refuse(rule, t('with is the number of another ludus.'))
  const isOf = (owner: Seat) => namesOf(saleable(state, owner)).includes(answer.man as string)
  const isSeller = isOf(seat)
  if (!isSeller && !isOf(answer.with as number)) return refuse(rule, t('man is one of yours, or of the other ludus.'))
  const most = isSeller ? MOST_STAKE : state.ludi[seat]!.denarii
  return isCount(answer.price, most) ? null : refuse(rule, t`price is a number from 0 to ${most}.`)
}

/** §39.5.4.3 */
function checkChallenge(state: LudusState, seat: Seat, answer: unknown): Refusal | null {
  const rule = '§39.5.4.3'
  if (!hasOnly(answer, 'match', 'side', 'against', 'wins', 'loses')) {
    return refuse(rule, t('A wager has match, side, against, wins and loses, or is null.'))
  }
  const other = typeof answer.against === 'number' ? state.ludi[answer.against] : undefined
  if (!other || other.isOut || answer.against === seat)
    return refuse(rule, t('against is the number of another ludus.'))
  const fixture = state.munus!.fixtures.find(({ number }) => number === answer.match)
  if (!fixture || (answer.side !== 0 && answer.side !== 1))
    return refuse(rule, t('Name a match of this munus and a side.'))
  const { wins, loses, side, against } = answer
  const isSum = (sum: unknown): sum is number => isCount(sum, MOST_STAKE) && sum > 0
  if (!isSum(wins) || !isSum(loses)) return refuse(rule, t`wins and loses are numbers from 1 to ${MOST_STAKE}.`)
  const isFair = mayBack(state, seat, fixture, side) && mayBack(state, against as number, fixture, (1 - side) as 0 | 1)
  return isFair ? checkCover(state, seat, loses) : refuse(rule, t('Nobody bets against his own men.'))
}

/** §39.5.4.4 All of them together must be covered. */
function checkBank(state: LudusState, seat: Seat, answer: unknown): Refusal | null {
  const rule = '§39.5.4.4'
  if (!Array.isArray(answer) || answer.length > MOST_BANK_WAGERS) return refuse(rule, t('Give a list of wagers.'))
  const fixtures = new Map<number, Fixture>(state.munus!.fixtures.map((fixture) => [fixture.number, fixture]))
  const most = mostFromBank(state.options)
  let loss = 0
  let gain = 0
  for (const wager of answer) {
    if (!isBankWager(wager)) return refuse(rule, t('A wager has match, side and unit.'))
    const fixture = fixtures.get(wager.match)
    if (!fixture?.values) return refuse(rule, t('The bank takes no wager on that match.'))
    if (!mayBack(state, seat, fixture, wager.side)) return refuse(rule, t('Nobody bets against his own men.'))
    const stakes = withBank(state, seat, wager)
    if (stakes.loses > MOST_STAKE || stakes.wins > MOST_STAKE) return refuse(rule, t`At most ${MOST_STAKE} denarii.`)
    loss += stakes.loses
    gain += stakes.wins
  }
  if (gain > most) return refuse(rule, t`The bank pays at most ${most} denarii to a lanista in a month.`)
  return checkCover(state, seat, loss)
}

function isBankWager(wager: unknown): wager is BankWager {
  if (!hasOnly(wager, 'match', 'side', 'unit')) return false
  return (
    typeof wager.match === 'number' &&
    (wager.side === 0 || wager.side === 1) &&
    isCount(wager.unit, MOST_STAKE) &&
    wager.unit > 0
  )
}
