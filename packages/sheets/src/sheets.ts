/** Sheets on pages: each begins on a page of its own and flows over as many as it needs. */

import type { Sheet } from '@harena/engine'
import { t } from '@harena/engine'
import { type Piece, piecesOf } from './blocks.ts'
import { fitted } from './fonts.ts'
import { Page, type Paper, papers, pdfOf } from './pdf.ts'
import { type Modules, qrOf } from './qr.ts'

export interface SheetPrint {
  readonly paper: Paper
  /** What stands at the foot: the game, and by which switches it is played. */
  readonly foot: string
  /** Opens the bout; null where there is none. */
  readonly link: string | null
}

const MARGIN = 40
const GUTTER = 16
const FOOT = 30
/** A code with more modules than this is too fine for a corner, and has a page of its own. */
const FINEST_IN_CORNER = 101
const CORNER = 92

export function pdfOfSheets(sheets: readonly Sheet[], { paper, foot, link }: SheetPrint): string {
  const code = link === null ? null : qrOf(link)
  const inCorner = code && code.length <= FINEST_IN_CORNER ? code : null
  const pages = sheets.flatMap((sheet) => pagesOf(sheet, paper, inCorner))
  if (link !== null && !inCorner) pages.push(linkPage(paper, code))
  for (const [at, page] of pages.entries()) {
    const y = page.height - FOOT
    page.line(MARGIN, y - 10, page.width - MARGIN, y - 10, { thickness: 0.4, grey: 0.4 })
    page.text(MARGIN, y, fitted(foot, 'plain', 7, page.width - 2 * MARGIN - 90), { size: 7, grey: 0.25 })
    const number = t`Harena, page ${at + 1} of ${pages.length}`
    page.text(page.width - MARGIN, y, number, { size: 7, grey: 0.25, align: 'right' })
  }
  return pdfOf(pages, titleOf(sheets))
}

function titleOf(sheets: readonly Sheet[]): string {
  const [first] = sheets
  if (!first) return 'Harena'
  return first.name ? `${first.title}: ${first.name}` : first.title
}

function pagesOf(sheet: Sheet, paper: Paper, code: Modules | null): Page[] {
  const whole = papers[paper].width - 2 * MARGIN
  const width = (whole - (sheet.columns - 1) * GUTTER) / sheet.columns
  const blocks = sheet.blocks.map((block) => piecesOf(block, width))
  const turn = sheet.columns === 2 ? middleOf(blocks) : -1
  const flow = new Flow(sheet, paper, code, width)
  for (const [at, pieces] of blocks.entries()) {
    if (at === turn) flow.nextColumn()
    for (const piece of pieces) flow.place(piece)
    flow.space()
  }
  return flow.pages
}

const BETWEEN = 8

/** The block with which the second column begins, so that both are about as high. */
function middleOf(blocks: readonly (readonly Piece[])[]): number {
  const heights = blocks.map((pieces) => pieces.reduce((sum, { height }) => sum + height, BETWEEN))
  const above = (at: number) => heights.slice(0, at).reduce((sum, height) => sum + height, 0)
  const higher = heights.map((_, at) => Math.max(above(at), above(heights.length) - above(at)))
  return higher.indexOf(Math.min(...higher))
}

/** Where the next piece goes: down a column, then down the next one, then on the next page. */
class Flow {
  readonly pages: Page[] = []
  private readonly sheet: Sheet
  private readonly paper: Paper
  private readonly width: number
  private column = 0
  private top = 0
  private y = 0

  constructor(sheet: Sheet, paper: Paper, code: Modules | null, width: number) {
    this.sheet = sheet
    this.paper = paper
    this.width = width
    this.nextPage(code)
  }

  private nextPage(code: Modules | null): void {
    const page = new Page(papers[this.paper])
    this.pages.push(page)
    this.top = heading(page, this.sheet, code)
    this.column = 0
    this.y = this.top
  }

  nextColumn(): void {
    this.column++
    if (this.column === this.sheet.columns) this.nextPage(null)
    this.y = this.top
  }

  place(piece: Piece): void {
    const bottom = papers[this.paper].height - FOOT - 16
    if (this.y + piece.height > bottom && this.y > this.top) this.nextColumn()
    piece.draw(this.pages.at(-1)!, MARGIN + this.column * (this.width + GUTTER), this.y)
    this.y += piece.height
  }

  space(): void {
    this.y += BETWEEN
  }
}

/** The head of a page; returns where its blocks begin. */
function heading(page: Page, { title, name }: Sheet, code: Modules | null): number {
  const right = page.width - MARGIN - (code ? CORNER + 12 : 0)
  page.text(MARGIN, 60, title, { font: 'title', size: 20 })
  if (name !== '') {
    page.text(MARGIN, 82, t('Name'), { size: 6.5, grey: 0.25 })
    if (name) page.text(MARGIN + 30, 82, fitted(name, 'bold', 13, right - MARGIN - 34), { font: 'bold', size: 13 })
    page.line(MARGIN + 26, 86, right, 86, { grey: 0.35 })
  }
  if (code) {
    drawCode(page, code, page.width - MARGIN - CORNER, 30, CORNER)
    page.text(page.width - MARGIN - CORNER / 2, 30 + CORNER + 8, t('opens the bout'), { size: 6.5, align: 'middle' })
    return 140
  }
  return name === '' ? 76 : 98
}

function drawCode(page: Page, code: Modules, x: number, y: number, side: number): void {
  const each = side / code.length
  for (const [row, modules] of code.entries()) {
    // Neighbours are one bar, so that no hair of white is left between them.
    for (let from = 0; from < modules.length; from++) {
      if (!modules[from]) continue
      let to = from
      while (modules[to]) to++
      page.filled(x + from * each, y + row * each, (to - from) * each, each, 0)
      from = to
    }
  }
}

/** A long bout makes a fine code, which needs room. */
function linkPage(paper: Paper, code: Modules | null): Page {
  const page = new Page(papers[paper])
  page.text(MARGIN, 60, t('The bout'), { font: 'title', size: 20 })
  if (!code) {
    page.text(MARGIN, 90, t('The record of this bout is longer than a QR code can hold: send its file instead.'), {
      size: 9,
    })
    return page
  }
  const side = Math.min(page.width - 2 * MARGIN, code.length * 2.6)
  drawCode(page, code, (page.width - side) / 2, 100, side)
  page.text(page.width / 2, 116 + side, t('opens the bout'), { size: 9, align: 'middle' })
  return page
}
