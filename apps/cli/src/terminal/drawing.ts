/** Drawings of characters: a canvas, text beside it, and how people stand out in it. */
import type { FigureView } from '@harena/engine'
import { padEnd, paint, textWidth, visibleLength } from './output.ts'

export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const
export const TEAM_COLOURS = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red', 'white', 'gray'] as const

/** A drawing with lines of text beside it, or below it where less room is left than they need. */
export function beside(drawn: readonly string[], needed: number, text: (room: number) => readonly string[]): string {
  const width = Math.max(...drawn.map(visibleLength))
  const room = textWidth() - width - 3
  if (room < needed) return [...drawn, ...text(textWidth())].join('\n')
  const lines = text(room)
  return Array.from({ length: Math.max(drawn.length, lines.length) }, (_, i) =>
    `${padEnd(drawn[i] ?? '', width)}   ${lines[i] ?? ''}`.trimEnd(),
  ).join('\n')
}

/** The initials where they tell the figures apart, otherwise A, B, C. */
export function lettersOf(figures: readonly { readonly name: string }[]): string[] {
  const initials = figures.map(({ name }) => name.slice(0, 1).toUpperCase())
  const areGood = new Set(initials).size === figures.length && initials.every((letter) => /[A-Z]/.test(letter))
  return areGood ? initials : figures.map((_, seat) => String.fromCharCode(65 + seat))
}

export function inColour(figure: Pick<FigureView, 'team'>, text: string): string {
  return paint(['bold', TEAM_COLOURS[figure.team % TEAM_COLOURS.length]!], text)
}

/** Characters that are painted when the lines are put together, so that colour codes take no room. */
export class Canvas {
  private readonly cells: string[][]

  constructor(width: number, height: number) {
    this.cells = Array.from({ length: height }, () => new Array<string>(width).fill(' '))
  }

  write(x: number, y: number, text: string, style = (part: string) => paint('dim', part)): void {
    for (const [i, char] of [...text].entries()) this.cells[y]![x + i] = char === ' ' ? ' ' : style(char)
  }

  lines(): string[] {
    return this.cells.map((row) => row.join(''))
  }
}
