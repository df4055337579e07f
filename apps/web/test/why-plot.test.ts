/** Reasons for plots are true: what they say is compared with what the rules then do, in bouts of many kinds of men. */
import { board, colosseum, type Event, type Question, readPlotOf, type State, type StyleId } from '@harena/colosseum'
import { canonicalJson, Dice, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { describe, expect, test } from 'vitest'
import { wayOf } from '../src/games/colosseum/plot-ways.ts'
import { whyPlot } from '../src/games/colosseum/why-plot.ts'

/** What was said of a plot, and how many hexes it comes nearer. */
interface Said {
  readonly when: string
  readonly seat: number
  readonly plot: string
  readonly words: string
  readonly nearer: number
}

/** The hexes of which a man comes nearer to the other's place. */
function nearerBy(state: State, seat: number, text: string): number {
  const [own, other] = [state.gladiators[seat]!, state.gladiators[1 - seat]!]
  const end = wayOf(state, own, readPlotOf(state, text)!).steps.at(-1)?.cell ?? own.cell
  const gap = (cell: number) =>
    Math.min(...[other.cell, other.torso].filter((one) => one >= 0).map((one) => board.distance(cell, one)))
  return gap(own.cell) - gap(end)
}

/** A bout in which every other plot is a legal one by chance: what was said of each, and what came of it phase by phase. */
function bout(styles: readonly StyleId[], seed: string): { said: Said[]; phases: Map<string, Event[]> } {
  const { standard } = gameOf(colosseum.id)!.opponents
  const said: Said[] = []
  const chance = Dice.fromSeed(`${seed} plots`)
  const play = (known: unknown, asked: unknown, random: unknown) => {
    const [state, question] = [known as State, asked as Question]
    const advised = standard!.play(known as never, asked as never, random as never) as unknown
    if (question.kind !== 'plot') return advised
    const all = colosseum.legal(state, question) as string[]
    const plot = chance.below(2) === 0 ? all[chance.below(all.length)]! : String(advised)
    const before = canonicalJson(state)
    const words = whyPlot(state, question.seat, plot).join(' ')
    expect(canonicalJson(state)).toBe(before)
    const { seat } = question
    const nearer = nearerBy(state, seat, plot)
    said.push({ when: `${state.turn} ${state.phase}`, seat, plot, words, nearer })
    return plot
  }
  const player = { ...standard!, play }
  const gladiators = styles.map((style, team) => ({ name: ['Flamma', 'Verus'][team]!, team, style }))
  const table = Table.open(colosseum, {
    setup: { gladiators } as never,
    options: { specials: 'on' } as never,
    dice: seeded(seed),
    players: [player, player] as never,
  })
  const phases = new Map<string, Event[]>()
  let when = ''
  for (const { event } of table.log as unknown as { event: Event }[]) {
    if (event.kind === 'phaseBegan') when = `${event.turn} ${event.phase}`
    phases.set(when, [...(phases.get(when) ?? []), event])
  }
  return { said, phases }
}

const pairs: readonly (readonly [StyleId, StyleId])[] = [
  ['parmularius', 'myrmillo'],
  ['retiarius', 'secutor'],
  ['laquearius', 'myrmillo'],
  ['velite', 'thraex'],
  ['hoplomachus', 'retiarius'],
]

const BOUTS = 8

describe.each(pairs)('%s against %s', (...styles) => {
  const bouts = Array.from({ length: BOUTS }, (_, seed) => bout(styles, `${styles.join(' ')} ${seed}`))
  const all = bouts.flatMap(({ said, phases }) => said.map((one) => ({ ...one, events: phases.get(one.when) ?? [] })))
  const saying = (words: RegExp) => all.filter((one) => words.test(one.words))
  const isAt = (event: Event, kind: string, seat: number, by: number) => {
    const { kind: is, seat: from, target } = event as unknown as { kind: string; seat: number; target?: number }
    return is === kind && from === by && target === seat
  }

  test('§9.1 whoever cannot strike does not, and nobody runs into him', () => {
    const told = saying(/cannot strike you there|nor his net reaches you/)
    expect(told.length).toBeGreaterThan(5)
    for (const { events, seat, plot, words } of told) {
      const faults = events.filter((one) => one.kind === 'collided' || isAt(one, 'attackRolled', seat, 1 - seat))
      expect(faults, `${plot}: ${words}`).toEqual([])
    }
  })

  test('§20.4 §21.3 who is told of no net and no shot is not caught or hit by one', () => {
    for (const { events, seat, plot, words } of saying(/cannot strike you there in this phase\.|nor his net/)) {
      const faults = events.filter(
        (one) =>
          isAt(one, 'netThrown', seat, 1 - seat) ||
          (isAt(one, 'threw', seat, 1 - seat) && ['bow', 'javelin'].includes((one as { item: string }).item)),
      )
      expect(faults, `${plot}: ${words}`).toEqual([])
    }
  })

  test('who comes nearer has fewer hexes to go, who gets away more', () => {
    for (const { nearer, plot, words } of saying(/come nearer/)) expect(nearer, `${plot}: ${words}`).toBeGreaterThan(0)
    for (const { nearer, plot, words } of saying(/get away/)) expect(nearer, `${plot}: ${words}`).toBeLessThan(0)
    for (const { plot, words } of saying(/Standing still/)) expect(plot, words).toBe('X')
  })

  test('§9.2 what position is worth if the other stays is what the rules give', () => {
    const told = saying(/\+\d CF/)
    expect(told.length).toBeGreaterThan(5)
    for (const { events, seat, plot, words } of told) {
      const wanted = /(?:strike from \w+(?: side)?: |keep your |strike him with )\+(\d) CF/.exec(words)
      const stayed = events.some((one) => one.kind === 'plotRevealed' && one.seat !== seat && one.plot === 'X')
      const isPlain = events.every((one) => !['collided', 'ensnared', 'tripped', 'fellProne'].includes(one.kind))
      const taken = events.find((one) => one.kind === 'advantageTaken' && one.seat === seat)
      if (wanted && stayed && isPlain && taken)
        expect(taken, `${plot}: ${words}`).toMatchObject({ value: Number(wanted[1]) })
    }
  })

  test('§8.1 who is to run into the other does so if that one stays', () => {
    for (const { events, seat, plot, words } of saying(/^You (charge at|leap at|run into)/)) {
      const stayed = events.some((one) => one.kind === 'plotRevealed' && one.seat !== seat && one.plot === 'X')
      const isHindered = events.some(({ kind }) => kind === 'tripped' || kind === 'fellProne')
      const met = events.some(({ kind }) => kind === 'collided')
      if (stayed && !isHindered) expect(met, `${plot}: ${words}`).toBe(true)
    }
  })
})
