/** Chapter 10: the wound roll, wounds, and what a critical hit does. */
import type { AttackDice } from './attack-dice.ts'
import { loseCF } from './attack-order.ts'
import { die, dropShield, dropWeapon } from './drops.ts'
import type { Play } from './play.ts'
import { isLiving, type Man } from './sheet.ts'
import { checkStumble, releaseVictim, sufferStun, throwRider } from './stun.ts'
import { armourWorth, beastCriticalOf, criticalOf, lossOf, woundsOf } from './tables.ts'

/** §10.1 to §10.4 The wound roll and its critical hit; gives the total before armour. */
export function woundRoll(
  play: Play,
  man: Man,
  area: number,
  dice: AttackDice,
  bonus: number,
  by: number,
  isHalf: boolean,
): number {
  const armour = man.armour[area - 1]
  const raw = dice.wound() + bonus
  const covers = armour && dice.covers(armour)
  // §28.3.3.1
  const worn = man.hide ?? (covers ? armourWorth[armour.letter] : 0)
  sufferRoll(play, man, area, woundsOf(raw - worn), dice, by, isHalf)
  return raw
}

function sufferRoll(
  play: Play,
  man: Man,
  area: number,
  rolled: number | 'K',
  dice: AttackDice,
  by: number,
  isHalf: boolean,
): void {
  if (rolled === 'K') {
    kill(play, man, by, true)
    return
  }
  const wounds = isHalf ? Math.floor(rolled / 2) : rolled
  if (wounds === 0) return
  const critical = man.beast ? beastCriticalOf(play.state.options, area, dice.critical(), wounds) : null
  const code = critical ?? criticalOf(play.state.options, area, dice.critical(), wounds)
  const isBare = code === 'HL' && !man.hasHelmet
  const times = code.startsWith('3x') || isBare ? 3 : code.startsWith('2x') ? 2 : 1
  if (code === 'K') {
    kill(play, man, by, true)
    return
  }
  if (code.endsWith('M') || isBare) man.isMortal = true
  wound(play, man, area, wounds * times + (code.startsWith('1') ? 1 : 0), by)
  if (!isBare) criticalEffect(play, man, area, code, by, wounds)
  if (code !== '--' && play.state.options.criticalStumble === 'any') checkStumble(play, man)
}

/** A horse that dies throws its rider (our ruling). */
export function kill(play: Play, man: Man, by: number, isCleaved: boolean): void {
  throwRider(play, man)
  die(play, man, by, isCleaved)
}

/** §10.3 Boxes are checked, and CF lost with the penalty boxes. */
export function wound(play: Play, man: Man, area: number, count: number, by: number): void {
  if (!isLiving(man) || count === 0) return
  const at = area - 1
  man.wounds[at] = Math.min(man.W, man.wounds[at]! + count)
  const loss = lossOf(man.beast ? 0 : area, man.W, man.wounds[at]!) - man.cfLoss[at]!
  man.cfLoss[at]! += loss
  releaseVictim(play, man)
  loseCF(play, man, loss)
  if (man.wounds[at]! >= man.W) kill(play, man, by, false)
}

/** §10.5 What a critical hit does besides wounds of its attack. */
export function criticalEffect(play: Play, man: Man, area: number, code: string, by: number, wounds: number): void {
  if (!isLiving(man)) return
  if (code.includes('&')) {
    for (const one of code.split('&')) criticalEffect(play, man, area, one, by, wounds)
    return
  }
  if (code === '1' && wounds === 0) wound(play, man, area, 1, by)
  if (code === 'V') {
    man.visionLoss++
    loseCF(play, man, 1)
  }
  const stuns = code === '2S' ? 2 : code === 'S' || code === '2xS' ? 1 : 0
  for (let i = 0; i < stuns; i++) sufferStun(play, man, Math.max(1, play.feed.sum('stun', by, 2) - man.CN))
  if (code === 'ST') man.ST--
  if (code === 'AG') man.AG--
  if (code === 'WD') dropWeapon(play, man)
  if (code === 'SD') dropShield(play, man)
  // It counts at once (our ruling).
  if (code === 'LMP') {
    man.limp++
    // §30.4 Who rides goes at the rate of his horse.
    const slowed = play.state.gladiators[man.rider] ?? man
    if (slowed === man ? man.mount < 0 : true) slowed.turnRate = Math.max(0, slowed.turnRate - 1)
  }
  if (code === 'STU') man.stumbler++
  if (code.startsWith('SA')) {
    man.arteries[area - 1]!++
    man.now.freshArteries += 8 ** (area - 1)
  }
  if (code === 'HL') {
    man.hasHelmet = false
    man.armour[0] = null
  }
}
