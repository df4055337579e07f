import { type Dice, eventFor, Table } from '@harena/engine'
import { playRandomly, type Subject } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { type LanistaCampaign, lanistaCampaign, lanistaTelling } from '../src/index.ts'
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
  for (let i = 0; i < 3; i++) {
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
  for (let i = 0; i < 3; i++) {
    const { log, state } = playRandomly(subject, `men/${i}`)
    expect(state.phase).toBe('over')
    const joined = log.flatMap(({ event }) => (event.kind === 'manJoined' ? [event.name] : []))
    expect(new Set(joined).size).toBe(joined.length)
    const names = state.men.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(state.men.every(({ status, isHired }) => status === 'active' && !isHired)).toBe(true)
  }
})

test('§39.5.4.5 a match that was only heard of can be seen again, blow by blow, to the same end', () => {
  const table = playRandomly(subject, 'in full')
  const full = Table.load(
    lanistaTelling(() => true),
    table.record(),
  )
  expect(full.isOver).toBe(true)
  expect(full.state.ludi).toEqual(table.state.ludi)
  expect(full.state.journal).toEqual(table.state.journal)
  const told = (kind: string) => full.log.filter(({ event }) => event.kind === kind).length
  expect(told('bout')).toBeGreaterThan(100)
  expect(table.log.some(({ event }) => event.kind === 'bout')).toBe(false)
  expect(told('matchDecided')).toBe(table.state.fought)
})

test('§3.1 what stands on a hidden log sheet is told to its lanista alone', () => {
  const ludi = ['Magnus', 'Capuae'].map((name) => ({ name, conduct: 'hand' as const }))
  const randomMatch = () => ({ setup: { ludi, munera: 1 }, options: { sheets: 'hidden', turnLimit: 2 } as const })
  const { log } = playRandomly({ ...subject, randomMatch }, 'hidden sheets')
  const bouts = log.flatMap(({ event }) => (event.kind === 'bout' ? [event] : []))
  const secret = bouts.filter(({ hidden }) => hidden)
  expect(secret.length).toBeGreaterThan(0)
  for (const event of bouts) expect(event.event.hidden).toBeUndefined()
  for (const event of secret) {
    for (const seat of [0, 1]) {
      const seen = eventFor(event, seat) as typeof event | undefined
      expect(seen?.hidden !== undefined).toBe(event.hidden!.to.includes(seat) && (event.to?.includes(seat) ?? true))
    }
  }
})
