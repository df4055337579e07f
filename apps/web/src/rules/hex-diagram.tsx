/** A few hexes of the board with men on them and what the rules say of each hex. */
import { Figure, type FigureProps } from '../board/figure.tsx'
import { boxAround, type Hex, hexCentre, hexKey, hexPoints, round } from '../board/geometry.ts'

/** What a hex is for the man in the picture; each tone has a pattern of its own as well. */
export type HexTone = 'front' | 'side' | 'rear' | 'plain' | 'here'

export interface DiagramHex {
  readonly hex: Hex
  readonly tone: HexTone
  /** A number or a few letters. */
  readonly text?: string
}

export interface DiagramMan {
  readonly hex: Hex
  readonly figure: FigureProps
}

export interface HexDiagramProps {
  readonly title: string
  /** What is to be seen, in words: for those who do not see it as well. */
  readonly caption: string
  readonly hexes: readonly DiagramHex[]
  readonly men: readonly DiagramMan[]
  /** From one hex to another. */
  readonly ways?: readonly (readonly [Hex, Hex])[]
}

const MARGIN = 6
/** Small ones are drawn larger, so that the man can be seen. */
const SCALE = 0.62
const SMALLEST = 230
const layers = ['ground', 'man'] as const

export function HexDiagram({ title, caption, hexes, men, ways = [] }: HexDiagramProps) {
  const { left, top, right, bottom } = boxAround([...hexes, ...men].map(({ hex }) => hex))
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN]
  const taken = new Set(men.map(({ hex }) => hexKey(hex)))
  return (
    <figure className="rule-drawing">
      <svg
        viewBox={`${round(left - MARGIN)} ${round(top - MARGIN)} ${round(width)} ${round(height)}`}
        width={round(Math.max(SMALLEST * Math.min(1, width / 200), width * SCALE))}
        role="img"
        aria-label={`${title}. ${caption}`}
      >
        {hexes.map((one) => (
          <DiagramCell key={hexKey(one.hex)} {...one} isTaken={taken.has(hexKey(one.hex))} />
        ))}
        {ways.map(([from, to]) => (
          <Way key={`${hexKey(from)} ${hexKey(to)}`} from={from} to={to} />
        ))}
        {layers.map((layer) =>
          men.map(({ hex, figure }) => (
            <Placed key={`${layer} ${hexKey(hex)}`} hex={hex} figure={figure} layer={layer} />
          )),
        )}
      </svg>
      <figcaption>
        <b>{title}.</b> {caption}
      </figcaption>
    </figure>
  )
}

function DiagramCell({ hex, tone, text, isTaken }: DiagramHex & { readonly isTaken: boolean }) {
  const centre = hexCentre(hex)
  return (
    <g className={`drawn-hex ${tone}`}>
      <polygon points={hexPoints(centre, 44)} />
      {text && !isTaken && (
        <text
          x={round(centre.x)}
          y={round(centre.y + (text.length > 4 ? 6 : 10))}
          className={text.length > 4 ? 'small' : ''}
        >
          {text}
        </text>
      )}
    </g>
  )
}

function Placed({ hex, figure, layer }: DiagramMan & { readonly layer: (typeof layers)[number] }) {
  const { x, y } = hexCentre(hex)
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(0.93)`}>
      <Figure {...figure} layer={layer} />
    </g>
  )
}

/** An arrow that begins and ends between the middles. */
function Way({ from, to }: { readonly from: Hex; readonly to: Hex }) {
  const [a, b] = [hexCentre(from), hexCentre(to)]
  const at = (share: number) => `${round(a.x + (b.x - a.x) * share)} ${round(a.y + (b.y - a.y) * share)}`
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return (
    <g className="drawn-way">
      <path d={`M${at(0.4)}L${at(0.66)}`} />
      <path d="M-9 -7L2 0L-9 7" transform={`translate(${at(0.68).replace(' ', ',')}) rotate(${round(angle)})`} />
    </g>
  )
}

/** A man with sword and shield who faces up, or however he differs from that. */
export function plainFigure(rest: Partial<FigureProps> = {}): FigureProps {
  return {
    right: [{ kind: 'sword' }],
    left: [{ kind: 'largeShield' }],
    helmet: 'closed',
    armour: 'light',
    side: 0,
    facing: 0,
    woundShare: 0,
    woundCount: 0,
    posture: 'standing',
    ...rest,
  }
}
