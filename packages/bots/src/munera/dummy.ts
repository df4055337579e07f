/** One to practise on: he turns to his enemy and stands. */
import type { Bot } from '@harena/engine'
import type { Munera } from '@harena/munera'
import { faceAndEnd } from './moves.ts'
import { muneraOpponent } from './opponent.ts'

export function muneraDummy(): Bot<Munera> {
  const novice = muneraOpponent('novice')
  return (state, question, random) =>
    question.kind === 'act' ? faceAndEnd(state, state.fighters[question.seat]!) : novice(state, question, random)
}
