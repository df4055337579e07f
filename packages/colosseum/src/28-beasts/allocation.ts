/** §28.7.3 How one who plays a beast may allocate its CF (E-19): all of them to attacks, none to defence. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { costOf, MAX_ATTACKS, poolOfFoes } from '../09-combat/allocation.ts'
import { rowHalvings } from '../09-combat/blow.ts'
import { editionOf } from '../match/edition.ts'
import type { Allocation, Foe, QuestionOf, Row } from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'
import { openAreas } from './beasts.ts'

type Allocate = QuestionOf<'allocate'>

/** Why a beast that is played cannot allocate so, though a man could; null if it can. */
export function refuseHoldingBack(state: State, question: Allocate, { attacks }: Allocation): Refusal | null {
  if (!state.gladiators[question.seat]!.beast || !holdsBack(state, question, attacks)) return null
  return { rule: '§28.7.3', message: t('A beast puts all its CF into its attacks.') }
}

/** Whether CF are held back that one of its attacks could have taken, or one more. */
function holdsBack(state: State, question: Allocate, attacks: readonly Row[]): boolean {
  const who = state.gladiators[question.seat]!
  const foes = question.foes.filter(({ canAttack }) => canAttack)
  const purse = foes.length > 1 ? question.base : poolOfFoes(question.base, foes)
  const spent = attacks.reduce((sum, row) => sum + costOf(state, who, row), 0)
  const limit = editionOf(state.options).attackLimit(poolOfFoes(question.base, question.foes))
  const places = foes.reduce((sum, { seat }) => sum + openAreas(who, state.gladiators[seat]!).length, 0)
  const hasRoom = attacks.length < Math.min(MAX_ATTACKS, places) || attacks.some(({ cf }) => cf < limit)
  // What a halved attack leaves over cannot be spent.
  const odd = attacks.reduce((most, row) => Math.max(most, halved(state, who, row)), 1)
  return hasRoom && purse - spent >= odd
}

function halved(state: State, who: Gladiator, row: Row): number {
  return costOf(state, who, { ...row, cf: 1 }) << rowHalvings(state, who, row)
}

const NONE = [0, 0, 0, 0, 0]

/** From one attack to one on every area, beginning with each of them. */
export function beastAllocations(state: State, question: Allocate): Allocation[] {
  const list: Allocation[] = []
  for (const foe of question.foes) {
    if (!foe.canAttack) continue
    const open = openAreas(state.gladiators[question.seat]!, state.gladiators[foe.seat]!)
    for (let count = 1; count <= open.length; count++) {
      for (const first of open.keys()) {
        const attacks = rowsOn(state, question, foe, open, count, first)
        if (attacks && !holdsBack(state, question, attacks)) list.push({ attacks, defence: NONE, guard: '', top: -1 })
      }
    }
  }
  return list.length > 0 ? list : [{ attacks: [], defence: NONE, guard: '', top: -1 }]
}

/** Equal attacks, what is left over on the first ones; null if they cannot take all. */
function rowsOn(
  state: State,
  question: Allocate,
  foe: Foe,
  open: readonly Area[],
  count: number,
  first: number,
): Row[] | null {
  const who = state.gladiators[question.seat]!
  const limit = editionOf(state.options).attackLimit(poolOfFoes(question.base, question.foes))
  const purse = Math.max(0, question.base + foe.advantage)
  const rows: Row[] = []
  let left = purse
  for (let i = 0; i < count; i++) {
    const area = open[(first + i) % open.length]!
    const row: Row = { target: foe.seat, area, means: 'body', special: '', cf: 1 }
    const price = costOf(state, who, row)
    const cf = Math.min(limit, Math.floor(Math.ceil(left / (count - i)) / price))
    if (cf >> rowHalvings(state, who, row) < 1) return null
    rows.push({ ...row, cf })
    left -= cf * price
  }
  return rows
}
