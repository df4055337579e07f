/** Looking something up: a number such as 10.3, a word, a table. What fits best comes first. */
import type { Option, Rule } from '@harena/engine'
import type { Chapter } from '../games/book.ts'
import { valuesInWords } from '../ui/paragraph-words.ts'
import type { Term } from '../ui/terms.ts'
import { headOf, slugOf } from './chapters.ts'
import type { Edition } from './reader.ts'

export interface Entry {
  readonly kind: 'chapter' | 'paragraph' | 'table' | 'term' | 'switch' | 'edition'
  /** As it is cited or called. */
  readonly name: string
  readonly text: string
  /** The paragraph or chapter that it leads to; of an edition its id. */
  readonly place: string
}

export interface Searched {
  readonly chapters: readonly Chapter[]
  readonly terms: readonly Term[]
  /** The captions of tables, by their places. */
  readonly tables: readonly { readonly place: string; readonly caption: string }[]
  /** The switches, by the paragraphs where they stand. */
  readonly switches: readonly { readonly option: Option; readonly place: Rule }[]
  readonly editions: readonly Edition[]
  /** A paragraph for people. */
  say(paragraph: Chapter['paragraphs'][number]): string
}

export function entriesOf({ chapters, terms, tables, switches, editions, say }: Searched): Entry[] {
  return [
    ...chapters.map((chapter): Entry => {
      const { number, name } = headOf(chapter)
      return { kind: 'chapter', name: number ? `${number} ${name}` : name, text: chapter.prose, place: slugOf(chapter) }
    }),
    ...tables.map(({ place, caption }): Entry => ({ kind: 'table', name: place, text: caption, place })),
    ...editions.map(({ id, title, note }): Entry => ({ kind: 'edition', name: title, text: note, place: id })),
    ...switches.map(
      ({ option, place }): Entry => ({ kind: 'switch', name: option.title, text: `${valuesInWords(option)}.`, place }),
    ),
    ...terms.map(({ word, means, rule }): Entry => ({ kind: 'term', name: word, text: means, place: rule })),
    ...chapters.flatMap(({ paragraphs }) =>
      paragraphs.map((one): Entry => ({ kind: 'paragraph', name: one.id, text: say(one), place: one.id })),
    ),
  ]
}

const plain = (text: string) => text.toLowerCase().replace(/§\s*/g, '')
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const weights: Readonly<Record<Entry['kind'], number>> = {
  chapter: 30,
  edition: 26,
  table: 24,
  term: 20,
  paragraph: 0,
  switch: -5,
}

/** How well an entry fits; 0 if it does not. */
function fit(entry: Entry, wanted: string, words: readonly RegExp[]): number {
  const name = plain(entry.name)
  if (name === wanted) return 200 + weights[entry.kind]
  if (/\d/.test(wanted) && new RegExp(`^${escaped(wanted)}[.-]`).test(name)) return 150
  const named = words.filter((word) => word.test(name)).length
  const told = words.filter((word) => word.test(name) || word.test(entry.text.toLowerCase())).length
  if (told < words.length) return 0
  // Titles of switches are sentences: a word in one says less than in the name of a chapter.
  return 10 + weights[entry.kind] + named * (entry.kind === 'switch' ? 12 : 40)
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
