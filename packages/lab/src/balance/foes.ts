/** How the styles of a game fare against foes whom nobody plays: a table of its own, made from nothing but simulations. */
import { capital, type GameEntry, seatsOf } from '@harena/engine'
import { simulate } from '../simulate.ts'

/** Won, lost and drawn in a hundred by the man of each style against each foe. */
export interface FoesReport {
  readonly title: string
  readonly note: string
  readonly foes: readonly string[]
  readonly rows: readonly {
    readonly style: string
    readonly won: readonly number[]
    readonly lost: readonly number[]
  }[]
}

/** Null where a game has no such foes. */
export function foesReport(game: GameEntry, bouts: number, seed: string): FoesReport | null {
  const foes = game.balance?.foes
  if (!foes) return null
  const rows = foes.styles.map((style) => {
    const seats = foes.types.map((foe) => seatAgainst(game, foes.duel(style, foe), bouts, `${seed}/${style}/${foe}`))
    return {
      style,
      won: seats.map(({ won }) => Math.round((100 * won) / bouts)),
      lost: seats.map(({ lost }) => Math.round((100 * lost) / bouts)),
    }
  })
  return { title: foes.title, note: foes.note, foes: foes.types, rows }
}

function seatAgainst(game: GameEntry, setup: unknown, to: number, seed: string) {
  const ruleset = game.ruleset.id
  const opponents = seatsOf(game, setup, {}).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
  return simulate(game, { ruleset, setup, options: {}, opponents, seed, from: 0, to }).seats[0]!
}

export function foesMarkdown(game: GameEntry, { title, note, foes, rows }: FoesReport, bouts: number): string {
  const head = ['style', ...foes].map(capital)
  const lines = rows.map(({ style, won, lost }) => [
    capital(style),
    ...won.map((share, at) => `${share} / ${lost[at]}`),
  ])
  const table = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...lines]
  return [
    `# ${game.ruleset.title}: ${title}`,
    '',
    `Of a hundred bouts the man wins the first number and loses the second; the rest is drawn. ${note}`,
    `${bouts} bouts of each pairing, the standard opponent for the man. \`npm run foes\` makes this page anew.`,
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}
