/** H.2: the result of a bout, and what goes back to the sheets and to the day. */
import type { MatchResult, SeatResult } from '@harena/engine'
import { countDefeated } from '../rules/appeals.ts'
import { winnersOf } from '../rules/ending.ts'
import { isAlive, skillsToTake } from '../rules/experience.ts'
import { type Skill, STAMINA } from '../tables/skills.ts'
import type { BoutRecord, Fighter, Out, State } from './state.ts'

export interface GladiatorResult extends SeatResult {
  readonly end: Out | null
  readonly isAlive: boolean
  /** How many he defeated in this bout: killed, dispatched, spared or beaten. */
  readonly defeated: number
  /** The skills he was free to choose from; empty if he had earned none. */
  readonly skillsToTake: readonly Skill[]
  readonly skillTaken: Skill | null
  /** His sheet after the bout: strength with Stamina just learnt (R42), all skills, the record. */
  readonly strength: number
  readonly skills: readonly Skill[]
  readonly record: BoutRecord
}

export interface BoutResult extends MatchResult {
  readonly seats: readonly GladiatorResult[]
  /** The day's count after this bout (§9.6). */
  readonly sparedToday: number
}

export function result(state: State): BoutResult {
  return {
    winners: winnersOf(state),
    length: state.round,
    seats: state.fighters.map((fighter) => gladiatorResult(state, fighter)),
    sparedToday: state.sparedToday,
  }
}

function gladiatorResult(state: State, fighter: Fighter): GladiatorResult {
  const sheet = state.sheets[fighter.seat]!
  const outcome = outcomeOf(state, fighter)
  const kills = countKills(state, fighter)
  const { skillTaken } = fighter
  return {
    outcome,
    end: fighter.out,
    kills,
    isAlive: isAlive(fighter),
    defeated: countDefeated(state, fighter),
    skillsToTake: skillsToTake(state, fighter),
    skillTaken,
    strength: fighter.strength + (skillTaken === 'stamina' ? STAMINA.value : 0),
    skills: skillTaken === null ? sheet.skills : [...sheet.skills, skillTaken],
    record: {
      won: sheet.record.won + (outcome === 'won' ? 1 : 0),
      lost: sheet.record.lost + (outcome === 'lost' ? 1 : 0),
      drawn: sheet.record.drawn + (outcome === 'drawn' ? 1 : 0),
      kills: sheet.record.kills + kills,
    },
  }
}

/** Won: still in at the end. Lost: out, also when his team won. Drawn: still in at the round limit. */
function outcomeOf(state: State, fighter: Fighter): SeatResult['outcome'] {
  if (fighter.out !== null) return 'lost'
  return state.ending === 'victory' ? 'won' : 'drawn'
}

/** Killed outright or brought to -3, and those dispatched unless switched off (R49). */
function countKills(state: State, fighter: Fighter): number {
  const dispatchedToo = state.options.killsIncludeDispatched === 'yes'
  return state.fighters.filter(
    ({ out, outBy }) => outBy === fighter.seat && (out === 'killed' || (dispatchedToo && out === 'dispatched')),
  ).length
}
