/** C.2 Everybody meets everybody: the rounds of a cycle, made by turning all but the first round a ring. */
import type { Seat } from '../referee.ts'
import type { Fixture } from './game.ts'

type Meeting = readonly [home: Seat, away: Seat]

/** The rounds of one cycle; with an odd number one rests in each. */
export function roundsOf(owners: number): readonly (readonly Meeting[])[] {
  const places = owners + (owners % 2)
  const ring = Array.from({ length: places - 1 }, (_, i) => i + 1)
  return ring.map((_, round) => {
    const line = [0, ...ring.slice(round), ...ring.slice(0, round)]
    return line.slice(0, places / 2).flatMap((one, i): Meeting[] => {
      const other = line[places - 1 - i]!
      // The last place of an odd number stands for rest.
      if (one >= owners || other >= owners) return []
      return [round % 2 === 0 ? [one, other] : [other, one]]
    })
  })
}

/** All fixtures of a season; in every other cycle the guest is at home. */
export function fixturesOf(owners: number, cycles: number, clubDay: 'round' | 'cycle'): Fixture[] {
  const rounds = roundsOf(owners)
  return Array.from({ length: cycles }, (_, cycle) =>
    rounds.map((meetings, round) => {
      const day = clubDay === 'cycle' ? cycle + 1 : cycle * rounds.length + round + 1
      return meetings.map(([one, other]): Fixture => {
        const [home, away] = cycle % 2 === 0 ? [one, other] : [other, one]
        return { day, home, away }
      })
    }),
  ).flat(2)
}
