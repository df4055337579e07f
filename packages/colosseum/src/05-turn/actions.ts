/** §5.2.4 The action of a phase: drawing and dropping, throwing, recovering and kicking. */

import { type Dir, dirName, dirs, key, t } from '@harena/engine'
import { isBeside } from '../02-preparation/board.ts'
import { distanceTo } from '../06-movement/facing.ts'
import { nearerHex } from '../13-condition/prone.ts'
import { kickItem, type Reach, recoverItems } from '../13-condition/recovery.ts'
import { canThrowAt, fly, release } from '../13-condition/throwing.ts'
import { isGrappling, spareHand, takeFromHand } from '../19-advanced/holds.ts'
import { bodyOf } from '../match/body.ts'
import { man, pickByDice, type RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import { withOne } from '../match/lists.ts'
import type { Action, QuestionOf } from '../match/questions.ts'
import { freeHand, type Gladiator, type Item, isAble, isKilled, occupies, type State } from '../match/state.ts'
import { itemName } from '../tables/weapons.ts'

const NOTHING: Action = { do: 'nothing' }
const drops: readonly Action[] = [
  { do: 'drop', hand: 0 },
  { do: 'drop', hand: 1 },
]

/** Throws by hand and target, recoveries and kicks by place on the ground: each made once. */
const throws: Action[] = []
const recoveries: Action[] = []
const kicks: Action[] = []
const draws: Action[] = []

function recoverAction(ground: number): Action {
  recoveries[ground] ??= { do: 'recover', ground }
  return recoveries[ground]
}

/** §13.5 */
export function kickAction(ground: number, dir: Dir): Action {
  const key = ground * 6 + dir
  kicks[key] ??= { do: 'kick', ground, dir }
  return kicks[key]
}

/** What may be laid down, by hands as bits. */
const layings: readonly (readonly number[])[] = [[], [0], [1], [0, 1]]

function drawAction(sheathed: number, laid: number): Action {
  const key = sheathed * 4 + laid
  draws[key] ??= { do: 'draw', sheathed, lay: layings[laid]! }
  return draws[key]
}

function throwAction(hand: number, target: number): Action {
  const key = target * 2 + hand
  throws[key] ??= { do: 'throw', hand, target }
  return throws[key]
}

/** §5.2.4 Whether he can act at all: not lying, not senseless, not in somebody's grip. */
export function canAct(who: Gladiator): boolean {
  return bodyOf(who).hasHands && isAble(who) && who.posture !== 'prone' && who.grappledBy < 0 && !who.now.isAside
}

/** Every action that is open to him. In a net he can only recover, and so after R (our ruling). */
export function legalActions(state: State, who: Gladiator): Action[] {
  const actions: Action[] = [NOTHING]
  const { reachesGround } = bodyOf(who)
  if (reachesGround) addRecoveries(state, who, actions)
  if (who.snare || who.now.recovering) return actions
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]
    if (!item || item.kind === 'scissor') continue
    actions.push(drops[hand]!)
    for (const target of state.gladiators) {
      if (target !== who && canThrowAt(state, who, item, target)) actions.push(throwAction(hand, target.seat))
    }
  }
  const edition = editionOf(state.options)
  for (let sheathed = 0; sheathed < who.sheath.length; sheathed++) {
    const item = who.sheath[sheathed]!
    if (!isGrappling(state, who) && edition.mayDraw(who, item)) addDraws(who, item, sheathed, actions)
  }
  if (reachesGround && edition.mayKick(who)) addKicks(state, who, actions)
  return actions
}

/** §21.1.2.1 What he must lay down to draw: nothing with a hand free, else one thing; for bow and lasso all. */
function addDraws(who: Gladiator, item: Item, sheathed: number, actions: Action[]): void {
  const [right, left] = who.hands
  if (needsBothHands(item)) {
    if (right?.kind === 'scissor' || left?.kind === 'scissor') return
    actions.push(drawAction(sheathed, (right ? 1 : 0) + (left ? 2 : 0)))
  } else if (freeHand(who) >= 0) actions.push(drawAction(sheathed, 0))
  else {
    for (let hand = 0; hand < 2; hand++) {
      if (isDroppable(who.hands[hand])) actions.push(drawAction(sheathed, 1 << hand))
    }
  }
}

function needsBothHands(item: Item): boolean {
  return item.kind === 'bow' || item.kind === 'lasso'
}

/** §13.4 Items within one hex, with a hand free; also what sticks in the sheath of one who lies senseless or dead. */
function addRecoveries(state: State, who: Gladiator, actions: Action[]): void {
  if (spareHand(state, who) < 0) return
  for (let ground = 0; ground < state.ground.length; ground++) {
    if (isBeside(who.cell, state.ground[ground]!.cell)) actions.push(recoverAction(ground))
  }
  for (const body of state.gladiators) {
    const isDown = isKilled(body) || (body.out === null && body.isUnconscious)
    if (body === who || !isDown || body.cell < 0 || !isBeside(who.cell, nearerHex(who.cell, body))) continue
    for (const sheathed of body.sheath.keys()) actions.push({ do: 'strip', body: body.seat, sheathed })
  }
}

function addKicks(state: State, who: Gladiator, actions: Action[]): void {
  for (let ground = 0; ground < state.ground.length; ground++) {
    if (!occupies(who, state.ground[ground]!.cell)) continue
    for (const dir of dirs) actions.push(kickAction(ground, dir))
  }
}

/** §13.5 Nobody kicks who has moved backward. */
export function mayKick({ now }: Gladiator): boolean {
  return now.backward === 0
}

/** §5.2.4 Everybody chooses in secret; then draws and drops, throws, recoveries and kicks, in this order. */
export function takeActions(context: RuleContext): void {
  const { state, referee } = context
  let asked: readonly QuestionOf<'action'>[] = []
  const plotted: Chosen[] = []
  for (const who of state.gladiators) {
    if (!canAct(who)) continue
    const kick = context.edition.plottedKick(context, who)
    if (kick) plotted.push({ who, action: kick })
    else if (hasChoice(state, who)) asked = withOne(asked, actionQuestion(who))
  }
  if (asked.length === 0 && plotted.length === 0) return
  const answers = referee.askAll(asked)
  const chosen = plotted
  for (let at = 0; at < asked.length; at++) {
    const action = answers[at]!
    if (action.do !== 'nothing') chosen.push({ who: man(context, asked[at]!.seat), action })
  }
  if (chosen.length === 0) return
  // Places on the ground are numbered as they were when the choice was made.
  const ground = chosen.some(isOnGround) ? [...state.ground] : null
  for (const { who, action } of chosen) changeHands(context, who, action)
  throwTogether(context, chosen)
  if (ground) reachDown(context, chosen, ground)
}

/** Recoveries and kicks, once hands are changed and throws have struck. */
function reachDown(context: RuleContext, chosen: readonly Chosen[], ground: State['ground']): void {
  const able = chosen.filter(({ who }) => canAct(who))
  const first = context.edition.kicksFirst(context, able)
  kickAll(context, first, ground)
  const late = first.length === 0 ? able : able.filter((one) => !first.includes(one))
  const reaches: Reach[] = []
  for (const { who, action } of late) {
    const reach = reachOf(context, who, action, ground)
    if (reach) reaches.push(reach)
  }
  recoverItems(context, reaches)
  kickAll(context, late, ground)
}

/** Everything that is thrown is in the air before anything strikes. */
function throwTogether(context: RuleContext, chosen: readonly Chosen[]): void {
  if (!chosen.some(isThrow)) return
  const flights: (() => void)[] = []
  for (const { who, action } of chosen) {
    if (action.do !== 'throw') continue
    const item = release(who, action.hand)
    const target = man(context, action.target)
    // From where he threw it: he may be thrown off his horse meanwhile.
    const range = distanceTo(who, target)
    flights.push(() => fly(context, who, item, target, range))
  }
  for (const flight of flights) flight()
}

const questions: QuestionOf<'action'>[] = []

/** The same question every phase, made once for each seat. */
function actionQuestion({ seat }: Gladiator): QuestionOf<'action'> {
  questions[seat] ??= { kind: 'action', seat, rule: '§5.2.4' }
  return questions[seat]
}

/** Whether there is anything to choose from: most men have something in hand that they could throw or drop. */
function hasChoice(state: State, who: Gladiator): boolean {
  const isFree = !who.snare && !who.now.recovering
  if (isFree && (isDroppable(who.hands[0]) || isDroppable(who.hands[1]))) return true
  const hasHand = bodyOf(who).reachesGround && spareHand(state, who) >= 0
  if (hasHand) {
    for (const { cell } of state.ground) if (isBeside(who.cell, cell)) return true
  }
  // Rare cases: something to draw, to take from a sheath, or to kick with both arms in scissors.
  const isRare = who.sheath.length > 0 || hasBodies(state) || !hasHand
  return isRare && legalActions(state, who).length > 1
}

function isDroppable(item: Item | null | undefined): boolean {
  return !!item && item.kind !== 'scissor'
}

/** Whether anybody lies dead or senseless, so that something may be taken from his sheath. */
function hasBodies({ gladiators }: State): boolean {
  for (const body of gladiators) if (body.isUnconscious || isKilled(body)) return true
  return false
}

function isThrow({ action }: Chosen): boolean {
  return action.do === 'throw'
}

/** Recoveries and kicks come last. */
function isOnGround({ action }: Chosen): boolean {
  return action.do === 'recover' || action.do === 'strip' || action.do === 'kick'
}

export interface Chosen {
  readonly who: Gladiator
  readonly action: Action
}

function changeHands(context: RuleContext, who: Gladiator, action: Action): void {
  if (action.do === 'drop') layDown(context, who, action.hand)
  if (action.do !== 'draw') return
  for (const hand of action.lay) layDown(context, who, hand)
  const [item] = who.sheath.splice(action.sheathed, 1)
  who.hands[freeHand(who)] = item!
  who.now.drew = true
  if (context.referee.listening)
    context.referee.tell({ kind: 'drew', rule: '§21.1.2.1', seat: who.seat, item: item!.kind })
}

/** What is let go of on purpose lies in his own hex; a net that holds somebody stays on him (§20.9.2). */
function layDown(context: RuleContext, who: Gladiator, hand: number): void {
  const item = takeFromHand(context.state, who, hand)
  if (!item) return
  context.state.ground.push({ item, cell: who.cell })
  if (context.referee.listening) {
    context.referee.tell({ kind: 'laidDown', rule: '§21.1.2.1', seat: who.seat, item: item.kind, cell: who.cell })
  }
}

function reachOf(context: RuleContext, who: Gladiator, action: Action, ground: State['ground']): Reach | null {
  if (action.do === 'recover') {
    const lying = ground[action.ground]!
    if (!isBeside(who.cell, lying.cell)) return null
    const take = () => context.state.ground.splice(context.state.ground.indexOf(lying), 1)
    return { who, item: lying.item, cell: lying.cell, take }
  }
  if (action.do !== 'strip') return null
  const body = man(context, action.body)
  const item = body.sheath[action.sheathed]!
  const take = () => body.sheath.splice(body.sheath.indexOf(item), 1)
  return { who, item, cell: nearerHex(who.cell, body), take }
}

function isKick({ action }: Chosen): boolean {
  return action.do === 'kick'
}

/** Kicks in an order by chance; what has been picked up meanwhile is not there. */
function kickAll(context: RuleContext, chosen: readonly Chosen[], ground: State['ground']): void {
  if (!chosen.some(isKick)) return
  let kickers = chosen.filter(isKick)
  while (kickers.length > 0) {
    const kicker = pickByDice(context, kickers, '§13.5', kickers[0]!.who.seat, key('who goes first'))
    kickers = kickers.filter((one) => one !== kicker)
    const { who, action } = kicker
    if (action.do !== 'kick') continue
    const lying = ground[action.ground]!
    if (context.state.ground.includes(lying) && occupies(who, lying.cell)) kickItem(context, who, lying, action.dir)
  }
}

export function describeAction(state: State, who: Gladiator, action: Action): string {
  const name = (item: Item | null | undefined) => (item ? itemName(item.kind) : t('nothing'))
  switch (action.do) {
    case 'nothing':
      return t('do nothing')
    case 'draw':
      return [
        t`draw the ${name(who.sheath[action.sheathed])}`,
        ...action.lay.map((hand) => t`lay down the ${name(who.hands[hand])}`),
      ].join(', ')
    case 'drop':
      return t`drop the ${name(who.hands[action.hand])}`
    case 'throw':
      return who.hands[action.hand]?.kind === 'bow'
        ? t`shoot at ${state.gladiators[action.target]!.name}`
        : t`throw the ${name(who.hands[action.hand])} at ${state.gladiators[action.target]!.name}`
    case 'recover':
      return t`recover the ${name(state.ground[action.ground]?.item)}`
    case 'strip':
      return t`take the ${name(state.gladiators[action.body]!.sheath[action.sheathed])} of ${state.gladiators[action.body]!.name}`
    case 'kick':
      return t`kick the ${name(state.ground[action.ground]?.item)} ${dirName(action.dir)}`
  }
}
