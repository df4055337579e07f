/** The story of a campaign as its log tells it: chapters of sentences, each with the moment it speaks of. */
import { t } from '@harena/engine'
import { hashOf } from '../app/route.ts'
import type { Line } from '../match/timeline.ts'
import { isInMatch, type MatchPart, numberOfMatch } from './lines.ts'

/** What of a log is worth telling later on. */
export interface Telling {
  /** The heading that a line opens, such as a month, and whether one has been opened before. */
  chapter(line: Line, isOpened?: boolean): string | null
  /** The sentence of a line; null for one that is forgotten. */
  sentence(line: Line, names: readonly string[]): string | null
  /** Who has died with this line. */
  fallen(line: Line): readonly string[]
  /** What is to be said of one who has died, from all that was told. */
  memorial(name: string, lines: readonly Line[], names: readonly string[]): string
}

export interface Sentence {
  readonly line: Line
  readonly text: string
  readonly isDeath: boolean
}

export interface Chapter {
  readonly title: string
  /** The line with which it begins. */
  readonly from: number
  readonly sentences: readonly Sentence[]
}

export interface Memorial {
  readonly name: string
  readonly text: string
  readonly line: Line
}

export function chaptersOf(telling: Telling, lines: readonly Line[], names: readonly string[]): readonly Chapter[] {
  const chapters: { title: string; from: number; sentences: Sentence[] }[] = []
  let isOpened = false
  for (const line of lines) {
    if (isInMatch(line)) continue
    const title = telling.chapter(line, isOpened)
    isOpened ||= title !== null
    if (title !== null && title !== chapters.at(-1)?.title) chapters.push({ title, from: line.index, sentences: [] })
    const text = telling.sentence(line, names)
    if (text === null) continue
    if (chapters.length === 0) chapters.push({ title: t('How it began'), from: 0, sentences: [] })
    chapters.at(-1)!.sentences.push({ line, text, isDeath: telling.fallen(line).length > 0 })
  }
  return chapters.filter(({ sentences }) => sentences.length > 0)
}

export function memorialsOf(telling: Telling, lines: readonly Line[], names: readonly string[]): readonly Memorial[] {
  return lines.flatMap((line) => {
    if (isInMatch(line)) return []
    return telling.fallen(line).map((name) => ({ name, line, text: telling.memorial(name, lines, names) }))
  })
}

/**
 * Where a line is seen again: at the end of its match; or in the replay of the campaign, where lines are counted without
 * those of matches, of which not everybody knows all.
 */
export function momentOf(id: string, line: Line, lines: readonly Line[], parts: readonly MatchPart[]): string {
  const part = numberOfMatch(parts, line)
  const at = part === null ? toldBefore(lines, line) : 0
  return hashOf({ screen: 'replay', id, part, at })
}

function toldBefore(lines: readonly Line[], { index }: Line): number {
  let count = 0
  for (let at = 0; at < index; at++) if (!isInMatch(lines[at]!)) count++
  return count
}
