/**
 * What the oracle is told of a fight, so that the whole of it can be foreseen: where its branches meet again, and which
 * verdicts make a difference. Nothing here is a rule; under any other referee none of it runs.
 */
import type { Oracle } from '@harena/engine'
import { type Blow, resolveAttack, type Verdict } from '../09-combat/attack.ts'
import type { Fight, PlannedAttack } from '../09-combat/attack-order.ts'
import type { Edition } from '../editions/edition.ts'
import { clone } from '../match/clone.ts'
import type { RuleContext } from '../match/context.ts'
import type { Colosseum, Ref } from '../match/game.ts'
import type { Gladiator, Item, PhaseSheet } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { onTablesChanged } from '../tables/changes.ts'
import { FUMBLE, HIT, PARRY_EDGE } from '../tables/combat-results.ts'
import { cfLossOf } from '../tables/wounds.ts'

/** Goes on with a fight: the attacks that are due, each with its blow as it was judged, and all that follow. */
type FightOn = (context: RuleContext, due: readonly PlannedAttack[], blows: readonly Blow[]) => void

const LAST_PHASE = 8

/** A point of the fight: before its first attack, where everything is told, or after an attack, with those still due. */
export function passPoint(
  context: RuleContext,
  oracle: Oracle<Colosseum>,
  fightOn: FightOn,
  due: readonly PlannedAttack[] | null = null,
  blows: readonly Blow[] = [],
): void {
  const whole = () => JSON.stringify([context.state, context.fight, due, blows])
  const isOver = due?.length === 0 && context.fight!.attacks.every(({ status }) => status !== 'planned')
  // What follows a fight throws dice only at the end of a turn.
  if (isOver && context.state.phase < LAST_PHASE) return
  if (context.playOn === null) {
    oracle.point(whole)
    return
  }
  const shortcut = {
    key: () => restOfFight(context, due ?? []) + (blows.length > 0 ? JSON.stringify(blows) : ''),
    save: () => () => takeUp(context, fightOn, due ?? [], blows),
  }
  oracle.point(whole, shortcut, due === null)
}

/** A copy of a fight in its middle. What an attack is made with stays the thing in his hand. */
function takeUp(context: RuleContext, fightOn: FightOn, due: readonly PlannedAttack[], blows: readonly Blow[]) {
  const state = clone(context.state)
  const fight = context.fight!
  const copyOf = (attack: PlannedAttack): PlannedAttack => {
    const hand = attack.item ? context.state.gladiators[attack.seat]!.hands.indexOf(attack.item) : -1
    return { ...attack, item: hand < 0 ? attack.item : state.gladiators[attack.seat]!.hands[hand]! }
  }
  const attacks = fight.attacks.map(copyOf)
  const stillDue = due.map(copyOf)
  const copy: Fight = { ...fight, attacks, ducked: { ...fight.ducked }, stepped: { ...fight.stepped } }
  const playOn = (referee: Ref) => {
    const later: RuleContext = { ...context, state, referee, fight: copy }
    context.playOn!(later, () => fightOn(later, stillDue, blows))
  }
  return { state, playOn }
}

/**
 * How each part of the sheets fares while attacks are resolved: `fixed` never changes, `kept` is in the key of the rest
 * of the fight, `open` is there only while a blow can still meet it, `added` only grows and nothing in the rest of the
 * phase looks at it.
 */
type Fate = 'fixed' | 'kept' | 'open' | 'added'

export const sheetFates: Readonly<Record<keyof Gladiator, Fate>> = {
  seat: 'fixed',
  name: 'fixed',
  team: 'fixed',
  style: 'fixed',
  type: 'fixed',
  weight: 'fixed',
  rate: 'fixed',
  isCreated: 'fixed',
  TR: 'fixed',
  ST: 'kept',
  AG: 'kept',
  CN: 'fixed',
  W: 'fixed',
  CF: 'fixed',
  netBonus: 'fixed',
  armour: 'open',
  hasHelmet: 'open',
  trained: 'fixed',
  prestige: 'fixed',
  prestigeBonus: 'fixed',
  wins: 'fixed',
  mercies: 'fixed',
  cell: 'kept',
  facing: 'fixed',
  posture: 'kept',
  isFaceDown: 'kept',
  torso: 'kept',
  isOnRock: 'kept',
  wounds: 'open',
  cfLoss: 'open',
  visionLoss: 'open',
  enduranceLoss: 'fixed',
  stun: 'open',
  stunTick: 'added',
  isUnconscious: 'kept',
  isMortal: 'kept',
  out: 'kept',
  limp: 'added',
  stumbler: 'added',
  arteries: 'added',
  hands: 'kept',
  sheath: 'fixed',
  arrows: 'fixed',
  lastStep: 'fixed',
  movesUsed: 'fixed',
  turnRate: 'fixed',
  hasOverexerted: 'fixed',
  ratePenalty: 'fixed',
  mustStumble: 'kept',
  stillPhases: 'fixed',
  snare: 'kept',
  grappledBy: 'kept',
  grappleArea: 'kept',
  netReady: 'fixed',
  attackTally: 'fixed',
  defenceTally: 'added',
  kills: 'added',
  now: 'kept',
  sheet: 'fixed',
}

export const phaseFates: Readonly<Record<keyof PhaseSheet, Fate>> = {
  plot: 'fixed',
  startCell: 'fixed',
  forward: 'fixed',
  backward: 'fixed',
  moved: 'fixed',
  turned: 'fixed',
  sideForward: 'fixed',
  sideBackward: 'fixed',
  hazards: 'fixed',
  entered: 'fixed',
  rolled: 'fixed',
  leaped: 'fixed',
  recovering: 'fixed',
  repelling: 'fixed',
  paused: 'fixed',
  hasLaid: 'fixed',
  tripped: 'fixed',
  stumbling: 'kept',
  collided: 'fixed',
  sparedStun: 'fixed',
  isAside: 'fixed',
  drew: 'fixed',
  recoveredHand: 'fixed',
  spent: 'fixed',
  defenceLoss: 'kept',
  escapeDRM: 'fixed',
  freshArteries: 'added',
  hasKeptFeet: 'fixed',
}

/** Everything that the rest of the fight and of the phase depends on, of what the fight can have changed. */
function restOfFight(context: RuleContext, due: readonly PlannedAttack[]): string {
  const { state } = context
  const fight = context.fight!
  let key = `${due.length} `
  const coming = [...due]
  for (const [at, attack] of fight.attacks.entries()) {
    if (attack.status !== 'planned') continue
    coming.push(attack)
    key += `${at}:${attack.cf} `
  }
  for (const who of state.gladiators) key += manKey(context, who, coming)
  if (state.options.defenceCards === 'greenwood') key += JSON.stringify([fight.ducked, fight.stepped])
  return key
}

function manKey(context: RuleContext, who: Gladiator, coming: readonly PlannedAttack[]): string {
  if (who.out) return `|${who.out}`
  const { now, snare } = who
  const place = `${who.cell} ${who.torso} ${who.posture} ${who.isFaceDown} ${who.isOnRock} ${now.stumbling}`
  const flags = `${who.mustStumble} ${who.isUnconscious} ${who.isMortal} ${who.grappledBy} ${who.grappleArea}`
  const hold = snare === null ? '' : snare.isHeld
  return `|${place} ${flags} ${hold} ${bodyKey(context, who, coming)}`
}

function handKey(item: Item | null | undefined, hasBoxes: boolean): string {
  return item ? `${item.condition}${hasBoxes ? item.boxes : ''},` : '-,'
}

/** The body counts as far as something can still happen to it in this phase. */
function bodyKey(context: RuleContext, who: Gladiator, coming: readonly PlannedAttack[]): string {
  const { options } = context.state
  const onHim = coming.filter(({ target }) => target === who.seat)
  const open = openAreas(who, coming)
  const isTarget = onHim.length > 0
  let key = `${handKey(who.hands[0], isTarget)}${handKey(who.hands[1], isTarget)}`
  if (isTarget) key += `${who.now.defenceLoss} ${who.cfLoss[3]} `
  if (needsStrength(context, who, coming)) key += `ST${who.ST} `
  const lost = who.cfLoss.reduce((sum, loss) => sum + loss, who.visionLoss)
  if (isRough(context, who, coming)) key += `${who.stun} ${who.AG} ${lost} `
  else {
    // §11.4 What knocks a man out is stun and lost CF together; §10.3.4.2 lost CF alone count once all are lost.
    if (open & stunningAreas(context.edition)) key += `${who.stun + lost}+`
    const most = lost + losable(who, open) + onHim.length
    if (most > who.CF - who.enduranceLoss || options.v2Surrender === 'on') key += `-${lost} `
  }
  if (context.fight!.guards[who.seat] !== '') key += `${who.cfLoss[4]} `
  for (const area of areas) {
    if (open & (1 << area)) key += `${who.wounds[area - 1]},${who.armour[area - 1]?.letter ?? ''} `
  }
  return open & (1 << 1) ? `${key}${who.hasHelmet}` : key
}

/** His strength counts in his own attacks, and against what may break on his guard or be struck from his hand (B29). */
function needsStrength(context: RuleContext, who: Gladiator, coming: readonly PlannedAttack[]): boolean {
  return coming.some(({ seat, target, item }) => {
    if (seat === who.seat) return true
    if (target !== who.seat) return false
    return item?.kind === 'trident' || item?.kind === 'javelin' || context.state.options.dropDefenderStrength === 'on'
  })
}

/** Whether more can come of a hit than wounds and critical hits: stun, a stumble or a fall. */
function isRough({ state }: RuleContext, who: Gladiator, coming: readonly PlannedAttack[]): boolean {
  if (who.isOnRock || state.options.criticalStumble === 'any') return true
  return coming.some(
    ({ special, means, item }) => special !== '' || means === 'bare' || means === 'thrown' || item?.kind === 'maul',
  )
}

/** The most CF that wounds in these areas can still cost. */
function losable(who: Gladiator, open: number): number {
  let sum = 0
  for (const area of areas) {
    if (open & (1 << area)) sum += cfLossOf(area, who.W, who.W) - who.cfLoss[area - 1]!
  }
  return sum
}

let stunning = new WeakMap<Edition, number>()
onTablesChanged(() => {
  stunning = new WeakMap()
})

/** §10.5 The areas in which a critical hit can stun, as bits. */
function stunningAreas(edition: Edition): number {
  let bits = stunning.get(edition)
  if (bits === undefined) {
    bits = 0
    for (const area of areas) {
      for (let twoDice = 2; twoDice <= 12; twoDice++) {
        for (let wounds = 1; wounds <= 7; wounds++) {
          if (edition.critical(area, twoDice, wounds) === 'S') bits |= 1 << area
        }
      }
    }
    stunning.set(edition, bits)
  }
  return bits
}

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

/**
 * The verdict of one attack. Of the 1056 sums of its six dice most come to the same, so the oracle goes on with each
 * distinct verdict once.
 */
export function foretell(context: RuleContext, oracle: Oracle<Colosseum>, attack: PlannedAttack, blow: Blow): Verdict {
  const { edition } = context
  // The dice of a strike with the bare hand are read again by what comes of it (§22.2.1).
  if (blow.isStrike) return resolveAttack(blow, edition, edition.throwDice(oracle, attack.seat))
  const target = context.state.gladiators[attack.target]!
  const { isOnRock } = target
  const boxesLeft = target.W - target.wounds[attack.area - 1]!
  return oracle.settle(
    () => `${isOnRock} ${boxesLeft} ${JSON.stringify(blow)}`,
    () => resolveAttack(blow, edition, edition.throwDice(oracle, attack.seat)),
    (verdict) => verdictKey(verdict, blow, isOnRock, boxesLeft),
  )
}

/**
 * What tells two verdicts apart. How good a hit was counts only where something besides wounds comes of it: in a special
 * attack, or on a rock, where the wound roll is read again (§27.8.2.2). More wounds than there are boxes are as many.
 */
function verdictKey(verdict: Verdict, { special }: Blow, isOnRock: boolean, boxesLeft: number): string {
  const { raw, result, shield, drops, critical, isKilled, isMortal, woundTotal, armourDRM } = verdict
  const isHit = result >= HIT
  const step = result === FUMBLE ? 'F' : raw === PARRY_EDGE ? `P${result === PARRY_EDGE}` : isHit ? 'H' : ''
  const exact = special === '' && !isOnRock ? '' : `${result} ${woundTotal} ${armourDRM}`
  if (isKilled) return `killed ${step} ${exact}`
  const battered = shield ? `${shield.boxes}${shield.isBattered}` : ''
  const struck = `${Math.min(boxesLeft, verdict.wounds)} ${lasting(critical)} ${isMortal}`
  return `${step} ${battered} ${drops.shield} ${drops.weapon} ${struck} ${exact}`
}

/** The critical hits that do nothing but change the number of wounds are one. */
function lasting(critical: Verdict['critical']): string {
  return critical === null || critical === '1' || critical.endsWith('x') || critical.endsWith('xM') ? '' : critical
}
