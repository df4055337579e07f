/** §3.1 Where log sheets are hidden, they cannot be worked out from what everybody is told. */
import { Dice, effectiveOptions, eventFor, successesIn } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { colosseum, type Options, type State } from '../src/index.ts'
import type { Colosseum, Ref } from '../src/match/game.ts'
import type { Gladiator } from '../src/match/state.ts'
import { faceToFace, phase } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

type Event = Colosseum['event']

/** What nobody but himself may know of a man, made another. */
const changes: Readonly<Record<string, (who: Gladiator) => Partial<Gladiator>>> = {
  ST: ({ ST }) => ({ ST: ST + 1 }),
  AG: ({ AG }) => ({ AG: AG + 1 }),
  CN: ({ CN }) => ({ CN: CN + 1 }),
  W: ({ W }) => ({ W: W + 1 }),
  'TR and CF': ({ TR, CF }) => ({ TR: TR + 1, CF: CF + 1 }),
  armour: ({ armour }) => ({ armour: armour.map((piece) => (piece ? null : { letter: 'B', covers: 4, dice: 1 })) }),
  'lost CF': ({ cfLoss }) => ({ cfLoss: cfLoss.map((loss) => loss + 1) }),
  'no CF left': () => ({ enduranceLoss: 40 }),
  wounds: ({ wounds, W }) => ({ wounds: wounds.map((one) => Math.min(W - 1, one + 1)) }),
  stun: ({ stun }) => ({ stun: stun + 1 }),
  'what he has lost of his defence': ({ now }) => ({ now: { ...now, defenceLoss: now.defenceLoss + 1 } }),
  'boxes of his shield': ({ hands }) => ({ hands: hands.map((item) => item && { ...item, boxes: item.boxes + 1 }) }),
  'prestige and tallies': ({ prestige }) => ({ prestige: prestige + 1, attackTally: 90 }),
}

/** What is seen when it happens: it may differ, and with it all that follows. Wounds bring their steps with them. */
const checks = ['falls', 'stumbles', 'hits', 'recovers', 'spared', 'takes', 'drops', 'usable', 'holds']
/** What a centurion does is seen like what anybody does, though it comes from his sheet. */
const decisions = ['does', 'entry', 'charges', 'isMade', 'plot', 'codes', 'attacks', 'rows', 'area', 'defence', 'guard']
const outcomes = new Set([...checks, ...decisions, 'result', 'counts', 'wounds', 'code', 'steps'])

interface Course {
  readonly events: Event[]
  readonly answers: unknown[]
}

class Stop extends Error {}

/** Plays one step with these dice; answers are made up by `choose`. */
function playOn(state: State, seed: string, choose: (question: Colosseum['question'], at: number) => unknown): Course {
  const dice = Dice.fromSeed(seed)
  const course: Course = { events: [], answers: [] }
  const ask = (question: Colosseum['question']) => {
    const answer = choose(question, course.answers.length)
    course.answers.push(answer)
    return answer as never
  }
  const referee: Ref = {
    listening: true,
    roll: (count) => dice.faces(count).reduce((sum, face) => sum + face, 0),
    dice: (count) => dice.faces(count),
    successes: (count) => successesIn(dice.faces(count)),
    ask,
    askAll: (questions) => questions.map(ask) as never,
    tell: (event) => void course.events.push(event),
    settle: (_, run) => run(),
    point: () => {},
  }
  try {
    colosseum.playStep(state, referee)
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown
  }
  return course
}

/** The first difference between what two courses tell to somebody, if it is more than an outcome. */
function betrayal(one: readonly Event[], other: readonly Event[], seat: number | null): string | null {
  for (const [at, event] of one.entries()) {
    const mine = eventFor(event, seat) as Record<string, unknown> | undefined
    const theirs = other[at] && (eventFor(other[at], seat) as Record<string, unknown> | undefined)
    if (!mine || !theirs || mine.kind !== theirs.kind || mine.seat !== theirs.seat) return null
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const differing = fields.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    if (differing.length === 0) continue
    // What a man suffers he knows, also where it comes from the strength of another.
    const more = differing.filter((field) => !outcomes.has(field) && !(field === 'hidden' && mine.seat === seat))
    return more.length > 0 ? `${mine.kind}: ${more.join()}` : null
  }
  return null
}

/** Goes through a random match, and at every step asks what it would tell if somebody's sheet were another. */
function betrayals(seed: string): string[] {
  const random = Dice.fromSeed(seed)
  const { setup, options } = randomMatch(random)
  const state = colosseum.start(setup, effectiveOptions(colosseum, { ...options, sheets: 'hidden' }) as Options)
  const found: string[] = []
  for (let step = 0; step < 150 && !colosseum.isOver(state); step++) {
    const before = colosseum.clone(state)
    const dice = `${seed}/${step}`
    const { events, answers } = playOn(state, dice, (question) => {
      const legal = colosseum.legal(state, question)
      const keen = random.below(2) === 0 ? legal.filter(isKeen) : []
      const pool = keen.length > 0 ? keen : legal
      return pool[random.below(pool.length)]
    })
    if (before.turn === 0) continue
    const names = Object.keys(changes)
    const name = names[random.below(names.length)]!
    const of = random.below(before.gladiators.length)
    Object.assign(before.gladiators[of]!, changes[name]!(before.gladiators[of]!))
    const other = playOn(before, dice, (question, at) => {
      if (at >= answers.length || colosseum.check(before, question, answers[at])) throw new Stop()
      return answers[at]
    })
    for (const seat of [null, ...before.gladiators.map((one) => one.seat)]) {
      if (seat === of) continue
      const told = betrayal(events, other.events, seat)
      if (told) found.push(`${name} of ${of} to ${seat}: ${told}`)
    }
  }
  return found
}

test('§3.1 no total, modifier or step betrays a rating, armour, wounds or a tally of another man', () => {
  for (let i = 0; i < 250; i++) expect(betrayals(`hidden log ${i}`), `match ${i}`).toEqual([])
})

describe('§3.1 a hidden sum is told to the man whose sheet it comes from', () => {
  test('§17.2.1 §3.1 endurance', () => {
    const state = faceToFace({}, {}, { sheets: 'hidden', endurance: 'text' })
    expect(state.gladiators).toHaveLength(2)
    state.phase = 8
    const nothing = { do: 'nothing' }
    const idle = { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 }
    const events = phase(state, [5, 1], ['X', 'X', nothing, nothing, idle, idle])
    const told = (seat: number | null) =>
      events.flatMap((event) => (event.kind === 'exhausted' ? [eventFor(event, seat)?.hidden] : []))
    expect(told(null)).toEqual([undefined, undefined])
    expect(told(0)).toMatchObject([{ to: [0], loss: 3, total: 3 }, undefined])
  })
})
