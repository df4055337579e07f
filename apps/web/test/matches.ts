/** Matches for the tests: controllers on a clock of their own, played by simple policies. */
import { type ArenaView, type DiceSource, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Reviewable } from '@harena/lab'
import { type Job, type Results, work } from '../src/app/jobs.ts'
import type { SavedMatch, Sitter } from '../src/app/saved-match.ts'
import { playedOnHexes } from '../src/games/hex/played.ts'
import { MatchController, type Surroundings } from '../src/match/controller.ts'
import type { PlayedGame } from '../src/match/game.ts'
import type { OpenMatch } from '../src/match/keeping.ts'
import type { Snapshot } from '../src/match/snapshot.ts'

/** A game on hexes with its opponents. */
export function hexGameOf(ruleset: string): PlayedGame<ArenaView> {
  const entry = gameOf(ruleset) as unknown as PlayedGame<ArenaView>
  return { ...playedOnHexes(entry.ruleset), opponents: entry.opponents }
}

export const you: Sitter = { kind: 'person', name: 'You' }
export const second: Sitter = { kind: 'person', name: 'Second player' }
export const standard: Sitter = { kind: 'opponent', level: 'standard' }

export const duels: Readonly<Record<string, unknown>> = {
  munera: {
    fighters: [
      { name: 'Flamma', type: 'thracian', team: 0 },
      { name: 'Verus', type: 'retiarius', team: 1 },
    ],
  },
  outland: {
    fighters: [
      { name: 'Flamma', type: 'samnite', team: 0 },
      { name: 'Verus', type: 'secutor', team: 1 },
    ],
  },
}

export interface Wanted {
  readonly ruleset?: string
  readonly setup?: unknown
  readonly options?: Readonly<Record<string, string | number>>
  readonly dice?: DiceSource
  readonly sitters?: readonly Sitter[]
  readonly pause?: number
  readonly isFinal?: boolean
  /** A game with its own way to be told, if not as any on hexes. */
  readonly slots?: PlayedGame<ArenaView>
}

/** A controller, what it saved, and its clock: `tick` lets the next line come. */
export function open(wanted: Wanted = {}) {
  const { ruleset = 'munera', options = {}, dice = seeded('test'), sitters = [you, standard], pause = 0 } = wanted
  const game = { ...(wanted.slots ?? hexGameOf(ruleset)), isFinal: wanted.isFinal === true }
  const { setup = duels[ruleset] } = wanted
  const record = Table.open(game.ruleset, { setup, options, dice }).record()
  return resume(game, { id: 'one', record, sitters, isQuick: false }, pause)
}

function done<V, J extends Job>(game: PlayedGame<V>, job: J): Results[J['do']] {
  return work(game as unknown as Reviewable, job).next().value as Results[J['do']]
}

export function resume<V>(game: PlayedGame<V>, saved: OpenMatch, pause = 0, waits = false) {
  const kept: SavedMatch[] = []
  const timers: (() => void)[] = []
  let told = saved.told ?? null
  const around: Surroundings = {
    pause: () => pause,
    waits: () => waits,
    save: (match) => {
      kept.push(match)
      return { kept: 'kept', dropped: [] }
    },
    now: () => 1,
    tell: (_, now) => {
      told = now
    },
    think: async (thought) => done(game, { do: 'think', thought }),
    advise: async (thought) => done(game, { do: 'advise', thought }),
    later: (callback) => {
      timers.push(callback)
      return () => timers.splice(timers.indexOf(callback), 1)
    },
  }
  const controller = new MatchController(game, saved, around)
  const tick = () => {
    const next = timers.shift()
    if (!next) throw new Error('the clock stands still')
    next()
  }
  /** As whoever opens the page again finds it. */
  const again = (waitsAgain = waits) => {
    return resume(game, { ...(kept.at(-1) ?? saved), told }, pause, waitsAgain)
  }
  return { game, controller, kept, timers, tick, again }
}

/** Plays for every person until the match is over: strikes where that is legal, otherwise takes the first answer. */
export function playToTheEnd<V>(controller: MatchController<V>): void {
  for (let i = 0; i < 3000; i++) {
    const { verdict, handOver, task, isOver } = controller.get()
    if (isOver) return
    if (verdict) controller.dismissVerdict()
    else if (handOver) controller.takeOver()
    else if (task?.kind === 'answer') {
      const choice = task.choices.find(({ group }) => group === 'fight') ?? task.choices[i % task.choices.length]!
      controller.answer(choice.answer)
    } else if (task?.kind === 'dice')
      controller.typeDice(Array.from({ length: task.count }, (_, die) => 1 + ((i + die) % 6)))
    else throw new Error('nobody is asked, and the match is not over')
  }
  throw new Error('the match does not end')
}

/** The records before an answer that leads to what is wanted and right after it, from the first match where it happens. */
export function playUntil(isThere: (snapshot: Snapshot<ArenaView>) => boolean, wanted: Wanted = {}) {
  for (let seed = 0; seed < 100; seed++) {
    const { controller } = open({ ...wanted, dice: seeded(`until ${seed}`) })
    for (let i = 0; i < 200; i++) {
      const before = controller.record()
      const { task } = controller.get()
      if (task?.kind !== 'answer') break
      const choice = task.choices.find(({ group }) => group === 'fight') ?? task.choices[i % task.choices.length]!
      controller.answer(choice.answer)
      if (isThere(controller.get())) return { before, choice, after: controller.record() }
    }
  }
  throw new Error('it never came so far')
}
