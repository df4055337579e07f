/** The man on the Roster Card: seven parts, each with what is left of it and its Armor Class. */
import { t } from '@harena/engine'
import { type PartName, type PartView, partSums } from '@harena/heroes'
import { useContext } from 'react'
import { CardSums } from '../../match/card-sums.tsx'
import { SumNumber } from '../../match/sum.tsx'
import { partNames } from './words.ts'

interface Shape {
  readonly d: string
  /** Where the number stands, and where the little shield with the AC. */
  readonly number: readonly [number, number]
  readonly shield: readonly [number, number]
}

/** He faces us: his right arm is on our left. */
export const partShapes: Readonly<Record<PartName, Shape>> = {
  head: {
    d: 'M65 3C76 3 80 12 79 21C78 31 72 37 65 37C58 37 52 31 51 21C50 12 54 3 65 3Z',
    number: [65, 26],
    shield: [86, 13],
  },
  chest: { d: 'M43 41C52 38 78 38 87 41L84 79H46Z', number: [65, 65], shield: [65, 47] },
  belly: { d: 'M46 82H84L82 108C74 112 56 112 48 108Z', number: [60, 101], shield: [76, 96] },
  rightArm: { d: 'M40 42C31 43 26 48 24 56L13 96C12 102 21 105 24 99L38 70Z', number: [27, 78], shield: [14, 50] },
  leftArm: {
    d: 'M90 42C99 43 104 48 106 56L117 96C118 102 109 105 106 99L92 70Z',
    number: [103, 78],
    shield: [116, 50],
  },
  rightLeg: { d: 'M47 112C52 114 58 115 63 115L60 163C60 168 46 168 46 163Z', number: [54, 139], shield: [35, 136] },
  leftLeg: { d: 'M83 112C78 114 72 115 67 115L70 163C70 168 84 168 84 163Z', number: [76, 139], shield: [95, 136] },
}

function stateOf({ now, max }: PartView): string {
  if (now === 0) return 'lost'
  return now < max ? 'hurt' : 'whole'
}

/** All of it in words. */
export function bodyInWords(parts: readonly PartView[]): string {
  return parts.map(({ part, now, max, armour }) => t`${partNames[part]} ${now} of ${max}, AC ${armour}`).join('; ')
}

/** Where each part answers, in hundredths of the picture: as large as a finger needs, and none over another. */
const reaches: Readonly<Record<PartName, readonly [left: number, top: number, width: number, height: number]>> = {
  head: [38, 0, 39, 23],
  chest: [33, 23, 34, 25],
  belly: [33, 48, 34, 18],
  rightArm: [2, 23, 31, 39],
  leftArm: [67, 23, 31, 39],
  rightLeg: [19, 66, 31, 33],
  leftLeg: [50, 66, 31, 33],
}

interface BodyManProps {
  readonly parts: readonly PartView[]
  readonly width?: number
}

/** The picture; on a card each part opens into the sums of its points and its armor. */
export function BodyMan({ parts, width = 112 }: BodyManProps) {
  const sums = useContext(CardSums)
  return (
    <div className="body-box" style={{ width }}>
      <BodyPicture parts={parts} width={width} />
      {parts.map(({ part, now, max, armour }) => {
        const [points, armor] = partSums[part].map((of) => sums.find((one) => one.of === of))
        const [left, top, across, down] = reaches[part]
        if (!points) return null
        const place = { left: `${left}%`, top: `${top}%`, width: `${across}%`, height: `${down}%` }
        return (
          <span key={part} className="body-part" style={place}>
            <SumNumber sum={points} beside={armor}>
              <span className="heard">{t`${partNames[part]} ${now} of ${max}, AC ${armour}`}</span>
            </SumNumber>
          </span>
        )
      })}
    </div>
  )
}

function BodyPicture({ parts, width }: Required<BodyManProps>) {
  return (
    <svg
      className="body-man"
      viewBox="0 0 130 170"
      width={width}
      role="img"
      aria-label={t`Body: ${bodyInWords(parts)}`}
    >
      {parts.map((part) => {
        const { d, number, shield } = partShapes[part.part]
        return (
          <g key={part.part} className={`part ${stateOf(part)}`}>
            <path className="part-shape" d={d} />
            {part.armour > 0 && <path className={`part-armour ac${part.armour}`} d={d} />}
            {part.now === 0 && (
              <path className="part-cross" d={`M${number[0] - 7} ${number[1] - 12}l14 14m0 -14l-14 14`} />
            )}
            {part.now > 0 && (
              <text className="part-now" x={number[0]} y={number[1]} textAnchor="middle">
                {part.now}
              </text>
            )}
            {part.armour > 0 && (
              <g className="part-shield" transform={`translate(${shield[0]} ${shield[1]})`}>
                <path d="M-8 -9H8V1C8 7 3 10 0 12C-3 10 -8 7 -8 1Z" />
                <text y={5.5} textAnchor="middle">
                  {part.armour}
                </text>
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
