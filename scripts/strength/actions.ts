/** How often each kind of answer could be given and was given, and what it is worth. */
import { type Bot, Dice, effectiveOptions, type Game, type GameEntry, playOut } from '@harena/engine'
import { anyDuel } from './duels.ts'
import { allocations, kindsOf } from './kinds.ts'
import type { Match } from './pairings.ts'
import { boutsOf, type Part, percent, table } from './part.ts'
import { neverChosen } from './reasons.ts'

/** Of one kind of answer. */
interface Count {
  /** Decisions in which it could be given, and was. */
  offered: number
  chosen: number
  /** Decisions of a master who weighed it, and what its best promised more than the best of the others, summed up. */
  weighed: number
  gain: number
}

type Counts = Record<string, Count>

const countOf = (counts: Counts, kind: string): Count => {
  counts[kind] ??= { offered: 0, chosen: 0, weighed: 0, gain: 0 }
  return counts[kind]
}

/** Counts what is answered, and, where legal answers can be listed, what could have been. */
function counting({ ruleset }: GameEntry, counts: Counts, bot: Bot<Game>): Bot<Game> {
  return (known, question, random) => {
    const answer = bot(known, question, random)
    const isListed = question.kind !== 'allocate' && question.kind !== 'plan'
    const legal: readonly unknown[] = isListed ? ruleset.legal(known, question) : [answer]
    const given = kindsOf(question, answer, known)
    for (const kind of new Set([...given, ...legal.flatMap((one) => kindsOf(question, one, known))])) {
      countOf(counts, kind).offered++
    }
    for (const kind of given) countOf(counts, kind).chosen++
    return answer as never
  }
}

/** What a master found that each kind of answer promises. */
function weighing(game: GameEntry, counts: Counts): Bot<Game> {
  const { play, explain } = game.opponents.master!
  return (known, question, random) => {
    const seed = `${random.below(2 ** 31)}`
    const reasons = explain!(known, question, Dice.fromSeed(seed))
    const best = new Map<string, number>()
    const considered = (reasons?.considered ?? []).map(({ answer, chance }) => {
      const kinds = kindsOf(question, answer, known)
      for (const kind of kinds) best.set(kind, Math.max(best.get(kind) ?? 0, chance))
      return { kinds, chance }
    })
    for (const [kind, chance] of best) {
      const others = considered.filter(({ kinds }) => !kinds.includes(kind))
      if (others.length === 0) continue
      const count = countOf(counts, kind)
      count.weighed++
      count.gain += chance - Math.max(...others.map((one) => one.chance))
    }
    return play(known, question, Dice.fromSeed(seed))
  }
}

const man = (name: string, team: number, style: string, more: object = {}) => ({ name, team, style, ...more })

/** GLADIATOR with all that duels of two men do not have. */
const companies: readonly (readonly object[])[] = [
  [man('A', 0, 'retiarius'), man('B', 0, 'laquearius'), man('C', 1, 'secutor'), man('D', 1, 'retiarius')],
  [man('A', 0, 'bestiarius'), man('B', 1, 'beast', { beast: 'lion' })],
  [man('A', 0, 'bestiarius'), man('B', 0, 'bestiarius'), man('C', 1, 'beast', { beast: 'bear' })],
  [man('A', 0, 'eques', { mounted: true }), man('B', 1, 'eques', { mounted: true })],
]

function matchesOf(game: GameEntry, count: number): Match[] {
  const options = effectiveOptions(game.ruleset, {})
  const others = (game.ruleset.id === 'colosseum' ? companies : [])
    .map((gladiators) => ({ setup: { gladiators }, options }))
    .filter(({ setup }) => game.ruleset.checkSetup(setup, options) === null)
  return Array.from({ length: count }, (_, at) => {
    const isDuel = at % 2 === 0 || others.length === 0
    return isDuel ? anyDuel(game)(Dice.fromSeed(`actions/${at}`)) : others[(at >> 1) % others.length]!
  })
}

function countAll(game: GameEntry, quick: number, long: number): Counts {
  const counts: Counts = {}
  const { ruleset, opponents } = game
  const play = (matches: readonly Match[], first: Bot<Game>, rest: Bot<Game>) => {
    for (const [at, { setup, options }] of matches.entries()) {
      const state = ruleset.start(setup, options)
      playOut(
        ruleset,
        state,
        ruleset.names(state).map((_, seat) => (seat === 0 ? first : rest)),
        `actions/${at}`,
      )
    }
  }
  const veteran = counting(game, counts, opponents.veteran!.play)
  play(matchesOf(game, quick), veteran, veteran)
  play(matchesOf(game, long), counting(game, counts, weighing(game, counts)), opponents.veteran!.play)
  if (ruleset.id === 'colosseum') for (const kind of allocations) countOf(counts, kind)
  return counts
}

function chosen({ ruleset }: GameEntry, counts: Counts): string {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b.chosen - a.chosen)
  const rows = sorted
    .filter(([, count]) => count.chosen > 0)
    .map(([kind, count]) => [
      kind,
      count.offered > 0 ? String(count.offered) : '',
      String(count.chosen),
      count.weighed > 0
        ? `${(100 * count.gain) / count.weighed > 0 ? '+' : ''}${percent(count.gain / count.weighed)}`
        : '',
      count.weighed > 0 ? String(count.weighed) : '',
    ])
  const never = sorted.filter(([, count]) => count.chosen === 0).map(([kind]) => kind)
  const reasons = never.map((kind) => `- ${kind}: ${neverChosen[ruleset.id]?.[kind] ?? 'it never promised most.'}`)
  const parts = [`### ${ruleset.title}`, table(['answer', 'could be', 'was', 'worth', 'weighed'], rows)]
  return [...parts, ...(reasons.length > 0 ? [`Never chosen:\n\n${reasons.join('\n')}`] : [])].join('\n\n')
}

export const actionsPart: Part = {
  heading: 'What they choose',
  measure(keep, size) {
    const parts = boutsOf(size).map((game) => {
      const { id } = game.ruleset
      const quick = id === 'outland' ? size.long : size.pairs
      return chosen(
        game,
        keep(`${id} actions`, () => countAll(game, quick, Math.ceil(size.long / 5))),
      )
    })
    return [
      `In matches of veterans, whose habits the master has where he does not think, and of the master against veterans; in GLADIATOR
every other match has nets and lassos in teams, beasts or riders. In how many decisions an answer could be given and was;
where the master weighed it, how much more chance to win its best form promised than the best of all else, on average.

To help a mate is no answer of its own: no rule lets one do more for him than fight beside him. In GLADIATOR whoever is attacked
by several has one pool of CF against all of them, theirs are never added up (§26.4), and nobody frees another from a net; in Munera
whoever else has the enemy before him adds to each blow (§6.8).`,
      ...parts,
    ].join('\n\n')
  },
}
