/** The beginning of a match of every level in every game that is fought in bouts: what was asked, answered, and came of it. */
import { type Bot, Dice, type DiceState, digest, effectiveOptions, type Game, playOut } from '@harena/engine'
import { games } from '@harena/games'

export interface Thought {
  readonly ruleset: string
  readonly level: string
  readonly known: unknown
  readonly question: Game['question']
  readonly dice: DiceState
}

export interface ShortMatch {
  readonly name: string
  readonly thoughts: readonly Thought[]
  readonly answers: readonly unknown[]
  /** Of the answers and of where they have led. */
  readonly digest: string
}

/** So often each decides himself before the rest is left to a quick opponent; a master less often. */
const DECISIONS = 8
const OF_MASTERS: Readonly<Record<string, number>> = { master: 2, 'master-strong': 1, charger: 2 }
/** With one of those who have a name; a charger is in every game. */
const LEVELS = ['dummy', 'novice', 'standard', 'veteran', 'master', 'master-strong', 'charger']

/** Of those whose number leaves this rest, so that threads can share them. */
export function shortMatches(threads = 1, rest = 0): ShortMatch[] {
  const bouts = games.filter(({ balance }) => balance !== null)
  const all = bouts.flatMap(({ ruleset }) => LEVELS.map((level) => [ruleset.id, level] as const))
  return all.filter((_, at) => at % threads === rest).map(([id, level]) => shortMatch(id, level))
}

/** All decisions of one side, up to the end. */
export function wholeMatch(id: string, level: string): ShortMatch {
  return shortMatch(id, level, Number.POSITIVE_INFINITY)
}

function shortMatch(id: string, level: string, decisions = OF_MASTERS[level] ?? DECISIONS): ShortMatch {
  const game = games.find(({ ruleset }) => ruleset.id === id)!
  const { ruleset, opponents } = game
  const [thoughts, answers]: [Thought[], unknown[]] = [[], []]
  const play = opponents[level]!.play
  let left = decisions
  const bot: Bot<Game> = (known, question, random) => {
    if (left-- <= 0) return opponents.standard!.play(known, question, random)
    const dice = Dice.fromSeed(`${id}/${level}/${answers.length}`)
    const thought = { ruleset: id, level, known: ruleset.clone(known), question, dice: dice.state }
    const answer = play(known, question, dice)
    thoughts.push(thought)
    answers.push(answer)
    return answer as never
  }
  const state = ruleset.start(game.defaultSetup(true), effectiveOptions(ruleset, {}))
  playOut(
    ruleset,
    state,
    ruleset.names(state).map((_, seat) => (seat === 0 ? bot : opponents.standard!.play)),
    `${id}/${level}`,
  )
  return { name: `${id}/${level}`, thoughts, answers, digest: digest([answers, state]) }
}
