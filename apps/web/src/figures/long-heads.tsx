/** Heads with long faces: horse, zebra, gazelle. */
import { coatOf, horn } from '../board/beasts/coats.ts'
import { paint } from '../board/paint.ts'
import { Rod } from '../board/rod.tsx'
import { Both, edge, type Kindly, line, Neck } from './beast-parts.tsx'

/** A long face between two ears: horse, zebra, gazelle. */
function LongFace({ kind, muzzle }: Kindly & { readonly muzzle: string }) {
  const { fill, dark } = coatOf(kind)
  return (
    <>
      <Both>
        <path d="M8 -34C8 -48 14 -54 18 -55C22 -46 20 -36 15 -29Z" fill={fill} {...edge} />
        <path d="M12 -36C12 -44 15 -48 17 -49C18 -44 17 -38 15 -34Z" fill={dark} />
      </Both>
      <path
        d="M0 -40C11 -40 18 -34 18 -24C18 -12 13 0 12 12C15 20 14 34 0 36C-14 34 -15 20 -12 12C-13 0 -18 -12 -18 -24C-18 -34 -11 -40 0 -40Z"
        fill={fill}
        {...edge}
      />
      <path d="M-12.4 14Q0 8 12.4 14C15 22 13 34 0 35C-13 34 -15 22 -12.4 14Z" fill={muzzle} />
      <Both>
        <ellipse cx={6} cy={23} rx={2.2} ry={3.4} fill={paint.ink} transform="rotate(14 6 23)" />
        <circle cx={13} cy={-18} r={3} fill={paint.ink} />
        <circle cx={14} cy={-19} r={0.9} fill={paint.cloth} />
        <path {...line} d="M8 -23Q13 -26 17 -21" strokeWidth={1.7} />
      </Both>
      <path {...line} d="M-6 31Q0 33 6 31" strokeWidth={1.7} />
    </>
  )
}

export function Horse() {
  const { dark } = coatOf('horse')
  return (
    <>
      <Neck kind="horse" half={17} />
      <LongFace kind="horse" muzzle={dark} />
      <path d="M-5 -40C-9 -28 -4 -20 -6 -10L0 -18L3 -8C7 -18 9 -30 5 -41Z" fill={dark} {...edge} strokeWidth={1.6} />
      <path d="M0 -6L4 2L0 12L-4 2Z" fill={paint.cloth} stroke={paint.ink} strokeWidth={1.2} />
    </>
  )
}

export function Zebra() {
  const { dark } = coatOf('zebra')
  return (
    <>
      <Neck kind="zebra" half={17} />
      <path
        {...line}
        d="M-24 26L-10 34M-28 38L-10 44M-31 50L-12 54M24 26L10 34M28 38L10 44M31 50L12 54"
        strokeWidth={4}
      />
      <LongFace kind="zebra" muzzle={dark} />
      <path d="M-6 -40L-5 -52L-2 -44L0 -55L2 -44L5 -52L6 -40Z" fill={dark} {...edge} strokeWidth={1.5} />
      <path
        {...line}
        d="M0 -37V-20M-5 -36L-4 -22M5 -36L4 -22M-17 -26L-9 -22M17 -26L9 -22M-17 -12L-7 -9M17 -12L7 -9M-14 -4L-5 -2M14 -4L5 -2M-12.6 4L-4 5M12.6 4L4 5M0 -14V8"
        strokeWidth={2.6}
      />
    </>
  )
}

export function Gazelle() {
  const { dark, light } = coatOf('gazelle')
  return (
    <>
      <Neck kind="gazelle" half={12} />
      <Both>
        <Rod d="M6 -34C8 -46 20 -48 16 -62" colour={horn} width={4} />
        <path {...line} d="M6.4 -42L11 -40M10 -46.6L14 -44M14 -51L18 -50" stroke={light} strokeWidth={1.4} />
        <path d="M12 -30L38 -36C34 -26 26 -20 15 -20Z" fill={coatOf('gazelle').fill} {...edge} />
        <path d="M18 -28L32 -32C28 -27 24 -24 18 -23Z" fill={light} />
      </Both>
      <g transform="translate(0 -2) scale(0.9 0.86)">
        <LongFaceBare />
      </g>
      <Both>
        <path {...line} d="M11 -14C9 -4 8 4 8 14" stroke={dark} strokeWidth={3} />
      </Both>
    </>
  )
}

/** Without a horse's ears. */
function LongFaceBare() {
  const { fill, light } = coatOf('gazelle')
  return (
    <>
      <path
        d="M0 -40C12 -40 20 -32 19 -22C17 -10 12 0 10 14C12 20 10 32 0 33C-10 32 -12 20 -10 14C-12 0 -17 -10 -19 -22C-20 -32 -12 -40 0 -40Z"
        fill={fill}
        {...edge}
      />
      <path d="M-10 16Q0 10 10 16C11 24 8 31 0 32C-8 31 -11 24 -10 16Z" fill={light} />
      <path d="M-5 20Q0 17 5 20Q3.6 25 0 26Q-3.6 25 -5 20Z" fill={paint.ink} />
      <Both>
        <circle cx={13.6} cy={-18} r={3.6} fill={paint.ink} />
        <circle cx={14.8} cy={-19} r={1} fill={paint.cloth} />
      </Both>
      <path {...line} d="M-4 29Q0 31 4 29" strokeWidth={1.5} />
    </>
  )
}
