/** Who plays a campaign: people at this screen, and built-in opponents. */
import { levels } from '@harena/bots/levels'
import { key, t } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import { sitterChoices } from '../games/sitter-choices.ts'
import { NameField, Select } from '../ui/fields.tsx'

export interface PlayerForm {
  readonly name: string
  readonly sitter: 'person' | (typeof levels)[number]
}

/** People at this screen are told apart by their places. */
const places = [
  key('You'),
  key('Second player'),
  key('Third player'),
  key('Fourth player'),
  key('Fifth player'),
  key('Sixth player'),
  key('Seventh player'),
  key('Eighth player'),
]

function personAt(seat: number): string {
  return places[seat]!
}

/** Whoever joins is called after a town with a ludus, until he says otherwise. */
const towns = ['Capua', 'Praeneste', 'Ravenna', 'Pergamon', 'Nemausus', 'Corduba', 'Salona', 'Carnuntum']

/** More players or fewer; those who stay keep everything. */
export function withPlayers(
  players: readonly PlayerForm[],
  count: number,
  sitter: PlayerForm['sitter'],
): readonly PlayerForm[] {
  return Array.from(
    { length: count },
    (_, seat) => players[seat] ?? { name: towns[seat] ?? t`Player ${seat + 1}`, sitter },
  )
}

export function sittersOf(players: readonly PlayerForm[]): Sitter[] {
  return players.map(({ sitter }, seat) =>
    sitter === 'person' ? { kind: 'person', name: personAt(seat) } : { kind: 'opponent', level: sitter },
  )
}

interface PeopleProps {
  /** "Player", "Owner"; and of several. */
  readonly word: string
  readonly words: string
  /** What the only one is asked. */
  readonly alone?: string
  readonly players: readonly PlayerForm[]
  readonly fewest: number
  readonly most: number
  /** Who sits at a new place. */
  readonly newcomer: PlayerForm['sitter']
  readonly onChange: (players: readonly PlayerForm[]) => void
}

/** How many, and each with his name. */
export function People({ word, words, alone, players, fewest, most, newcomer, onChange }: PeopleProps) {
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more))
  const change = (at: number, part: Partial<PlayerForm>) =>
    onChange(players.map((player, seat) => (seat === at ? { ...player, ...part } : player)))
  return (
    <>
      <div className="setup-line">
        <Select
          label={words}
          value={String(players.length)}
          options={counts.map((count) => [count, count])}
          onChange={(count) => onChange(withPlayers(players, Number(count), newcomer))}
        />
      </div>
      {players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is his place
        <div key={seat} className="seat-fields opponent">
          <NameField
            label={players.length === 1 && alone ? alone : `${word} ${seat + 1}`}
            value={player.name}
            onChange={(name) => change(seat, { name })}
          />
          <Select
            label={t('Played by')}
            value={player.sitter}
            options={[['person', t(personAt(seat))], ...levels.map((level) => [level, sitterChoices[level]] as const)]}
            onChange={(sitter) => change(seat, { sitter: sitter as PlayerForm['sitter'] })}
          />
        </div>
      ))}
    </>
  )
}
