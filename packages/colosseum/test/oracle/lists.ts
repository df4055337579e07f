/** The lists from which men choose, compared as sets with those of the book. */
import { colosseum, type State } from '../../src/index.ts'
import { beastPlots } from './beast-plots.ts'
import { legalActions } from './legal-actions.ts'
import { compareAllocations } from './legal-allocations.ts'
import type { Answered } from './observe.ts'
import { legalPlots, movesLeft } from './plots.ts'
import type { Man } from './sheet.ts'

const plotsOf = (state: State, man: Man): string[] =>
  man.beast ? (movesLeft(state, man) ? beastPlots(state, man) : ['X']) : [...legalPlots(state, man)]

/** What is offered and what the book offers, or null where there is no list. */
function listsOf({ question, state }: Answered): { offered: unknown[]; own: unknown[] } | null {
  const man = state.gladiators[question.seat]!
  if (question.kind === 'plot') return { offered: colosseum.legal(state, question), own: plotsOf(state, man) }
  if (question.kind === 'action') {
    const text = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one))
    return { offered: text(colosseum.legal(state, question)), own: text(legalActions(state, man)) }
  }
  return null
}

export function compareLists(answered: Answered): string[] | null {
  const { question, state } = answered
  if (question.kind === 'allocate') return compareAllocations(state, question)
  const lists = listsOf(answered)
  if (!lists) return null
  const [offered, own] = [new Set(lists.offered), new Set(lists.own)]
  const some = (list: unknown[]) => `${list.length}: ${list.slice(0, 4).join(' ')}`
  const more = [...offered].filter((one) => !own.has(one))
  const fewer = [...own].filter((one) => !offered.has(one))
  const { kind, seat } = answered.question
  return [
    ...(more.length > 0 ? [`${kind} of ${seat}: offered but not by the book, ${some(more)}`] : []),
    ...(fewer.length > 0 ? [`${kind} of ${seat}: not offered, ${some(fewer)}`] : []),
  ]
}
