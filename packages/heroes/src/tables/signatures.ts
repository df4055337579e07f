/** T3-2 Signatures: 2d6, with what each adds to the AP Total (§3.5). */

export const SIGNATURES = [
  'none',
  'slowToReact',
  'slow',
  'brawler',
  'agile',
  'strong',
  'frenzy',
  'steady',
  'swordsman',
] as const
export type Signature = (typeof SIGNATURES)[number]

export const signatureAp: Readonly<Record<Signature, number>> = {
  none: 0,
  slowToReact: -1,
  slow: -1,
  brawler: 1,
  agile: 1,
  strong: 2,
  frenzy: -1,
  steady: 2,
  swordsman: 2,
}

/** By the sum of 2d6, from 2 to 12. */
export const signatures: readonly Signature[] = [
  'none',
  'none',
  'none',
  'slowToReact',
  'slow',
  'brawler',
  'agile',
  'strong',
  'frenzy',
  'steady',
  'swordsman',
]

export function signatureOf(total: number): Signature {
  return signatures[total - 2]!
}

/** Of those that can be rolled. */
export function lowestSignatureAp(): number {
  return Math.min(...signatures.map((signature) => signatureAp[signature]))
}

/** A Signature held twice counts once (G-66). */
export function signaturesAp(held: readonly Signature[]): number {
  let sum = 0
  held.forEach((signature, i) => {
    if (held.indexOf(signature) === i) sum += signatureAp[signature]
  })
  return sum
}
