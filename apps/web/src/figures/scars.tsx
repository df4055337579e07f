/** What blows have left: pale lines with stitches, so that nobody takes them for wrinkles. */
import { paint } from '../board/paint.ts'
import type { ScarPlace } from './look.ts'

/** The line of a cut, and the stitches across it. */
function Scar({ d, stitches }: { readonly d: string; readonly stitches: string }) {
  const line = { fill: 'none', strokeLinecap: 'round' } as const
  return (
    <>
      <path {...line} d={d} stroke={paint.ink} strokeWidth={3} opacity={0.75} />
      <path {...line} d={d} stroke="var(--fig-scar)" strokeWidth={1.5} />
      <path {...line} d={stitches} stroke={paint.ink} strokeWidth={1} opacity={0.75} />
    </>
  )
}

/** On the head of a bust. */
const onFace: Readonly<Partial<Record<ScarPlace, readonly [d: string, stitches: string]>>> = {
  brow: ['M5 -25L8.6 -17L10 -5', 'M4.8 -20.6L8.6 -22M8 -6L12 -7.4'],
  cheek: ['M-15 -6L-8 -1L-7 4', 'M-13 -1.6L-10.6 -5.6M-9.6 3L-5 0.6'],
  nose: ['M-6 -10L5 -5.4', 'M-3.6 -6.4L-1.8 -10.6M1.4 -4.4L3 -8.4'],
  chin: ['M3 8.6L8 14', 'M3.4 12.6L7.4 10'],
  neck: ['M-8 20L3 23', 'M-5.6 23.4L-4.4 18.6M-0.4 24.6L0.6 20'],
}

export function FaceScars({ scars }: { readonly scars: readonly ScarPlace[] }) {
  return scars.map((place) => {
    const scar = onFace[place]
    return scar && <Scar key={place} d={scar[0]} stitches={scar[1]} />
  })
}

/** Below the head of a bust. */
const onBust: Readonly<Partial<Record<ScarPlace, readonly [d: string, stitches: string]>>> = {
  chest: ['M4 38L20 50', 'M6.4 43L10 38.6M12 47.4L15.6 43'],
  shoulder: ['M26 31L38 40', 'M28 35.6L31.4 31.4M33.4 39.6L36.8 35.4'],
}

export function BustScars({ scars }: { readonly scars: readonly ScarPlace[] }) {
  return scars.map((place) => {
    const scar = onBust[place]
    return scar && <Scar key={place} d={scar[0]} stitches={scar[1]} />
  })
}

/** On one who stands; what is on the head is drawn with it. */
const onBody: Readonly<Partial<Record<ScarPlace, readonly [d: string, stitches: string]>>> = {
  chest: ['M3 -36L14 -26', 'M4.6 -31L8 -34.6M9 -27.2L12.4 -30.6'],
  belly: ['M-9 -12L2 -7', 'M-6 -7.6L-4.4 -12M-1.6 -5.6L0 -10'],
  shoulder: ['M19 -45L26 -37', 'M20 -40L24 -43'],
  arm: ['M-31 -20L-25 -11', 'M-31 -14L-26.6 -17'],
  leg: ['M10 36L17 46', 'M10.4 42L15.4 39'],
}

export function BodyScars({ scars }: { readonly scars: readonly ScarPlace[] }) {
  return scars.map((place) => {
    const scar = onBody[place]
    return scar && <Scar key={place} d={scar[0]} stitches={scar[1]} />
  })
}
