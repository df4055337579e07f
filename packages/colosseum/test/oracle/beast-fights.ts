/** §28.7.3 How a beast attacks: one to three attacks on areas by chance. */
import type { Allocation, Foe, Row } from '../../src/match/questions.ts'
import { openAreas } from './beasts.ts'
import { isClassic } from './edition.ts'
import { reasonsToHalve } from './halvings.ts'
import { manOf, type Play } from './play.ts'
import type { Man } from './sheet.ts'

export function beastAllocation(play: Play, beast: Man, base: number, all: readonly Foe[]): Allocation {
  const { feed, state } = play
  const foes = all.filter(({ canAttack }) => canAttack)
  const isOne = foes.length === 1
  const count = feed.d3('attacks', beast.seat)
  const total = Math.max(0, isOne ? base + foes[0]!.advantage : base)
  const used = new Set<string>()
  const met = new Set<number>()
  const attacks: Row[] = []
  for (let i = 0; i < count; i++) {
    const foe = feed.pick('whom', foes, beast.seat)
    const target = manOf(play, foe.seat)
    const open = openAreas(state, beast, target).filter((area) => !used.has(`${foe.seat} ${area}`))
    const share = Math.floor(total / count) + (i === 0 ? total % count : 0)
    const more = !isOne && !met.has(foe.seat) ? foe.advantage : 0
    if (isClassic(state)) {
      if (share + more > 0) placeByTable(play, beast, attacks, foe.seat, share + more)
      met.add(foe.seat)
      continue
    }
    const cf = Math.min(state.options.beastCap === 'eight' ? 8 : 99, share + more)
    if (open.length === 0 || cf <= 0) continue
    const area = feed.pick('attack area', open, beast.seat) as Row['area']
    used.add(`${foe.seat} ${area}`)
    met.add(foe.seat)
    attacks.push({ target: foe.seat, area, means: 'body', special: '', cf })
  }
  // ALL-6 What halving leaves nothing of is not made.
  const made = attacks.flatMap((row): Row[] => {
    const left = row.cf >> reasonsToHalve(state, beast, manOf(play, row.target), row)
    return left < 1 ? [] : [state.options.halfCf === 'pool' ? { ...row, cf: left } : row]
  })
  return { attacks: made, defence: [0, 0, 0, 0, 0], guard: '', top: -1 }
}

/** E-12 Table G: 6 again, a taken area goes on to the next free one, and on the legs they become one attack. No limit. */
function placeByTable({ feed }: Play, { seat }: Man, attacks: Row[], target: number, cf: number): void {
  let area = feed.sum('attack area', seat, 1)
  while (area === 6) area = feed.sum('attack area', seat, 1)
  const taken = (at: number) => attacks.find((row) => row.target === target && row.area === at)
  while (area < 5 && taken(area)) area++
  const there = taken(area)
  if (there) attacks[attacks.indexOf(there)] = { ...there, cf: there.cf + cf }
  else attacks.push({ target, area: area as Row['area'], means: 'body', special: '', cf })
}
