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

/** By the sum of 2d6. */
export const signatures: Readonly<Record<number, Signature>> = {
  2: 'none',
  3: 'none',
  4: 'none',
  5: 'slowToReact',
  6: 'slow',
  7: 'brawler',
  8: 'agile',
  9: 'strong',
  10: 'frenzy',
  11: 'steady',
  12: 'swordsman',
}
