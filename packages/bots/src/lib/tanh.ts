const DEEPEST = 61

/** The hyperbolic tangent by its continued fraction: `Math.tanh` may differ between machines. */
export function tanh(x: number): number {
  let rest = 0
  for (let odd = DEEPEST; odd > 1; odd -= 2) rest = (x * x) / (odd + rest)
  return x / (1 + rest)
}
