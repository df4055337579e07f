/** Heads of beasts from above, the neck at (0, 10), the muzzle up. */
import type { ReactNode } from 'react'
import { type Point, polar, round } from '../geometry.ts'
import { paint } from '../paint.ts'
import { Rod } from '../rod.tsx'
import { coatOf, horn, ivory } from './coats.ts'
import type { BeastKind } from './kinds.ts'
import { closed, outlineOf, type Profile } from './outline.ts'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const thin = { fill: 'none', stroke: paint.ink, strokeWidth: 1.6, strokeLinecap: 'round' } as const

function Both({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  )
}

interface Face {
  readonly skull: Profile
  readonly eye: Point
  readonly ear: string
  /** Nose or snout: how far ahead, and half its width. */
  readonly nose: readonly [y: number, half: number]
}

const faces: Readonly<Record<BeastKind, Face>> = {
  bear: {
    skull: [
      [-30, 0],
      [-29, 6],
      [-20, 8],
      [-12, 15],
      [-2, 19],
      [10, 17],
    ],
    eye: { x: 7.5, y: -14 },
    ear: 'M11 -8C12 -16 22 -16 23 -8C23 -2 17 1 14 0Z',
    nose: [-29, 5],
  },
  boar: {
    skull: [
      [-38, 0],
      [-37.5, 6.5],
      [-30, 7],
      [-18, 10],
      [-6, 16],
      [8, 17],
    ],
    eye: { x: 8, y: -14 },
    ear: 'M9 -8L24 -8C23 0 18 5 13 5Z',
    nose: [-37, 6],
  },
  elephant: {
    skull: [
      [-24, 0],
      [-22, 11],
      [-10, 19],
      [4, 21],
      [16, 20],
    ],
    eye: { x: 13, y: -13 },
    ear: 'M15 -12C28 -28 46 -22 50 -4C52 14 44 32 29 36C22 30 17 18 15 6Z',
    nose: [0, 0],
  },
  gazelle: {
    skull: [
      [-33, 0],
      [-32, 3.8],
      [-22, 4.8],
      [-12, 8.4],
      [-3, 7.6],
      [12, 7],
    ],
    eye: { x: 6.2, y: -13 },
    ear: 'M6 -7C13 -13 22 -14 27 -9C22 -2 13 0 7 -2Z',
    nose: [-32, 2.6],
  },
  horse: {
    skull: [
      [-38, 0],
      [-37, 5.6],
      [-28, 7],
      [-16, 9],
      [-6, 11.4],
      [6, 10],
      [14, 10],
    ],
    eye: { x: 8, y: -13 },
    ear: 'M7 -6C9 -15 16 -19 19 -14C19 -7 14 -1 10 0Z',
    nose: [-37, 3.6],
  },
  leopard: {
    skull: [
      [-28, 0],
      [-27, 5.6],
      [-20, 7.6],
      [-12, 12],
      [-3, 13.4],
      [8, 12],
    ],
    eye: { x: 6, y: -15 },
    ear: 'M8 -7C9 -14 17 -14 17 -7C17 -3 13 0 10 -1Z',
    nose: [-27.4, 3.4],
  },
  lion: {
    skull: [
      [-33, 0],
      [-32, 7],
      [-24, 9.4],
      [-14, 13.6],
      [-4, 14.6],
      [8, 12],
    ],
    eye: { x: 6.8, y: -17 },
    ear: 'M9 -7C10 -14 18 -14 18 -8C18 -3 14 0 11 -1Z',
    nose: [-32, 4.4],
  },
  rhino: {
    skull: [
      [-39, 0],
      [-38, 8.6],
      [-30, 11],
      [-17, 12],
      [-5, 18],
      [10, 21],
    ],
    eye: { x: 10, y: -19 },
    ear: 'M12 -8C15 -18 24 -19 25 -14C25 -7 19 -2 15 -2Z',
    nose: [0, 0],
  },
  tiger: {
    skull: [
      [-32, 0],
      [-31, 7],
      [-24, 9.6],
      [-15, 15],
      [-6, 20],
      [2, 17],
      [10, 15],
    ],
    eye: { x: 7, y: -17 },
    ear: 'M9 -9C10 -17 19 -17 20 -9C20 -5 15 -1 12 -2Z',
    nose: [-31, 4.2],
  },
  wolf: {
    skull: [
      [-35, 0],
      [-34, 3.4],
      [-22, 5],
      [-14, 10],
      [-5, 14.6],
      [2, 12],
      [9, 12],
    ],
    eye: { x: 5.8, y: -15 },
    ear: 'M4 -8L13 -19C17 -12 16 -3 12 1Z',
    nose: [-34, 2.8],
  },
  zebra: {
    skull: [
      [-37, 0],
      [-36, 5.4],
      [-27, 6.8],
      [-16, 8.8],
      [-6, 11],
      [6, 10],
      [14, 10],
    ],
    eye: { x: 7.8, y: -13 },
    ear: 'M7 -6C8 -16 15 -20 18 -15C18 -8 14 -1 10 0Z',
    nose: [-36, 4],
  },
}

/** Locks all around; the face looks out in front. */
function ringOfLocks(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 2 }, (_, at) => {
    const { x, y } = polar(at % 2 === 0 ? outer : inner, (180 / count) * at)
    return { x, y: y * 1.08 + 7 }
  })
  return closed(points)
}

const mane = ringOfLocks(17, 25, 30.5)
const innerMane = ringOfLocks(13, 16, 19.5)

/** What lies behind the face. */
const behind: Partial<Record<BeastKind, ReactNode>> = {
  lion: (
    <>
      <path d={mane} fill="var(--coat-lion-2)" {...edge} />
      <path d={innerMane} fill="none" stroke={paint.ink} strokeWidth={1.3} opacity={0.55} />
    </>
  ),
  boar: (
    <Both>
      <Rod d="M6.4 -25C14 -25 18 -31 14.5 -38" colour={ivory} width={3} edge={1.5} />
    </Both>
  ),
  elephant: (
    <Both>
      <Rod d="M9 -18C15 -28 15 -38 9.5 -46" colour={ivory} width={4.2} edge={1.6} />
    </Both>
  ),
}

/** What stands out above the face. */
const above: Partial<Record<BeastKind, ReactNode>> = {
  elephant: (
    <>
      <Rod d="M0 -18C1 -30 -7 -38 -5 -48" colour="var(--coat-elephant)" width={11} edge={1.9} />
      <Rod d="M-5 -47C-4 -55 6 -57 9 -51" colour="var(--coat-elephant)" width={7} edge={1.9} />
      <Rod d="M0 -18C1 -30 -7 -38 -5 -48" colour="var(--coat-elephant)" width={11} edge={0} />
      <path
        d="M-5.4 -24L5 -25M-6.6 -30L3 -32M-9 -37L0 -38M-10 -44L-0.4 -44"
        {...thin}
        strokeWidth={1.2}
        opacity={0.7}
      />
      <path
        d="M-12 -4Q0 4 12 -4M-10 8Q0 14 10 8"
        fill="none"
        stroke="var(--coat-elephant-2)"
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    </>
  ),
  rhino: (
    <>
      <path d="M-4.4 -16Q-2 -26 0 -29Q2 -26 4.4 -16Q0 -13 -4.4 -16Z" fill={ivory} {...edge} strokeWidth={1.7} />
      <path d="M-5.4 -31Q-3 -46 0 -56Q3 -46 5.4 -31Q0 -27 -5.4 -31Z" fill={ivory} {...edge} strokeWidth={1.9} />
      <path d="M-14 0Q0 9 14 0" fill="none" stroke="var(--coat-rhino-2)" strokeWidth={2.6} strokeLinecap="round" />
    </>
  ),
  gazelle: (
    <Both>
      <Rod d="M2.6 -8C17 -2 20 14 13 27C10.5 32 12 38 17 42" colour={horn} width={3} edge={1.4} />
      <path d="M2.6 -8C17 -2 20 14 13 27" fill="none" stroke={ivory} strokeWidth={3} strokeDasharray="1 3.4" />
    </Both>
  ),
  tiger: (
    <>
      <path d="M-4 -11Q0 -8 4 -11M-5 -6Q0 -3 5 -6M-5 0Q0 3 5 0" {...thin} strokeWidth={2} />
      <Both>
        <path d="M19 -6L12 -6M17 -1L11 -2M14.6 -13L11 -12" {...thin} strokeWidth={2.2} />
      </Both>
    </>
  ),
  leopard: (
    <path
      d="M-3 -9h.1M3 -9h.1M-6 -4h.1M0 -4h.1M6 -4h.1M-3 2h.1M3 2h.1"
      stroke={paint.ink}
      strokeWidth={3}
      strokeLinecap="round"
    />
  ),
  zebra: (
    <>
      <path
        d="M-6 -22Q0 -19 6 -22M-7.4 -17Q0 -13 7.4 -17M-8.4 -8Q-5 -6 -4 -3M8.4 -8Q5 -6 4 -3"
        {...thin}
        strokeWidth={2.2}
      />
      <path d="M-3.4 -9L-3.4 50Q0 54 3.4 50L3.4 -9Q0 -13 -3.4 -9Z" fill={ivory} {...edge} strokeWidth={1.6} />
      <path d="M0 -7V48" stroke={paint.ink} strokeWidth={6} strokeDasharray="3 3.6" />
    </>
  ),
  horse: (
    <>
      <path d="M-1.6 -30L-2.4 -16Q0 -12 2.4 -16L1.6 -30Z" fill={ivory} />
      <path
        d="M0 -14C-5 -8 -4 2 -4 10C-11 16 -5 20 -9 26C-13 33 -7 36 -8 42C-9 47 -4 50 2 50C6 38 5 10 3 -6Z"
        fill="var(--coat-horse-2)"
        {...edge}
        strokeWidth={1.7}
      />
      <path
        d="M0 -4C-2 8 -3 22 -3 40"
        fill="none"
        stroke="var(--coat-horse-3)"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
    </>
  ),
  wolf: <path d="M-3 -14L0 -24L3 -14L6 2Q0 8 -6 2Z" fill="var(--coat-wolf-2)" />,
}

/** In a panic the white shows around the eyes, and the ears are laid back. */
export function BeastHead({
  kind,
  isWild,
  isDead,
}: {
  readonly kind: BeastKind
  readonly isWild: boolean
  readonly isDead: boolean
}) {
  const { skull, eye, ear, nose } = faces[kind]
  const coat = coatOf(kind)
  const big = kind === 'elephant'
  return (
    <>
      {behind[kind]}
      <Both>
        <g transform={isWild && !big ? 'rotate(40 10 -3)' : undefined}>
          <path d={ear} fill={big ? coat.fill : coat.dark} {...edge} strokeWidth={big ? 2 : 1.7} />
          {big && (
            <path
              d="M24 -12Q38 -8 40 6M22 2Q32 8 32 22"
              fill="none"
              stroke={coat.dark}
              strokeWidth={2}
              strokeLinecap="round"
            />
          )}
        </g>
      </Both>
      <path d={outlineOf(skull)} fill={coat.fill} {...edge} />
      {(kind === 'lion' || kind === 'tiger' || kind === 'leopard' || kind === 'bear') && (
        <ellipse cy={nose[0] + 7} rx={nose[1] + 2.4} ry={7} fill={coat.light} />
      )}
      {above[kind]}
      {nose[1] > 0 && (
        <path
          d={`M${-nose[1]} ${nose[0]}Q0 ${nose[0] - 3} ${nose[1]} ${nose[0]}L0 ${round(nose[0] + nose[1] * 1.1)}Z`}
          fill={paint.ink}
        />
      )}
      <Both>
        {isDead ? (
          <path d={`M${eye.x - 2} ${eye.y - 2}l4 4m0 -4l-4 4`} {...thin} />
        ) : (
          <>
            {isWild && <circle cx={eye.x} cy={eye.y} r={3.6} fill={ivory} stroke={paint.ink} strokeWidth={1.2} />}
            <circle cx={eye.x} cy={eye.y} r={isWild ? 1.6 : 2.1} fill={paint.ink} />
          </>
        )}
      </Both>
    </>
  )
}
