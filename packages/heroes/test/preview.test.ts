import { type AnyAnswer, Dice, distributionOf, forwarding, Oracle, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Event, type Heroes, heroes, leastBid, type Question, type State } from '../src/index.ts'
import { isKeen, randomMatch } from './random-matches.ts'

/** Dice that make no difference to the roll that is bid for. */
const AFTERWARDS = [
  'T5-6',
  '§5.4.4.1',
  '§5.4.4.3',
  '§5.4.4.4',
  'T6-1',
  'T6-2',
  '§5.4.5',
  'T5-1',
  'T5-2',
  '§5.4.9.1',
  'G-36',
]

type Bid = Extract<Question, { kind: 'bid' }>

/** What the rules themselves make of a bid: the step is played along every way of its dice. */
function played(state: State, question: Bid, bid: number): Map<string, number> {
  const least = leastBid(state.cards[question.against]!, question.table)
  const policy = (asked: Question) => (asked.kind === 'bid' ? (asked.seat === question.seat ? bid : least) : 0)
  const oracle = new Oracle<Heroes>({ policy, blind: new Set(AFTERWARDS) })
  return distributionOf<Heroes, string>(oracle, (referee) => {
    let result = ''
    const tell = (event: Event) => {
      if (event.kind === 'maneuvered') result = leadOf(event.successes, question.isFirst)
      if (event.kind === 'netTossed' || event.kind === 'attackRolled') result = event.result
    }
    heroes.playStep(heroes.clone(state), forwarding<Heroes>(referee, { listening: true, tell }))
    return result
  })
}

function leadOf([first, second]: readonly [number, number], isFirst: boolean): string {
  const ahead = isFirst ? first - second : second - first
  return String(Math.max(-2, Math.min(2, ahead)))
}

test('§3.7.2 T5-3 T5-4 T5-5 T3-2 what the preview of a bid shows is what the rules play', () => {
  let compared = 0
  for (let i = 0; compared < 30; i++) {
    const random = Dice.fromSeed(`preview ${i}`)
    const { setup, options } = randomMatch(random)
    const table = Table.open(heroes, { setup, options, dice: seeded(`preview ${i}`) })
    for (let answers = 0; answers < 60 && table.waiting?.for === 'answers'; answers++) {
      const [question] = table.waiting.questions
      if (question!.kind === 'bid' && hasFewTriggers(table.state, question!)) {
        compare(table.state, question!, question!.min + random.below(question!.max - question!.min + 1))
        compared++
      }
      table.answer(question!.seat, keenAnswer(table.state, question!, random))
    }
  }
})

test('T5-3 T5-5 a bid says what he who bids does; no two parts of its odds look alike, and an Attack ends with one of the two hit', () => {
  const titles = new Set<string>()
  for (let i = 0; i < 6; i++) {
    const random = Dice.fromSeed(`words ${i}`)
    const { setup, options } = randomMatch(random)
    const table = Table.open(heroes, { setup, options, dice: seeded(`words ${i}`) })
    for (let answers = 0; answers < 60 && table.waiting?.for === 'answers'; answers++) {
      const [question] = table.waiting.questions
      if (question!.kind === 'bid' && hasFewTriggers(table.state, question!)) {
        const { title, odds, notes } = heroes.preview(table.state, question!, question!.min)!
        titles.add(`${question!.table} ${question!.isFirst ? 'first' : 'second'}: ${title.replace(/ with .*/, '')}`)
        if (question!.table === 'maneuver') {
          const looks = odds.map(({ tone, isMore }) => `${tone} ${isMore}`)
          expect(new Set(looks).size).toBe(looks.length)
          const hits = notes!
            .filter((note) => / is hit /.test(note))
            .map((note) => note.match(/\d+(?= %)/g)!.map(Number))
          for (const [one, other] of hits) expect(one! + other!).toBeLessThanOrEqual(101)
          expect(hits.length).toBe(2)
        }
      }
      table.answer(question!.seat, keenAnswer(table.state, question!, random))
    }
  }
  expect([...titles].sort()).toEqual(expect.arrayContaining(['attack first: Attack', 'attack second: Defend']))
})

function keenAnswer(state: State, question: Question, random: Dice): AnyAnswer<Heroes> {
  const legal = heroes.legal(state, question)
  const keen = legal.filter(isKeen)
  const among = keen.length > 0 ? keen : legal
  return among[random.below(among.length)]!
}

/** The triggers of an NPG are rolled face by face: of many dice there are too many ways. */
function hasFewTriggers(state: State, { against }: Bid): boolean {
  const foe = state.cards[against]!
  return foe.control === 'star' || foe.bonus <= 2
}

function compare(state: State, question: Bid, bid: number): void {
  const shares = (list: readonly number[]) => [...list].sort((a, b) => a - b)
  const shown = shares(heroes.preview(state, question, bid)!.odds.map(({ share }) => share))
  const found = shares([...played(state, question, bid).values()])
  expect(shown.length).toBe(found.length)
  shown.forEach((share, at) => {
    expect(share).toBeCloseTo(found[at]!, 9)
  })
}
