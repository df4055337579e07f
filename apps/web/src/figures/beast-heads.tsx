/** Heads of beasts from the front, the eyes about y -8, the throat at the lower edge of a medallion. */
import type { ReactNode } from 'react'
import { coatOf, horn, ivory } from '../board/beasts/coats.ts'
import type { BeastKind } from '../board/figure.tsx'
import { paint } from '../board/paint.ts'
import { Both, edge, type Kindly, line, Neck } from './beast-parts.tsx'
import { Gazelle, Horse, Zebra } from './long-heads.tsx'

function Eye({ x, y, isCat = false }: { readonly x: number; readonly y: number; readonly isCat?: boolean }) {
  return (
    <>
      <path
        d={`M${x - 5} ${y + 1}Q${x} ${y - 5} ${x + 5.4} ${y - 1.4}Q${x} ${y + 4} ${x - 5} ${y + 1}Z`}
        fill={isCat ? paint.bronzeLight : paint.cloth}
        {...edge}
        strokeWidth={1.4}
      />
      <ellipse cx={x} cy={y - 0.6} rx={isCat ? 1.5 : 2.2} ry={2.4} fill={paint.ink} />
    </>
  )
}

/** Broad cheeks, a short muzzle, whiskers. */
function CatFace({ kind, children }: Kindly & { readonly children?: ReactNode }) {
  const { fill, dark, light } = coatOf(kind)
  return (
    <>
      <Both>
        <circle cx={21} cy={-30} r={8.6} fill={fill} {...edge} />
        <circle cx={21} cy={-29} r={4} fill={dark} />
      </Both>
      <path
        d="M0 -38C18 -38 28 -26 28 -12C28 -2 26 8 18 16C13 22 7 26 0 26C-7 26 -13 22 -18 16C-26 8 -28 -2 -28 -12C-28 -26 -18 -38 0 -38Z"
        fill={fill}
        {...edge}
      />
      {children}
      <path
        d="M0 4C10 2 18 8 16 16C13 24 6 28 0 28C-6 28 -13 24 -16 16C-18 8 -10 2 0 4Z"
        fill={light}
        {...edge}
        strokeWidth={1.6}
      />
      <path d="M-7 3Q0 -0.6 7 3Q5 9.6 0 11Q-5 9.6 -7 3Z" fill={paint.ink} />
      <path {...line} d="M0 11V16M-10 18Q-4 21 0 16Q4 21 10 18" strokeWidth={1.8} />
      <Both>
        <path {...line} d="M4.6 -4C5.4 -14 5 -18 3.4 -24" stroke={dark} strokeWidth={1.6} />
        <path {...line} d="M10 13L30 9M10 16L30 18" strokeWidth={1} />
        <Eye x={13} y={-11} isCat />
      </Both>
    </>
  )
}

const mane = Array.from({ length: 18 }, (_, at) => {
  const angle = (at / 18) * 2 * Math.PI
  const [far, near] = [46, 38]
  const point = (distance: number, turn: number) =>
    `${Math.round(distance * Math.sin(turn) * 10) / 10} ${Math.round((-4 - distance * Math.cos(turn)) * 10) / 10}`
  return `${at === 0 ? 'M' : 'L'}${point(near, angle - 0.17)}Q${point(far + 4, angle - 0.06)} ${point(far, angle + 0.06)}`
}).join('')

function Lion() {
  const { dark, light } = coatOf('lion')
  return (
    <>
      <path d="M-34 8C-40 40 -42 52 -42 66H42C42 52 40 40 34 8Z" fill={dark} {...edge} />
      <path d={`${mane}Z`} fill={dark} {...edge} />
      <path
        {...line}
        d="M-30 -26L-37 -32M-36 -8L-43 -9M-34 12L-41 17M30 -26L37 -32M36 -8L43 -9M34 12L41 17M-16 44Q-12 52 -14 60M16 44Q12 52 14 60M0 46V62M-12 -40L-15 -47M12 -40L15 -47"
        stroke={light}
        strokeWidth={1.8}
      />
      <g transform="scale(0.92)">
        <CatFace kind="lion" />
      </g>
    </>
  )
}

function Tiger() {
  return (
    <>
      <Neck kind="tiger" />
      <path {...line} d="M-30 36L-16 42M-34 48L-18 52M30 36L16 42M34 48L18 52" strokeWidth={4} />
      <CatFace kind="tiger">
        <path
          {...line}
          d="M0 -36V-26M-7 -35L-4.6 -27M7 -35L4.6 -27M-27 -10L-19 -7M-27 -3L-19 -1M-25 5L-18 5M27 -10L19 -7M27 -3L19 -1M25 5L18 5M-17 -30L-13 -23M17 -30L13 -23"
          strokeWidth={3.4}
        />
      </CatFace>
    </>
  )
}

const spots = [
  [-8, -31],
  [0, -33],
  [8, -31],
  [-4, -25],
  [4, -25],
  [-21, -17],
  [21, -17],
  [-24, -4],
  [24, -4],
  [-20, 6],
  [20, 6],
  [-16, -26],
  [16, -26],
  [-28, 40],
  [-18, 48],
  [28, 40],
  [18, 48],
  [-33, 54],
  [33, 54],
  [-8, 42],
  [8, 42],
  [0, 52],
] as const

function Leopard() {
  const { dark } = coatOf('leopard')
  return (
    <>
      <Neck kind="leopard" />
      <CatFace kind="leopard" />
      {spots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={y > 30 ? 3.4 : 2.3}
          fill={dark}
          stroke={paint.ink}
          strokeWidth={1.6}
          strokeDasharray="4 1.6"
        />
      ))}
    </>
  )
}

function Bear() {
  const { fill, dark, light } = coatOf('bear')
  return (
    <>
      <Neck kind="bear" half={32} />
      <Both>
        <circle cx={25} cy={-31} r={10.6} fill={fill} {...edge} />
        <circle cx={25} cy={-30} r={5} fill={dark} />
      </Both>
      <path
        d="M0 -40C22 -40 34 -24 33 -8C32 10 20 24 0 26C-20 24 -32 10 -33 -8C-34 -24 -22 -40 0 -40Z"
        fill={fill}
        {...edge}
      />
      <path
        d="M0 -2C12 -2 18 6 17 14C15 24 8 29 0 29C-8 29 -15 24 -17 14C-18 6 -12 -2 0 -2Z"
        fill={light}
        {...edge}
        strokeWidth={1.7}
      />
      <path d="M-9 4Q0 -1.6 9 4Q7 12 0 13Q-7 12 -9 4Z" fill={paint.ink} />
      <path {...line} d="M0 13V19M-8 21Q0 25 8 21M-8 -32Q-4 -26 -5 -18M8 -32Q4 -26 5 -18" strokeWidth={1.8} />
      <Both>
        <circle cx={13.6} cy={-11} r={3.2} fill={paint.ink} />
        <circle cx={14.6} cy={-12} r={1} fill={paint.cloth} />
        <path {...line} d="M8 -17Q14 -20 19 -15" strokeWidth={2} />
      </Both>
    </>
  )
}

function Wolf() {
  const { fill, dark, light } = coatOf('wolf')
  return (
    <>
      <Neck kind="wolf" />
      <path d="M-18 26L-13 44L-6 36L0 50L6 36L13 44L18 26Z" fill={light} {...edge} strokeWidth={1.6} />
      <Both>
        <path d="M8 -30L24 -54C30 -42 30 -30 26 -20Z" fill={fill} {...edge} />
        <path d="M14 -30L23 -45C26 -38 26 -32 23 -25Z" fill={dark} />
      </Both>
      <path
        d="M0 -36C14 -36 24 -30 27 -18L34 -2L26 2L29 12L17 12C13 22 8 30 0 31C-8 30 -13 22 -17 12L-29 12L-26 2L-34 -2L-27 -18C-24 -30 -14 -36 0 -36Z"
        fill={fill}
        {...edge}
      />
      <path d="M0 -20C5 -10 11 -2 14 8C12 20 7 29 0 30C-7 29 -12 20 -14 8C-11 -2 -5 -10 0 -20Z" fill={light} />
      <path d="M-6.4 12Q0 8.6 6.4 12Q5 19 0 20Q-5 19 -6.4 12Z" fill={paint.ink} />
      <path {...line} d="M0 20V24M-8 23Q0 28 8 23M-4 25L-3 28.6M4 25L3 28.6" strokeWidth={1.7} />
      <Both>
        <Eye x={13} y={-10} isCat />
        <path {...line} d="M7 -16L19 -18" stroke={dark} strokeWidth={2.4} />
      </Both>
    </>
  )
}

function Boar() {
  const { fill, dark, light } = coatOf('boar')
  return (
    <>
      <Neck kind="boar" half={30} />
      <path
        d="M-14 -34L-10 -50L-6 -38L-2 -54L2 -38L7 -52L9 -38L14 -46L16 -32Z"
        fill={dark}
        {...edge}
        strokeWidth={1.7}
      />
      <Both>
        <path d="M14 -30L36 -42C36 -28 32 -18 24 -14Z" fill={fill} {...edge} />
        <path d="M19 -29L32 -36C32 -28 29 -22 25 -19Z" fill={dark} />
      </Both>
      <path
        d="M0 -36C18 -36 27 -26 27 -12C26 2 20 10 17 20Q10 28 0 28Q-10 28 -17 20C-20 10 -26 2 -27 -12C-27 -26 -18 -36 0 -36Z"
        fill={fill}
        {...edge}
      />
      <path {...line} d="M-6 -6Q0 -9 6 -6M-8 0Q0 -3 8 0" stroke={dark} strokeWidth={2} />
      <ellipse cy={14} rx={15} ry={10.6} fill={light} {...edge} />
      <ellipse cx={-5.6} cy={14} rx={2.6} ry={3.8} fill={paint.ink} />
      <ellipse cx={5.6} cy={14} rx={2.6} ry={3.8} fill={paint.ink} />
      <Both>
        <path d="M13 24C19 24 25 16 25 4C29 14 28 28 17 31Z" fill={ivory} {...edge} strokeWidth={1.7} />
        <circle cx={12} cy={-14} r={2.7} fill={paint.ink} />
        <path {...line} d="M7 -20Q12 -22 17 -18" strokeWidth={2} />
      </Both>
      <path {...line} d="M-8 25Q0 30 8 25" strokeWidth={1.7} />
    </>
  )
}

function Elephant() {
  const { fill, dark } = coatOf('elephant')
  return (
    <>
      <Both>
        <path d="M16 -30C34 -46 54 -34 54 -14C54 6 46 22 38 30C30 24 22 12 18 0Z" fill={fill} {...edge} />
        <path d="M24 -26C36 -36 47 -28 47 -12C46 4 42 14 37 20C31 14 26 6 24 -4Z" fill={dark} opacity={0.55} />
      </Both>
      <path
        d="M0 -42C16 -42 25 -30 24 -14C23 0 17 8 14 18H-14C-17 8 -23 0 -24 -14C-25 -30 -16 -42 0 -42Z"
        fill={fill}
        {...edge}
      />
      <Both>
        <path d="M8 14L18 12C22 26 30 34 38 36C30 44 14 38 8 22Z" fill={ivory} {...edge} strokeWidth={1.8} />
      </Both>
      <path d="M-11 0C-12 22 -12 40 -8 66H8C12 40 12 22 11 0Q0 -8 -11 0Z" fill={fill} {...edge} />
      <path
        {...line}
        d="M-9 8Q0 12 9 8M-9.6 16Q0 20 9.6 16M-9.6 25Q0 29 9.6 25M-9 34Q0 38 9 34M-8.6 43Q0 47 8.6 43M-8 52Q0 56 8 52"
        stroke={dark}
        strokeWidth={1.8}
      />
      <Both>
        <circle cx={15} cy={-11} r={2.8} fill={paint.ink} />
        <path {...line} d="M10 -16Q15 -19 20 -14M11 -6Q15 -4 19 -7" strokeWidth={1.6} />
      </Both>
      <path {...line} d="M-8 -30Q0 -33 8 -30" stroke={dark} strokeWidth={1.8} />
    </>
  )
}

function Rhino() {
  const { fill, dark, light } = coatOf('rhino')
  return (
    <>
      <Neck kind="rhino" half={32} />
      <path {...line} d="M-36 40Q0 54 36 40M-34 28Q-28 34 -22 34M34 28Q28 34 22 34" stroke={dark} strokeWidth={2} />
      <Both>
        <path d="M14 -26C14 -42 22 -48 28 -46C32 -38 28 -26 22 -20Z" fill={fill} {...edge} />
        <path d="M18 -28C18 -38 23 -42 26 -41C27 -36 25 -29 21 -25Z" fill={dark} />
      </Both>
      <path
        d="M0 -32C16 -32 26 -22 26 -8C26 4 24 10 24 20C22 34 12 40 0 40C-12 40 -22 34 -24 20C-24 10 -26 4 -26 -8C-26 -22 -16 -32 0 -32Z"
        fill={fill}
        {...edge}
      />
      <path d="M-22 18Q0 6 22 18C21 33 12 39 0 39C-12 39 -21 33 -22 18Z" fill={light} opacity={0.6} />
      <path d="M-9 16C-7 0 -4 -16 3 -34C6 -16 8 0 10 16Q0 22 -9 16Z" fill={horn} {...edge} />
      <path d="M-5 -16C-4 -24 -1 -30 0 -34C2 -28 4 -22 5 -16Q0 -13 -5 -16Z" fill={horn} {...edge} strokeWidth={1.5} />
      <path {...line} d="M-4 10Q0 -8 2 -22" stroke={light} strokeWidth={1.6} />
      <Both>
        <ellipse cx={14} cy={26} rx={3} ry={2.2} fill={paint.ink} />
        <circle cx={18} cy={-4} r={2.6} fill={paint.ink} />
        <path {...line} d="M13 -9Q18 -12 23 -7M14 0Q18 2 22 -1" strokeWidth={1.6} />
      </Both>
      <path {...line} d="M-12 34Q0 38 12 34" strokeWidth={1.8} />
    </>
  )
}

const heads: Readonly<Record<BeastKind, () => ReactNode>> = {
  bear: Bear,
  boar: Boar,
  elephant: Elephant,
  gazelle: Gazelle,
  horse: Horse,
  leopard: Leopard,
  lion: Lion,
  rhino: Rhino,
  tiger: Tiger,
  wolf: Wolf,
  zebra: Zebra,
}

export function BeastHead({ kind }: Kindly) {
  const Head = heads[kind]
  return <Head />
}
