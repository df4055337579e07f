/** The arena of GLADIATOR as text: the part where something happens, with the log sheets beside it; or sentences. */
import type { View } from '@harena/colosseum'
import {
  capital,
  columnAndRow,
  dirNames,
  type FigureView,
  fromColumnAndRow,
  type GameEvent,
  type Hex,
  same,
  t,
} from '@harena/engine'
import { ARROWS, beside, Canvas, inColour, lettersOf } from '../../terminal/drawing.ts'
import { paint, words, wrap } from '../../terminal/output.ts'
import { bearingText, groundByHex, groundLegend, groundSymbols, seenFrom } from '../hex/board.ts'
import { plotsOf, SHEET_WIDTH, sheetLines, sheetSentences } from './sheets.ts'

/** How far around men and things the arena is drawn: a charge goes three hexes. */
const MARGIN = 3

const TERRAIN = { pillar: '##', tree: '%%', rock: '^^', mud: '~~' } as const

/** What is written under a man, the gravest first. */
const CONDITIONS = [
  ['unconscious', 'un'],
  ['prone', 'pr'],
  ['grappled', 'gr'],
  ['ensnared', 'en'],
  ['kneeling', 'kn'],
  ['stumbling', 'st'],
] as const

/** Columns and rows of a part of the board; both ends belong to it. */
interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function arenaText(view: View, events: readonly GameEvent[] = []): string {
  const letters = lettersOf(view.figures)
  const drawn = drawArena(view, letters)
  const plots = plotsOf(events)
  const sheets = beside(drawn, SHEET_WIDTH, (room) =>
    view.figures.flatMap((figure, seat) => {
      const head = `${inColour(figure, `${letters[seat]}${ARROWS[figure.facing]}`)} ${paint('bold', figure.name)}`
      return [...sheetLines(view, figure, head, plots.get(seat) ?? [], room), '']
    }),
  )
  return [paint('bold', headOf(view)), sheets.trimEnd(), ...legend(view)].join('\n')
}

function headOf({ clock, phase, walls }: View): string {
  const parts = [phase > 0 ? t`Turn ${clock.number}, phase ${phase} of 8` : t`Turn ${clock.number}`]
  if (walls.length > 0) parts.push(walls.length > 1 ? t`walls: ${walls.join(', ')}` : t`wall: ${walls[0]}`)
  return parts.join('; ')
}

/** The hexes in which something is, with some room around them. */
function frameOf(view: View): Frame {
  const { cols, rows } = view.arena
  const hexes = [...bodiesIn(view), ...view.ground.map(({ hex }) => hex)].map(columnAndRow)
  const columns = hexes.length > 0 ? hexes.map(({ column }) => column) : [0, cols - 1]
  const across = hexes.length > 0 ? hexes.map(({ row }) => row) : [0, rows - 1]
  return {
    // Even columns stand higher: the numbers of the rows are theirs.
    left: Math.max(0, Math.min(...columns) - MARGIN) & ~1,
    right: Math.min(cols - 1, Math.max(...columns) + MARGIN),
    top: Math.max(0, Math.min(...across) - MARGIN + 1),
    bottom: Math.min(rows - 1, Math.max(...across) + MARGIN - 1),
  }
}

/** Where men stand or lie. */
function bodiesIn(view: View): Hex[] {
  const men = view.figures.filter(({ out }) => out === null).map(({ hex }) => hex)
  return [...men, ...view.torsos.map(({ cell }) => hexOf(view, cell))]
}

function hexOf({ arena }: View, cell: number): Hex {
  return fromColumnAndRow(cell % arena.cols, Math.floor(cell / arena.cols))
}

/** Room for the numbers of the rows. */
const INDENT = 3

/** Where the first character inside a hex is. */
function inside({ left, top }: Frame, hex: Hex, line: 1 | 2): [number, number] {
  const { column, row } = columnAndRow(hex)
  return [INDENT + (column - left) * 3 + 1, 1 + (row - top) * 2 + (column & 1) + line]
}

function drawArena(view: View, letters: readonly string[]): string[] {
  const frame = frameOf(view)
  const canvas = new Canvas(INDENT + (frame.right - frame.left + 1) * 3 + 3, (frame.bottom - frame.top + 1) * 2 + 4)
  drawHexes(canvas, frame)
  const isIn = ({ column, row }: { column: number; row: number }) =>
    column >= frame.left && column <= frame.right && row >= frame.top && row <= frame.bottom
  const write: Write = (hex, line, text, style) => {
    if (isIn(columnAndRow(hex))) canvas.write(...inside(frame, hex, line), text, style)
  }
  for (const cell of view.blood) write(hexOf(view, cell), 2, '::', (part) => paint('red', part))
  for (const { cell, terrain } of view.terrain) {
    for (const line of [1, 2] as const) write(hexOf(view, cell), line, TERRAIN[terrain], (part) => paint('green', part))
  }
  drawBodies(view, letters, write)
  drawThings(view, write)
  drawWalls(canvas, view, frame)
  return canvas.lines().map((line) => line.trimEnd())
}

type Write = (hex: Hex, line: 1 | 2, text: string, style: (part: string) => string) => void

function drawBodies(view: View, letters: readonly string[], write: Write): void {
  for (const { seat, cell } of view.torsos) {
    write(hexOf(view, cell), 1, `${letters[seat]!.toLowerCase()}=`, (part) => inColour(view.figures[seat]!, part))
  }
  view.figures.forEach((figure, seat) => {
    if (figure.out !== null) return
    const style = (part: string) => inColour(figure, part)
    write(figure.hex, 1, `${letters[seat]}${ARROWS[figure.facing]}`, style)
    const code = conditionOf(figure)
    if (code) write(figure.hex, 2, code, style)
  })
}

/** What lies there: above where the hex is empty, else below the man, beside the first letter of his condition. */
function drawThings(view: View, write: Write): void {
  const bodies = bodiesIn(view)
  const symbols = groundSymbols(view)
  for (const { hex, things } of groundByHex(view)) {
    const text = things.map((kind) => symbols.get(kind)!).join('')
    const isTaken = bodies.some((body) => same(body, hex))
    const man = view.figures.find((figure) => figure.out === null && same(figure.hex, hex))
    const condition = (man && conditionOf(man))?.slice(0, 1) ?? ''
    write(hex, isTaken ? 2 : 1, (condition + text).slice(0, 2), (part) => paint('yellow', part))
  }
}

function drawHexes(canvas: Canvas, { left, right, top, bottom }: Frame): void {
  for (let column = left; column <= right; column++) {
    const x = INDENT + (column - left) * 3
    canvas.write(x + 1, 0, String(column).padStart(2))
    for (let row = top; row <= bottom; row++) {
      const y = 1 + (row - top) * 2 + (column & 1)
      if (column === left) canvas.write(0, y + 1, String(row).padStart(2))
      canvas.write(x + 1, y, '__')
      canvas.write(x, y + 1, '/  \\')
      canvas.write(x, y + 2, '\\__/')
    }
  }
}

/** A wall is drawn where the frame reaches it. */
function drawWalls(canvas: Canvas, { walls, arena }: View, frame: Frame): void {
  const style = (part: string) => paint('bold', part)
  const width = (frame.right - frame.left + 1) * 3 + 1
  const height = (frame.bottom - frame.top + 1) * 2 + 2
  if (walls.includes('north') && frame.top === 0) canvas.write(INDENT, 1, '='.repeat(width), style)
  if (walls.includes('south') && frame.bottom === arena.rows - 1)
    canvas.write(INDENT, height + 1, '='.repeat(width), style)
  for (let y = 1; y <= height; y++) {
    if (walls.includes('west') && frame.left === 0) canvas.write(INDENT - 1, y, '|', style)
    if (walls.includes('east') && frame.right === arena.cols - 1) canvas.write(INDENT + width, y, '|', style)
  }
}

function conditionOf({ marks }: FigureView): string | null {
  return CONDITIONS.find(([mark]) => marks.includes(mark))?.[1] ?? null
}

/** What the signs in the drawing mean, as far as they are there. */
function legend(view: View): string[] {
  const kinds = new Set(view.terrain.map(({ terrain }) => terrain))
  const terrain = [...kinds].map((kind) => `${paint('green', TERRAIN[kind])} ${kind}`)
  const men = view.figures.filter(({ out }) => out === null)
  const states = CONDITIONS.filter(([mark]) => men.some(({ marks }) => marks.includes(mark)))
  const blood = view.blood.length > 0 ? [t`${paint('red', '::')} blood`] : []
  const signs = [...terrain, ...blood, ...states.map(([mark, code]) => `${code} ${mark}`)]
  return [...(signs.length > 0 ? [wrap(signs.join('; '))] : []), ...groundLegend(view)]
}

/** The arena in sentences, as one of them sees it. Hexes are named as in the log: column and row. */
export function arenaSentences(view: View, seat: number | null, events: readonly GameEvent[] = []): string {
  const own = view.figures.find((figure) => figure.seat === seat && figure.out === null)
  const plots = plotsOf(events)
  const sentences = [`${headOf(view)}.`]
  for (const figure of view.figures) {
    const { name, type, out, hex, facing } = figure
    if (out !== null) {
      sentences.push(t`${name} is out: ${words(out)}.`)
      continue
    }
    sentences.push(t`${name}, ${type}, at ${hexName(hex)}, facing ${dirNames[facing]}.`)
    if (own && own !== figure) sentences.push(seenFrom(own, figure))
    sentences.push(...sheetSentences(view, figure, plots.get(figure.seat) ?? []))
  }
  const placed = (hex: Hex) => (own ? bearingText(own, hex) : t`at ${hexName(hex)}`)
  for (const { hex, things } of groundByHex(view)) {
    sentences.push(t`On the ground ${placed(hex)}: ${things.map(words).join(', ')}.`)
  }
  for (const { cell, terrain } of view.terrain) sentences.push(`${capital(terrain)} ${placed(hexOf(view, cell))}.`)
  return sentences.map((sentence) => wrap(sentence)).join('\n')
}

export function hexName(hex: Hex): string {
  const { column, row } = columnAndRow(hex)
  return `${column}-${row}`
}
