/** The dice of a line with what they were thrown for: those of a blow in full colour, all others pale and in a frame. */
import { capital, listed, type Roll, t } from '@harena/engine'
import { strikes, type Telling } from './blows.ts'
import { Rolls } from './rolls.tsx'
import type { Slots, Told } from './slots.ts'
import type { Line } from './timeline.ts'
import './thrown.css'

export type Throwing = Telling & Pick<Slots<never>, 'Dice'>

/** Whether somebody strikes with these dice; they decide something else wherever nobody does. */
export function areOfBlow(game: Telling, line: Line): boolean {
  return strikes(game, line) && game.contests?.has(line.event.kind) !== true
}

/** What the game says of them, or what dice of several men are called; those of one man have that beside them. */
export function thrownFor({ thrownFor }: Telling, { event, rolls }: Line): string | null {
  const said = thrownFor?.[event.kind]
  if (said !== undefined) return said
  const isShared = new Set(rolls.map(({ by }) => by)).size > 1
  const names = [...new Set(rolls.flatMap(({ name }) => (name === undefined ? [] : [t(name)])))]
  return isShared && names.length > 0 ? capital(listed(names)) : null
}

interface LineDiceProps extends Told {
  readonly game: Throwing
  readonly line: Line
  readonly size?: number
}

export function LineDice({ game, ...props }: LineDiceProps) {
  const { line } = props
  const { Dice } = game
  if (!line.rolls.some(({ faces }: Roll) => faces.length > 0)) return null
  const title = thrownFor(game, line)
  return (
    <span className={areOfBlow(game, line) ? 'thrown blow' : 'thrown trial'}>
      {title && <span className="thrown-for">{title}</span>}
      {Dice ? <Dice {...props} /> : <Rolls {...props} rolls={line.rolls} />}
    </span>
  )
}
