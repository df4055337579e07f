/** A body in five areas that can be pointed at: where to strike it, or where to guard oneself. */
import { type Area, areas } from '@harena/colosseum'
import { counted, t } from '@harena/engine'
import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { TermMark } from '../../../ui/term.tsx'
import { type AreaBody, bodies } from './area-bodies.ts'

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
  readonly body: keyof typeof bodies
  /** What it is painted with, if not as a man. */
  readonly coat?: string | undefined
  readonly marks: readonly AreaMark[]
  /** Attack or defence; gives the colour of what is chosen. */
  readonly tone: 'attack' | 'defence'
  readonly onPress?: ((area: Area) => void) | undefined
}

export function AreaMan({ name, body, coat, marks, tone, onPress }: AreaManProps) {
  const hatch = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      className={`area-man ${tone}`}
      viewBox="0 0 130 184"
      role="group"
      aria-label={name}
      style={coat === undefined ? undefined : ({ '--coat': coat } as CSSProperties)}
    >
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2.2} height={5} />
        </pattern>
      </defs>
      {areas.map((area) => (
        <AreaShape
          key={area}
          area={area}
          body={bodies[body]}
          mark={marks[area - 1]!}
          onPress={marks[area - 1]!.isOff ? undefined : onPress}
          hatch={hatch}
        />
      ))}
      {/* After all bodies: no part of them lies over a badge, so that asking what it means presses nothing. */}
      {areas.map((area) => (
        <AreaBadges key={area} place={bodies[body].places[area]} mark={marks[area - 1]!} />
      ))}
    </svg>
  )
}

function saidOf(areaName: string, { label, wounds }: AreaMark): string {
  return `${areaName}: ${label}${wounds > 0 ? `; ${counted(wounds, 'wound')}` : ''}`
}

interface AreaShapeProps {
  readonly area: Area
  readonly body: AreaBody
  readonly mark: AreaMark
  readonly onPress: ((area: Area) => void) | undefined
  readonly hatch: string
}

function AreaShape({ area, body, mark, onPress, hatch }: AreaShapeProps) {
  const shapes = body.shapes[area]
  const names = ['area', mark.isChosen ? 'chosen' : '', onPress ? 'pressable' : '', mark.isOff ? 'off' : '']
  const press = onPress
    ? {
        role: 'button',
        tabIndex: 0,
        onClick: () => onPress(area),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPress(area)
        },
      }
    : { role: 'img' }
  return (
    <g className={names.filter(Boolean).join(' ')} aria-label={saidOf(body.names[area]!, mark)} {...press}>
      {area === 1 && <path className="area-reach" d={body.reachOfHead} />}
      {shapes.map((d) => (
        <path key={d} className="area-shape" d={d} />
      ))}
      {mark.hurt > 0 &&
        shapes.map((d) => (
          <path
            key={`${d} hurt`}
            className="area-hurt"
            d={d}
            fill={`url(#${hatch})`}
            style={{ opacity: 0.2 + mark.hurt * 0.6 }}
          />
        ))}
    </g>
  )
}

interface AreaBadgesProps {
  readonly place: AreaBody['places'][Area]
  readonly mark: AreaMark
}

/** What he wears there, which can be asked for, and what is put there. */
function AreaBadges({ place: { number, armour }, mark }: AreaBadgesProps) {
  return (
    <>
      {mark.armour !== '-' && (
        <TermMark word={t('armour')} className="area-armour" transform={`translate(${armour[0]} ${armour[1]})`}>
          {/* A finger that asks what it means must not strike or guard there by a hair. */}
          <rect className="area-armour-reach" x={-13} y={-13} width={26} height={29} />
          <path d="M-10 -10H10V1C10 7 4 11 0 13C-4 11 -10 7 -10 1Z" />
          <text y={4.5} textAnchor="middle">
            {mark.armour}
          </text>
        </TermMark>
      )}
      {mark.text !== '' && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the label says it in words
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
