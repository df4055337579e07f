import {
  canonicalJson,
  Dice,
  effectiveOptions,
  type Game,
  type Referee,
  type Roll,
  type Ruleset,
  type SumStep,
} from '@harena/engine'
import { expect, test } from 'vitest'
import { type Event, heroes, heroesCareer } from '../src/index.ts'
import { isKeen, randomCareer, randomMatch } from './random-matches.ts'

interface Watched<G extends Game> {
  readonly events: G['event'][]
  readonly rolls: Roll[]
  /** What was not as it had been when the step began, at a question. */
  readonly changed: string[]
}

/** Plays a random match and looks at every question, die and event. */
function watch<G extends Game>(
  ruleset: Ruleset<G>,
  match: { setup: G['setup']; options: Record<string, unknown> },
  seed: string,
): Watched<G> {
  const random = Dice.fromSeed(`${seed}/random`)
  const stream = Dice.fromSeed(seed)
  const watched: Watched<G> = { events: [], rolls: [], changed: [] }
  const state = ruleset.start(match.setup, effectiveOptions(ruleset, match.options) as G['options'])
  let before = ''
  let thrown = 0
  const roll: Referee<G>['dice'] = (count, rule, by, name) => {
    const faces = stream.faces(count)
    watched.rolls.push({ by, rule, faces, ...(name && { name }) })
    return faces
  }
  const answer = (question: G['question']) => {
    if (canonicalJson(state) !== before || watched.rolls.length > thrown) watched.changed.push(question.kind)
    const legal = ruleset.legal(state, question)
    const keen = random.below(3) > 0 ? legal.filter(isKeen) : []
    const among = keen.length > 0 ? keen : legal
    return among[random.below(among.length)] as never
  }
  const referee: Referee<G> = {
    listening: true,
    roll: (...dice) => roll(...dice).reduce((sum, face) => sum + face, 0),
    dice: roll,
    successes: (...dice) => roll(...dice).filter((face) => face <= 3).length,
    ask: answer,
    askAll: (questions) => questions.map(answer),
    tell: (event) => watched.events.push(event),
    settle: (_, run) => run(),
    point() {},
  }
  for (let steps = 0; !ruleset.isOver(state) && steps < 50_000; steps++) {
    before = canonicalJson(state)
    thrown = watched.rolls.length
    ruleset.playStep(state, referee)
  }
  return watched
}

const matches = Array.from({ length: 60 }, (_, i) => {
  const seed = `steps ${i}`
  return watch(heroes, randomMatch(Dice.fromSeed(`${seed}/setup`)), seed)
})

const careers = Array.from({ length: 5 }, (_, i) => {
  const seed = `steps of a career ${i}`
  return watch(heroesCareer, randomCareer(Dice.fromSeed(`${seed}/setup`)), seed)
})

test('§5.0 §7.0 every step begins with its question: until then no die falls and nothing changes', () => {
  expect(matches.flatMap(({ changed }) => changed)).toEqual([])
  expect(careers.flatMap(({ changed }) => changed)).toEqual([])
})

test('§2.2 every throw has a name', () => {
  const nameless = [...matches, ...careers].flatMap(({ rolls }) => rolls.filter(({ name }) => !name))
  expect(nameless).toEqual([])
})

/** The numbers that an event tells, each with the steps that lead to it. */
function toldBy(event: Event): [number, readonly SumStep[] | undefined][] {
  switch (event.kind) {
    case 'orderRolled':
      return event.rolls.map(({ total, steps }) => [total, steps])
    case 'maneuvered':
    case 'attackRolled':
    case 'netTossed':
    case 'weaponThrown':
    case 'sandKicked':
      return [
        [event.dice[0], event.steps],
        [event.dice[1], event.againstSteps],
      ]
    case 'damageDealt':
      return [[event.damage, event.steps]]
    case 'appealed':
      return [[event.target, event.steps]]
    case 'emperorJudged':
      return [[event.emperorTarget, event.steps]]
    default:
      return []
  }
}

test('§2.7.5 §7.7.1 T5-1 T5-3 T5-4 T5-5 T5-7 T6-1 T6-2 pools and totals are told with the lines that add up to them', () => {
  const told = matches.flatMap(({ events }) => events.flatMap(toldBy))
  for (const { events } of careers) {
    for (const event of events) if (event.kind === 'fameGained') told.push([event.fame, event.steps])
  }
  expect(told.length).toBeGreaterThan(1000)
  for (const [number, steps] of told) expect(steps?.reduce((sum, { value }) => sum + value, 0)).toBe(number)
})
