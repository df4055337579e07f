/** Sheets for the table: what stands on one, as plain data. Games say what, `@harena/sheets` draws it. */
import type { FigureView } from './arena-view.ts'
import { t } from './language.ts'
import type { AnyOptions, Game, Seat } from './referee.ts'

/** A line to write on; null where it is left blank. */
export interface SheetField {
  readonly label: string
  readonly value: string | null
}

/** Boxes in the order in which they are checked. */
export interface SheetTrack {
  readonly label: string
  /** What stands beside the label, such as the armour of an area. */
  readonly note: string
  /** What stands in each box. */
  readonly boxes: readonly string[]
  /** The boxes with which a new group begins, counted from 0: a wider gap is drawn before them. */
  readonly groups: readonly number[]
  /** How many are checked already. */
  readonly checked: number
}

export type SheetBlock =
  | {
      readonly kind: 'fields'
      readonly title: string
      readonly columns: number
      readonly fields: readonly SheetField[]
    }
  | { readonly kind: 'tracks'; readonly title: string; readonly tracks: readonly SheetTrack[] }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly head: readonly string[]
      /** An empty cell is one to write in. */
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'text'; readonly title: string; readonly lines: readonly string[] }

export interface Sheet {
  readonly title: string
  /** Whose it is; null where the name is left blank, '' where it is nobody's. */
  readonly name: string | null
  /** Cards of reference stand in two columns. */
  readonly columns: 1 | 2
  readonly blocks: readonly SheetBlock[]
}

/** A kind of sheet that a game has. */
export interface SheetKind<G extends Game> {
  /** By which commands and pages ask for it. */
  readonly id: string
  readonly title: string
  /** What it is for, in a sentence. */
  readonly what: string
  /** An empty one, with the numbers of these switches and tables. */
  blank(options: AnyOptions): readonly Sheet[]
  /** As they stand in a match, as far as the seat may know (null: everybody); none where it is not filled in. */
  filled(state: G['state'], seat: Seat | null): readonly Sheet[]
}

export const field = (label: string, value: string | number | null = null): SheetField => ({
  label,
  value: value === null ? null : t(String(value)),
})

export const fields = (title: string, columns: number, list: readonly SheetField[]): SheetBlock => ({
  kind: 'fields',
  title,
  columns,
  fields: list,
})

export const tracks = (title: string, list: readonly SheetTrack[]): SheetBlock => ({
  kind: 'tracks',
  title,
  tracks: list,
})

/** Rows of text and numbers, each with its head first. */
export const grid = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): SheetBlock => ({ kind: 'table', title, head, rows: rows.map((row) => row.map((cell) => t(String(cell)))) })

export const lines = (title: string, list: readonly string[]): SheetBlock => ({ kind: 'text', title, lines: list })

/** Rows to write in. */
export function emptyRows(count: number, firsts: (row: number) => string, columns: number): string[][] {
  return Array.from({ length: count }, (_, row) => [firsts(row), ...Array.from({ length: columns - 1 }, () => '')])
}

/** What can be said of any figure of a hex arena; null for an empty sheet. */
export function figureSheet(figure: FigureView | null): Sheet {
  const held = (hand: FigureView['right']) => hand.map(({ kind }) => kind).join(', ') || 'nothing'
  const known = figure && [figure.type, held(figure.right), held(figure.left), figure.armour]
  const { name, total, lost } = figure?.health ?? { name: 'Health', total: 12, lost: 0 }
  return {
    title: t('Record sheet'),
    name: figure?.name ?? null,
    columns: 1,
    blocks: [
      fields(
        t('Gladiator'),
        4,
        [t('Type'), t('Right hand'), t('Left hand'), t('Armour')].map((label, at) => field(label, known?.[at] ?? null)),
      ),
      tracks(t('What he has left'), [{ label: name, note: '', boxes: countdown(total), groups: [], checked: lost }]),
      fields(
        '',
        4,
        (figure?.facts ?? []).map(({ label, value }) => field(label, value)),
      ),
      grid(
        t('Bouts'),
        [t('Against'), t('How it ended'), t('Remarks')],
        emptyRows(12, () => '', 3),
      ),
    ],
  }
}

/** Boxes numbered from so many down to 1, as wounds are checked. */
export function countdown(from: number): string[] {
  return Array.from({ length: from }, (_, at) => String(from - at))
}
