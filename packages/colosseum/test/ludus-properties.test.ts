import type { Dice } from '@harena/engine'
import { playRandomly, type Subject } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { type LanistaCampaign, lanistaCampaign } from '../src/index.ts'
import { headings } from '../src/ludus/state.ts'

/** Four ludi of random answers, in whose matches the book decides. */
const subject: Subject<LanistaCampaign> = {
  ruleset: lanistaCampaign,
  randomMatch: (random: Dice) => {
    const ludi = ['Magnus', 'Capuae', 'Matutinus', 'Dacicus'].map((name) => ({ name, conduct: 'decide' as const }))
    const wagerCover = random.below(2) === 0 ? 'hard' : 'soft'
    return { setup: { ludi, munera: 4 }, options: { wagerCover, ownBets: 'free', interLudusMatches: 'yes' } }
  },
  paragraphs: new Set(),
}

test('§39.2.1 every denarius has a source and a sink', () => {
  for (let i = 0; i < 6; i++) {
    const { log, state } = playRandomly(subject, `denarii/${i}`)
    const sums = state.ludi.map(() => 0)
    for (const { event } of log) {
      if (event.kind !== 'moneyMoved') continue
      const { from, to, denarii, heading } = event.entry
      expect(headings).toContain(heading)
      expect(denarii).toBeGreaterThan(0)
      expect(from).not.toBe(to)
      if (from !== null) sums[from]! -= denarii
      if (to !== null) sums[to]! += denarii
      expect(Math.min(...sums)).toBeGreaterThanOrEqual(0)
    }
    expect(state.ludi.map(({ denarii }) => denarii)).toEqual(sums)
  }
})

test('§39.5 nobody belongs to two ludi, nobody comes back, and every campaign ends', () => {
  for (let i = 0; i < 6; i++) {
    const { log, state } = playRandomly(subject, `men/${i}`)
    expect(state.phase).toBe('over')
    const joined = log.flatMap(({ event }) => (event.kind === 'manJoined' ? [event.name] : []))
    expect(new Set(joined).size).toBe(joined.length)
    const names = state.men.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(state.men.every(({ status, isHired }) => status === 'active' && !isHired)).toBe(true)
  }
})
