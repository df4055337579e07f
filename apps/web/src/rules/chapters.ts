/** Chapters as they are read: numbers, names, addresses, and whether they are played at all. */

import type { Option, Paragraph, Rule } from '@harena/engine'
import { t } from '@harena/engine'
import type { Chapter } from '../games/book.ts'
import { switchesOf } from '../ui/paragraph-words.ts'
import type { Reader, Values } from './reader.ts'

const NUMBERED = /^(§?[A-Z]?\d+(?:\.\d+)?|[A-H])\s+(.+)$/
const DETAIL = /^[A-Z]{3}: (.+)$/

/** "9 Combat" has a number and a name; "MOV: Movement" is a chapter in detail. */
export function headOf({ title, heading = title }: Pick<Chapter, 'title' | 'heading'>): {
  readonly number: string
  readonly name: string
} {
  const detail = DETAIL.exec(heading)
  if (detail) return { number: '', name: t`${detail[1]}, in detail` }
  const [, number = '', name = heading] = NUMBERED.exec(heading) ?? []
  return { number, name }
}

/** What a paragraph is called where it is read: a detail has the number that it has in its chapter. */
export function labelOf(id: Rule): string {
  return /^[A-Z]{3}-(\d+)$/.exec(id)?.[1] ?? id
}

/** As it is called outside its chapter: "Net, in detail 4". */
export function titleOf(chapter: Chapter, id: Rule): string {
  return labelOf(id) === id ? id : `${headOf(chapter).name} ${labelOf(id)}`
}

/** Its place in the address. */
export function slugOf({ title }: Pick<Chapter, 'title'>): string {
  const { number, name } = headOf({ title })
  // Tables are called like the chapters that use them.
  return (number.startsWith('T') ? `${number} ${name}` : name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export interface Part {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

export function partsOf(chapters: readonly Chapter[], reader: Reader): Part[] {
  const parts = new Map<string, Chapter[]>()
  for (const chapter of chapters) {
    const part = reader.partOf(chapter)
    parts.set(part, [...(parts.get(part) ?? []), chapter])
  }
  const place = (title: string) => reader.parts.indexOf(title)
  return [...parts].map(([title, here]) => ({ title, chapters: here })).sort((a, b) => place(a.title) - place(b.title))
}

/** The chapters that tell the same in detail: each belongs to the chapter of its name, or to the one that it cites most. */
export function detailsOf(chapter: Chapter, chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter((one) => DETAIL.test(one.title) && chapterOf(one, chapters) === chapter)
}

function chapterOf({ title, paragraphs }: Chapter, chapters: readonly Chapter[]): Chapter | undefined {
  const name = DETAIL.exec(title)?.[1]
  const cited = paragraphs.flatMap(({ text }) => [...text.matchAll(/§(\d+)/g)].map(([, number]) => number!))
  const times = (number: string) => cited.filter((one) => one === number).length
  const most = cited.reduce((best, one) => (times(one) > times(best) ? one : best), cited[0] ?? '')
  return (
    chapters.find((one) => headOf({ title: one.title }).name === name) ??
    chapters.find((one) => headOf({ title: one.title }).number === most)
  )
}

/** The chapter of an address: by its own name, or by one of its paragraphs. */
export function chapterAt(place: string | null, chapters: readonly Chapter[]): Chapter | null {
  if (place === null) return null
  const has = ({ paragraphs }: Chapter) => paragraphs.some(({ id }) => id === place)
  return chapters.find(has) ?? chapters.find((chapter) => slugOf(chapter) === place) ?? null
}

const isUnused = (option: Option, value: unknown) =>
  value === 'off' || ('values' in option && /not used$/.test(option.values[String(value)] ?? ''))

/** Whether the switch of a paragraph leaves it out. */
export function isOff(paragraph: Paragraph, options: readonly Option[], values: Values): boolean {
  if (!paragraph.switch) return false
  const own = switchesOf({ ...paragraph, text: '', ruling: null }, options)
  return own.length > 0 && own.every((option) => isUnused(option, values[option.id]))
}

/** A chapter is left out by the switch of its first paragraph. */
export function isChapterOff(chapter: Chapter, { options, isOff: isOtherwise }: Reader, values: Values): boolean {
  const [first] = chapter.paragraphs
  const isOwn = ({ id, default: usual }: Option) => usual === 'on' || first?.switch?.includes(`\`${id}\``)
  const own = options.find((option) => option.rule === first?.id && isOwn(option) && values[option.id] === 'off')
  return own !== undefined || (isOtherwise?.(chapter, values) ?? false)
}

/** The switches of a paragraph that are not as the book has them. */
export function changedIn(paragraph: Paragraph, options: readonly Option[], values: Values): Option[] {
  if (!paragraph.switch) return []
  return switchesOf(paragraph, options).filter(({ id, default: usual }) => id in values && values[id] !== usual)
}

/** Where each switch is told of: the paragraph that it names as its own, if that says so; else the first that does. */
export function switchPlaces(
  options: readonly Option[],
  paragraphs: readonly Paragraph[],
): { readonly option: Option; readonly place: Rule }[] {
  const turning = paragraphs.filter((one) => one.switch)
  return options.map((option) => {
    const tell = turning.filter((one) => switchesOf(one, [option]).length > 0)
    return { option, place: (tell.find(({ id }) => id === option.rule) ?? tell[0])?.id ?? option.rule }
  })
}
