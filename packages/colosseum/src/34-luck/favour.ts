/** Chapter 34, §34.3: divine favour. A throw of a match of a campaign may be made again, for one whom it concerns. */
import { forwarding, type Rule, type Seat } from '@harena/engine'
import { type Blow, resolveAttack, type Verdict } from '../09-combat/attack.ts'
import type { FavourFilter } from '../match/campaign-sheet.ts'
import type { RuleContext } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { QuestionOf } from '../match/questions.ts'
import { type Gladiator, isActive } from '../match/state.ts'
import { HIT } from '../tables/combat-results.ts'

/** How bad a result is for a man: his death or fall, a wound or failure, or nothing to speak of. */
export type Gravity = 'deadly' | 'bad' | 'none'

/** What hangs on the throw that comes next: whom it is about besides the one who throws, and how bad it is for each. */
export interface Stake {
  readonly about: Seat
  gravity(total: number, seat: Seat): Gravity
}

/** Where luck counts: what is at stake, and the referee below who is asked for nothing. */
export interface Luck {
  stake: Stake | null
  readonly plain: Ref
}

/** Whether he has any luck left: below two it is impossible (§34.3). */
function hasLuck({ campaign }: Gladiator): boolean {
  return campaign !== null && campaign.LK - campaign.strictness >= 2
}

/** §34.1 The same context, in which men of a campaign may ask for favour; any other is left as it is. */
export function withLuck(context: RuleContext): RuleContext {
  const { state, referee } = context
  // Everybody in a campaign has a sheet: one look tells.
  if (state.gladiators[0]!.campaign === null) return context
  if (state.step === 'preparation' || !state.gladiators.some(hasLuck)) return context
  const luck: Luck = { stake: null, plain: referee }
  const roll: Ref['roll'] = (dice, why, by, name) => {
    const { stake } = luck
    luck.stake = null
    const again = () => referee.roll(dice, why, by, name)
    const total = again()
    if (isNobodys(why)) return total
    const thrown = { rule: why, by, name: name ?? '', about: stake?.about ?? by }
    return favoured(lucky, thrown, total, again, (result, seat) => stake?.gravity(result, seat) ?? 'none', String)
  }
  const lucky: RuleContext = { ...context, luck, referee: forwarding(referee, { roll }) }
  return lucky
}

/** §34.1 Rolls that belong to nobody: the stop of a match, the arena, and what the book's dice decide for its own. */
function isNobodys(rule: Rule): boolean {
  return /^§(5\.4\.1|25|27|28\.[457]|29)\b/.test(rule)
}

/** Whether his filter lets the question through. */
function isAsked(asks: FavourFilter, gravity: Gravity): boolean {
  if (asks === 'always') return true
  return asks === 'never' ? false : gravity === 'deadly' || (asks === 'bad' && gravity === 'bad')
}

interface Thrown {
  readonly rule: Rule
  readonly name: string
  readonly by: Seat
  readonly about: Seat
}

/** §34.3 First he who threw, then the other, of whatever stands then; one attempt each. */
function favoured<T>(
  context: RuleContext,
  thrown: Thrown,
  result: T,
  again: () => T,
  gravityOf: (result: T, seat: Seat) => Gravity,
  shown: (result: T) => string,
): T {
  const { by, about } = thrown
  let stands = result
  for (const seat of by === about ? [by] : [by, about]) {
    const who = context.state.gladiators[seat]
    if (!who || !isEntitled(who, by)) continue
    const gravity = gravityOf(stands, seat)
    if (!isAsked(who.campaign!.asks, gravity)) continue
    const { rule: of, name } = thrown
    const LK = who.campaign!.LK
    const asked = { kind: 'favour', seat, rule: '§34.3', of, name, shows: shown(stands), gravity, LK } as const
    if (!context.referee.ask(asked) || !isGranted(context, who)) continue
    const second = again()
    const [first, next] = [shown(stands), shown(second)]
    const isBetter = rank(gravityOf(second, seat)) < rank(gravity)
    const keeps = context.referee.ask({ kind: 'favourKeep', seat, rule: '§34.3.1', first, second: next, isBetter })
    if (keeps === 'second') stands = second
  }
  return stands
}

/** §34.1 Whose luck counts: his own throws, and those about him unless only his own do. */
function isEntitled(who: Gladiator, by: Seat): boolean {
  return hasLuck(who) && isActive(who) && (who.seat === by || who.campaign!.isParty)
}

function rank(gravity: Gravity): number {
  return gravity === 'deadly' ? 2 : gravity === 'bad' ? 1 : 0
}

/** §34.3, §34.3.2, §34.3.3 Two dice at or below his luck, which falls by them; otherwise all stays as it is. */
function isGranted({ luck, referee }: RuleContext, { seat, campaign }: Gladiator): boolean {
  const sheet = campaign!
  sheet.favours++
  const twoDice = luck!.plain.roll(2, '§34.3', seat, 'divine favour')
  const granted = twoDice <= sheet.LK - sheet.strictness
  if (granted) sheet.LK -= twoDice
  if (referee.listening) {
    referee.tell({
      kind: 'favourTried',
      rule: granted ? '§34.3.2' : '§34.3.3',
      seat,
      roll: twoDice,
      granted,
      LK: sheet.LK,
    })
  }
  return granted
}

/** §34.3 The six dice of an attack are one throw. */
export function throwWithFavour(context: RuleContext, blow: Blow, by: Seat, about: Seat): Verdict {
  const { plain } = context.luck!
  const again = () => resolveAttack(blow, context.edition, context.edition.throwDice(plain, by))
  const gravity = (verdict: Verdict, seat: Seat) => gravityOfBlow(verdict, blow, seat === about)
  return favoured(context, { rule: '§9.5', name: 'attack', by, about }, again(), again, gravity, wordOf)
}

function wordOf({ result, wounds, isKilled }: Verdict): string {
  if (isKilled) return 'death'
  if (result < HIT) return 'no hit'
  return wounds === 1 ? '1 wound' : `${wounds} wounds`
}

function gravityOfBlow(verdict: Verdict, { boxesLeft }: Blow, isVictim: boolean): Gravity {
  if (!isVictim) return verdict.result < HIT ? 'bad' : 'none'
  const { isKilled, isMortal, wounds, drops } = verdict
  if (isKilled || isMortal || wounds >= boxesLeft || drops.weapon || drops.shield) return 'deadly'
  return wounds > 0 ? 'bad' : 'none'
}

/** With so much luck the gods are asked to spare a man a wound as well. */
const SURE_LUCK = 7

/** §34.3 What one who weighs nothing asks favour for: when it is his death or his fall, and with much luck for wounds. */
export function asksByHabit({ gravity, LK }: Pick<QuestionOf<'favour'>, 'gravity' | 'LK'>): boolean {
  return gravity === 'deadly' || (gravity === 'bad' && LK >= SURE_LUCK)
}
