/** Dice with whoever threw them. */
import { type Roll, t } from '@harena/engine'
import { Die, type DieColour, type DieFace } from '../board/die.tsx'

export interface RollsProps {
  readonly rolls: readonly Roll[]
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly size?: number
}

/**
 * Each roll with whoever threw it, or else with what it is called; the same is not said twice. Where one of several men
 * throws again for something else, that is said instead.
 */
export function labelsOf(rolls: readonly Roll[], names: readonly string[]): string[] {
  const isShared = new Set(rolls.map((roll) => roll.by)).size > 1
  const labels = rolls.map(({ by, name = '' }) => (isShared ? (names[by] ?? '') : t(name)))
  return labels.map((label, at) => {
    if (labels[at - 1] !== label) return label
    const { name } = rolls[at]!
    return isShared && name !== undefined && name !== rolls[at - 1]!.name ? t(name) : ''
  })
}

const COLOURED = /\b(red|white|black)$/

/** A die that the book gives a colour has it; any other has that of the side that throws. */
export function colourOf({ name = '', by }: Pick<Roll, 'name' | 'by'>, sides: readonly number[]): DieColour {
  return (COLOURED.exec(name)?.[1] as DieColour | undefined) ?? sides[by] ?? 'white'
}

export function Rolls({ rolls, names, sides, size = 22 }: RollsProps) {
  if (rolls.length === 0) return null
  const labels = labelsOf(rolls, names)
  let order = 0
  return (
    <span className="log-dice">
      {rolls.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no identity but their place
        <span key={index} className="log-roll">
          {labels[index] && <span className="log-roller">{labels[index]}</span>}
          {roll.faces.map((face, place) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              face={face as DieFace}
              colour={colourOf(roll, sides)}
              name={`${names[roll.by] ?? t('The dice')}, ${roll.name === undefined ? t('rolled') : t(roll.name)}`}
              size={size}
              order={order++}
            />
          ))}
        </span>
      ))}
    </span>
  )
}
