/** The equilibrium of single decisions, and what a master's own mix loses to its best response there. */

import { Sampling } from '@harena/bots/master/sample'
import { type Bot, Dice, type Game, type Opponent, playOut } from '@harena/engine'
import { gameOf } from '@harena/games'
import { anyDuel } from './duels.ts'
import { minds } from './minds.ts'
import { type Part, percent, table } from './part.ts'
import { Answers, CellTable, equilibriumOf, type Meeting, type Mix } from './tables.ts'

/** Positions of two men who both choose at once, each from another duel of veterans. */
export function meetingsOf(kind: string, count: number): Meeting[] {
  const game = gameOf('colosseum')
  const { ruleset } = game
  const mind = minds.colosseum!
  const found: Meeting[] = []
  for (let i = 0; found.length < count; i++) {
    const { setup, options } = anyDuel(game)(Dice.fromSeed(`meetings/${i}`))
    const state = ruleset.start(setup, options)
    let meeting: Meeting | null = null
    let left = i % 4
    const bot: Bot<Game> = (known, question, random) => {
      if (meeting === null && question.kind === kind && question.seat === 0) {
        const together = new Sampling(mind).questionsAt(known)
        const isBoth = together?.length === 2 && together.every((one) => mind.candidates(known, one, random) !== null)
        if (isBoth && left-- === 0) meeting = { known: ruleset.clone(known), together }
      }
      return game.opponents.veteran!.play(known, question, random)
    }
    playOut(ruleset, state, [bot, bot], `meetings/${i}`)
    if (meeting) found.push(meeting)
  }
  return found
}

/** So many plays for each half of a cell. */
const PLAYS = 150
/** A master's own draws decide a little what he finds: so often he is asked. */
const ASKED = 3

/** A position with its equilibrium over all answers that either thinks of. */
export class Solved {
  readonly gap: number
  /** What it is worth to the first, by dice that the equilibrium was not fitted to. */
  readonly value: number
  readonly answers = [new Answers(), new Answers()] as const
  private readonly meeting: Meeting
  private readonly one: CellTable
  private readonly other: CellTable

  constructor(meeting: Meeting) {
    this.meeting = meeting
    const mind = minds.colosseum!
    const { known, together } = meeting
    const places = together.map((question, at) => {
      const all = mind.candidates(known, question, Dice.fromSeed('all'))!
      return new Set(all.map((answer) => this.answers[at]!.placeOf(answer)))
    })
    const half = (name: string) =>
      new CellTable(
        mind,
        meeting,
        this.answers,
        Array.from({ length: PLAYS }, (_, i) => `${name}/${i}`),
      )
    this.one = half('a')
    this.other = half('b')
    const few = places.map((all) => new Set([...all].filter((_, at) => at % 8 === 0)))
    const { gap, rows, columns } = equilibriumOf(this.one, few[0]!, few[1]!)
    let value = 0
    for (const [row, share] of rows) value += share * this.other.ofRow(row, columns)
    this.value = value
    this.gap = gap
  }

  /** What an opponent's mix loses on either seat to its best response: chosen by one half of the dice, valued by the other. */
  lossesOf(opponent: Opponent<Game>): [number, number] {
    const [first, second] = this.meeting.together.map((question, at) => this.mixOf(opponent, question, at))
    const { one, other, value } = this
    return [value - other.ofColumn(one.worstColumn(first!), first!), other.ofRow(one.bestRow(second!), second!) - value]
  }

  private mixOf({ explain }: Opponent<Game>, question: Game['question'], at: number): Mix {
    const mix = new Map<number, number>()
    for (let i = 0; i < ASKED; i++) {
      const { considered } = explain!(this.meeting.known, question, Dice.fromSeed(`asked/${i}`))!
      for (const { answer, share } of considered) {
        if (share < 0.002) continue
        const place = this.answers[at]!.placeOf(answer)
        mix.set(place, (mix.get(place) ?? 0) + share / ASKED)
      }
    }
    return mix
  }
}

interface Found {
  readonly value: number
  readonly gap: number
  readonly losses: readonly [number, number]
  readonly sizes: readonly number[]
}

function foundIn(meeting: Meeting, opponent: Opponent<Game>): Found {
  const solved = new Solved(meeting)
  const losses = solved.lossesOf(opponent)
  const { value, gap, answers } = solved
  return { value, gap, losses, sizes: answers.map(({ list }) => list.length) }
}

const POSITIONS = 16

export const equilibriumPart: Part = {
  heading: 'GLADIATOR: one allocation and its equilibrium',
  measure(keep) {
    const master = gameOf('colosseum').opponents.master!
    const meetings = meetingsOf('allocate', POSITIONS)
    const found = meetings.map((meeting, at) => keep(`colosseum equilibrium ${at}`, () => foundIn(meeting, master)))
    const losses = found.flatMap((one) => one.losses)
    const mean = losses.reduce((sum, one) => sum + one, 0) / losses.length
    const variance = losses.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (losses.length - 1)
    const rows = found.map(({ value, gap, losses: [first, second], sizes }, at) => [
      String(at + 1),
      sizes.join(' × '),
      percent(value),
      percent(gap),
      percent(first!),
      percent(second!),
    ])
    return `Positions of duels in which both men allocate at once (§9.3). The table of all allocations that either thinks of is valued by
the rules themselves, ${2 * PLAYS} plays a cell to the end of the phase and the learned value there, and solved by regret matching
over all answers. A mix loses what its best response gains above the equilibrium; the best response is chosen by one half of
the plays and valued by the other.

On average the master's mix loses **${percent(mean)} ±${(196 * Math.sqrt(variance / losses.length)).toFixed(1)}** of a win.

${table(['position', 'answers', 'equilibrium', 'gap', 'loss of the first', 'loss of the second'], rows)}`
  },
}
