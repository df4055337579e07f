/** One attack of GLADIATOR worked out a second time, by plain counting: what the odds are compared with. */
import type { Odds } from '@harena/engine'

export interface Attack {
  readonly attackCF: number
  readonly defenceCF: number
  readonly area: 'head' | 'chest' | 'groin' | 'arms' | 'legs' | 'fore' | 'hind'
  readonly armour: string
  readonly defender?: 'beast'
  readonly hide?: number
  readonly attackerST?: number
  readonly hasShield?: boolean
  readonly hasWeapon?: boolean
  readonly shieldType?: 'small' | 'large'
  readonly shieldPoints?: number
  readonly armCFLoss?: number
  readonly woundBonus?: number
  readonly dropDRM?: number
  readonly shieldDamageBonus?: number
  readonly crtDRM?: number
  readonly flail?: boolean
  readonly hasHelmet?: boolean
  readonly woundsLeft?: number
  readonly edition?: 'classic1981'
}

/** Sums of dice with their chances. */
type Sums = readonly (readonly [number, number])[]

function sumsOf(dice: number): Sums {
  let ways = new Map([[0, 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of ways)
      for (const face of [1, 2, 3, 4, 5, 6]) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / 6)
    ways = next
  }
  return [...ways]
}

const [ONE, TWO, THREE] = [sumsOf(1), sumsOf(2), sumsOf(3)]
const NO_DICE: Sums = [[0, 1]]

/** The table is a function of row and column together. */
function resultAt(place: number, isClassic: boolean): string {
  if (place <= (isClassic ? 3 : 6)) return isClassic ? 'M' : 'F'
  if (place <= 7) return 'miss'
  if (place <= 10) return 'S'
  const known: Record<number, string> = { 11: 'S*', 12: 'P', 13: 'P', 14: 'P*', 15: 'H0', 16: 'H0' }
  return known[place] ?? `H${isClassic ? place - 16 : Math.min(9, place - 16)}`
}

export function tableResult(cf: number, roll: number, isClassic: boolean): string {
  const [low, high] = isClassic ? [0, 5] : [1, 8]
  const column = Math.min(high, Math.max(low, cf))
  const row = Math.max(3, roll + cf - column)
  return resultAt((isClassic ? row : Math.min(18, row)) + column, isClassic)
}

const LADDER = ['S', 'S*', 'P', 'P*', 'H0', 'H1']

function counted(raw: string, { defender, flail, hasShield = !defender, hasWeapon = !defender }: Attack): string {
  const step = LADDER.indexOf(raw)
  let result = flail && step >= 0 && step < 4 ? LADDER[step + 2]! : raw
  if (result.startsWith('S') && !hasShield) result = 'P'
  if (result === 'P' && !hasWeapon) result = 'H0'
  return result === 'P*' && !(hasWeapon && hasShield) ? 'H0' : result
}

const CRITICALS_OF_BEASTS: Readonly<Record<string, string>> = {
  head: '-- 1 V S 2xS 2x 3xM K',
  chest: '-- 1 1 1 1 ST 2xM K',
  groin: '-- 1 ST 2x 2x 2xM 3xM K',
  fore: '-- 1 1 ST ST ST LMP 2xM',
  hind: '-- 1 1 ST ST LMP LMP 2xM',
}

const CRITICALS: Readonly<Record<string, string>> = {
  head: '-- V S HL 2x 2xM 3xM K',
  chest: '-- 1 1 ST 2x 2x 3xM K',
  groin: '-- 1 1 AG AG 2x 2xM 3xM',
  arms: '-- -- 1 ST WD SD 2x SA',
  legs: '-- -- 1 AG LMP STU 2x SA',
}

const CRITICALS_1981: Readonly<Record<string, string>> = {
  head: '-- 1 V S HL 2x 2xM 3xM K',
  chest: '-- -- 1 1 ST 2x 2xM 3xM K',
  groin: '-- -- 1 1 AG 2x 2xM 3xM K',
  arms: '-- -- -- 1 ST WD SD SAM 2xM',
  legs: '-- -- -- 1 AG LMP STU SAM 2xM',
}

const WOUNDS = [1, 1, 2, 2, 3, 3, 4, 5, 6, 7]

const TRACKS = {
  small: '12 11 10 9 8 7 6 5 4 3 2 1 P H'.split(' '),
  large: '12 11 10 9 9 8 8 7 7 6 6 5 5 4 P'.split(' '),
}

interface Dice {
  readonly white: number
  readonly black: number
}

interface Count {
  readonly odds: Record<string, Record<string, number>>
  readonly sums: { kill: number; weaponDrop: number; shieldDrop: number; expectedWounds: number }
}

function add({ odds }: Count, part: string, outcome: string, chance: number): void {
  const shares = odds[part]!
  shares[outcome] = (shares[outcome] ?? 0) + chance
}

/** What one path of dice has come to so far. */
interface Path {
  readonly chance: number
  readonly boxes: number
  readonly weaponDrop: boolean
  readonly shieldDrop: boolean
}

export function attackByHand(attack: Attack): Odds {
  const count: Count = {
    odds: { crt: {}, hitBonus: {}, wounds: {}, critical: {}, shieldBoxes: {} },
    sums: { kill: 0, weaponDrop: 0, shieldDrop: 0, expectedWounds: 0 },
  }
  const isClassic = attack.edition === 'classic1981'
  const cf = attack.attackCF - attack.defenceCF
  for (const [red, redChance] of THREE) {
    const result = counted(tableResult(cf, red + (attack.crtDRM ?? 0), isClassic), attack)
    // The six dice of one throw are read several times; in 1981 every step has its own.
    for (const [white, whiteChance] of isClassic ? NO_DICE : TWO)
      for (const [black, blackChance] of isClassic ? NO_DICE : ONE) {
        const chance = redChance * whiteChance * blackChance
        add(count, 'crt', result.replace(/\d+$/, ''), chance)
        if (/^H\d/.test(result)) add(count, 'hitBonus', result.slice(1), chance)
        follow(attack, result, isClassic ? null : { white, black }, chance, count)
      }
  }
  return { ...count.odds, ...count.sums }
}

function follow(attack: Attack, result: string, dice: Dice | null, chance: number, count: Count): void {
  const path: Path = { chance, boxes: 0, weaponDrop: false, shieldDrop: false }
  if (result.startsWith('S')) strikeShield(attack, result === 'S*', dice, path, count)
  else if (result.startsWith('P'))
    for (const next of dropped(attack, 'weaponDrop', dice, path)) finish(next, 0, null, count)
  else if (/^H\d/.test(result)) wound(attack, Number(result.slice(1)), dice, path, count)
  else finish(path, 0, null, count)
}

function dropped(attack: Attack, what: 'weaponDrop' | 'shieldDrop', dice: Dice | null, path: Path): Path[] {
  const { attackerST = 0, dropDRM = 0, armCFLoss = 0, attackCF, defenceCF } = attack
  const against = attackerST + dropDRM + attackCF - defenceCF + armCFLoss
  const rolls: Sums = dice ? [[dice.white + dice.black, 1]] : THREE
  return rolls.map(([roll, share]) => ({
    ...path,
    chance: path.chance * share,
    [what]: path[what] || roll - against < 1,
  }))
}

function strikeShield(attack: Attack, isEdge: boolean, dice: Dice | null, path: Path, count: Count): void {
  const { shieldType = 'large', shieldPoints = 12, attackerST = 0, shieldDamageBonus = 0, hasWeapon = true } = attack
  const track = TRACKS[shieldType]
  const before = track.indexOf(String(shieldPoints))
  const numbers = track.filter((box) => /\d/.test(box)).length
  const base = attackerST + attack.attackCF - attack.defenceCF + (isEdge ? 1 : 0) + shieldDamageBonus
  for (const [roll, share] of dice ? ([[dice.white, 1]] as Sums) : TWO) {
    const boxes = Math.min(track.length - before, Math.max(0, roll + base - shieldPoints))
    const letters = track.slice(before, before + boxes).filter((box) => !/\d/.test(box))
    let paths: Path[] = [{ ...path, chance: path.chance * share, boxes }]
    const isBattered = before + boxes >= numbers
    if (isEdge && !isBattered) paths = paths.flatMap((one) => dropped(attack, 'shieldDrop', dice, one))
    if (letters.includes('P') && hasWeapon) paths = paths.flatMap((one) => dropped(attack, 'weaponDrop', dice, one))
    const isHit = letters.includes('H') || (letters.includes('P') && !hasWeapon)
    for (const one of paths) {
      if (isHit) wound(attack, 0, dice, one, count)
      else finish(one, 0, null, count)
    }
  }
}

function wound(attack: Attack, bonus: number, dice: Dice | null, path: Path, count: Count): void {
  const [letter = '-', covers] = [attack.armour[0], attack.armour[1]]
  const worth = { A: 8, B: 6, C: 3 }[letter] ?? 0
  const coverage: Sums = dice ? [[dice.black, 1]] : covers ? TWO : NO_DICE
  for (const [cover, coverShare] of coverage)
    for (const [roll, rollShare] of dice ? ([[dice.white + dice.black, 1]] as Sums) : THREE) {
      const armour = attack.defender ? -(attack.hide ?? 0) : !covers || cover <= Number(covers) ? worth : 0
      const total = roll + bonus + (attack.woundBonus ?? 0) - armour
      const next = { ...path, chance: path.chance * coverShare * rollShare }
      if (total <= 8) finish(next, 0, null, count)
      else if (total >= 19) finish(next, Number.POSITIVE_INFINITY, null, count, attack)
      else critical(attack, WOUNDS[total - 9]!, dice, next, count)
    }
}

function critical(attack: Attack, wounds: number, dice: Dice | null, path: Path, count: Count): void {
  const { area, hasHelmet = attack.armour !== '-' } = attack
  const row = (attack.defender ? CRITICALS_OF_BEASTS : dice ? CRITICALS : CRITICALS_1981)[area]!.split(' ')
  for (const [roll, share] of dice ? ([[dice.white, 1]] as Sums) : TWO) {
    const at = dice ? roll + wounds - 8 : roll + wounds - 1 - 6
    const code = row[Math.min(row.length - 1, Math.max(0, at))]!
    const effect = code === 'HL' && !hasHelmet ? '3xM' : code
    const times = /^(\d)x/.exec(effect)
    const all = effect === '1' ? wounds + 1 : times ? wounds * Number(times[1]) : wounds
    const next = {
      ...path,
      chance: path.chance * share,
      weaponDrop: path.weaponDrop || (code === 'WD' && (attack.hasWeapon ?? true)),
      shieldDrop: path.shieldDrop || (code === 'SD' && (attack.hasShield ?? true)),
    }
    finish(next, effect === 'K' ? Number.POSITIVE_INFINITY : all, code, count, attack)
  }
}

function finish(path: Path, wounds: number, code: string | null, count: Count, attack?: Attack): void {
  const { chance, boxes, weaponDrop, shieldDrop } = path
  const { sums } = count
  const isKill = wounds === Number.POSITIVE_INFINITY
  add(count, 'wounds', isKill ? 'kill' : String(wounds), chance)
  add(count, 'critical', code ?? 'none', chance)
  add(count, 'shieldBoxes', String(boxes), chance)
  if (isKill || wounds >= (attack?.woundsLeft ?? Number.POSITIVE_INFINITY)) sums.kill += chance
  if (!isKill) sums.expectedWounds += wounds * chance
  if (weaponDrop) sums.weaponDrop += chance
  if (shieldDrop) sums.shieldDrop += chance
}
