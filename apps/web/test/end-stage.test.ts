import type { MatchResult } from '@harena/engine'
import { expect, test } from 'vitest'
import type { CardView } from '../src/match/card.tsx'
import { endStageOf } from '../src/match/end-stage.ts'

const card = (seat: number, name: string, out: string | null) => ({ seat, name, out }) as CardView
const cards = [card(0, 'Brutus', 'dead'), card(1, 'Felix', null), card(2, 'Verus', 'dead'), card(3, 'Pugnax', 'spared')]
const seat = (outcome: 'won' | 'lost', end: string | null) => ({ outcome, end, kills: 0 })
const result: MatchResult = {
  winners: [0, 1],
  length: 3,
  seats: [seat('won', 'killed'), seat('won', null), seat('lost', 'killed'), seat('lost', 'spared')],
}
const seen = (viewer: number | null, of = result) => {
  const { cards: stage, words, isSad } = endStageOf(cards, of, viewer)
  return { names: stage.map(({ name }) => name), words, isSad }
}

test('of the victors only the living have the laurel', () => {
  expect(seen(1)).toEqual({ names: ['Felix'], words: 'The laurel for Felix', isSad: false })
  expect(seen(null)).toEqual({ names: ['Felix'], words: 'The laurel for Felix', isSad: false })
})

test('whoever led a man that died on the winning side sees him, and no laurel', () => {
  expect(seen(0)).toEqual({ names: ['Brutus'], words: 'Brutus is dead, on the winning side', isSad: true })
})

test('the beaten see their own man, as he ended', () => {
  expect(seen(2)).toEqual({ names: ['Verus'], words: 'Verus is dead', isSad: true })
  expect(seen(3)).toEqual({ names: ['Pugnax'], words: 'Pugnax is spared', isSad: true })
})

test('where nobody has won all are on the stage; where all victors are dead they are', () => {
  expect(seen(0, { ...result, winners: [] }).names).toHaveLength(4)
  expect(seen(null, { ...result, winners: [0] })).toMatchObject({ names: ['Brutus'], words: 'The laurel for Brutus' })
})
