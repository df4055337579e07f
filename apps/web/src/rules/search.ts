/** Looking something up: a number such as 10.3, a word, a table. What fits best comes first. */
import type { Chapter } from '../games/book.ts'
import type { Term } from '../ui/terms.ts'
import { headOf, slugOf } from './chapters.ts'

export interface Entry {
  readonly kind: 'chapter' | 'paragraph' | 'table' | 'term'
  /** As it is cited or called. */
  readonly name: string
  readonly text: string
  /** The paragraph or chapter that it leads to. */
  readonly place: string
}

export interface Searched {
  readonly chapters: readonly Chapter[]
  readonly terms: readonly Term[]
  /** The captions of tables, by their places. */
  readonly tables: readonly { readonly place: string; readonly caption: string }[]
  /** A paragraph for people. */
  say(paragraph: Chapter['paragraphs'][number]): string
}

export function entriesOf({ chapters, terms, tables, say }: Searched): Entry[] {
  return [
    ...chapters.map((chapter): Entry => {
      const { number, name } = headOf(chapter)
      return { kind: 'chapter', name: number ? `${number} ${name}` : name, text: chapter.prose, place: slugOf(chapter) }
    }),
    ...tables.map(({ place, caption }): Entry => ({ kind: 'table', name: place, text: caption, place })),
    ...terms.map(({ word, means, rule }): Entry => ({ kind: 'term', name: word, text: means, place: rule })),
    ...chapters.flatMap(({ paragraphs }) =>
      paragraphs.map((one): Entry => ({ kind: 'paragraph', name: one.id, text: say(one), place: one.id })),
    ),
  ]
}

const plain = (text: string) => text.toLowerCase().replace(/§\s*/g, '')
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const weights: Readonly<Record<Entry['kind'], number>> = { chapter: 30, table: 24, term: 20, paragraph: 0 }

/** How well an entry fits; 0 if it does not. */
function fit(entry: Entry, wanted: string, words: readonly RegExp[]): number {
  const name = plain(entry.name)
  if (name === wanted) return 200 + weights[entry.kind]
  if (/\d/.test(wanted) && new RegExp(`^${escaped(wanted)}[.-]`).test(name)) return 150
  const named = words.filter((word) => word.test(name)).length
  const told = words.filter((word) => word.test(name) || word.test(entry.text.toLowerCase())).length
  if (told < words.length) return 0
  return 10 + weights[entry.kind] + named * 40
}

/** The words that are looked for, as they begin in a text; a number is looked for whole. */
export function wordsOf(wanted: string): RegExp[] {
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      /^\d/.test(word)
        ? new RegExp(`(?<![\\d.])${escaped(word)}(?!\\d)`)
        : new RegExp(`(?<![\\p{L}\\d])${escaped(word)}`, 'u'),
    )
}

export function searched(entries: readonly Entry[], wanted: string): Entry[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return []
  const whole = plain(wanted).trim()
  return entries
    .map((entry, at) => ({ entry, at, fit: fit(entry, whole, words) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
    .map(({ entry }) => entry)
}
