/** §9.4 The attack sequence: rounds, speed, and what a loss of CF does to attacks that are still to come. */
import { board } from '../02-preparation/board.ts'
import { distanceTo } from '../06-movement/facing.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import type { Allocation, Foe, Row } from '../match/questions.ts'
import {
  type Gladiator,
  hasTwoWeapons,
  isAble,
  isHeld,
  isUsableWeapon,
  type State,
  shieldHand,
} from '../match/state.ts'
import type { Tables } from '../tables/index.ts'
import type { ItemKind } from '../tables/weapons.ts'
import type { Blow } from './attack.ts'

/** An attack with what it is made with. */
export interface Attack extends Row {
  readonly seat: number
  /** How many times it is halved (see weapons.ts). */
  readonly halvings: number
  /** The hand that strikes or throws, and what was in it; -1 and null for bare hand, shield and sand. */
  readonly hand: number
  readonly weapon: ItemKind | null
}

/** One planned attack. Its CF shrink as its owner loses some. */
export interface PlannedAttack extends Omit<Attack, 'cf'> {
  readonly index: number
  readonly round: number
  cf: number
  status: 'planned' | 'made' | 'cancelled'
}

/** The attacks and defences of one phase. Only the attacks are public; a defence shows when its area is attacked. */
export interface Fight {
  /** §9.1 The foes of each man who is engaged, by seat. */
  readonly foes: readonly (readonly Foe[])[]
  /** §26.1 Whom two or more opponents may attack. */
  readonly outnumbered: readonly boolean[]
  /** §35.4.1 Who had a foe in his own front before anybody was turned: only he has his prestige bonus. */
  readonly faced: readonly boolean[]
  /** By seat; null for those who have allocated nothing. */
  allocations: (Allocation | null)[]
  attacks: PlannedAttack[]
  /** §9.4.3 Simultaneous attacks that are judged and still have to be thrown. */
  due: readonly { readonly attack: PlannedAttack; readonly blow: Blow }[]
  /** By seat, as bits: 1 to 5 the areas whose defence has shown, 0 the special defence. */
  readonly shown: number[]
  /** §23.2 Who has seen all of a man's defence through a Feint, by that man's seat, as bits. */
  readonly seenBy: number[]
  /** Where balance counts: whose blow was ducked, and who stepped back, by seat. */
  readonly ducked: Record<number, number>
  readonly stepped: Record<number, number>
}

/** §9.4.2, §9.4.4 The round of an attack: by number and place, then the speed of its means; not held to 1 to 5. */
export function roundOf(
  { attackSequence }: Pick<Tables, 'attackSequence'>,
  count: number,
  index: number,
  speed: number,
): number {
  return attackSequence[count]![index]! + speed
}

/** §9.4.4, §22.2, §24.2, §31.3 The speed of what an attack is made with. */
export function speedOf(state: State, who: Gladiator, row: Row): number {
  if (row.means === 'bare') return levelOf(who, 'GP') > 0 ? 0 : 1
  if (row.means !== 'right' && row.means !== 'left') return 0
  const item = who.hands[row.means === 'right' ? 0 : 1]!
  const isPair = who.style === 'dimachaerus' && hasTwoWeapons(state, who) && who.hands[0]!.kind === who.hands[1]!.kind
  return editionOf(state.options).rowFor(who, item).speed - (isPair ? 1 : 0)
}

export function effectiveCF(attack: Pick<Attack, 'cf' | 'halvings'>): number {
  return attack.cf >> attack.halvings
}

/** §9.4.5, §9.4.6 CF that are lost come off the next attacks, and what is left off the next area attacked. */
export function loseCF(context: RuleContext, who: Gladiator, loss: number): void {
  const { fight } = context.state
  if (!fight) return
  let left = loss
  for (const attack of stillToCome(fight, who.seat)) {
    const taken = Math.min(left, attack.cf)
    attack.cf -= taken
    left -= taken
    if (effectiveCF(attack) < 1) attack.status = 'cancelled'
    if (left === 0) return
  }
  who.now.defenceLoss += left
}

/** A man's attacks that are not made yet, in the order in which they will be: weapons differ in speed. */
function stillToCome(fight: Fight, seat: number): PlannedAttack[] {
  const planned = fight.attacks.filter((one) => one.seat === seat && one.status === 'planned')
  return planned.sort((a, b) => a.round - b.round || a.index - b.index)
}

/** Cancels the attacks that a man can no longer make: weapon or shield gone, fallen, held or out (§9.4.5). */
export function reviewRows(context: RuleContext, who: Gladiator): void {
  const { fight } = context.state
  if (!fight) return
  const canFight = isAble(who) && who.posture !== 'prone' && !isHeld(who)
  for (const attack of fight.attacks) {
    if (attack.seat !== who.seat || attack.status !== 'planned') continue
    if (!canFight || !stillHas(context.state, who, attack)) attack.status = 'cancelled'
  }
}

function stillHas({ gladiators }: State, who: Gladiator, attack: PlannedAttack): boolean {
  switch (attack.means) {
    case 'right':
    case 'left': {
      const item = who.hands[attack.hand]
      // §20.10.2.2 What is left of a trident serves at one hex only.
      return isUsableWeapon(item) && (item?.condition !== 'short' || distanceTo(who, gladiators[attack.target]!) <= 1)
    }
    case 'bare':
      return who.hands[0] === null || who.hands[1] === null
    case 'shield':
      return shieldHand(who) >= 0
    case 'thrown':
      return who.hands[attack.hand] !== null
    default:
      return true
  }
}

export function cancelRows(fight: Fight, seat: number): void {
  for (const attack of fight.attacks) {
    if (attack.seat === seat && attack.status === 'planned') attack.status = 'cancelled'
  }
}

/**
 * §9.4.3 The attacks that come next: in the lowest round the one with the most CF, and with it those of opponents that
 * are equal, which are simultaneous. Each man keeps the order of his own attacks.
 */
export function nextAttacks(state: State, fight: Fight): PlannedAttack[] {
  let round = Number.POSITIVE_INFINITY
  for (const { status, round: at } of fight.attacks) if (status === 'planned' && at < round) round = at
  const candidates: PlannedAttack[] = []
  for (const attack of fight.attacks) {
    const isNext = attack.status === 'planned' && attack.round === round
    if (isNext && !candidates.some(({ seat }) => seat === attack.seat)) candidates.push(attack)
  }
  return candidates.length < 2 ? candidates : startingWith(state, fight, candidates)
}

/** §26.3 Whoever goes before one of the strongest comes in his stead; where men strike round about, it ends with that. */
function startingWith(state: State, fight: Fight, candidates: PlannedAttack[]): PlannedAttack[] {
  const waiting: PlannedAttack[][] = []
  let next = strongest(candidates)
  for (;;) {
    const before = candidates.filter((one) => next.some((then) => goesBefore(state, fight, one, then)))
    if (before.length === 0) return next
    waiting.push(next)
    next = strongest(before)
    const back = waiting.findIndex((those) => those.some((one) => next.includes(one)))
    if (back >= 0) return waiting[back + 1] ?? next
  }
}

function strongest(attacks: PlannedAttack[]): PlannedAttack[] {
  if (attacks.length < 2) return attacks
  let most = 0
  for (const attack of attacks) most = Math.max(most, effectiveCF(attack))
  return attacks.filter((attack) => effectiveCF(attack) === most)
}

/** §26.3 Against a man with several foes, an adjacent one whom he does not attack goes before him, whatever the CF. */
function goesBefore(state: State, fight: Fight, first: PlannedAttack, then: PlannedAttack): boolean {
  if (first.target !== then.seat || !fight.outnumbered[then.seat]) return false
  if (fight.attacks.some(({ seat, target }) => seat === then.seat && target === first.seat)) return false
  return board.distance(state.gladiators[first.seat]!.cell, state.gladiators[then.seat]!.cell) <= 1
}
