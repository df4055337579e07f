/** What the dice promise of an answer: every modifier with its paragraph, and exact odds from the rules themselves. */

import { type AnyAnswer, exactly, OUTSIDE, type Preview, t, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { distanceTo } from '../06-movement/facing.ts'
import { readPlotOf } from '../06-movement/legal-plots.ts'
import type { Plot } from '../06-movement/plots.ts'
import type { Attack } from '../09-combat/attack-order.ts'
import { attackIn, attackOf, blowOf } from '../09-combat/blow.ts'
import { performance } from '../13-condition/missus.ts'
import { kickDistance } from '../13-condition/recovery.ts'
import { stumbleTotal } from '../13-condition/stumble.ts'
import { isHazard } from '../19-advanced/arena.ts'
import { lassoDragDRM } from '../19-advanced/lasso.ts'
import { escapeTotal, netDRM } from '../19-advanced/net.ts'
import { defenceOfMount } from '../30-riders/mounts.ts'
import { type AttackOdds, blowOdds } from '../odds/attack-odds.ts'
import { recoveryOdds } from '../odds/odds.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE } from '../tables/combat-results.ts'
import { tablesOf } from '../tables/index.ts'
import { itemName } from '../tables/weapons.ts'
import { bodyOf } from './body.ts'
import { type Edition, editionOf } from './edition.ts'
import type { Colosseum } from './game.ts'
import { known } from './known.ts'
import type { Action, Allocation, Question, QuestionOf, Row } from './questions.ts'
import { type Gladiator, type Item, isActive, isOpponent, rowOfItem, type State, weaponHand } from './state.ts'
import { spokenName } from './words.ts'

type Line = Preview['lines'][number]
type Odds = Preview['odds']

/** The odds of an answer as far as the one who is asked can know them; null if it throws no dice or depends on others. */
export function preview(real: State, question: Question, answer: AnyAnswer<Colosseum>): Preview | null {
  const state = known(real, question.seat)
  const who = state.gladiators[question.seat]!
  switch (question.kind) {
    case 'allocate': {
      const allocation = answer as Allocation
      if (allocation.attacks.length === 0) return null
      return previewAttack(state, attackIn(state, who.seat, allocation, 0), t('If he does not defend there.'))
    }
    case 'feintArea': {
      // §22.2 Who has no weapon has feinted with his fist.
      const means = (['bare', 'right', 'left'] as const)[weaponHand(who) + 1]!
      const row: Row = { target: question.target, area: answer as Row['area'], means, special: '', cf: question.cf }
      return previewAttack(state, attackOf(state, who.seat, row), t('Without what he defends there.'))
    }
    case 'plot':
      return previewPlot(state, who, answer as string)
    case 'action':
      return previewAction(state, who, answer as Action)
    case 'spend':
      return previewSpending(state, who, question, answer as number)
    case 'squeeze':
      return answer ? previewSqueeze(state, who) : null
    case 'acceptAppeal':
      return answer && !isHidden(state) ? previewAppeal(state, state.gladiators[question.victim]!, 0) : null
    case 'favour':
      return answer ? previewFavour(who) : null
    case 'surrender':
      return answer ? previewAppeal(state, who, editionOf(state.options).surrenderShift(who, state.turn)) : null
    default:
      return null
  }
}

/** §34.3 Two dice at or below his luck. */
function previewFavour({ campaign }: Gladiator): Preview {
  const { LK, strictness } = campaign!
  return {
    title: t('Ask the gods for favour'),
    lines: linesOf([t('luck'), '§34.3', LK - strictness]),
    summary: t('With two dice at or below it the throw is made again, and his luck falls by them for this match.'),
    odds: yesNo(
      chance(2, (roll) => roll <= LK - strictness),
      t('they smile on him'),
      t('they are silent'),
    ),
  }
}

/** The chance that so many dice come up so. */
function chance(dice: number, comes: (roll: number) => boolean): number {
  return exactly<Colosseum, boolean>((referee) => comes(referee.roll(dice))).get(true) ?? 0
}

function yesNo(share: number, yes: string, no: string, isGood = true): Odds {
  return [
    { label: yes, share, tone: isGood ? 'good' : 'bad' },
    { label: no, share: 1 - share, tone: isGood ? 'miss' : 'saved' },
  ]
}

/** Lines that add nothing are left out. */
function linesOf(...lines: readonly (readonly [text: string, rule: string, value: number])[]): Line[] {
  return lines.filter(([, , value]) => value !== 0).map(([text, rule, value]) => ({ text, rule, value }))
}

/** Where log sheets are hidden nobody knows what the other wears. */
const isHidden = ({ options }: State) => options.sheets === 'hidden'

function previewAttack(state: State, attack: Attack, summary: string): Preview | null {
  if (isHidden(state) || attack.means === 'thrown') return null
  const target = state.gladiators[attack.target]!
  const blow = blowOf(state, attack, defenceOfMount(state, target))
  const odds = blowOdds(blow, state.options)
  // Fists, Disarm, Feint and Sand draw no blood.
  const isBloody = !blow.isStrike && ['', 'S', 'H'].includes(attack.special)
  return {
    title: t`Strike at the ${t(bodyOf(target).areaNames[attack.area]!)} of ${spokenName(target.name)}`,
    lines: linesOf(
      [t('attack CF'), '§9.3.2', blow.attackCF],
      [t('the speed of the horse'), '§30.6.6.2', -blow.defenceCF],
      [t('weak or just escaped'), '§10.3.4.2', blow.drm],
      [t('weapon, on the wound roll'), '§10.1', blow.woundBonus],
      [t('strength, on drops and shields'), '§13.1.1', blow.attackerST],
    ),
    summary: target.beast ? t('It does not defend itself.') : summary,
    odds: isBloody ? woundOdds(odds) : yesNo(odds.crt.H ?? 0, t('hit'), t('no hit')),
  }
}

function woundOdds({ wounds, kill }: AttackOdds): Odds {
  const none = wounds['0'] ?? 0
  return [
    { label: t('no wound'), share: none, tone: 'miss' },
    { label: t('wound'), share: Math.max(0, 1 - kill - none), tone: 'wound' },
    { label: t('kill'), share: kill, tone: 'kill' },
  ]
}

function previewAction(state: State, who: Gladiator, action: Action): Preview | null {
  switch (action.do) {
    case 'throw':
      return previewThrow(state, who, who.hands[action.hand]!, state.gladiators[action.target]!)
    case 'recover': {
      const { item, cell } = state.ground[action.ground]!
      return previewRecovery(state, who, item, cell)
    }
    case 'strip': {
      const body = state.gladiators[action.body]!
      return previewRecovery(state, who, body.sheath[action.sheathed]!, body.cell)
    }
    case 'kick':
      return previewKick(state, who, state.ground[action.ground]!.item)
    default:
      return null
  }
}

/** §13.3.2 */
function previewThrow(state: State, who: Gladiator, item: Item, target: Gladiator): Preview {
  const { throw: value } = rowOfItem(state, item)
  const name = itemName(item.kind)
  const range = distanceTo(who, target)
  const { isThrowByStrength: isByStrength, isOnTarget } = editionOf(state.options)
  const own = linesOf([t('strength'), '§13.3.2', who.ST], [name, '§13.3.2', value!])
  return {
    title:
      item.kind === 'bow' ? t`Shoot at ${spokenName(target.name)}` : t`Throw the ${name} at ${spokenName(target.name)}`,
    lines: [...(isByStrength ? own : []), { text: t('range'), rule: '§13.3.2', value: -range }],
    summary: isByStrength ? t('A die less one and all this must come above 0.') : t`One die over ${range} hexes.`,
    odds: yesNo(
      chance(1, (die) => isOnTarget(who, item, range, die)),
      t('hits'),
      t('misses'),
    ),
  }
}

/** §13.4.1 */
function previewRecovery(state: State, who: Gladiator, item: Item, cell: number): Preview {
  const drm = editionOf(state.options).recoveryDRM(state, who, item, cell)
  return {
    title: t`Recover the ${itemName(item.kind)}`,
    lines: [{ text: t('modifiers'), rule: '§13.4.1', value: drm }],
    summary: t('A die and this at 0 or less: he has it, if nobody else is quicker.'),
    odds: yesNo(recoveryOdds({ drm }).recovered, t('recovered'), t('not', 'recovered')),
  }
}

/** §13.5.1 */
function previewKick(state: State, who: Gladiator, item: Item): Preview {
  const hindrance = editionOf(state.options).kickHindrance(who)
  const isModified = state.options.kickDistance === 'modified'
  return {
    title: t`Kick the ${itemName(item.kind)}`,
    lines: linesOf([t('hexes moved'), '§13.5.1', -hindrance]),
    summary: t('A die and this above 0: it flies off.'),
    odds: yesNo(
      chance(1, (die) => kickDistance(die, hindrance, isModified) > 0),
      t('flies'),
      t('stays'),
    ),
  }
}

/** §20.6, §22.4.1 CF spent on getting free, or on dragging down the one who is caught. */
function previewSpending(state: State, who: Gladiator, asked: QuestionOf<'spend'>, cf: number): Preview | null {
  const spent: Line = { text: t('CF spent'), rule: asked.rule, value: cf }
  if (asked.purpose === 'escape') {
    const isGripped = who.snare === null
    if (isGripped && cf === 0) return null
    return {
      title: t`Get free with ${cf} CF`,
      lines: [spent],
      summary: isGripped
        ? t('Three dice less the CF, below 7, if he puts nothing into his grip.')
        : t('Three dice less the CF, below 7.'),
      odds: yesNo(
        chance(3, (roll) => escapeTotal(roll, 0, cf) < 7),
        t('free'),
        t('still caught'),
      ),
    }
  }
  const caught = state.gladiators.find(({ snare }) => snare?.isHeld && snare.by === who.seat)?.snare
  if (asked.purpose !== 'drag' || !caught || cf === 0) return null
  const drm = lassoDragDRM(caught)
  const { dragLimit } = editionOf(state.options)
  return {
    title: t`Drag him with ${cf} CF`,
    lines: [spent, ...linesOf([t('strength'), '§20.6.2.1', who.ST], [t('noose'), '§21.7.1', drm])],
    summary: t`Three dice and all this, above ${dragLimit}.`,
    odds: yesNo(
      chance(3, (roll) => roll + who.ST + cf + drm > dragLimit),
      t('down'),
      t('on his feet'),
    ),
  }
}

/** §22.4.2 */
function previewSqueeze(state: State, who: Gladiator): Preview {
  const isBloody = state.options.grappleHarm === 'wounds'
  const harms = exactly<Colosseum, number>((referee) => Math.max(0, ((referee.roll(1) + 1) >> 1) + who.ST))
  return {
    title: t('Squeeze'),
    lines: linesOf([t('strength'), '§22.4.2', who.ST]),
    summary: isBloody ? t('Half a die and his strength, as wounds.') : t('Half a die and his strength, as stun.'),
    odds: [...harms].map(([harm, share]) => ({
      label: isBloody ? t`wounds ${harm}` : t`stun ${harm}`,
      share,
      tone: harm > 0 ? 'wound' : 'miss',
    })),
  }
}

/** §18.3 The crowd's word on one who appeals; `shift` are columns in his favour. */
function previewAppeal(state: State, who: Gladiator, shift: number): Preview {
  const { appealDice, isSpared } = editionOf(state.options)
  return {
    title: t`${who.name} appeals`,
    lines: linesOf(
      [t('prestige'), '§18.3', who.prestige],
      [t('performance'), '§18.3', performance(who.attackTally, who.defenceTally)],
      [t('wounds and time'), '§18.2', shift],
    ),
    summary: crowdWords(appealDice, (roll) => isSpared(roll, who, shift)),
    odds: yesNo(
      chance(appealDice, (roll) => isSpared(roll, who, shift)),
      t('spared'),
      t('killed'),
    ),
  }
}

/** How many dice, and what they must come to. */
function crowdWords(dice: number, isSpared: (roll: number) => boolean): string {
  const rolls = Array.from({ length: 5 * dice + 1 }, (_, more) => dice + more)
  const needed = rolls.find(isSpared)
  if (needed === undefined) return t('The crowd will not spare him, whatever it throws.')
  return dice === 1
    ? t`One die for the crowd: ${needed} or more spares him.`
    : t`Two dice for the crowd: ${needed} or more spares him.`
}

/** What a man's own plot risks, if nothing comes between: §15.3 the fall of S, §10.5 old hurts, §15.1 leaps and hazards. */
function previewPlot(state: State, who: Gladiator, text: string): Preview | null {
  const plot = readPlotOf(state, text)
  if (!plot || who.posture === 'prone') return null
  const edition = editionOf(state.options)
  if (plot.code === 'S') return previewFall(state, who, edition)
  if (plot.net) return previewNet(state, who, plot)
  if (who.mount >= 0) return null
  const hurts = plot.steps.length > 0 ? who.stumbler : 0
  const hazards = hazardsOn(state, who, plot)
  const isChecked = edition.hasHazardChecks && (hazards > 0 || plot.code === 'L')
  if (hurts === 0 && !isChecked) return null
  const base = Number(state.options.stumbleBase)
  const trips = 1 - (5 / 6) ** hurts
  const stumbles = isChecked ? chance(1, (die) => stumbleTotal(die, base, who.stun, hazards, 0) < 1) : 0
  return {
    title: t`Move: ${text}`,
    lines: linesOf(
      [t('old hurts, a die each'), '§10.5', hurts],
      [t('stun'), '§15.1.1', isChecked ? -who.stun : 0],
      [t('hazards on the way'), '§15.1.1', isChecked ? -hazards : 0],
    ),
    summary: t('If nobody comes in his way.'),
    odds: yesNo(trips + (1 - trips) * stumbles, t('stumbles'), t('keeps his feet'), false),
  }
}

function previewFall({ options }: State, who: Gladiator, edition: Edition): Preview | null {
  if (who.now.hasKeptFeet) return null
  const saddle = who.mount < 0 ? 0 : tablesOf(options).riding.fall
  return {
    title: t('Stumble'),
    lines: linesOf([t('agility'), '§15.3', who.AG], [t('in the saddle'), '§30.6.4.1', saddle]),
    summary: t('Two dice and his agility keep him up.'),
    odds: yesNo(
      chance(2, (roll) => edition.isFall(roll + saddle, who.AG, 0)),
      t('falls'),
      t('keeps his feet'),
      false,
    ),
  }
}

/** Cells with something to trip over that he enters; a leap passes over the first. */
function hazardsOn(state: State, who: Gladiator, plot: Plot): number {
  let { cell, facing } = who
  let hazards = 0
  for (const step of plot.steps) {
    facing = turned(facing, step.before)
    cell = board.neighbour(cell, turned(facing, step.relative))
    if (cell === OUTSIDE) break
    facing = turned(facing, step.after)
    if (!step.isOverflown && isHazard(state, cell)) hazards++
  }
  return hazards
}

/** §20.4.1.1, §20.7.2.1 A toss or swing at the nearest opponent in its reach; what he does this phase counts besides. */
function previewNet(state: State, who: Gladiator, { net }: Plot): Preview | null {
  const reach = net === 'TN' ? 3 : net === 'SN' ? 2 : 0
  const foes = state.gladiators.filter((one) => isActive(one) && isOpponent(one, who) && distanceTo(who, one) <= reach)
  const target = foes.sort((a, b) => distanceTo(who, a) - distanceTo(who, b))[0]
  if (!target || isHidden(state)) return null
  const drm = netDRM(state, who, target, net!)
  const edition = editionOf(state.options)
  const results = exactly<Colosseum, string>((referee) => {
    const result = edition.combatResult(edition.netColumn, referee.roll(3) + drm)
    if (result >= HIT) return 'hit'
    return result === PARRY || result === PARRY_EDGE ? 'may trip' : result === FUMBLE ? 'grabbed' : 'misses'
  })
  const share = (name: string) => results.get(name) ?? 0
  return {
    title:
      net === 'TN' ? t`Toss the net at ${spokenName(target.name)}` : t`Swing the net at ${spokenName(target.name)}`,
    lines: [{ text: t('modifiers as both stand now'), rule: net === 'TN' ? '§20.4.1.1' : '§20.7.2.1', value: drm }],
    summary: t('His movement in this phase counts besides.'),
    odds: [
      { label: net === 'TN' ? t('ensnared') : t('tripped'), share: share('hit'), tone: 'good' },
      { label: t('may trip'), share: share('may trip'), tone: 'wound' },
      { label: t('misses'), share: share('misses'), tone: 'miss' },
      { label: t('he grabs at it'), share: share('grabbed'), tone: 'bad' },
    ],
  }
}
