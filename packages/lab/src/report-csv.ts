/**
 * A simulation as tables of comma-separated values (RFC 4180, the first line names the columns):
 * `matches` has one line on the whole, `seats` one for each gladiator, `ends` one for each gladiator and what put him
 * out, `lengths` one for each length that came up.
 */
import type { Report } from './report.ts'

type Cell = string | number | null

/** By name: matches, seats, ends, lengths. */
export function csvTables(found: Report): Record<'matches' | 'seats' | 'ends' | 'lengths', string> {
  const { ruleset, version, seed, matches, undecided, kills, lengths, seats } = found
  return {
    matches: csv([
      ['ruleset', 'version', 'seed', 'matches', 'undecided', 'kills', 'unit', 'meanLength', 'medianLength'],
      [ruleset, version, seed, matches, undecided, kills, lengths.unit, lengths.mean, lengths.median],
    ]),
    seats: csv([
      ['seat', 'name', 'type', 'team', 'opponent', 'won', 'lost', 'drawn', 'winRate', 'low', 'high', 'kills'],
      ...seats.map(({ seat, name, type, team, opponent, won, lost, drawn, winRate, kills: own }) => {
        return [seat, name, type, team, opponent, won, lost, drawn, winRate.share, winRate.low, winRate.high, own]
      }),
    ]),
    ends: csv([
      ['seat', 'end', 'matches'],
      ...seats.flatMap(({ seat, ends }) => Object.entries(ends).map(([end, count]) => [seat, end, count])),
    ]),
    lengths: csv([['length', 'matches'], ...Object.entries(lengths.histogram)]),
  }
}

function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: Cell): string {
  const text = cell === null ? '' : typeof cell === 'string' ? plainText(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet takes a cell that begins like this for a formula, whoever wrote it; an apostrophe says that it is text. */
function plainText(cell: string): string {
  return /^\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/.test(cell) ? `'${cell}` : cell
}
