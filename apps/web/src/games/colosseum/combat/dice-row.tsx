/** The dice of a log line of GLADIATOR: an attack in its three colours, any other roll in the colour of its side. */
import { Die, type DieColour, type DieFace } from '../../../board/die.tsx'
import type { Line } from '../../../match/timeline.ts'
import { type AttackFaces, type Colour, facesOf } from './attack-told.ts'
import { purposeOf, purposesOf } from './roll-purposes.ts'

const colours: readonly Colour[] = ['red', 'white', 'black']

export interface FacesProps {
  readonly faces: readonly number[]
  readonly colour: DieColour
  readonly name: string
  readonly size?: number
  /** How many dice have landed before these. */
  readonly from?: number
}

export function Faces({ faces, colour, name, size = 22, from = 0 }: FacesProps) {
  return faces.map((face, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
    <Die key={place} face={face as DieFace} colour={colour} name={name} size={size} order={from + place} />
  ))
}

export interface AttackDiceProps {
  readonly faces: AttackFaces
  readonly size?: number
  /** Dice of other colours fade. */
  readonly lit?: readonly Colour[] | undefined
}

/** §9.5 Three red, two white, one black; of 1981 whatever was thrown, step by step. */
export function AttackDice({ faces, size = 22, lit }: AttackDiceProps) {
  let from = 0
  return (
    <span className="attack-dice">
      {colours.map((colour) => {
        const thrown = faces[colour]
        const first = from
        from += thrown.length
        return (
          <span key={colour} className={!lit || lit.includes(colour) ? 'attack-die-group' : 'attack-die-group faint'}>
            <Faces faces={thrown} colour={colour} name={colour} size={size} from={first} />
          </span>
        )
      })}
      {faces.more.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
        <span key={index} className="attack-die-group">
          <span className="log-roller">{purposeOf(roll)}</span>
          <Faces faces={roll.faces} colour="white" name={purposeOf(roll)} size={size} from={from} />
        </span>
      ))}
    </span>
  )
}

export interface DiceRowProps {
  readonly line: Line
  /** All lines up to this one: the dice of simultaneous attacks stand with the first of them. */
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly size?: number
}

/** For the log: made to be given to its `showDice`. */
export function DiceRow({ line, lines, names, sides, size = 22 }: DiceRowProps) {
  if (line.event.kind === 'attackRolled') {
    const at = lines[line.index] === line ? line.index : lines.indexOf(line)
    if (at < 0) return null
    return (
      <span className="log-dice">
        <AttackDice faces={facesOf(lines, at)} size={size} />
      </span>
    )
  }
  if (line.rolls.length === 0) return null
  const purposes = purposesOf(line.rolls)
  let from = 0
  return (
    <span className="log-dice">
      {line.rolls.map((roll, index) => {
        const first = from
        from += roll.faces.length
        const purpose = purposes[index]!
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
          <span key={index} className="log-roll">
            {purpose && <span className="log-roller">{purpose}</span>}
            <Faces
              faces={roll.faces}
              colour={sides[roll.by] ?? 'white'}
              name={`${names[roll.by] ?? 'dice'}, ${purpose}`}
              size={size}
              from={first}
            />
          </span>
        )
      })}
    </span>
  )
}
