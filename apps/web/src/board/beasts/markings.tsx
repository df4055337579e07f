/** What is drawn on the back: patterns that tell one beast from the other without colour. */
import { round } from '../geometry.ts'
import { paint } from '../paint.ts'
import { coatOf } from './coats.ts'
import { type BeastKind, forms } from './kinds.ts'
import { type Profile, widthAt } from './outline.ts'

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
}

/** Wedges from both flanks towards the spine, those of one side between those of the other. */
function wedges(profile: Profile, from: number, to: number, step: number, depth: number): string {
  return range(from, to, step)
    .flatMap((y, at) =>
      [-1, 1].map((hand) => {
        const top = y + (hand > 0 ? step / 2 : 0)
        const half = widthAt(profile, top) - 1
        const inner = half * (1 - depth * (at % 2 === 0 ? 1 : 0.72))
        return `M${round(hand * half)} ${round(top - 2.6)}L${round(hand * inner)} ${round(top + 3)}L${round(hand * half)} ${round(top + 2.6)}Z`
      }),
    )
    .join('')
}

/** Bands from flank to flank that point backwards in the middle. */
function bands(profile: Profile, from: number, to: number, step: number): string {
  return range(from, to, step)
    .map((y) => {
      const half = round(widthAt(profile, y) - 1)
      return `M${-half} ${y}Q${-half * 0.4} ${y + 1} 0 ${y + 5}Q${half * 0.4} ${y + 1} ${half} ${y}`
    })
    .join('')
}

/** Rosettes in rows, every other row set between those of the last. */
function rosettes(profile: Profile, from: number, to: number): { x: number; y: number }[] {
  return range(from, to, 9).flatMap((y, row) => {
    const half = widthAt(profile, y) - 4
    const xs = row % 2 === 0 ? [-0.62, 0.62, 0] : [-0.98, -0.32, 0.32, 0.98]
    return xs.filter((x) => Math.abs(x * half) < half - 0.5 || row % 2).map((x) => ({ x: round(x * half), y }))
  })
}

function Rosettes({ profile }: { readonly profile: Profile }) {
  return rosettes(profile, 20, 160).map(({ x, y }) => (
    <circle
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      r={2.7}
      fill="var(--coat-leopard-2)"
      stroke={paint.ink}
      strokeWidth={1.7}
      strokeDasharray="3.2 1.2"
    />
  ))
}

/** Bristles along the back. */
function ridge(from: number, to: number, half: number): string {
  const teeth = range(from, to, 5)
  const right = teeth.map((y, at) => `L${at % 2 === 0 ? half : half * 0.45} ${y}`)
  const left = teeth.toReversed().map((y, at) => `L${at % 2 === 0 ? -half : -half * 0.45} ${y}`)
  return `M0 ${from - 5}${right.join('')}L0 ${to + 8}${left.join('')}Z`
}

const lines: Partial<Record<BeastKind, string>> = {
  bear: 'M-16 34Q0 46 16 34M-24 128Q-18 150 -22 168M24 128Q18 150 22 168',
  elephant:
    'M-26 28Q0 40 26 28M-33 60Q-24 74 -31 90M33 60Q24 74 31 90M-30 130Q-22 146 -27 160M30 130Q22 146 27 160M-9 172Q0 177 9 172',
  gazelle: 'M-12.5 62Q-9 100 -12.5 140M12.5 62Q9 100 12.5 140',
  horse: 'M-17 60Q-11 70 -16 80M17 60Q11 70 16 80M-20 132Q-12 144 -17 156M20 132Q12 144 17 156',
  lion: 'M-17 62Q-10 74 -15 86M17 62Q10 74 15 86M-16 132Q-9 146 -14 156M16 132Q9 146 14 156',
  rhino: 'M-25 28Q0 44 25 28M-34 72Q0 84 34 72M-35 124Q0 112 35 124M-18 164Q0 172 18 164',
  wolf: 'M-10 40Q-6 48 -9 56M10 40Q6 48 9 56M-9 74Q-5 80 -8 86M9 74Q5 80 8 86',
}

/** A stripe of light along the spine gives the back its roundness. */
function Light({ kind }: { readonly kind: BeastKind }) {
  const { trunk } = forms[kind]
  const from = trunk[1]![0]
  const to = trunk[trunk.length - 2]![0]
  const half = widthAt(trunk, (from + to) / 2) * 0.4
  return (
    <path
      d={`M0 ${from}Q${half} ${(from + to) / 2} 0 ${to}Q${-half} ${(from + to) / 2} 0 ${from}Z`}
      fill={coatOf(kind).light}
      opacity={0.55}
    />
  )
}

export function Markings({ kind }: { readonly kind: BeastKind }) {
  const { trunk } = forms[kind]
  const { dark } = coatOf(kind)
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      {kind !== 'zebra' && <Light kind={kind} />}
      {lines[kind] && <path d={lines[kind]} stroke={dark} strokeWidth={kind === 'rhino' ? 3 : 2.2} {...stroke} />}
      {kind === 'tiger' && <path d={wedges(trunk, 24, 156, 11, 0.8)} fill={paint.ink} />}
      {kind === 'zebra' && <path d={bands(trunk, 22, 160, 8.5)} stroke={paint.ink} strokeWidth={3.6} {...stroke} />}
      {kind === 'leopard' && <Rosettes profile={trunk} />}
      {kind === 'boar' && (
        <path d={ridge(6, 71, 7)} fill={dark} stroke={paint.ink} strokeWidth={1.4} strokeLinejoin="round" />
      )}
      {kind === 'wolf' && <path d={ridge(10, 75, 6.5)} fill={dark} stroke="none" />}
    </>
  )
}
