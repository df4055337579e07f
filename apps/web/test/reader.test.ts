import { readFileSync } from 'node:fs'
import { type Option, speak } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Book } from '../src/games/book.ts'
import { ledgerFrom, ledgerOf as ledgerIn } from '../src/games/book.ts'
import { book as colosseum } from '../src/games/colosseum/book.ts'
import { book as heroes } from '../src/games/heroes/book.ts'
import { book as munera } from '../src/games/munera/book.ts'
import { book as outland } from '../src/games/outland/book.ts'
import {
  chapterAt,
  detailsOf,
  headOf,
  isChapterOff,
  isOff,
  partsOf,
  slugOf,
  switchPlaces,
} from '../src/rules/chapters.ts'
import { type Entry, entriesOf, excerptOf, searched } from '../src/rules/search.ts'
import { plainSentence, switchesOf } from '../src/ui/paragraph-words.ts'

const ledgerOf = ({ id }: Book) =>
  ledgerFrom(async () => ({
    default: markdownOf(id),
  }))()

const markdownOf = (path: string) => readFileSync(new URL(`../../../docs/rules/${path}.md`, import.meta.url), 'utf8')

const usual = (options: readonly Option[]) => Object.fromEntries(options.map((one) => [one.id, one.default]))

/** Names as code has them; in the games' own words there are none. */
const IDENTIFIER = /\b[a-z]+[A-Z]\w*|\w_\w|`/

describe.each([colosseum, heroes, munera, outland])('$title as a book', (book) => {
  test('every chapter has prose at its head, a name of its own and a part', async () => {
    const { chapters } = await ledgerOf(book)
    const { reader } = await book.reader!()
    for (const { title, prose } of chapters) expect(prose, title).toMatch(/^[A-Z].{12,}\.$/)
    expect(new Set(chapters.map(slugOf)).size).toBe(chapters.length)
    for (const { title } of partsOf(chapters, reader)) expect(reader.parts).toContain(title)
    for (const chapter of chapters) {
      expect(chapterAt(slugOf(chapter), chapters)).toBe(chapter)
      if (chapter.paragraphs[0]) expect(chapterAt(chapter.paragraphs[0].id, chapters)).toBe(chapter)
    }
  })

  test('in German it has the same chapters at the same addresses, in other words', () => {
    const english = ledgerIn(markdownOf(book.id), null)
    const german = ledgerIn(markdownOf(book.id), markdownOf(`german/${book.id}`))
    expect(german.chapters.map(slugOf)).toEqual(english.chapters.map(slugOf))
    expect([...german.paragraphs.keys()]).toEqual([...english.paragraphs.keys()])
    expect(german.chapters.map((chapter) => headOf(chapter).number)).toEqual(
      english.chapters.map((chapter) => headOf(chapter).number),
    )
    const rules = [...german.paragraphs.values()].filter(({ kind }) => kind === 'rule')
    expect(rules.filter(({ text }) => / (the|of|and|with) /.test(text)).map(({ id }) => id)).toEqual([])
  })

  test('nothing in it is called as the code calls it', async () => {
    const { chapters } = await ledgerOf(book)
    const { reader } = await book.reader!()
    for (const { title, prose, paragraphs } of chapters) {
      expect(`${headOf({ title }).name} ${prose}`).not.toMatch(IDENTIFIER)
      for (const one of paragraphs) {
        const said = [one.text, one.ruling ?? ''].map((text) => plainSentence(text, one, reader.options)).join(' ')
        expect(said, one.id).not.toMatch(IDENTIFIER)
        expect(said.trim().length, one.id).toBeGreaterThan(5)
      }
      for (const place of [headOf({ title }).number, ...paragraphs.map(({ id }) => id)]) {
        const table = book.tableFor?.(place)
        const cells = table ? [table.caption, ...table.columns, ...table.rows.flat()] : []
        for (const cell of cells) expect(cell, place).not.toMatch(IDENTIFIER)
      }
    }
  })

  test('a word that is explained does not stand twice', () => {
    for (const { word, means } of book.terms!) expect(means.startsWith(`${word}:`), word).toBe(false)
  })

  test('pictures, summaries and ten lines cite what there is, in every edition', async () => {
    const { paragraphs, chapters } = await ledgerOf(book)
    const { reader } = await book.reader!()
    const places = new Set([...paragraphs.keys(), ...chapters.map((one) => headOf(one).number)])
    const cited = [...reader.summary.turn, ...book.howToPlay].map((line) => line.split(' ').at(-1)!)
    for (const rule of cited) expect(places).toContain(rule)
    for (const { switches } of reader.editions) {
      const values = { ...usual(reader.options), ...switches }
      const drawn = reader.drawings(values).map(({ rule }) => rule)
      for (const rule of drawn) expect(places).toContain(rule)
      expect(drawn).toEqual(expect.arrayContaining([...reader.summary.drawings]))
      for (const rule of reader.summary.tables) expect(book.tableFor!(rule, values)).not.toBeNull()
      for (const rule of places) expect(() => book.tableFor!(rule, values)).not.toThrow()
    }
  })
})

test.each([colosseum, heroes, munera, outland])('$title: every switch has a paragraph that is there', async (book) => {
  const { paragraphs } = await ledgerOf(book)
  const { reader } = await book.reader!()
  const all = [...paragraphs.values()]
  for (const { option, place } of switchPlaces(reader.options, all)) {
    expect(paragraphs.has(place), option.id).toBe(true)
    const tell = all.filter((one) => one.switch && switchesOf(one, [option]).length > 0).map(({ id }) => id)
    expect(tell.length === 0 ? [option.rule] : tell, option.id).toContain(place)
  }
})

describe('the search', async () => {
  const { chapters, paragraphs } = await ledgerOf(colosseum)
  const { reader } = await colosseum.reader!()
  const entries = entriesOf({
    chapters,
    terms: colosseum.terms!,
    tables: [{ place: '§9.5', caption: colosseum.tableFor!('§9.5')!.caption }],
    switches: switchPlaces(reader.options, [...paragraphs.values()]),
    editions: reader.editions,
    say: ({ text }) => text,
  })
  const first = (wanted: string) => searched(entries, wanted).map(({ name }) => name)

  test.each([
    ['§10.3', '§10.3'],
    ['10.3.1', '§10.3.1'],
    ['R16', 'R16'],
    ['net', '20 Net and trident'],
    ['combat results', '§9.5'],
    ['overexertion', 'overexertion'],
    ['net ready again', 'Net, in detail 2'],
  ])('%s finds %s first', (wanted, name) => {
    expect(first(wanted)[0]).toBe(name)
  })

  test.each([
    ['stunned', '11 Stun'],
    ['stuns', '11 Stun'],
    ['nets', '20 Net and trident'],
    ['wounded', '10 Wounds'],
    ['wound', '10 Wounds'],
    ['kneels', '14 Kneeling'],
    ['parrying', 'parry'],
  ])('%s finds %s among the first, by another form of the word', (wanted, name) => {
    expect(first(wanted).slice(0, 3)).toContain(name)
  })

  test('in German words have other endings', () => {
    speak('de', {})
    try {
      const said = (text: string): Entry => ({ kind: 'paragraph', name: '§1', text, place: '§1' })
      const found = (wanted: string, text: string) => searched([said(text)], wanted).length
      expect(found('Netze', 'Ein Netz fliegt.')).toBe(1)
      expect(found('Betäubung', 'Er ist betäubt.')).toBe(1)
      expect(found('betäubt', 'Die Betäubung vergeht.')).toBe(1)
      expect(found('Wunden', 'Jede Wunde kostet.')).toBe(1)
    } finally {
      speak('en')
    }
  })

  test('a longer text is cut between words, and shows what was looked for', () => {
    const text = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ')
    const shown = excerptOf(text, 'word60').join('')
    expect(shown).toMatch(/^… word\d+ .* word\d+ …$/)
    const words = new Set(text.split(' '))
    for (const word of shown.replaceAll('…', '').trim().split(' ')) expect(words).toContain(word)
    expect(excerptOf('He stuns him, and the stunned man falls.', 'stunned')).toEqual([
      'He ',
      'stuns',
      ' him, and the ',
      'stunned',
      ' man falls.',
    ])
  })

  test('a switch is found by its title and by what it can be set to, and leads to where it is told of', () => {
    const { option, place } = switchPlaces(reader.options, [...paragraphs.values()]).find(
      (one) => one.option.id === 'limbLimit',
    )!
    const byTitle = searched(entries, option.title).find(({ kind }) => kind === 'switch')!
    expect(byTitle).toMatchObject({ name: option.title, place })
    expect(byTitle.text).toContain('(default)')
    const [meaning] = 'values' in option ? Object.values(option.values) : []
    expect(searched(entries, meaning!).map(({ name }) => name)).toContain(option.title)
  })

  test('a worked case is found by its name alone', () => {
    expect(first('V68')[0]).toBe('V68')
    expect(first('missus')).not.toContain('V68')
  })

  test('where nothing has all the words, what has one of them is found', () => {
    expect(first('class nonsense')).toEqual(first('class'))
    expect(first('nonsense class')).toEqual(first('class'))
    expect(first('class').length).toBeGreaterThan(0)
    expect(first('nonsense more-nonsense')).toEqual([])
  })

  test('an edition is found by its name', () => {
    expect(searched(entries, 'Billings 1982')[0]).toMatchObject({ kind: 'edition', place: 'billings' })
  })

  test('a number finds what stands under it, a word only where it begins', () => {
    expect(first('10.3').slice(0, 4)).toEqual(['§10.3', '§10.3.1', '§10.3.1.1', '§10.3.2'])
    expect(first('10.3')).not.toContain('§10.4')
    expect(first('nonsense')).toEqual([])
    for (const { name, text } of searched(entries, 'net')) expect(`${name} ${text}`).toMatch(/\bnet/i)
  })
})

test('a chapter leads to what tells the same in detail, and every detail is led to by one', async () => {
  const { chapters } = await ledgerOf(colosseum)
  const ledTo = chapters.flatMap((chapter) => detailsOf(chapter, chapters).map(({ title }) => title))
  const stun = chapters.find(({ title }) => title === '11 Stun')!
  expect(detailsOf(stun, chapters).map(({ title }) => title)).toContain('STN: Stun')
  const details = chapters.map(({ title }) => title).filter((title) => /^[A-Z]{3}: /.test(title))
  expect(details.filter((title) => ledTo.filter((one) => one === title).length !== 1)).toEqual([])
})

test('what is switched off is known: a chapter by its first paragraph, other editions by the edition', async () => {
  const { chapters, paragraphs } = await ledgerOf(colosseum)
  const { reader } = await colosseum.reader!()
  const off = (switches: object) => {
    const values = { ...usual(reader.options), ...switches }
    return chapters.filter((chapter) => isChapterOff(chapter, reader, values)).map(({ title }) => title)
  }
  const basic = reader.editions.find(({ id }) => id === 'basic')!.switches
  expect(off(basic)).toEqual(expect.arrayContaining(['20 Net and trident', '27 Arenas and obstacles']))
  expect(off({})).not.toContain('19 Fighting styles')
  expect(off({})).toContain('The 1981 game')
  expect(off({ edition: 'classic1981' })).not.toContain('The 1981 game')
  const values = usual(reader.options)
  expect(isOff(paragraphs.get('B-10')!, reader.options, values)).toBe(true)
  expect(isOff(paragraphs.get('B-10')!, reader.options, { ...values, quickSidesteps: 'on' })).toBe(false)
  expect(isOff(paragraphs.get('§9.5')!, reader.options, values)).toBe(false)
})

test('§9.5 the table is that of the edition in play', () => {
  expect(colosseum.tableFor!('§9.5')!.columns).toHaveLength(8)
  const { columns, rows } = colosseum.tableFor!('§9.5', {
    ...usual(colosseum.options),
    edition: 'classic1981',
  })!
  expect(columns).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(rows[3]).toEqual(['6', '--', '--', 'S', 'S', 'S', 'S*'])
  const changed = { ...usual(colosseum.options), 'tables.positionalAdvantage.3': 5 }
  expect(colosseum.tableFor!('§9.2', changed)!.rows[3]).toEqual(['behind', '+5'])
})
