/** What is heard of a match as it is told, and what of it stands in captions. */
import { useEffect, useRef, useState } from 'react'
import { settings } from '../app/stores.ts'
import { type Sound, soundsOf } from './sounds.ts'

/** What a screen hears: its lines, and what happens besides them. */
export interface Heard<L> {
  readonly lines: readonly L[]
  /** Whether the crowd is asked. */
  readonly hasVerdict?: boolean
  readonly isOver?: boolean
  /** The question that is answered on a panel, in secret. */
  readonly sealing?: unknown
}

export type SoundsOfLine<L> = (line: L) => Parameters<typeof soundsOf>[0]

/** The sounds of what came last. Nothing sounds that was told before the screen was opened. */
export function useSounds<L>(heard: Heard<L>, of: SoundsOfLine<L>): readonly Sound[] {
  const before = useRef<Heard<L> | null>(null)
  const [latest, setLatest] = useState<readonly Sound[]>([])
  useEffect(() => {
    const sounds = soundsBetween(before.current, heard, of)
    before.current = heard
    if (sounds.length === 0) return
    setLatest(sounds)
    const { sound, volume } = settings.get()
    if (sound) void import('./player.ts').then(({ play }) => play(sounds, volume)).catch(() => undefined)
  })
  return latest
}

export function soundsBetween<L>(before: Heard<L> | null, now: Heard<L>, of: SoundsOfLine<L>): readonly Sound[] {
  if (!before) return now.lines.length <= 1 ? ['horn'] : []
  const sounds: Sound[] = []
  if (before.sealing !== undefined && before.sealing !== now.sealing && now.lines.length > before.lines.length) {
    sounds.push('seal')
  }
  if (now.lines.length > before.lines.length) sounds.push(...soundsOf(of(now.lines.at(-1)!)))
  if (now.hasVerdict && !before.hasVerdict) sounds.push('crowd')
  if (now.isOver && !before.isOver) sounds.push('cheer')
  return sounds
}
