/**
 * What the rest of a fight depends on, so that exact odds of the whole of it can be worked out: two states of one fight
 * with the same key have the same future, whatever has happened before. No rule reads this.
 */
import { perTables } from '@harena/engine'
import type { Fight, PlannedAttack } from '../09-combat/attack-order.ts'
import { guardAt } from '../09-combat/blow.ts'
import { type Edition, editionOf } from '../match/edition.ts'
import type { Gladiator, Item, State } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { tablesOf } from '../tables/index.ts'
import { cfLossOf } from '../tables/wounds.ts'

/** Null outside of fights: there everything may count. */
export function ahead(state: State): string | null {
  if (state.step === 'attack') return restOfFight(state, state.fight!)
  return state.step === 'end' || state.step === 'endOfTurn' ? restOfPhase(state) : null
}

function restOfFight(state: State, fight: Fight): string {
  let key = 'f'
  const coming: PlannedAttack[] = []
  for (const { attack, blow } of fight.due) {
    coming.push(attack)
    key += JSON.stringify([attack.index, attack.seat, blow])
  }
  for (const [at, attack] of fight.attacks.entries()) {
    if (attack.status !== 'planned') continue
    coming.push(attack)
    key += `${at}:${attack.cf} `
  }
  for (const who of state.gladiators) key += manKey(state, who, coming)
  for (const seat in fight.ducked) key += `d${seat}:${fight.ducked[seat]} `
  for (const seat in fight.stepped) key += `s${seat}:${fight.stepped[seat]} `
  return key
}

function restOfPhase(state: State): string {
  let key = state.step
  for (const who of state.gladiators) key += manKey(state, who, [])
  return key
}

function manKey(state: State, who: Gladiator, coming: readonly PlannedAttack[]): string {
  if (who.out) return `|${who.out}`
  const { now, snare } = who
  const place = `${who.cell} ${who.torso} ${who.posture} ${who.isFaceDown} ${who.isOnRock} ${now.stumbling}`
  const flags = `${who.mustStumble} ${who.isUnconscious} ${who.isMortal} ${who.grappledBy} ${who.grappleArea}`
  const hold = snare === null ? '' : snare.isHeld
  return `|${place} ${flags} ${hold} ${bodyKey(state, who, coming)}`
}

function handKey(item: Item | null | undefined, hasBoxes: boolean): string {
  return item ? `${item.condition}${hasBoxes ? item.boxes : ''},` : '-,'
}

/** The body counts as far as something can still happen to it in this phase. */
function bodyKey(state: State, who: Gladiator, coming: readonly PlannedAttack[]): string {
  const edition = editionOf(state.options)
  const onHim = coming.filter(({ target }) => target === who.seat)
  const open = openAreas(who, coming)
  const isTarget = onHim.length > 0
  let key = `${handKey(who.hands[0], isTarget)}${handKey(who.hands[1], isTarget)}`
  if (isTarget) key += `${who.now.defenceLoss} ${who.cfLoss[3]} `
  if (needsStrength(state, who, coming)) key += `ST${who.ST} `
  const lost = who.cfLoss.reduce((sum, loss) => sum + loss, who.visionLoss)
  if (isRough(state, who, coming)) key += `${who.stun} ${who.AG} ${lost} `
  else {
    // §11.4 What knocks a man out is stun and lost CF together; §10.3.4.2 lost CF alone count once all are lost.
    if (open & stunningAreas(edition)) key += `${who.stun + lost}+`
    const most = lost + losable(state, who, open) + onHim.length
    if (most > who.CF - who.enduranceLoss || edition.hasSurrender) key += `-${lost} `
  }
  if (guardAt(state, who.seat) !== '') key += `${who.cfLoss[4]} `
  for (const area of areas) {
    if (open & (1 << area)) key += `${who.wounds[area - 1]},${who.armour[area - 1]?.letter ?? ''} `
  }
  return open & (1 << 1) ? `${key}${who.hasHelmet}` : key
}

/** His strength counts in his own attacks, and against what may break on his guard or be struck from his hand (B29). */
function needsStrength(state: State, who: Gladiator, coming: readonly PlannedAttack[]): boolean {
  return coming.some(({ seat, target, weapon }) => {
    if (seat === who.seat) return true
    if (target !== who.seat) return false
    return weapon === 'trident' || weapon === 'javelin' || editionOf(state.options).gripOf(who) !== 0
  })
}

/** Whether more can come of a hit than wounds and critical hits: stun, a stumble or a fall. */
function isRough(state: State, who: Gladiator, coming: readonly PlannedAttack[]): boolean {
  if (who.isOnRock || state.options.criticalStumble === 'any') return true
  return coming.some(
    ({ special, means, weapon }) => special !== '' || means === 'bare' || means === 'thrown' || weapon === 'maul',
  )
}

/** The most CF that wounds in these areas can still cost. */
function losable({ options }: State, who: Gladiator, open: number): number {
  const { penaltyBoxes } = tablesOf(options)
  let sum = 0
  for (const area of areas) {
    if (open & (1 << area)) sum += cfLossOf(penaltyBoxes, area, who.W, who.W) - who.cfLoss[area - 1]!
  }
  return sum
}

/** §10.5 The areas in which a critical hit can stun, as bits. */
const stunningAreas = perTables(({ critical }: Edition) => {
  let bits = 0
  for (const area of areas) {
    for (let twoDice = 2; twoDice <= 12; twoDice++) {
      for (let wounds = 1; wounds <= 7; wounds++) if (critical(area, twoDice, wounds) === 'S') bits |= 1 << area
    }
  }
  return bits
})

/** The areas that an attack to come, his own fist (§22.2.1) or an old wound that bleeds (§10.5) can still hurt, as bits. */
function openAreas(who: Gladiator, coming: readonly PlannedAttack[]): number {
  let open = 0
  for (const { target, seat, area, means, special } of coming) {
    if (target === who.seat) open |= means === 'thrown' || special === 'F' ? ALL : 1 << area
    if (seat === who.seat && means === 'bare') open |= 1 << 4
  }
  for (const area of areas) if (oldArteries(who, area) > 0) open |= 1 << area
  return open
}

const ALL = 0b111110

function oldArteries(who: Gladiator, area: Area): number {
  return who.arteries[area - 1]! - ((who.now.freshArteries >> (3 * (area - 1))) & 7)
}
