/** Chapter 39, §39.5: the month goes from step to step. */
import type { LudusRef } from '../ludus/game.ts'
import { inOrder, type LudusPhase, type LudusState } from '../ludus/state.ts'

/** §39.5 A new month: here the state holds nothing but the ludi, and here a campaign is best put down and taken up. */
export function beginMonth(state: LudusState, referee: LudusRef): void {
  state.month++
  state.event = null
  state.trained = null
  state.forHire = null
  state.munus = null
  state.takings = []
  state.accounts = []
  for (const man of state.men) {
    man.feast = 0
    man.isSent = false
  }
  go(state, 'editor')
  if (referee.listening) referee.tell({ kind: 'monthBegan', rule: '§39.5', month: state.month })
}

/** The next step; everybody who is in the game has his turn in it. */
export function go(state: LudusState, phase: LudusPhase): void {
  state.phase = phase
  state.todo = inOrder(state)
  state.asked = 0
}

/** The first in line has had his turn; after the last one comes the next step. */
export function next(state: LudusState, phase: LudusPhase): void {
  state.todo = state.todo.slice(1)
  state.asked = 0
  if (state.todo.length === 0) go(state, phase)
}
