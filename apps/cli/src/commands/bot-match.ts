/** `harena bot-match`: programs of anybody's making against each other and against the built-in opponents. */
import { resolve } from 'node:path'
import { type AnyOptions, counted, type Game, type GameEntry, opponentOf, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Rate, wilson } from '@harena/lab'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { collect, examples, knownRulesets } from '../lib/help.ts'
import { lineupFrom, type MatchFlags, newSeed, optionsFrom, withMatchFlags } from '../lib/match-flags.ts'
import { Program } from '../lib/program.ts'
import { type Bout, type Played, playBout, type Side } from '../lib/program-bout.ts'
import { writeRecord } from '../lib/records.ts'
import { onStop } from '../lib/signals.ts'
import { Progress, percent, print, printJson, table, wrap } from '../terminal/output.ts'

interface BotMatchFlags extends MatchFlags {
  readonly player?: readonly string[]
  readonly bouts: string
  readonly seconds: string
  readonly records?: string
  readonly json?: boolean
}

export function addBotMatch(program: Command): void {
  const command = program
    .command('bot-match')
    .description(t('programs of your own against each other and the built-in opponents'))
    .argument('<ruleset>', knownRulesets())
  withMatchFlags(command)
    .option(
      '--player <command>',
      t('a program, or the level of a built-in opponent; two or more: each meets each'),
      collect,
    )
    .option('--bouts <count>', t('bouts of each pair, half of them with changed sides'), '20')
    .option('--seconds <count>', t('how long a program may think about one answer'), '10')
    .option('--records <folder>', t('save the record of every bout'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples(
        'harena bot-match munera --player "node docs/examples/random-player.mjs" --player standard',
        'harena bot-match outland --player "python3 mine.py" --player ./theirs --player veteran --bouts 100',
      ),
    )
    .action((ruleset: string, flags: BotMatchFlags) => botMatch(ruleset, flags))
}

/** A player with what he is called in the table of results. */
interface Entrant {
  readonly name: string
  readonly side: Side
}

/** What a pair came to, as the first of the two sees it. */
interface Meeting {
  readonly first: string
  readonly second: string
  won: number
  lost: number
  drawn: number
  /** Why bouts were forfeited, by the reason, and how often. */
  readonly failures: Record<string, number>
}

async function botMatch(ruleset: string, flags: BotMatchFlags): Promise<void> {
  const entry = gameOf(ruleset)
  const bouts = wholeNumber(flags.bouts, '--bouts', 2, 1_000_000)
  const players = entrantsOf(entry, flags)
  const options = optionsFrom(entry, flags)
  const setup = lineupFrom(entry, { ...flags, headToHead: true })
  const seed = flags.seed ?? newSeed()
  const pairs = players.flatMap((one, at) => players.slice(at + 1).map((other) => [one, other] as const))
  const progress = new Progress(pairs.length * bouts, 'bouts')
  const end = () => {
    for (const { side } of players) if (side instanceof Program) side.stop()
  }
  const unlisten = onStop(() => {
    end()
    process.exit()
  })
  const meetings: Meeting[] = []
  try {
    for (const [one, other] of pairs) {
      const done = meetings.length * bouts
      const told = (count: number) => progress.report(done + count)
      meetings.push(await meet(entry, { setup, options, seed }, [one, other], bouts, flags.records, told))
    }
  } finally {
    end()
    unlisten()
    progress.end()
  }
  if (flags.json) printJson({ ruleset: entry.ruleset.id, version: entry.ruleset.version, seed, bouts, meetings })
  else printResults(entry, seed, players, meetings)
}

function entrantsOf(entry: GameEntry<Game>, { player = [], seconds, opponent }: BotMatchFlags): Entrant[] {
  if (opponent !== undefined) throw new UsageError(t`an opponent is a player here: --player ${opponent}`)
  const patience = 1000 * wholeNumber(seconds, '--seconds', 1, 3600)
  if (player.length < 2) throw new UsageError(t('two players or more: --player "node mine.mjs" --player standard'))
  if (new Set(player).size < player.length && player.every((name) => Object.hasOwn(entry.opponents, name))) {
    throw new UsageError(t('each opponent once: harena simulate plays one against itself'))
  }
  return player.map((name, at) => {
    const isBuiltIn = Object.hasOwn(entry.opponents, name)
    const isTwice = player.indexOf(name) !== at
    return {
      name: isTwice ? `${name} (${at + 1})` : name,
      side: isBuiltIn ? opponentOf(entry, name) : new Program(name, patience),
    }
  })
}

/** All bouts of a pair: two with each seed, the second with changed sides. */
async function meet(
  entry: GameEntry,
  match: { readonly setup: unknown; readonly options: AnyOptions; readonly seed: string },
  [one, other]: readonly [Entrant, Entrant],
  bouts: number,
  records: string | undefined,
  told: (count: number) => void,
): Promise<Meeting> {
  const meeting: Meeting = { first: one.name, second: other.name, won: 0, lost: 0, drawn: 0, failures: {} }
  for (let number = 0; number < bouts; number++) {
    const bout: Bout = { ...match, seed: `${match.seed}/${number >> 1}` }
    const isChanged = number % 2 === 1
    const played = await playBout(entry, bout, isChanged ? [other.side, one.side] : [one.side, other.side])
    countBout(meeting, played, isChanged)
    if (records !== undefined) {
      const name = `${[one.name, other.name].map(fileName).join('-')}-${number}.json`
      writeRecord(resolve(records, name), played.table.record())
    }
    told(number + 1)
  }
  return meeting
}

function countBout(meeting: Meeting, { winner, failure }: Played, isChanged: boolean): void {
  if (winner === null) meeting.drawn++
  else if ((winner === 0) === isChanged) meeting.lost++
  else meeting.won++
  if (failure !== null) meeting.failures[failure] = (meeting.failures[failure] ?? 0) + 1
}

function fileName(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').slice(0, 40)
}

/** A bout that nobody won counts as half a win. */
function scoreOf({ won, lost, drawn }: Meeting): Rate {
  return wilson(won + drawn / 2, won + lost + drawn)
}

function printResults({ ruleset }: GameEntry, seed: string, players: readonly Entrant[], meetings: Meeting[]): void {
  print(t`${t(ruleset.title)}, seed ${seed}`)
  const rows = meetings.map((meeting) => {
    const { share, low, high } = scoreOf(meeting)
    const range = t`(${percent(low)} to ${percent(high)})`
    return [
      meeting.first,
      'against',
      meeting.second,
      percent(share),
      range,
      `${meeting.won}`,
      `${meeting.drawn}`,
      `${meeting.lost}`,
    ]
  })
  print(table([['', '', '', 'score', '', 'won', 'drawn', 'lost'], ...rows], [3, 5, 6, 7]))
  if (players.length > 2) print(`\n${table(standings(players, meetings), [1])}`)
  for (const { first, second, failures } of meetings) {
    for (const [why, times] of Object.entries(failures)) {
      print(wrap(t`${first} against ${second}: ${counted(times, 'bout')} forfeited: ${why}`))
    }
  }
}

/** Everybody's points, the best first: a win counts one, a bout that nobody won a half. */
function standings(players: readonly Entrant[], meetings: readonly Meeting[]): string[][] {
  const points = ({ name }: Entrant) => {
    let sum = 0
    for (const { first, second, won, lost, drawn } of meetings) {
      if (first === name) sum += won + drawn / 2
      if (second === name) sum += lost + drawn / 2
    }
    return sum
  }
  const sorted = players.map((player) => ({ player, sum: points(player) })).sort((a, b) => b.sum - a.sum)
  return [['', t('points')], ...sorted.map(({ player, sum }) => [player.name, String(sum)])]
}
