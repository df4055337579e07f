/** Shares in per cent. */

export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1%'
  if (share < 1 && share > 0.995) return '>99%'
  return `${Math.round(share * 100)}%`
}

/** All parts of a whole: what is rounded adds up to 100, so the parts that lose least by it are rounded down. */
export function percents(shares: readonly number[]): string[] {
  const whole = shares.map((share) => Math.floor(share * 100))
  const left =
    Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - whole.reduce((sum, one) => sum + one, 0)
  const rest = (at: number) => shares[at]! * 100 - whole[at]!
  const order = [...shares.keys()].sort((a, b) => rest(b) - rest(a))
  for (const at of order.slice(0, left)) whole[at]!++
  return whole.map((one, at) => {
    if (one === 0 && shares[at]! > 0) return '<1%'
    return one === 100 && shares[at]! < 1 ? '>99%' : `${one}%`
  })
}
