/** Who sits at a table of the command. */
import type { Game, GameEntry, Player, RecordHead } from '@harena/engine'

/** The seat of the one person at the keyboard, his first if he has several; null where several people share it. */
export function onlySeat(players: readonly Player<Game>[]): number | null {
  const people = players.filter((player) => typeof player === 'string')
  return new Set(people).size === 1 ? players.indexOf(people[0]!) : null
}

/** The opponent of that name, whatever its version: it goes on as it plays now. */
export function knownOpponent({ opponents }: GameEntry, name: string): Player<Game> | undefined {
  return Object.values(opponents).find(({ id }) => id === name)
}

/** Those who sat there when it was saved; an opponent that is no longer known is played by hand. */
export function seatedAgain(entry: GameEntry, { players }: RecordHead): Player<Game>[] {
  return players.map((player, seat) => {
    if ('person' in player) return player.person
    return knownOpponent(entry, player.opponent) ?? `seat ${seat}`
  })
}
