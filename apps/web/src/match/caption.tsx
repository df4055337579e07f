/** What has just happened: over the sand during a playback, and in the panel of a phone, where the log is out of sight. */

import { sidesOf } from '../games/hex/figures.ts'
import type { Snapshot } from './controller.ts'
import { Rolls } from './log.tsx'

/** More would cover the fight. */
const MOST_LINES = 3

export function Caption({ snapshot }: { readonly snapshot: Snapshot }) {
  const { scene, lines, names } = snapshot
  const latest = lines.filter((line) => line.scene === scene.at).slice(-MOST_LINES)
  if (latest.length === 0) return null
  const sides = sidesOf(names, scene.view)
  return (
    // The log says the same to those who listen.
    <div className="caption" aria-hidden="true">
      {latest.map((line) => (
        <p key={line.index}>
          {line.text}
          {line.rolls.length > 0 && <Rolls rolls={line.rolls} names={names} sides={sides} />}
        </p>
      ))}
    </div>
  )
}
