/** A man in five areas that can be pointed at: where to strike him, or where to guard oneself. */
import { type Area, areaNames, areas } from '@harena/colosseum'
import { type KeyboardEvent, useId } from 'react'

/** He faces us: arms and legs are one area each, drawn twice. */
const shapes: Readonly<Record<Area, readonly string[]>> = {
  1: ['M65 3C76 3 80 12 79 21C78 31 72 37 65 37C58 37 52 31 51 21C50 12 54 3 65 3Z'],
  2: ['M43 41C52 38 78 38 87 41L84 82H46Z'],
  3: ['M46 85H84L83 110L68 121H62L47 110Z'],
  4: [
    'M40 42C31 43 26 48 24 56L13 98C12 104 21 107 24 101L40 70Z',
    'M90 42C99 43 104 48 106 56L117 98C118 104 109 107 106 101L90 70Z',
  ],
  5: ['M46 114L61 124L60 176C60 182 45 182 45 176Z', 'M84 114L69 124L70 176C70 182 85 182 85 176Z'],
}

/** The head is small: a finger may come down beside it. */
const REACH_OF_HEAD = 'M47 0H83V38H47Z'

/** Where its number stands, and its armour. */
const places: Readonly<
  Record<Area, { readonly number: readonly [number, number]; readonly armour: readonly [number, number] }>
> = {
  1: { number: [65, 27], armour: [91, 12] },
  2: { number: [74, 68], armour: [54, 58] },
  3: { number: [65, 104], armour: [97, 116] },
  4: { number: [103, 80], armour: [27, 74] },
  5: { number: [77, 154], armour: [53, 148] },
}

export interface AreaMark {
  /** What stands on the area; empty for nothing. */
  readonly text: string
  readonly armour: string
  readonly wounds: number
  /** How much of the area is hurt, 0 to 1. */
  readonly hurt: number
  readonly isChosen: boolean
  /** Nothing can be done there. */
  readonly isOff?: boolean
  /** What pressing it does, in words. */
  readonly label: string
}

export interface AreaManProps {
  readonly name: string
  readonly marks: readonly AreaMark[]
  /** Attack or defence; gives the colour of what is chosen. */
  readonly tone: 'attack' | 'defence'
  readonly onPress?: ((area: Area) => void) | undefined
}

export function AreaMan({ name, marks, tone, onPress }: AreaManProps) {
  const hatch = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg className={`area-man ${tone}`} viewBox="0 0 130 184" role="group" aria-label={name}>
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2.2} height={5} />
        </pattern>
      </defs>
      {areas.map((area) => (
        <AreaShape
          key={area}
          area={area}
          mark={marks[area - 1]!}
          onPress={marks[area - 1]!.isOff ? undefined : onPress}
          hatch={hatch}
        />
      ))}
    </svg>
  )
}

function saidOf(area: Area, { label, wounds }: AreaMark): string {
  return `${areaNames[area]}: ${label}${wounds > 0 ? `; ${wounds} wound${wounds > 1 ? 's' : ''}` : ''}`
}

interface AreaShapeProps {
  readonly area: Area
  readonly mark: AreaMark
  readonly onPress: ((area: Area) => void) | undefined
  readonly hatch: string
}

function AreaShape({ area, mark, onPress, hatch }: AreaShapeProps) {
  const { number, armour } = places[area]
  const names = ['area', mark.isChosen ? 'chosen' : '', onPress ? 'pressable' : '']
  const press = onPress
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': mark.isChosen,
        onClick: () => onPress(area),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPress(area)
        },
      }
    : { role: 'img' }
  return (
    <>
      <g className={names.filter(Boolean).join(' ')} aria-label={saidOf(area, mark)} {...press}>
        {area === 1 && <path className="area-reach" d={REACH_OF_HEAD} />}
        {shapes[area].map((d) => (
          <path key={d} className="area-shape" d={d} />
        ))}
        {mark.hurt > 0 &&
          shapes[area].map((d) => (
            <path
              key={`${d} hurt`}
              className="area-hurt"
              d={d}
              fill={`url(#${hatch})`}
              style={{ opacity: 0.2 + mark.hurt * 0.6 }}
            />
          ))}
      </g>
      {mark.armour !== '-' && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the label says it in words
        <g className="area-armour" aria-hidden="true" transform={`translate(${armour[0]} ${armour[1]})`}>
          <path d="M-10 -10H10V1C10 7 4 11 0 13C-4 11 -10 7 -10 1Z" />
          <text y={4.5} textAnchor="middle">
            {mark.armour}
          </text>
        </g>
      )}
      {mark.text !== '' && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above
        <g className="area-number" aria-hidden="true" transform={`translate(${number[0]} ${number[1] - 5})`}>
          <circle r={12} />
          <text y={6} textAnchor="middle">
            {mark.text}
          </text>
        </g>
      )}
    </>
  )
}
