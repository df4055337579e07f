/** What is taken back, and when it cannot be. */
import { t } from './language.ts'
import { isPerson, type Player } from './player.ts'
import type { Position } from './position.ts'
import type { SeatAnswer, TapeEntry } from './record.ts'
import type { Game, Refusal } from './referee.ts'

type Players<G extends Game> = readonly (Player<G> | undefined)[]

/** The tape without the last thing that a person did, from entry `at` on; or why that stands. */
export function undoOf<G extends Game>(
  now: Position<G>,
  players: Players<G>,
  by: string | undefined,
): { readonly tape: TapeEntry[]; readonly at: number } | Refusal {
  const at = now.tape.findLastIndex((entry) => isByPerson(entry, players))
  const entry = now.tape[at]
  if (!entry) return { rule: '', message: t('There is nothing to take back.') }
  const others = by === undefined ? undefined : othersIn(entry, players, by)
  if (others) return { rule: '', message: others }
  if (peopleAmong(players).size > 1 && isSettled(now, entry, at)) {
    return { rule: '', message: t('Dice have been thrown or plans revealed since: with two players it stands.') }
  }
  const rest = 'sealed' in entry ? withoutLast(entry.sealed, players, by) : []
  return { tape: [...now.tape.slice(0, at), ...(rest.length > 0 ? [{ sealed: rest }] : [])], at }
}

/** Whether an entry was revealed, or dice were thrown after it was read. */
function isSettled<G extends Game>(now: Position<G>, entry: TapeEntry, at: number): boolean {
  const read = now.read[at]
  if (read === undefined || 'faces' in entry || 'ended' in entry) return false
  return 'sealed' in entry || now.rolls > read.rolls
}

/** Of simultaneous answers only one is taken back at a time: the others were given before it, or by somebody else. */
function withoutLast<G extends Game>(
  sealed: readonly SeatAnswer[],
  players: Players<G>,
  by: string | undefined,
): SeatAnswer[] {
  const last = sealed.findLastIndex((answer) => isHis(answer, players, by))
  return sealed.filter((_, i) => i !== last)
}

/** Why the last thing is not his to take back; undefined if it is. */
function othersIn<G extends Game>(entry: TapeEntry, players: Players<G>, by: string): string | undefined {
  if ('faces' in entry) return undefined
  const isOwn = 'sealed' in entry ? entry.sealed.some((one) => isHis(one, players, by)) : isHis(entry, players, by)
  return isOwn ? undefined : t`The last decision was not ${by}'s: only one's own can be taken back.`
}

function isHis<G extends Game>(
  { seat }: { readonly seat?: number },
  players: Players<G>,
  by: string | undefined,
): boolean {
  const player = seat === undefined ? undefined : players[seat]
  return by === undefined ? isPerson(player) : (player ?? `seat ${seat}`) === by
}

function isByPerson<G extends Game>(entry: TapeEntry, players: Players<G>): boolean {
  if ('faces' in entry) return true
  if ('sealed' in entry) return entry.sealed.some((answer) => isByPerson(answer, players))
  return isPerson(entry.seat === undefined ? undefined : players[entry.seat])
}

function peopleAmong<G extends Game>(players: Players<G>): Set<unknown> {
  return new Set(players.map((player, seat) => player ?? `seat ${seat}`).filter((player) => typeof player === 'string'))
}
