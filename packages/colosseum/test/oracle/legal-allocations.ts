/** §9.3, chapter 23: which attacks and special defences may be allocated, tried one by one against what is accepted. */
import { colosseum, type State } from '../../src/index.ts'
import type { Allocation, Means, Question, Row, SpecialAttack, SpecialDefence } from '../../src/match/questions.ts'
import { openAreas } from './beasts.ts'
import { guardCost, mayPlay } from './cards.ts'
import { isClassic } from './edition.ts'
import { canReach, rangesOf, sandRange } from './engagement.ts'
import { costOf, halvings } from './halvings.ts'
import { hasArm, isProne, type Man, shieldOf } from './sheet.ts'

type Asked = Extract<Question, { kind: 'allocate' }>

const noDefence = [0, 0, 0, 0, 0]
const plan = (
  attacks: readonly Row[],
  defence: readonly number[] = noDefence,
  guard: SpecialDefence = '',
): Allocation => ({
  attacks,
  defence,
  guard,
  top: -1,
})

const allMeans: readonly Means[] = ['right', 'left', 'bare', 'shield', 'sand', 'thrown']
const allSpecials: readonly SpecialAttack[] = ['', 'A', 'F', 'S', 'H', 'T']
const allGuards: readonly SpecialDefence[] = ['D', 'B', 'K', 'P', 'J']
const specialArea: Readonly<Record<string, number>> = { A: 4, S: 5, H: 2, T: 1 }

/** SPA What a row needs, its CF left aside. */
export function mayStrike(state: State, man: Man, target: Man, { area, means, special }: Row): boolean {
  if (special !== '' && (state.options.specials === 'off' || man.mount >= 0)) return false
  if (!openAreas(state, man, target).includes(area)) return false
  if ((means === 'shield') !== (special === 'H') || (means === 'sand') !== (special === 'T')) return false
  if (means === 'thrown' && special !== '') return false
  if (special in specialArea && specialArea[special] !== area) return false
  if (special === 'A' && !hasArm(target)) return false
  if (special === 'F' && man.posture !== 'standing') return false
  const ranges = means === 'sand' ? [sandRange] : rangesOf(state, man).filter((range) => range.means === means)
  return ranges.some((range) => canReach(state, man, man.facing, target, range))
}

/** SPD */
export function mayGuard(state: State, man: Man, guard: SpecialDefence): boolean {
  const limit = Number(state.options.limbLimit)
  if (man.mount >= 0) return false
  const isUp = man.posture === 'standing'
  const isCard = state.options.defenceCards === 'greenwood'
  if (isCard) return mayPlay(man, guard)
  if (state.options.specials === 'off') return false
  if (guard === 'D') return man.stun === 0
  if (guard === 'B') return shieldOf(man) !== undefined
  if (guard === 'K') return isUp && !man.now.stumbling
  if (guard === 'P') return hasArm(man) && man.cfLoss[3]! <= limit && !isProne(man)
  return isUp && man.cfLoss[4]! <= limit && man.enduranceLoss <= limit
}

/** §9.3.2 At most 8 CF in an attack; in 1981 half of what he has, but one at least. */
export function largest(state: State, available: number): number {
  // B-127 All of six or fewer, else half, and never more than eight.
  if (state.options.attackCap === 'on') return available <= 6 ? available : Math.min(8, Math.floor(available / 2))
  return isClassic(state) ? Math.max(1, Math.floor(available / 2)) : 8
}

/** What is accepted and what the book allows, for every attack alone, every special defence, and the bounds of the pool. */
export function compareAllocations(state: State, question: Asked): string[] {
  const man = state.gladiators[question.seat]!
  const found: string[] = []
  if (man.beast) return compareBeast(state, question, man)
  const expect = (what: string, own: boolean, allocation: Allocation) => {
    const isAccepted = colosseum.check(state, question, allocation) === null
    if (isAccepted !== own) found.push(`allocate of ${question.seat}: ${what} is ${own ? 'not ' : ''}accepted`)
  }
  const { base, canDefend, foes } = question
  const most = largest(state, Math.max(0, base + foes.reduce((sum, foe) => sum + foe.advantage, 0)))
  const all = foes.reduce((sum, foe) => sum + foe.advantage, 0)
  for (const { seat, advantage, canAttack } of foes) {
    const target = state.gladiators[seat]!
    for (const means of allMeans) {
      for (const special of allSpecials) {
        for (const area of [1, 2, 3, 4, 5] as const) {
          const row: Row = { target: seat, area, means, special, cf: 1 }
          const isOpen = canAttack && mayStrike(state, man, target, row)
          const least = isOpen ? 2 ** halvings(state, man, target, row) : 1
          const cost = isOpen ? costOf(state, man, target, { ...row, cf: least }) : 0
          const can = isOpen && least <= most && cost <= Math.max(0, base) + advantage && cost <= base + all
          const name = `${means}${special} at ${area} of ${seat} with`
          expect(`${name} ${least}`, can, plan([{ ...row, cf: least }]))
          if (can && least > 1) expect(`${name} ${least - 1}`, false, plan([{ ...row, cf: least - 1 }]))
          if (can) expect(`${name} ${most + 1}`, false, plan([{ ...row, cf: most + 1 }]))
          if (can)
            expect(
              `${name} ${least} twice`,
              false,
              plan([
                { ...row, cf: least },
                { ...row, cf: least },
              ]),
            )
        }
      }
    }
  }
  const pool = foes.length === 1 ? base + foes[0]!.advantage : base
  for (const guard of allGuards) {
    expect(
      `guard ${guard}`,
      canDefend && pool >= guardCost(state) && mayGuard(state, man, guard),
      plan([], noDefence, guard),
    )
  }
  if (pool >= 1) expect(`defence of all ${pool}`, canDefend, plan([], [pool, 0, 0, 0, 0]))
  if (pool >= 0) expect(`defence of ${pool + 1}`, false, plan([], [0, 0, pool + 1, 0, 0]))
  return found
}

/** E-19 One who plays a beast puts all its CF into attacks, one on each area, at most half in one. */
function compareBeast(state: State, question: Asked, man: Man): string[] {
  const { base, foes } = question
  const [foe] = foes.filter(({ canAttack }) => canAttack)
  if (foes.length !== 1 || !foe) return []
  const total = base + foe.advantage
  const target = state.gladiators[foe.seat]!
  const open = openAreas(state, man, target)
  const found: string[] = []
  const tryOut = (isLegal: boolean, attacks: readonly Row[], defence = noDefence) => {
    const isAccepted = colosseum.check(state, question, plan(attacks, defence)) === null
    const text = attacks.map(({ area, cf }) => `${cf} at ${area}`).join(', ')
    if (isAccepted !== isLegal)
      found.push(`allocate of ${man.seat}: ${text || 'nothing'} is ${isLegal ? 'not ' : ''}accepted`)
  }
  for (const first of [1, 2, 3, 4, 5]) {
    const rows: Row[] = []
    let left = total
    for (let at = first; at < first + 5 && left > 0; at++) {
      const area = (((at - 1) % 5) + 1) as Row['area']
      rows.push({ target: foe.seat, area, means: 'body', special: '', cf: Math.min(left, largest(state, total)) })
      left -= rows.at(-1)!.cf
    }
    if (
      rows.length === 0 ||
      rows.some((row) => halvings(state, man, target, row) > 0 || costOf(state, man, target, row) > row.cf)
    )
      continue
    const isOpen = rows.every(({ area }) => open.includes(area))
    tryOut(isOpen, rows)
    if (!isOpen) continue
    if (rows.length > 1) tryOut(false, rows.slice(1))
    tryOut(false, rows, [1, 0, 0, 0, 0])
    tryOut(false, [{ ...rows[0]!, cf: rows[0]!.cf + 1 }, ...rows.slice(1)])
    tryOut(false, [...rows, rows[0]!])
  }
  return found
}
