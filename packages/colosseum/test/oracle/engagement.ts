/** §9.1, §9.2, §26.2 Who may fight whom, who is turned, and the positional advantages. */
import type { Dir } from '@harena/engine'
import type { State } from '../../src/index.ts'
import type { Foe, Means } from '../../src/match/questions.ts'
import { answerOf, byChance, closestOf } from './answers.ts'
import { beastAdvantage } from './beasts.ts'
import { distance, headingTo, isClear, isInFan, positionValue } from './hexes.ts'
import { isPaired } from './pairs.ts'
import type { Play } from './play.ts'
import type { Engagement } from './rows.ts'
import {
  bodyOf,
  hasJavelins,
  isArm,
  isAwake,
  isFoe,
  isGrappling,
  isIn,
  isProne,
  javelinHand,
  type Man,
  shieldOf,
} from './sheet.ts'
import { weaponTable } from './tables.ts'

export const isInFront = (man: Man, facing: number, other: Man): boolean =>
  bodyOf(other).some((cell) => isInFan(man.cell, facing, cell))

/** Least range and reach of what he could strike with, Sand left out. */
export function rangesOf(state: State, man: Man): { means: Means; least: number; reach: number }[] {
  if (man.beast) return [{ means: 'body', least: 1, reach: 1 }]
  const { options } = state
  const isLight = hasJavelins(state, man)
  const ranges: { means: Means; least: number; reach: number }[] = []
  for (const hand of [0, 1] as const) {
    const item = man.hands[hand]
    if (!isArm(item) || item.kind === 'bow' || isSecond(man, hand)) continue
    const { least, reach } = weaponTable[item.kind]!
    ranges.push({
      means: hand === 0 ? 'right' : 'left',
      least,
      reach: item.condition === 'short' || (isLight && item.kind === 'javelin') ? 1 : reach,
    })
  }
  if (isLight && javelinHand(man) >= 0) ranges.push(throwingRange)
  if (options.unarmed === 'on' && man.hands.includes(null)) ranges.push({ means: 'bare', least: 1, reach: 1 })
  if (options.specials === 'on' && shieldOf(man) && man.mount < 0) ranges.push({ means: 'shield', least: 1, reach: 1 })
  return ranges
}

/** §24.2.1, §24.4 The second of two weapons that do not go together: which one it is, he may choose row by row. */
function isSecond(_man: Man, _hand: number): boolean {
  return false
}

/** V8 A javelin that is thrown. */
const throwingRange = { means: 'thrown' as Means, least: 1, reach: 4 }

export const sandRange = { means: 'sand' as Means, least: 1, reach: 2 }

/** 1.7 Of a body of several hexes any one is enough for the line. */
export const isSeen = (state: State, man: Man, other: Man): boolean =>
  bodyOf(other).some((cell) => isClear(state, man.cell, cell))

/** ENG-2 Whether he could strike a man with this, facing so. */
export function canReach(
  state: State,
  man: Man,
  facing: number,
  other: Man,
  range: { least: number; reach: number },
): boolean {
  const isWithin = (cell: number) => {
    const far = distance(man.cell, cell)
    return far >= range.least && far <= range.reach && isInFan(man.cell, facing, cell)
  }
  return bodyOf(other).some(isWithin) && isSeen(state, man, other)
}

/** Whether he can strike at all: awake, up, free. */
export function isAbleToStrike(state: State, man: Man): boolean {
  return isAwake(man) && !isProne(man) && !man.snare && man.grappledBy < 0 && !isGrappling(state, man)
}

function status(state: State, man: Man): number {
  const prone = isProne(man) ? 4 : man.now.stumbling ? 2 : 0
  const snared = man.snare ? 4 : 0
  return state.options.statusStack === 'max' ? Math.max(prone, snared) : prone + snared
}

/** D-06 Around a beast, else D-08 Against a man on the ground from the nearer of his hexes; equal: the better for the attacker. */
function diagram(state: State, man: Man, facing: number, attacker: Man): number {
  if (man.beast || man.mount >= 0) return beastAdvantage(state, man, attacker.cell)
  const cells = bodyOf(man)
  const near = Math.min(...cells.map((cell) => distance(cell, attacker.cell)))
  return Math.max(
    ...cells
      .filter((cell) => distance(cell, attacker.cell) === near)
      .map((cell) => positionValue(cell, facing, attacker.cell)),
  )
}

/** §26.4, §26.5 Outside his front, seen from the hex that counts for the diagram. */
export function isBehind(man: Man, attacker: Man): boolean {
  const cells = bodyOf(man)
  const near = Math.min(...cells.map((cell) => distance(cell, attacker.cell)))
  return cells.some((cell) => distance(cell, attacker.cell) === near && !isInFan(cell, man.facing, attacker.cell))
}

/** §19.3.3.1 Not one of the Tables V2.0. */
const secutorBonus = ({ style, type }: Man): number => (style === 'secutor' && !type ? 1 : 0)

/** ENG-4 The diagram, for one who has the other in front, and what comes of the other's plight. */
export function advantageOver(state: State, man: Man, other: Man): number {
  const place = isInFront(man, man.facing, other) ? diagram(state, other, other.facing, man) : 0
  return place + status(state, other) + secutorBonus(other)
}

export function engage(play: Play): Engagement | null {
  const { state, feed } = play
  const men = state.gladiators
  const present = men.filter((man) => isIn(man) && !man.now.isAside)
  const before = men.map(({ facing }) => facing)
  const engaged = new Set<string>()
  const key = (a: Man, b: Man) => [a.seat, b.seat].sort().join(' ')
  const withArms = (man: Man, facing: number, other: Man) =>
    isAbleToStrike(state, man) && rangesOf(state, man).some((range) => canReach(state, man, facing, other, range))
  const withSand = (man: Man, facing: number, other: Man) =>
    state.options.specials === 'on' &&
    !man.beast &&
    man.mount < 0 &&
    isAbleToStrike(state, man) &&
    canReach(state, man, facing, other, sandRange)
  const could = (man: Man, facing: number, other: Man) =>
    engaged.has(key(man, other)) && (withArms(man, facing, other) || withSand(man, facing, other))
  const pairs = present.flatMap((man) =>
    present.filter((other) => isFoe(man, other) && isPaired(state, man, other)).map((other) => [man, other] as const),
  )
  for (const [man, other] of pairs) if (withArms(man, before[man.seat]!, other)) engaged.add(key(man, other))

  // DP-24 He who could do nothing but throw sand says whether he will.
  const throwers = present.filter(
    (man) => !pairs.some(([one, other]) => one === man && withArms(man, before[man.seat]!, other)),
  )
  const sand = new Set<string>()
  for (const man of throwers) {
    const only = pairs
      .filter(([one, other]) => one === man && withSand(man, before[man.seat]!, other))
      .map(([, other]) => other)
    if (only.length === 0) continue
    const question = feed.question('useSand', man.seat)
    if (question && JSON.stringify(question.targets) !== JSON.stringify(only.map(({ seat }) => seat))) {
      throw new Error(`useSand targets ${question.targets}, by the book ${only.map(({ seat }) => seat)}`)
    }
    if (!answerOf(play, 'useSand', man, () => false)) continue
    for (const other of only) {
      engaged.add(key(man, other))
      sand.add(`${man.seat} ${other.seat}`)
    }
  }
  const attacks = (man: Man, other: Man) =>
    withArms(man, before[man.seat]!, other) || sand.has(`${man.seat} ${other.seat}`)
  const fights = pairs.filter(([man, other]) => attacks(man, other))
  if (fights.length === 0) return null

  const attackersOf = (man: Man) => fights.filter(([, other]) => other === man).map(([attacker]) => attacker)
  const outnumbered = men.map((man) => state.options.teams === 'on' && attackersOf(man).length >= 2)
  const isTurnable = (man: Man) => isAwake(man) && !man.beast && man.mount < 0 && !isProne(man) && man.grappledBy < 0
  for (const man of present) if (outnumbered[man.seat] && isTurnable(man)) pivot(play, man, attackersOf(man))
  const facingFor = men.map(({ facing }) => facing)
  const value = (man: Man, other: Man) => {
    const sees = isInFront(man, before[man.seat]!, other)
    const seen = outnumbered[other.seat] ? facingFor[other.seat]! : before[other.seat]!
    const own = outnumbered[man.seat] ? isInFront(man, facingFor[man.seat]!, other) : sees
    return (own ? diagram(state, other, seen, man) : 0) + status(state, other) + secutorBonus(other)
  }

  // §9.1.1, §9.1.2 The attackers and the attacked are turned, unless they have pivoted.
  for (const man of present) {
    if (outnumbered[man.seat] || !isTurnable(man)) continue
    const targets = fights.filter(([one]) => one === man).map(([, other]) => other)
    const [attacker] = attackersOf(man)
    if (targets.length > 0)
      turnTo(
        man,
        targets.length > 1
          ? men[answerOf(play, 'faceTarget', man, () => closestOf(play, man, targets).seat)]!
          : targets[0]!,
      )
    else if (attacker && !isInFront(man, man.facing, attacker)) turnTo(man, attacker)
  }
  const foes = men.map((man) => {
    const with_ = present.filter((other) =>
      fights.some(([a, b]) => (a === man && b === other) || (a === other && b === man)),
    )
    return with_.map((other): Foe => {
      const canAttack = could(man, man.facing, other)
      const isOutside = outnumbered[other.seat]! && isBehind(other, man)
      const advantage = canAttack ? value(man, other) : 0
      const foe: Foe = { seat: other.seat, advantage, canAttack, canTop: canAttack && isOutside && advantage > 0 }
      return other.mount >= 0 ? { ...foe, mount: other.mount } : foe
    })
  })
  const sawFirst = (man: Man) => (outnumbered[man.seat] ? facingFor[man.seat]! : before[man.seat]!)
  const faced = men.map((man) => foes[man.seat]!.some(({ seat }) => isInFront(man, sawFirst(man), men[seat]!)))
  return { foes, outnumbered, faced }
}

function turnTo(man: Man, other: Man): void {
  const cells = bodyOf(other)
  const near = cells.filter((cell) => distance(cell, man.cell) === Math.min(...cells.map((c) => distance(c, man.cell))))
  man.facing = headingTo(man.cell, near[0]!)
}

/** §26.2 All in front if that can be, else where they gain least. */
function pivot(play: Play, man: Man, attackers: readonly Man[]): void {
  const all = [0, 1, 2, 3, 4, 5] as Dir[]
  const holding = all.filter((facing) => attackers.every((other) => isInFront(man, facing, other)))
  const sums = all.map((facing) =>
    attackers.reduce((sum, other) => sum + positionValue(man.cell, facing, other.cell), 0),
  )
  const best = holding.length > 0 ? holding : all.filter((facing) => sums[facing] === Math.min(...sums))
  const question = play.feed.question('pivot', man.seat)
  if (question && JSON.stringify([...question.facings].sort()) !== JSON.stringify(best)) {
    throw new Error(`pivot of ${man.seat}: facings ${question.facings}, by the book ${best}`)
  }
  man.facing = best.length > 1 ? answerOf(play, 'pivot', man, () => byChance(play, man, 'which way', best)) : best[0]!
}
