/** How each kind of block is drawn, and how high it is. */
import type { SheetBlock, SheetField, SheetTrack } from '@harena/engine'
import { type Font, fitted, widthOf, wrapped } from './fonts.ts'
import type { Page } from './pdf.ts'

/** A piece of a block that stays together on a page. */
export interface Piece {
  readonly height: number
  draw(page: Page, x: number, y: number): void
}

const TITLE_HEIGHT = 15
const FIELD_HEIGHT = 25
const LINE_HEIGHT = 10.5
const ROW_PADDING = 4.5
const SMALL = 6.5
const NORMAL = 8.5

export function piecesOf(block: SheetBlock, width: number): Piece[] {
  const [first, ...rest] = partsOf(block, width)
  if (block.title === '' || !first) return first ? [first, ...rest] : []
  return [beneathTitle(block.title, first, width), ...rest]
}

function partsOf(block: SheetBlock, width: number): Piece[] {
  if (block.kind === 'fields') return fieldRows(block.fields, block.columns, width)
  if (block.kind === 'tracks') return trackPieces(block.tracks, width)
  if (block.kind === 'table') return tablePieces(block.head, block.rows, width)
  return block.lines.map((line) => paragraph(line, width))
}

/** A title never stands alone at the foot of a page. */
function beneathTitle(title: string, first: Piece, width: number): Piece {
  return {
    height: TITLE_HEIGHT + first.height,
    draw: (page, x, y) => {
      page.text(x, y + 9, title, { font: 'bold', size: NORMAL })
      page.line(x, y + 11.5, x + width, y + 11.5, { thickness: 0.8 })
      first.draw(page, x, y + TITLE_HEIGHT)
    },
  }
}

function fieldRows(fields: readonly SheetField[], columns: number, width: number): Piece[] {
  const each = width / columns
  const rows = Array.from({ length: Math.ceil(fields.length / columns) }, (_, at) =>
    fields.slice(at * columns, (at + 1) * columns),
  )
  return rows.map((row) => ({
    height: FIELD_HEIGHT,
    draw: (page, x, y) => {
      for (const [at, { label, value }] of row.entries()) {
        const left = x + at * each
        page.text(left, y + 7, fitted(label, 'plain', SMALL, each - 6), { size: SMALL, grey: 0.25 })
        if (value !== null)
          page.text(left + 1, y + 18, fitted(value, 'bold', 9.5, each - 8), { font: 'bold', size: 9.5 })
        page.line(left, y + 21, left + each - 6, y + 21, { grey: 0.35 })
      }
    },
  }))
}

const GAP = 3

function trackPieces(tracks: readonly SheetTrack[], width: number): Piece[] {
  const labels = Math.max(...tracks.map(({ label, note }) => widthOf(label, 'bold', NORMAL) + noteWidth(note))) + 8
  const widest = Math.max(...tracks.map(({ boxes, groups }) => boxes.length + (groups.length * GAP) / 13))
  const side = Math.min(15, (width - labels) / widest)
  return tracks.map((track) => trackPiece(track, labels, side))
}

function noteWidth(note: string): number {
  return note === '' ? 0 : widthOf(note, 'plain', NORMAL) + 8
}

function trackPiece({ label, note, boxes, groups, checked }: SheetTrack, labels: number, side: number): Piece {
  return {
    height: side + 4,
    draw: (page, x, y) => {
      const base = y + side / 2 + 3
      page.text(x, base, label, { font: 'bold', size: NORMAL })
      page.text(x + labels - 6, base, note, { size: NORMAL, align: 'right' })
      let left = x + labels
      for (const [at, text] of boxes.entries()) {
        if (groups.includes(at)) left += GAP
        drawBox(page, left, y, side, text, at < checked)
        left += side
      }
    },
  }
}

/** Checked is a cross on grey: it shows on any copier. */
function drawBox(page: Page, x: number, y: number, side: number, text: string, isChecked: boolean): void {
  if (isChecked) page.filled(x, y, side, side, 0.82)
  page.box(x, y, side, side)
  const size = Math.min(SMALL, side / 2)
  page.text(x + side / 2, y + side / 2 + size / 2.8, text, { size, align: 'middle', grey: isChecked ? 0.35 : 0 })
  if (!isChecked) return
  page.line(x + 1.5, y + 1.5, x + side - 1.5, y + side - 1.5, { thickness: 1.1 })
  page.line(x + side - 1.5, y + 1.5, x + 1.5, y + side - 1.5, { thickness: 1.1 })
}

function tablePieces(head: readonly string[], rows: readonly (readonly string[])[], width: number): Piece[] {
  const widths = columnWidths([head, ...rows], width)
  const heading = rowPiece(head, widths, 'bold', false)
  const [first, ...rest] = rows.map((row) => rowPiece(row, widths, 'plain', true))
  if (head.every((text) => text === '')) return first ? [first, ...rest] : []
  if (!first) return [heading]
  // The heading stays with the first row.
  const together: Piece = {
    height: heading.height + first.height,
    draw: (page, x, y) => {
      heading.draw(page, x, y)
      first.draw(page, x, y + heading.height)
    },
  }
  return [together, ...rest]
}

/** By the widest line of each column; what is too wide in all gives way in the widest ones, down to their longest words. */
function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(...rows.map((row) => row.length))
  const widest = (at: number, parts: (cell: string) => readonly string[]) =>
    Math.max(20, ...rows.flatMap((row) => parts(row[at] ?? '').map((part) => widthOf(part, 'bold', 7.5) + 7)))
  const wanted = Array.from({ length: columns }, (_, at) => widest(at, (cell) => [cell]))
  const least = wanted.map((_, at) => widest(at, (cell) => cell.split(' ')))
  for (let over = sum(wanted) - width; over > 0; over = sum(wanted) - width) {
    const slack = wanted.map((each, at) => (each > least[at]! ? each : 0))
    const at = slack.indexOf(Math.max(...slack))
    if (slack[at] === 0) break
    wanted[at] = Math.max(least[at]!, wanted[at]! - Math.min(4, over))
  }
  const spare = Math.max(0, width - sum(wanted)) / columns
  return wanted.map((each) => each + spare)
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

function rowPiece(cells: readonly string[], widths: readonly number[], font: Font, isRuled: boolean): Piece {
  const texts = widths.map((width, at) => wrapped(cells[at] ?? '', font, 7.5, width - 6))
  const height = Math.max(...texts.map((lines) => lines.length)) * 9 + ROW_PADDING
  const total = sum(widths)
  return {
    height,
    draw: (page, x, y) => {
      let left = x
      for (const [at, lines] of texts.entries()) {
        for (const [row, line] of lines.entries()) page.text(left + 3, y + 8.5 + 9 * row, line, { font, size: 7.5 })
        left += widths[at]!
        if (isRuled && at < texts.length - 1) page.line(left, y, left, y + height, { thickness: 0.25, grey: 0.55 })
      }
      page.line(x, y + height, x + total, y + height, isRuled ? { thickness: 0.25, grey: 0.55 } : {})
    },
  }
}

function paragraph(text: string, width: number): Piece {
  const lines = wrapped(text, 'plain', NORMAL, width)
  return {
    height: lines.length * LINE_HEIGHT + 3,
    draw: (page, x, y) => {
      for (const [at, line] of lines.entries()) page.text(x, y + 8 + at * LINE_HEIGHT, line, { size: NORMAL })
    },
  }
}
