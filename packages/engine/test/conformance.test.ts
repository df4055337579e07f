import { describe, expect, test } from 'vitest'
import { type Check, conformance, type Subject } from '../src/conformance/index.ts'
import { Forwarding, forwarding } from '../src/forwarding.ts'
import type { Ruleset } from '../src/index.ts'
import { Oracle } from '../src/referees/oracle.ts'
import { otherwise, paragraphs, randomMatch, type Toy, type ToyState, toy } from './toy-game.ts'

const subject: Subject<Toy> = { ruleset: toy, randomMatch, otherwise, paragraphs }

describe('the toy game conforms', () => {
  for (const check of conformance(subject, 20, 'toy')) test(check.title, check.run)
})

/** The checks of a toy that is broken in one way. */
function checksOf(broken: Partial<Ruleset<Toy>>, others: Partial<Subject<Toy>> = {}): Check[] {
  return conformance({ ...subject, ...others, ruleset: { ...toy, ...broken } }, 3, 'broken')
}

/** What the check whose title begins so says of it. */
function verdict(title: string, broken: Partial<Ruleset<Toy>>, others: Partial<Subject<Toy>> = {}): string {
  const check = checksOf(broken, others).find((one) => one.title.startsWith(title))
  if (!check) throw new Error(`no check begins with "${title}"`)
  try {
    check.run()
  } catch (thrown) {
    return (thrown as Error).message
  }
  return 'passed'
}

describe('a game that never ends is caught', () => {
  const endless = { isOver: () => false }
  const patience = 300
  test.each([
    'random legal play ends',
    'replay repeats',
    'no event is created',
    'between steps',
    'saving and restoring',
    'views are built up',
  ])('by "%s"', (title) => {
    expect(verdict(title, endless, { patience })).toContain('does not end')
  })

  test('also when nobody is asked and nothing is thrown', () => {
    const idle = { ...endless, playStep: () => {} }
    expect(verdict('random legal play ends', idle, { patience })).toContain('does not end')
  })
})

describe('events', () => {
  test('one created when nobody listens is caught', () => {
    const playStep: typeof toy.playStep = (state, referee) => {
      toy.playStep(state, referee)
      referee.tell({ kind: 'roundDrawn', rule: '§2.2' })
    }
    expect(verdict('no event is created', { playStep })).toContain('"roundDrawn" was created though nobody listens')
  })

  test('a match that goes another way when nobody listens is caught', () => {
    const playStep: typeof toy.playStep = (state, referee) => {
      toy.playStep(state, referee)
      if (referee.listening) state.round++
    }
    expect(verdict('no event is created', { playStep })).toContain('goes another way')
  })

  test('one that shares a list with the state, changed later, is caught', () => {
    const playStep: typeof toy.playStep = (state, referee) => {
      if (referee.listening) referee.tell({ kind: 'fingersShown', rule: '§2.1', fingers: state.points })
      toy.playStep(state, referee)
    }
    expect(verdict('between steps', { playStep })).toContain('changed afterwards')
  })

  test('one without a sentence is caught', () => {
    expect(verdict('random legal play ends', { narrate: () => '' })).toContain('has no sentence')
  })

  test('dice without a name, and a step of a sum that no paragraph says, are caught', () => {
    const title = 'random legal play ends'
    const nameless: typeof toy.playStep = (state, referee) =>
      toy.playStep(state, forwarding(referee, { roll: (dice, why, by) => referee.roll(dice, why, by) }))
    expect(verdict(title, { playStep: nameless })).toContain('"omenSeen" has dice without a name')
    const steps = [{ what: 'luck', value: 1, rule: '§9.9' }]
    const summed: typeof toy.playStep = (state, referee) =>
      toy.playStep(state, forwarding(referee, { tell: (event) => referee.tell({ ...event, steps }) }))
    expect(verdict(title, { playStep: summed })).toContain('"omenSeen" cites "§9.9"')
  })

  test('a citation that is not in the ledger is caught', () => {
    const known = new Set([...paragraphs].filter((rule) => rule !== '§2.4'))
    expect(verdict('random legal play ends', {}, { paragraphs: known })).toContain('cites "§2.4"')
    const unasked = new Set([...paragraphs].filter((rule) => rule !== '§2.1'))
    expect(verdict('random legal play ends', {}, { paragraphs: unasked })).toContain('"showFingers" cites "§2.1"')
  })
})

describe('views', () => {
  test('one that hands out the state is caught', () => {
    const view = (state: ToyState) => ({ ...state, omen: null })
    expect(verdict('views are built up', { view })).toContain('shows a field it never chose to show')
  })

  test('one that hands out a part of the state in the middle of the match only is caught', () => {
    const view: typeof toy.view = (state, seat) => {
      const honest = toy.view(state, seat)
      return state.round === 1 ? { ...honest, options: state.options } : honest
    }
    expect(verdict('views are built up', { view })).toContain('shows a field it never chose to show')
  })
})

describe('what a seat knows', () => {
  const title = 'what a seat knows is enough'

  test('more than it may is caught', () => {
    expect(verdict(title, { known: (state) => state })).toContain('knows betrays what is hidden')
    const known: typeof toy.known = (state, seat) => (seat === null ? state : toy.known(state, seat))
    expect(verdict(title, { known })).toContain('what everybody knows betrays')
  })

  test('less than it needs is caught', () => {
    const known: typeof toy.known = (state) => toy.known(state, null)
    expect(verdict(title, { known })).toContain('looks different from what it sees')
    const legal: typeof toy.legal = (state, question) =>
      state.omens[0] === 1 && question.seat === 1 ? toy.legal(state, question).slice(1) : toy.legal(state, question)
    expect(verdict(title, { legal })).toContain('does not know its own legal answers')
  })
})

describe('steps and referees', () => {
  test('a step that changes the state before its question is caught', () => {
    const playStep: typeof toy.playStep = (state, referee) => {
      if (state.omens.length > 0) state.round++
      toy.playStep(state, referee)
    }
    expect(verdict('a step goes on from its JSON', { playStep })).toContain('changes the state before its question')
  })

  test('rules that know their referee are caught', () => {
    const playStep: typeof toy.playStep = (state, referee) => {
      toy.playStep(state, referee)
      if (referee instanceof Forwarding) state.round++
    }
    expect(verdict('a referee that passes on', { playStep })).toContain('plays another match')
    const oddly: typeof toy.playStep = (state, referee) => {
      toy.playStep(state, referee)
      if (referee instanceof Oracle) referee.roll(1, '§2.3', 0)
    }
    expect(verdict('a referee that passes on', { playStep: oddly })).toContain('differ in chances or cost')
  })

  test('a value of a switch that breaks the rules, or that no match takes, is caught', () => {
    const title = 'every value of every switch'
    const playStep: typeof toy.playStep = (state, referee) => {
      if (state.options.target === 9) throw new Error('too long')
      toy.playStep(state, referee)
    }
    expect(verdict(title, { playStep })).toBe('match with the seed "broken/target/9": too long')
    const checkSetup: typeof toy.checkSetup = (setup, options) =>
      options.target === 9 ? { rule: '§3.1', message: 'Too long.' } : toy.checkSetup(setup, options)
    expect(verdict(title, { checkSetup })).toContain('no random match is legal with this value')
  })
})

describe('legality', () => {
  const title = 'an illegal answer is refused'

  test('a check that accepts nonsense is caught', () => {
    expect(verdict(title, { check: () => null })).toContain('accepted as an answer')
  })

  test('a check that accepts what the rules cannot play is caught', () => {
    const check: typeof toy.check = (state, question, answer) =>
      question.kind === 'showFingers' && answer === 99 ? null : toy.check(state, question, answer)
    const playStep: typeof toy.playStep = (state, referee) =>
      toy.playStep(state, {
        ...referee,
        roll: (dice, why, by) => referee.roll(dice, why, by),
        ask: (question) => referee.ask(question),
        askAll: (questions) => {
          const answers = referee.askAll(questions)
          if ((answers as unknown[]).includes(99)) throw new Error('no such table row')
          return answers
        },
        tell: (event) => referee.tell(event),
        settle: (_, run) => run(),
        point: () => {},
      })
    expect(verdict(title, { check, playStep })).toContain("breaks the rules' code: 99")
  })

  test('a refusal without a word or with a made-up paragraph is caught', () => {
    const refusing = (rule: string, message: string): typeof toy.check => {
      return (state, question, answer) => toy.check(state, question, answer) && { rule, message }
    }
    expect(verdict(title, { check: refusing('§2.1', '') })).toContain('refused without a word')
    expect(verdict(title, { check: refusing('§9.9', 'No.') })).toContain('cites "§9.9"')
  })

  test('a check that changes the state is caught', () => {
    const check: typeof toy.check = (state, question, answer) => {
      const refusal = toy.check(state, question, answer)
      if (refusal) state.round++
      return refusal
    }
    expect(verdict(title, { check })).toContain('a refused answer changed something')
  })

  test('a legal answer that is refused and a question without any are caught', () => {
    const picky: typeof toy.check = (_state, question) => ({ rule: question.rule, message: 'No.' })
    expect(verdict('random legal play ends', { check: picky })).toContain('listed as legal, but refused')
    expect(verdict('random legal play ends', { legal: () => [] })).toContain('a dead end')
  })

  test('a set-up check that throws, or accepts what cannot be played, is caught', () => {
    const trusting: typeof toy.checkSetup = (setup) =>
      (setup as Toy['setup']).names.length > 1 ? null : { rule: '§1.1', message: 'Too few.' }
    const careless: typeof toy.checkSetup = (setup, options) =>
      toy.checkSetup(setup, options) && typeof setup !== 'number' ? { rule: '§1.1', message: 'No.' } : null
    expect(verdict('an illegal set-up', { checkSetup: trusting })).toContain('undefined')
    expect(verdict('an illegal set-up', { checkSetup: careless })).toContain('accepted as a set-up')
  })
})

describe('state outside the state is caught', () => {
  test('by saving and restoring', () => {
    let phases = 0
    const playStep: typeof toy.playStep = (state, referee) => {
      toy.playStep(state, referee)
      if (++phases % 3 === 0) state.round++
    }
    expect(verdict('saving and restoring', { playStep })).toMatch(/differs|waits for another/)
  })

  test('by undo', () => {
    let last = 0
    const playStep: typeof toy.playStep = (state, referee) => {
      state.points[0] = Math.min(2, last)
      toy.playStep(state, referee)
      last = state.points[0]!
    }
    expect(verdict('undo', { playStep }, { randomMatch: () => ({ setup: toy.defaultSetup, options: {} }) })).toContain(
      'led elsewhere',
    )
  })

  test('also when it is hung on the state where JSON does not carry it', () => {
    const start: typeof toy.start = (setup, options) => {
      return { ...toy.start(setup, options), seen: new Map() } as ToyState
    }
    expect(verdict('between steps', { start })).toContain('not plain data')
  })

  test('a clone that forgets something is caught', () => {
    const clone: typeof toy.clone = (state) => ({ ...toy.clone(state), round: 1 })
    expect(verdict('between steps', { clone })).toMatch(/clone plays on differently|does not end/)
  })

  test('a match that changes its set-up is caught', () => {
    const start: typeof toy.start = (setup, options) => {
      return { ...toy.start(setup, options), points: (setup as unknown as { scores: number[] }).scores }
    }
    const match = () => ({ setup: { names: ['A', 'B'], scores: [0, 0] }, options: {} })
    expect(verdict('between steps', { start }, { randomMatch: match })).toContain('changed its set-up')
  })
})

describe('words', () => {
  const title = 'random legal play ends'

  test('missing ones are caught', () => {
    expect(verdict(title, { prompt: () => '' })).toContain('has no sentence')
    expect(verdict(title, { describe: () => '' })).toContain('has no label')
  })

  test('odds that do not add up are caught', () => {
    const preview = () => ({
      title: '',
      lines: [],
      summary: '',
      odds: [{ label: '', share: 0.9, tone: 'good' as const }],
    })
    expect(verdict(title, { preview })).toContain('add up to 0.9')
  })

  test('a preview that changes the state is caught', () => {
    const preview = (state: ToyState) => {
      state.round++
      return null
    }
    expect(verdict(title, { preview })).toContain('changed the state')
  })
})

test('a failing check names the seed that repeats it', () => {
  expect(verdict('random legal play ends', { legal: () => [] })).toContain('match with the seed "broken/0"')
})
