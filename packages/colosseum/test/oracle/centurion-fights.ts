/** §29.7 How the dice allocate the CF of a centurion. */
import type { Allocation, Foe, Means, Row, SpecialAttack, SpecialDefence } from '../../src/match/questions.ts'
import { byChance, rangeBetween, weakestOf } from './answers.ts'
import { openAreas } from './beasts.ts'
import { guardCost } from './cards.ts'
import { reasonsToHalve } from './halvings.ts'
import { largest, mayGuard, mayStrike } from './legal-allocations.ts'
import { manOf, type Play } from './play.ts'
import { goTogether, type Man } from './sheet.ts'

interface Asked {
  readonly base: number
  readonly canDefend: boolean
  readonly foes: readonly Foe[]
}

/** §26.5 Of several the closest whom he can strike, with the advantage over him. */
function targetOf(play: Play, man: Man, foes: readonly Foe[]): Foe | null {
  const open = foes.filter(({ canAttack }) => canAttack)
  if (open.length === 0) return null
  const range = ({ seat }: Foe) => rangeBetween(man, manOf(play, seat))
  const near = Math.min(...open.map(range))
  return byChance(
    play,
    man,
    'whom to attack',
    open.filter((foe) => range(foe) === near),
  )
}

/** §26.5 Against several the advantage over one serves against him alone, so not for defence. */
export function centurionAllocation(play: Play, man: Man, { base, canDefend, foes }: Asked): Allocation {
  const foe = targetOf(play, man, foes)
  const own = Math.max(0, base)
  const pool = foe ? Math.max(0, (foes.length > 1 ? own : base) + foe.advantage) : own
  const plan = foe && planOf(play, man, manOf(play, foe.seat), largest(play.state, pool))
  const total = plan ? pool : own
  const most = !canDefend ? 0 : foes.length > 1 ? Math.min(own, total) : total
  const forDefence = plan ? Math.min(most, defenceCF(play, man, total)) : most
  const { defence, guard } = defend(play, man, forDefence)
  return { attacks: plan ? attack(play, man, plan, total - forDefence) : [], defence, guard, top: -1 }
}

/** §29.7.1 A die for every six CF, less his spirit and his weight. */
function defenceCF({ feed }: Play, man: Man, total: number): number {
  const less = man.centurion!.FS + (man.weight === 'heavy' || man.mount >= 0 ? 2 : man.weight === 'medium' ? 1 : 0)
  let cf = 0
  for (let i = 0; i < Math.floor(total / 6); i++) cf += Math.max(0, feed.sum('defence CF', man.seat, 1) - less)
  return cf
}

const guards: readonly SpecialDefence[] = ['D', 'B', 'K', 'P', 'J']

/** §29.7.2.1 */
function defend(play: Play, man: Man, cf: number): { defence: number[]; guard: SpecialDefence } {
  const defence = [0, 0, 0, 0, 0]
  let guard: SpecialDefence = ''
  let left = cf
  while (left > 0) {
    const die = play.feed.sum('defence area', man.seat, 1)
    if (die < 6) {
      if (guard && guards.indexOf(guard) === die - 1) continue
      defence[die - 1]!++
      left--
      continue
    }
    const open = guards.map((one, at) => defence[at] === 0 && mayGuard(play.state, man, one))
    if (guard || left < guardCost(play.state) || !open.includes(true)) continue
    guard = oneOf(play, man, 'special defence', guards, open)
    left -= guardCost(play.state)
  }
  return { defence, guard }
}

/** A die names one of five; a 6 and what is not open are thrown again. */
function oneOf<T>(play: Play, man: Man, name: string, list: readonly T[], open: readonly boolean[]): T {
  for (;;) {
    const at = play.feed.sum(name, man.seat, 1) - 1
    if (open[at]) return list[at]!
  }
}

const specials: readonly SpecialAttack[] = ['A', 'F', 'S', 'H', 'T']
const areaOf: Readonly<Record<string, Row['area']>> = { A: 4, S: 5, H: 2, T: 1 }
const areas: readonly Row['area'][] = [1, 2, 3, 4, 5]

/** What he may strike with, and how. */
interface Plan {
  readonly target: Man
  /** Hands for ordinary rows: both by turns where they go together, else the first with a weapon, else a fist. */
  readonly hands: readonly Means[]
  readonly specials: readonly boolean[]
  readonly most: number
}

function planOf({ state }: Play, man: Man, target: Man, most: number): Plan | null {
  const can = (area: Row['area'], means: Means, special: SpecialAttack) =>
    mayStrike(state, man, target, { target: target.seat, area, means, special, cf: 1 })
  const struck = openAreas(state, man, target) as readonly Row['area'][]
  const reach = (['right', 'left', 'bare'] as const).filter((one) => can(struck[0]!, one, ''))
  const armed = reach.filter((one) => one !== 'bare')
  const hands = armed.length > 1 && goTogether(state, man) ? armed : (armed.length > 0 ? armed : reach).slice(0, 1)
  const open = specials.map((one) => {
    const means = one === 'H' ? 'shield' : one === 'T' ? 'sand' : hands[0]
    return means !== undefined && can(areaOf[one] ?? struck[0]!, means, one)
  })
  return hands.length > 0 || open.includes(true) ? { target, hands, specials: open, most } : null
}

/** §28.7.1.2 An area that he can strike, or a 6. */
function rolledArea({ feed }: Play, man: Man, open: readonly number[]): number {
  for (;;) {
    const die = feed.sum('attack area', man.seat, 1)
    if (die === 6 || open.includes(die)) return die
  }
}

/** §29.7.2.2 A die for each CF: its area, on a 6 a special attack, on later ones the weakest armour. */
function attack(play: Play, man: Man, { target, hands, specials: open, most }: Plan, cf: number): Row[] {
  const { state } = play
  const placed = [0, 0, 0, 0, 0]
  const struck = openAreas(state, man, target) as readonly Row['area'][]
  let special: SpecialAttack = ''
  let specialArea = 0
  const weakest = () => {
    const withRoom = struck.filter((area) => placed[area - 1]! < most)
    return weakestOf(play, man, target, withRoom.length > 0 ? withRoom : struck)
  }
  const put = (area: number) => {
    const at = placed[area - 1]! < most ? area : weakest()
    if (placed[at - 1]! < most && (hands.length > 0 || at === specialArea)) placed[at - 1]!++
  }
  for (let i = 0; i < cf; i++) {
    const isOnlySpecial = hands.length === 0
    const die = isOnlySpecial ? 6 : rolledArea(play, man, struck)
    if (die === 6 && !special && open.includes(true)) {
      special = oneOf(play, man, 'special attack', specials, open)
      specialArea =
        areaOf[special] ??
        oneOf(
          play,
          man,
          'attack area',
          areas,
          areas.map((area) => struck.includes(area)),
        )
      put(specialArea)
    } else put(isOnlySpecial ? specialArea : die < 6 ? die : weakest())
  }
  const used = areas.filter((area) => placed[area - 1]! > 0).sort((a, b) => placed[b - 1]! - placed[a - 1]!)
  return used.flatMap((area, at): Row[] => {
    const own = area === specialArea ? special : ''
    const means = own === 'H' ? 'shield' : own === 'T' ? 'sand' : hands[at % hands.length]!
    const row: Row = { target: target.seat, area, means, special: own, cf: placed[area - 1]! }
    const left = row.cf >> reasonsToHalve(state, man, target, row)
    return left < 1 ? [] : [state.options.halfCf === 'pool' ? { ...row, cf: left } : row]
  })
}
