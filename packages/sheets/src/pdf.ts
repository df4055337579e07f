/**
 * A PDF file, as much of it as sheets need: text, lines, boxes. It is plain ASCII, as letters beyond it are written as
 * numbers; the same drawing gives the same file.
 */
import { spoken } from '@harena/engine'
import { encoded, type Font, fontNames, widthOf } from './fonts.ts'

export type Paper = 'a4' | 'letter'

/** In points, 72 to the inch. */
export const papers: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
}

export interface Ink {
  /** How thick; 0.5 if nothing is said. */
  readonly thickness?: number
  /** From 0, black, to 1, white. */
  readonly grey?: number
}

export interface Hand {
  readonly font?: Font
  readonly size?: number
  readonly grey?: number
  readonly align?: 'left' | 'middle' | 'right'
}

/** Two digits are finer than any printer. */
const number = (value: number) => String(Math.round(value * 100) / 100)

/** A page; places are counted from its upper left corner. */
export class Page {
  readonly width: number
  readonly height: number
  private readonly parts: string[] = []

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.width = width
    this.height = height
  }

  get content(): string {
    return this.parts.join('\n')
  }

  /** A line of text that stands on `y`. */
  text(x: number, y: number, text: string, hand: Hand = {}): void {
    const { font = 'plain', size = 9, grey = 0, align = 'left' } = hand
    const width = align === 'left' ? 0 : widthOf(text, font, size)
    const from = align === 'right' ? x - width : align === 'middle' ? x - width / 2 : x
    const place = `${number(from)} ${number(this.height - y)} Td`
    this.parts.push(`BT ${number(grey)} g /${font} ${number(size)} Tf ${place} <${hexed(text)}> Tj ET`)
  }

  line(x1: number, y1: number, x2: number, y2: number, { thickness = 0.5, grey = 0 }: Ink = {}): void {
    const [from, to] = [`${number(x1)} ${number(this.height - y1)}`, `${number(x2)} ${number(this.height - y2)}`]
    this.parts.push(`${number(grey)} G ${number(thickness)} w ${from} m ${to} l S`)
  }

  box(x: number, y: number, width: number, height: number, { thickness = 0.5, grey = 0 }: Ink = {}): void {
    this.parts.push(`${number(grey)} G ${number(thickness)} w ${this.corners(x, y, width, height)} re S`)
  }

  filled(x: number, y: number, width: number, height: number, grey: number): void {
    this.parts.push(`${number(grey)} g ${this.corners(x, y, width, height)} re f`)
  }

  private corners(x: number, y: number, width: number, height: number): string {
    return [x, this.height - y - height, width, height].map(number).join(' ')
  }
}

function hexed(text: string): string {
  return encoded(text)
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('')
}

/** The title of a file may have any letters: it is written in UTF-16. */
function titled(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}

/** The file: numbered objects, a table of where they begin, and a trailer that says how to read them. */
export function pdfOf(pages: readonly Page[], title: string): string {
  const fonts = Object.entries(fontNames).map(
    ([, name]) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  )
  const firstFont = 4
  const firstPage = firstFont + fonts.length
  const resources = Object.keys(fontNames).map((font, at) => `/${font} ${firstFont + at} 0 R`)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${spoken()}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')}] >>`,
    `<< /Title ${titled(title)} /Producer (Harena) >>`,
    ...fonts,
    ...pages.flatMap(({ width, height, content }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + 2 * at + 1} 0 R /Resources << /Font << ${resources.join(' ')} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  return fileOf(objects)
}

function fileOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
}
