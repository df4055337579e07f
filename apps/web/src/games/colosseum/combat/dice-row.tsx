/** The dice of an attack in their three colours. */
import { Die, type DieColour, type DieFace } from '../../../board/die.tsx'
import { Rolls } from '../../../match/rolls.tsx'
import type { Told } from '../../../match/slots.ts'
import type { Line } from '../../../match/timeline.ts'
import { type AttackFaces, type Colour, facesOf } from './attack-told.ts'

const colours: readonly Colour[] = ['red', 'white', 'black']

interface FacesProps {
  readonly faces: readonly number[]
  readonly colour: DieColour
  readonly name: string
  readonly size?: number
  /** How many dice have landed before these. */
  readonly from?: number
}

function Faces({ faces, colour, name, size = 22, from = 0 }: FacesProps) {
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
      {faces.more.map(({ name = '', faces: thrown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
        <span key={index} className="attack-die-group">
          <span className="log-roller">{name}</span>
          <Faces faces={thrown} colour="white" name={name} size={size} from={from} />
        </span>
      ))}
    </span>
  )
}

/** For the log: an attack in its colours, any other roll in the colour of its side. */
export function DiceRow({ line, size = 22, ...told }: Told & { readonly line: Line; readonly size?: number }) {
  if (line.event.kind !== 'attackRolled') return <Rolls rolls={line.rolls} size={size} {...told} />
  return (
    <span className="log-dice">
      <AttackDice faces={facesOf(line)} size={size} />
    </span>
  )
}
