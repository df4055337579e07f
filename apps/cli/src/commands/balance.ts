/** The flags of `harena balance`; what it does is loaded only when it is wanted. */
import { t } from '@harena/engine'
import { games } from '@harena/games'
import type { Command } from 'commander'
import { examples } from '../lib/help.ts'

export interface BalanceFlags {
  readonly bouts?: string
  readonly quick?: boolean
  readonly seed: string
  readonly opponent: string
  readonly threads?: string
  readonly patch?: string
  /** A report that was made before, instead of playing. */
  readonly from?: string
  readonly out?: string
  readonly format?: string
}

export function addBalance(program: Command): void {
  const known = games.filter((game) => game.balance).map(({ ruleset }) => ruleset.id)
  program
    .command('balance')
    .description(
      t('how the styles, switches and points of a game compare; with --patch, what other tables would change'),
    )
    .argument('[ruleset]', t`${known.join(', ')}, or all; not needed with --from`)
    .option('--bouts <n>', t('of each pairing (default: as many as two cores play in a few minutes)'))
    .option('--quick', t('a tenth of that, for a first look'))
    .option('--seed <text>', t('where the dice come from: the same seed, the same report'), 'harena')
    .option('--opponent <level>', t('how well both sides play'), 'standard')
    .option('--threads <n>', t('on how many threads; the report is the same for any (default: one for each core)'))
    .option('--patch <file>', t('JSON with other options and table entries; shows what they move'))
    .option('--from <file>', t('make page and text anew from a saved report, without playing'))
    .option('--out <folder>', t('save the report there; without it, it is printed'))
    .option('--format <list>', t('html, md, json, with commas (default: all of them into a folder, md to the screen)'))
    .addHelpText(
      'after',
      examples(
        'harena balance munera --quick',
        'harena balance outland --out reports',
        'harena balance outland --patch nets.json --out reports --format html',
        'harena balance all --out docs/balance',
      ),
    )
    .action(async (ruleset: string | undefined, flags: BalanceFlags) => {
      const { balance } = await import('./balance-report.ts')
      await balance(ruleset, flags)
    })
}
