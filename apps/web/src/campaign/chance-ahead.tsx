/** Before a match of a campaign: how often one's man wins it, counted in a worker while it is read who comes. */
import { type Inside, optionsInside, t } from '@harena/engine'
import type { MatchAhead, WinsAhead } from '@harena/lab'
import { useEffect, useState } from 'react'
import { run } from '../app/long-jobs.ts'
import { percent } from '../ui/percents.ts'

/** The match as the player's first man meets it; null where nobody of his is in it. */
export function aheadFor(inside: Inside | null, player: number | null): MatchAhead | null {
  const seat = inside && player !== null ? inside.owners.indexOf(player) : -1
  if (!inside || seat < 0) return null
  return { ruleset: inside.ruleset.id, setup: inside.setup, options: optionsInside(inside), seat }
}

export function chanceWords(name: string, { share, low, high, bouts }: WinsAhead): string {
  const error = Math.max(1, Math.round(50 * (high - low)))
  return t`${name} wins about ${percent(share)} of such matches (±${error}): sampled in ${bouts}, led by the standard opponent.`
}

interface ChanceAheadProps {
  readonly inside: Inside | null
  readonly player: number | null
}

export function ChanceAhead({ inside, player }: ChanceAheadProps) {
  const match = aheadFor(inside, player)
  // The same match is another object every time.
  const key = match && JSON.stringify([match.setup, match.seat])
  const [found, setFound] = useState<WinsAhead | 'nothing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it is
  useEffect(() => {
    if (!match) return
    const running = run({ do: 'chance', match })
    running.result.then(setFound, () => setFound('nothing'))
    return () => running.stop()
  }, [key])
  if (!match || found === 'nothing') return null
  const name = inside!.ruleset.names(inside!.state)[match.seat]!
  return <p className="chance-ahead">{found ? chanceWords(name, found) : t`The chance of ${name} is being counted…`}</p>
}
