/** The dice of a campaign: D3, and two dice read as tens and ones. */
import type { Seat } from '@harena/engine'
import type { Thrower } from '../match/context.ts'

/** A die halved, rounded up (§2.5). */
export function d3(thrower: Thrower, rule: string, by: Seat, name: string): number {
  return (thrower.roll(1, rule, by, name) + 1) >> 1
}

/** The red die for the tens, the white one for the ones (§31.2). */
export function d66(thrower: Thrower, rule: string, by: Seat, name: string): number {
  const red = thrower.roll(1, rule, by, `${name}, red`)
  return red * 10 + thrower.roll(1, rule, by, `${name}, white`)
}
