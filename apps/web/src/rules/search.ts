/** Looking something up: a number such as 10.3, a word, a table. What fits best comes first. */
import { type Option, type Rule, spoken } from '@harena/engine'
import type { Chapter } from '../games/book.ts'
import { valuesInWords } from '../ui/paragraph-words.ts'
import type { Term } from '../ui/terms.ts'
import { headOf, slugOf, titleOf } from './chapters.ts'
import type { Edition } from './reader.ts'

export interface Entry {
  readonly kind: 'chapter' | 'paragraph' | 'case' | 'table' | 'term' | 'switch' | 'edition'
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
    ...chapters.flatMap((chapter) =>
      chapter.paragraphs.map((one): Entry => {
        const kind = one.kind === 'vector' ? 'case' : 'paragraph'
        return { kind, name: titleOf(chapter, one.id), text: say(one), place: one.id }
      }),
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
  case: 0,
  switch: -5,
}

/** How well an entry fits; 0 if it does not. */
function fit(entry: Entry, wanted: string, words: readonly RegExp[]): number {
  const name = plain(entry.name)
  if (name === wanted) return 200 + weights[entry.kind]
  if (/\d/.test(wanted) && new RegExp(`^${escaped(wanted)}[.-]`).test(name)) return 150
  const named = words.filter((word) => word.test(name)).length
  const told = words.filter((word) => word.test(name) || word.test(entry.text.toLowerCase())).length
  // Worked cases are numbers for whoever checks the rules: they are found by their names.
  if (told < words.length || (entry.kind === 'case' && named === 0)) return 0
  // Titles of switches are sentences: a word in one says less than in the name of a chapter.
  return 10 + weights[entry.kind] + named * (entry.kind === 'switch' ? 12 : 40)
}

/** What the forms of a word end with; not the ends of speed, missus and loss. */
const ENGLISH = /(?:(?<=.[^aeiou])(?:ies|ied|y)|ing|(?<!e)ed|es|(?<![su])s)$/
const GERMAN = /(?<=.{4})(?:ungen|ung|ern|en|er|es|em|et|e|t|n|s)$/

/** What a word has in common with its other forms, as stun with stuns and stunned: no more than how it begins. */
function stemOf(word: string): string {
  const isGerman = spoken() === 'de'
  const stem = word.replace(isGerman ? GERMAN : ENGLISH, '')
  if (isGerman || stem === word) return stem
  return /.[aeiouy]|[aeiouy]./.test(stem) && stem.length > 2 ? stem.replace(/([bdgmnprt])\1$/, '$1') : word
}

/** The words that are looked for, as they begin in a text, in all their forms; a number is looked for whole. */
export function wordsOf(wanted: string): RegExp[] {
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      /^\d/.test(word)
        ? new RegExp(`(?<![\\d.])${escaped(word)}(?!\\d)`)
        : new RegExp(`(?<![\\p{L}\\d])${escaped(stemOf(word))}`, 'u'),
    )
}

/** How much of a text is shown before the word that was looked for, and in all. */
const BEFORE = 60
const LENGTH = 220

/** The part of a text where the first word is, from word to word, with all that was looked for apart: every second piece. */
export function excerptOf(text: string, wanted: string): string[] {
  const words = wordsOf(wanted)
  const first = words[0]?.exec(text.toLowerCase())?.index ?? 0
  const from = first > BEFORE ? text.lastIndexOf(' ', first - BEFORE / 2) + 1 : 0
  const to = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
  return shown.split(new RegExp(`((?:${words.map(({ source }) => source).join('|')})[\\p{L}\\d]*)`, 'giu'))
}

/** What has all the words; where nothing has, what has the first of them that is anywhere. */
export function searched(entries: readonly Entry[], wanted: string): Entry[] {
  const words = wordsOf(wanted)
  const found = withAll(entries, plain(wanted).trim(), words)
  if (found.length > 0 || words.length < 2) return found
  for (const word of words) {
    const some = withAll(entries, '', [word])
    if (some.length > 0) return some
  }
  return []
}

function withAll(entries: readonly Entry[], whole: string, words: readonly RegExp[]): Entry[] {
  if (words.length === 0) return []
  return entries
    .map((entry, at) => ({ entry, at, fit: fit(entry, whole, words) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
    .map(({ entry }) => entry)
}
