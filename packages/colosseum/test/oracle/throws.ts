/** §13.3 Throwing; §21.3.2.1 arrows. */
import type { State } from '../../src/index.ts'
import type { Action } from '../../src/match/questions.ts'
import { answerOf, weakestOf } from './answers.ts'
import { shakeOffRock, shakeRider, shieldDRM } from './attack.ts'
import { rollAttack } from './attack-dice.ts'
import { openAreas } from './beasts.ts'
import { flight, landingPlace } from './drops.ts'
import { isClassic } from './edition.ts'
import { headingTo } from './hexes.ts'
import { manOf, type Play } from './play.ts'
import { rangeTo } from './rows.ts'
import { cfNow, hasArm, type Item, isLiving, type Man, shieldOf } from './sheet.ts'
import { readTable, weaponTable } from './tables.ts'
import { woundRoll } from './wounds.ts'

export interface Chosen {
  readonly man: Man
  readonly action: Action
}

const targetOf = (play: Play, { action }: Chosen): Man => manOf(play, action.do === 'throw' ? action.target : -1)

/** Thr and CRT of a thing; shields have 1 and 0 (§13.3.2.1). */
function valuesOf({ options }: State, { kind, condition }: Item): { thr: number; crt: number } {
  const isSpear = kind === 'spear' && options.lightSpear === 'yes'
  // C-9 In 1981 a broken trident flies like a sword.
  const isBroken = condition === 'short' && (options.edition === 'classic1981' || options.aimedThrow === 'on')
  const row = weaponTable[isBroken ? 'sword' : isSpear ? 'trident' : kind]
  return row ? { thr: row.thrown!, crt: row.crt } : { thr: 1, crt: 0 }
}

/** All throws are in the air before the first one strikes. */
export function throwAll(play: Play, chosen: readonly Chosen[]): void {
  const thrown = chosen.flatMap((one) => {
    const { man, action } = one
    if (action.do !== 'throw') return []
    const item = man.hands[action.hand]!
    if (item.kind === 'bow') man.arrows--
    else man.hands[action.hand] = null
    const target = targetOf(play, one)
    return [{ one, item, range: rangeTo(man, target), ST: man.ST, from: man.cell, to: target.cell }]
  })
  for (const { one, item, range, ST, from, to } of thrown) {
    const target = targetOf(play, one)
    const die = play.feed.sum('throw', one.man.seat, 1)
    const hits = isHit(play, one.man, item, die, range, ST) && strikeWith(play, one.man, target, item)
    if (item.kind === 'bow') continue
    const isPast = !hits && play.state.options.aimedThrow === 'on'
    const cell = isPast ? fliesOn(play, from, to, die) : landingPlace(play, target.seat, target.cell, target.facing)
    play.state.ground.push({ item, cell })
  }
}

/** §13.3.2; in 1981 the die shows the range; B-26 by item, range and training. */
function isHit({ state }: Play, man: Man, item: Item, die: number, range: number, ST: number): boolean {
  const { thr } = valuesOf(state, item)
  if (state.options.aimedThrow === 'off') return isClassic(state) ? die === range : die - 1 + ST + thr > range
  const line = thr >= 2 ? [-3, -2, -1] : [-2, -1]
  return range <= 6 && die + (line[range - 1] ?? 0) + (man.TR <= 8 ? 1 : man.TR >= 12 ? -1 : 0) <= 1
}

/** B-26 What misses lies as far off as the die showed, the way it was thrown. */
function fliesOn({ state }: Play, from: number, to: number, die: number): number {
  return flight(state, from, headingTo(from, to), die)
}

/** THR-2 All throws strike together, so also a man whom the first one kills. Area by a die, 6: his choice; only H does harm. */
function strikeWith(play: Play, man: Man, target: Man, item: Item): boolean {
  const { feed } = play
  const die = feed.sum('area struck', man.seat, 1)
  // B-26 A 6 is a miss after all.
  if (die === 6 && play.state.options.aimedThrow === 'on') return false
  const area =
    die === 6
      ? answerOf(play, 'throwArea', man, () => weakestOf(play, man, target, openAreas(play.state, man, target)) as 1)
      : die
  const dice = rollAttack(play, man.seat)
  const drm = Math.max(0, -cfNow(target)) + shieldDRM(play.state, target)
  const result = readTable(play.state.options, dice.red, valuesOf(play.state, item).crt, drm)
  const counts = play.state.options.throwResolve === 'wound' ? 'H' : convertedBy(result, target)
  if (!counts.startsWith('H') || !isLiving(target)) return true
  const bonus = Number(counts.slice(2) || 0)
  const isUp = target.isOnRock
  const raw = woundRoll(play, target, area, dice, bonus + (item.kind === 'axe' ? 2 : 0), man.seat, false)
  if (isUp && isLiving(target)) shakeOffRock(play, target, raw, bonus)
  shakeRider(play, target, bonus)
  return true
}

/** §9.6 */
function convertedBy(result: string, target: Man): string {
  if (target.beast && /^[SP]/.test(result)) return 'H'
  const hasShield = shieldOf(target) !== undefined
  let now = result
  if ((now === 'S' || now === 'S*') && !hasShield) now = 'P'
  if (now === 'P*' && !(hasArm(target) && hasShield)) now = 'H'
  return now === 'P' && !hasArm(target) ? 'H' : now
}
