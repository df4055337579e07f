/** C.7 The table of a club, made of what was fought. */
import { t } from '../language.ts'
import type { Game, Seat } from '../referee.ts'
import type { MatchResult, SeatResult } from '../ruleset.ts'
import { type ClubSheet, type ClubState, isAlive, livingOf, type Standing } from './game.ts'

/** Points, then victories, then kills, then the fewer fallen. */
const measures: readonly ((line: Omit<Standing, 'place'>) => number)[] = [
  ({ points }) => points,
  ({ won }) => won,
  ({ kills }) => kills,
  ({ fallen }) => -fallen,
]

function compare(a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number {
  for (const measure of measures) if (measure(a) !== measure(b)) return measure(b) - measure(a)
  return 0
}

export function standings<M extends Game, S extends ClubSheet>(state: ClubState<M, S>): Standing[] {
  const lines = state.owners.map((_, owner) => lineOf(state, owner)).sort(compare)
  return lines.map((line) => ({ place: lines.findIndex((other) => compare(line, other) === 0) + 1, ...line }))
}

function lineOf<M extends Game, S extends ClubSheet>(
  { results, men, options }: ClubState<M, S>,
  owner: Seat,
): Omit<Standing, 'place'> {
  const own = results.filter(({ home, away, isHeld }) => isHeld && (home === owner || away === owner))
  const won = own.filter(({ winner }) => winner === owner).length
  const drawn = own.filter(({ winner }) => winner === null).length
  const roster = men.filter((man) => man.owner === owner)
  return {
    owner,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    kills: roster.reduce((sum, { record }) => sum + record.kills, 0),
    fallen: roster.filter((man) => !isAlive(man)).length,
    points: won * Number(options.victoryPoints) + drawn,
  }
}

/** C.8 Who is first has won, alone or with his equals; where all are equal nobody has. */
export function clubResult<M extends Game, S extends ClubSheet>(state: ClubState<M, S>): MatchResult {
  const table = standings(state)
  const first = table.filter(({ place }) => place === 1).map(({ owner }) => owner)
  const isEven = first.length === table.length
  const seats = state.owners.map((_, owner): SeatResult => {
    const outcome = isEven ? 'drawn' : first.includes(owner) ? 'won' : 'lost'
    const { kills } = table.find((line) => line.owner === owner)!
    return { outcome, end: livingOf(state, owner).length === 0 ? t('nobody left') : null, kills }
  })
  return { winners: isEven ? [] : first.sort((a, b) => a - b), length: state.day, seats }
}
