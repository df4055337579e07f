import { useState } from 'react'
import type { Task } from './snapshot.ts'
import type { Line } from './timeline.ts'

/** The lines since one's last decision: since the question before the one that is put now, or since that one once it is answered. */
export function useSince(lines: readonly Line[], task: Task | null, atFirst = 0): readonly Line[] {
  const [asked, setAsked] = useState({ task, at: lines.length, before: Math.max(0, lines.length - atFirst) })
  if (task !== null && asked.task !== task)
    setAsked({ task, at: lines.length, before: Math.min(asked.at, lines.length) })
  return lines.slice(Math.min(task === null && asked.task !== null ? asked.at : asked.before, lines.length))
}
