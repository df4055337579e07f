import { countdown, field, fields, grid, lines, type Sheet, tracks } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { encoded, fitted, widthOf, wrapped } from '../src/fonts.ts'
import { type Paper, papers, pdfOfSheets } from '../src/index.ts'

const sheet: Sheet = {
  title: 'Log sheet',
  name: 'Spiculus (the Greek)',
  columns: 1,
  blocks: [
    fields('Gladiator', 2, [field('Style', 'Myrmillo'), field('Weight')]),
    tracks('Wounds', [{ label: 'Head', note: 'A4', boxes: countdown(10), groups: [2, 5], checked: 3 }]),
    grid(
      'Bouts',
      ['Against', 'Result'],
      Array.from({ length: 80 }, (_, at) => [`Foe ${at}`, '']),
    ),
    lines('Notes', ['A long line that goes on and on. '.repeat(20)]),
  ],
}

const print = (sheets: readonly Sheet[], paper: Paper = 'a4', link: string | null = null) =>
  pdfOfSheets(sheets, { paper, foot: 'GLADIATOR', link })

/** What is written on all pages, line by line. */
function written(pdf: string): string[] {
  const texts = pdf.matchAll(/<([0-9a-f]*)> Tj/g)
  return [...texts].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
}

describe.each(Object.keys(papers) as Paper[])('on %s', (paper) => {
  const { width, height } = papers[paper]

  test('everything stands within the page', () => {
    const pdf = print([sheet], paper)
    expect(pdf).toContain(`/MediaBox [0 0 ${width} ${height}]`)
    for (const [, x, y, text] of pdf.matchAll(/([\d.-]+) ([\d.-]+) Td <([0-9a-f]*)>/g)) {
      const wide = widthOf(Buffer.from(text!, 'hex').toString('latin1'), 'plain', 7.5)
      expect(Number(x)).toBeGreaterThanOrEqual(30)
      expect(Number(x) + Math.min(wide, 40)).toBeLessThanOrEqual(width)
      expect(Number(y)).toBeGreaterThanOrEqual(20)
      expect(Number(y)).toBeLessThanOrEqual(height)
    }
  })

  test('rows flow over as many pages as they need, and none is lost', () => {
    const pdf = print([sheet], paper)
    const pages = Number(/\/Count (\d+)/.exec(pdf)![1])
    expect(pages).toBeGreaterThan(1)
    const texts = written(pdf)
    for (let at = 0; at < 80; at++) expect(texts.filter((text) => text === `Foe ${at}`)).toHaveLength(1)
    expect(texts).toContain(`Harena, page ${pages} of ${pages}`)
  })
})

test('objects begin where the table of the file says', () => {
  const pdf = print([sheet, sheet])
  const from = Number(/startxref\n(\d+)/.exec(pdf)![1])
  expect(pdf.slice(from, from + 5)).toBe('xref\n')
  const places = [...pdf.slice(from).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(8)
  places.forEach((place, at) => {
    expect(pdf.slice(place).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
  })
  for (const [, length, content] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(content!.length).toBe(Number(length))
  }
})

test('a file is plain ASCII and the same for the same sheet', () => {
  const pdf = print([{ ...sheet, name: 'Flämma Œdipus Ōkuni 勝' }])
  expect(/^[\n\x20-\x7e]*$/.test(pdf)).toBe(true)
  expect(print([{ ...sheet, name: 'Flämma Œdipus Ōkuni 勝' }])).toBe(pdf)
  expect(encoded('ä œ Ō 勝')).toEqual([0xe4, 0x20, 0x9c, 0x20, 0x4f, 0x20, 0x3f])
})

test('checked boxes are crossed out, the others are not', () => {
  const crosses = (checked: number) => {
    const track = { label: 'Head', note: '', boxes: countdown(10), groups: [], checked }
    return print([{ ...sheet, blocks: [tracks('', [track])] }]).split('1.1 w').length - 1
  }
  expect([crosses(0), crosses(3), crosses(10)]).toEqual([0, 6, 20])
})

test('a code stands in the corner, a long one on a page of its own, one that is too long is told', () => {
  const pages = (pdf: string) => Number(/\/Count (\d+)/.exec(pdf)![1])
  const plain = pages(print([sheet]))
  const short = print([sheet], 'a4', 'http://localhost/#r=abc')
  expect(pages(short)).toBe(plain)
  expect(written(short)).toContain('opens the bout')
  const long = print([sheet], 'a4', `http://localhost/#r=${'x'.repeat(2000)}`)
  expect(pages(long)).toBe(plain + 1)
  expect(written(long)).toContain('opens the bout')
  const endless = print([sheet], 'a4', `http://localhost/#r=${'x'.repeat(4000)}`)
  expect(written(endless).join(' ')).toContain('longer than a QR code can hold')
})

test('the second column begins where both are about as high', () => {
  const block = (name: string) =>
    grid(
      name,
      ['', ''],
      Array.from({ length: 10 }, (_, at) => [name, at]),
    )
  const pdf = print([{ title: 'Tables', name: '', columns: 2, blocks: ['a', 'b', 'c', 'd'].map(block) }])
  const left = (name: string) =>
    Number(new RegExp(`([\\d.]+) [\\d.]+ Td <${Buffer.from(name).toString('hex')}>`).exec(pdf)![1])
  expect(['a', 'b', 'c', 'd'].map((name) => left(name) > 250)).toEqual([false, false, true, true])
})

test('text is measured, wrapped at blanks and cut off with dots', () => {
  expect(widthOf('AA', 'plain', 10)).toBeCloseTo(13.34)
  expect(widthOf('é', 'bold', 10)).toBe(widthOf('e', 'bold', 10))
  expect(wrapped('one two three', 'plain', 10, 40)).toEqual(['one two', 'three'])
  expect(fitted('Spiculus', 'plain', 10, 30)).toBe('Spic…')
  expect(fitted('Spiculus', 'plain', 10, 300)).toBe('Spiculus')
})
