import { type Bot, Dice, Simulation } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Colosseum, colosseum, type State } from '../src/index.ts'
import { phaseFates, sheetFates } from '../src/odds/fight-keys.ts'
import { faceToFace } from './helpers.ts'

test('§9.4 what a fight is said to leave alone it leaves alone', () => {
  const fixedFields = <T extends object>(fates: Readonly<Record<string, string>>, of: T) =>
    Object.entries(of).filter(([name]) => fates[name] === 'fixed')
  const frozen = (state: State) =>
    JSON.stringify(state.gladiators.map((who) => [fixedFields(sheetFates, who), fixedFields(phaseFates, who.now)]))
  let before = ''
  let fights = 0
  for (let i = 0; i < 60; i++) {
    const random = Dice.fromSeed(`fates ${i}`)
    const state = faceToFace({}, { style: i % 2 === 0 ? 'myrmillo' : 'retiarius' }, { specials: 'on', unarmed: 'on' })
    const bot: Bot<Colosseum> = (now, question) => {
      if (question.kind === 'plot') return 'X'
      const legal = colosseum.legal(now, question)
      return legal[random.below(legal.length)]!
    }
    const referee = new Simulation<Colosseum>(colosseum, state, [bot, bot], `${i}`)
    const dice = referee.roll.bind(referee)
    const askAll = referee.askAll.bind(referee)
    referee.askAll = ((questions: readonly Colosseum['question'][]) => {
      const answers = askAll(questions)
      if (questions[0]?.kind === 'allocate') before = ''
      return answers
    }) as typeof referee.askAll
    // The first dice after the allocations are those of the first attack: allocating itself is over by then.
    referee.roll = (count: number) => {
      if (before === '') before = frozen(state)
      return dice(count)
    }
    const turn = state.phase
    before = 'before the fight'
    colosseum.playStep(state, referee)
    if (state.phase !== turn + 1 || before === 'before the fight' || before === '') continue
    fights++
    expect(JSON.parse(frozen(state))).toEqual(JSON.parse(before))
  }
  expect(fights).toBeGreaterThan(10)
})
