// `npm run foes`: writes docs/balance/<game>-foes.md, how each style fares against foes whom nobody plays.
import { games } from '@harena/games'
import { foesMarkdown, foesReport } from '@harena/lab/balance'
import { writeText } from '../apps/cli/src/lib/files.ts'

const BOUTS = Number(process.argv[2] ?? 100)

for (const game of games) {
  const report = foesReport(game, BOUTS, 'foes')
  if (report) writeText(`docs/balance/${game.ruleset.id}-foes.md`, foesMarkdown(game, report, BOUTS))
}
