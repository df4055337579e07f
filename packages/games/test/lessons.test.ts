/** Every lesson is played to its end as the trainer says: what no longer fits is named by lesson and step. */
import { botOf, Dice, type Game, type Question, type Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'
import { isCoached, type Lesson, learnerOf, lessons, stepsDone, tableOf } from '../src/lessons/index.ts'

function questionOf(table: Table<Game>, lesson: Lesson): Question | undefined {
  const { waiting } = table
  return waiting?.for === 'answers' ? waiting.questions.find(({ seat }) => seat === learnerOf(lesson)) : undefined
}

/** The match after all steps. */
function coached(lesson: Lesson): Table<Game> {
  const table = tableOf(lesson, gameOf(lesson.scenario.ruleset))
  for (const [at, step] of lesson.steps.entries()) {
    const question = questionOf(table, lesson)
    expect(question, `step ${at} is asked for`).toBeDefined()
    if (isCoached(step)) expect(question!.kind, `the question of step ${at}`).toBe(step.at)
    expect(table.answer(learnerOf(lesson), step.answer), `step ${at}`).toBeNull()
    expect(stepsDone(lesson, table.record().tape)).toBe(at + 1)
  }
  return table
}

/** What is left to the person, played by an opponent of the usual kind. */
function playOut(table: Table<Game>, lesson: Lesson): void {
  const { ruleset, opponents } = gameOf(lesson.scenario.ruleset)
  const bot = botOf(opponents.standard)!
  for (let question = questionOf(table, lesson); question; question = questionOf(table, lesson)) {
    const { seat } = question
    table.answer(seat, bot(ruleset.known(table.state, seat), question, Dice.fromSeed(`learner/${table.length}`)))
  }
}

describe.each(lessons.map((lesson) => [lesson.scenario.id, lesson] as const))('%s', (_, lesson) => {
  test('the trainer leads to a victory, or to a fight that can be won', () => {
    const table = coached(lesson)
    expect(table.isOver, 'over after the last step').toBe(lesson.finish === undefined)
    playOut(table, lesson)
    expect(table.result().winners).toContain(learnerOf(lesson))
  })

  test('he speaks plainly and briefly', () => {
    for (const step of lesson.steps.filter(isCoached)) {
      expect(step.say).toMatch(/^[A-Z].{5,300}[.!?]$/)
      expect(step.otherwise).toMatch(/^[A-Z].{5,150}[.!?]$/)
    }
    expect(lesson.learned.length).toBeGreaterThanOrEqual(2)
    for (const sentence of lesson.learned) expect(sentence).toMatch(/^[A-Z].{10,120}\.$/)
  })
})

test('a lesson on a part of a game ends in a small fight of one’s own', () => {
  const parts = lessons.filter(({ kind }) => kind === 'part')
  expect(parts.length).toBeGreaterThanOrEqual(8)
  expect(parts.filter(({ finish }) => finish === undefined).map(({ scenario }) => scenario.id)).toEqual([])
})

test('no two lessons have one name', () => {
  expect(new Set(lessons.map(({ scenario }) => scenario.id)).size).toBe(lessons.length)
})
