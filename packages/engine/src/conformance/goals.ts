/** A goal of a scenario, in any game. */
import { seeded } from '../record.ts'
import type { Bot, Game } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'
import { Table } from '../table.ts'
import { verify } from '../verify.ts'

/**
 * F.1 In the smallest match the second side holds out for a turn, whatever both do: it has won, this is told, and the
 * record leads there again.
 */
export function holdsOut<G extends Game>(ruleset: Ruleset<G>): void {
  const anyhow: Bot<G> = (state, question, random) => {
    const answers = ruleset.legal(state, question)
    return answers[random.below(answers.length)]! as never
  }
  const options = { goal: 'team 1 holds out 1' }
  const players = [anyhow, anyhow]
  const table = Table.open(ruleset, { setup: ruleset.defaultSetup, options, dice: seeded('goal'), players })
  const { winners, length, seats } = table.result()
  const outcomes = seats.map(({ outcome }) => outcome).join()
  if (winners.join() !== '1' || length !== 1 || outcomes !== 'lost,won') {
    throw new Error(`the side that held out has not won: ${winners.join()} after ${length}, ${outcomes}`)
  }
  const names = ruleset.names(table.state)
  const told = ruleset.narrate(table.log.at(-1)!.event, names)
  if (told !== `${names[1]} has held out: the match is over.`) throw new Error(`the end is told otherwise: ${told}`)
  if (!verify(ruleset, table.record()).isSame) throw new Error('the record does not lead there again')
}
