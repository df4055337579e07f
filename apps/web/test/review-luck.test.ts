/** What a review calls luck fits what is told of it. */
import { type MatchRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { reviewMatch, turningPoints } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import { fightOn } from '../src/daily/day.ts'
import { matchOfDay } from '../src/daily/match.ts'
import { motions as colosseum } from '../src/games/colosseum/motions.ts'
import { motions as heroes } from '../src/games/heroes/motions.ts'
import { motions as munera } from '../src/games/munera/motions.ts'
import { motions as outland } from '../src/games/outland/motions.ts'
import { momentOf } from '../src/match/story.ts'
import { type Line, replayed } from '../src/match/timeline.ts'

const shown = { colosseum, heroes, munera, outland }

type Ruleset = keyof typeof shown

const effort = { samples: 30, playOuts: 40 }

/** Whether somebody strikes at the first man in these lines, who neither strikes himself nor is harmed. */
function isMissed(ruleset: Ruleset, lines: readonly Line[]): boolean {
  const seen = lines.flatMap((line) => shown[ruleset](line))
  const strikes = seen.filter(({ kind }) => kind === 'lunge' || kind === 'flight')
  return (
    strikes.length > 0 &&
    strikes.every((one) => one.seat !== 0 && 'other' in one && one.other === 0) &&
    !seen.some(({ kind, seat }) => seat === 0 && ['wounds', 'stun', 'fall', 'stumble'].includes(kind))
  )
}

/** What the blows that did nothing to the first man were worth to him, and whether a review lists it. */
function luckOfMisses(ruleset: Ruleset, record: MatchRecord) {
  const { lines } = replayed({ ruleset: gameOf(ruleset).ruleset }, record).timeline
  const review = reviewMatch(gameOf(ruleset), record, 0, effort)
  const listed = new Set(turningPoints(review, 100).map(({ roll }) => roll))
  return review.decisions.flatMap(({ at, luck }) =>
    luck.flatMap(({ roll, by }) => {
      const { from, to } = momentOf({ motions: shown[ruleset] }, lines, at + 1, roll)
      const told = lines.slice(from, to)
      const text = told.map((line) => line.text).join(' ')
      return isMissed(ruleset, told) ? [{ by: by.is, text, isListed: listed.has(roll) }] : []
    }),
  )
}

describe('a blow that does nothing to a man is never listed as his bad luck', () => {
  test.each(['munera', 'outland', 'heroes', 'colosseum'] as const)('in %s', (ruleset) => {
    const { opponents, quick, ...game } = gameOf(ruleset)
    const [{ setup, options }] = quick as [(typeof quick)[number]]
    const players = [opponents.novice, opponents.standard]
    const misses = ['capua', 'nola'].flatMap((seed) => {
      const table = Table.open(game.ruleset, { setup, options, dice: seeded(seed), players })
      return luckOfMisses(ruleset, table.record())
    })
    // In Outland both strike at once: there nets alone miss.
    if (ruleset !== 'outland') expect(misses.length).toBeGreaterThan(0)
    expect(misses.filter(({ by, isListed }) => isListed && by < 0)).toEqual([])
  })

  test('nor where the master would have done what he chose, though it goes worse from there', async () => {
    const { ruleset, opponents } = gameOf('colosseum')
    // A man with a net steps up to one who stands still, tosses it, and misses.
    const { setup, options, dice } = await matchOfDay(fightOn('2026-11-18'))
    const table = Table.open(ruleset, { setup, options, dice, players: ['You', opponents.standard] } as never)
    for (const wanted of ['X', 'do nothing', 'X']) {
      const { waiting } = table
      const question = waiting?.for === 'answers' ? waiting.questions.find(({ seat }) => seat === 0)! : null
      const answer = (ruleset.legal(table.state, question!) as unknown[]).find(
        (one) => ruleset.describe(table.state, question!, one as never) === wanted,
      )
      expect(table.answer(0, answer)).toBeNull()
    }
    table.end({ ended: 'resigned', seat: 1 })
    const { decisions } = reviewMatch(gameOf('colosseum'), table.record(), 0, { samples: 60, playOuts: 100 })
    const [stood, toss] = decisions
    expect(stood).toMatchObject({ isAsAdvised: true, own: { is: 0 } })
    expect(stood!.disputed.is).toBeLessThan(-0.03)
    expect(toss!.luck).toHaveLength(1)
    expect(toss!.luck[0]!.by.is).toBeGreaterThan(-toss!.luck[0]!.by.error)
  })
})
