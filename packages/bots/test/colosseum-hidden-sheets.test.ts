import { believed, type Colosseum, colosseum, type Gladiator, type Options } from '@harena/colosseum'
import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/colosseum/mind.ts'
import { opponents } from '../src/index.ts'
import { masterly } from '../src/master/master.ts'
import { duel } from './colosseum-duel.ts'
import { plays } from './matches.ts'

const { novice, standard, veteran } = plays(opponents.colosseum)

describe('§3.1 with hidden log sheets', () => {
  const hidden = effectiveOptions(colosseum, { sheets: 'hidden' }) as Options
  const questions = [
    { kind: 'plot', seat: 0, rule: '§7.2' },
    { kind: 'action', seat: 0, rule: '§5.2.4' },
    { kind: 'surrender', seat: 0, rule: '§18.2' },
    { kind: 'throwArea', seat: 0, rule: '§13.3.2.1', target: 1 },
    {
      kind: 'allocate',
      seat: 0,
      rule: '§9.3',
      base: 11,
      canDefend: true,
      foes: [{ seat: 1, advantage: 1, canAttack: true, canTop: false }],
    },
  ] as const

  /** What stands on his log sheet and cannot be seen. */
  const secrets: readonly ((him: Gladiator) => void)[] = [
    (him) => Object.assign(him, { TR: 3, ST: 5, AG: -2, CN: 9, W: 17, CF: 3 }),
    (him) => Object.assign(him, { CF: 25, stun: 7, visionLoss: 2, enduranceLoss: 9, isMortal: true }),
    (him) => {
      him.armour = him.armour.map(() => ({ letter: 'A', covers: null, dice: 1 }))
      him.wounds = [5, 6, 7, 5, 4]
      him.cfLoss = [2, 2, 2, 2, 2]
    },
    (him) => Object.assign(him, { sheath: [], attackTally: 50, defenceTally: 1, prestige: 9, prestigeBonus: 3 }),
    (him) => {
      for (const item of him.hands) if (item) item.boxes = 5
    },
  ]

  test.each(secrets.map((_, at) => at))('decides without a look at what is on it (%i)', (at) => {
    for (const bot of [novice, standard, veteran]) {
      for (const row of [3, 5, 7]) {
        const open = { ...duel(row, 3, ['C', 'B', 'B', 'C', 'C']), options: hidden }
        const other = colosseum.clone(open)
        secrets[at]!(other.gladiators[1]!)
        for (const question of questions) {
          const answers = [open, other].map((state) => bot(colosseum.known(state, 0), question, Dice.fromSeed('same')))
          expect(answers[1]).toEqual(answers[0])
          expect(colosseum.check(other, question, answers[1])).toBeNull()
        }
      }
    }
  })

  test('a master thinks the same whatever is on the sheets of others, in plots and allocations', () => {
    const { play, explain } = masterly(mind, { samples: 40, grain: 0.01 })
    const thought = new Map<string, number>()
    const state = colosseum.start(colosseum.defaultSetup, hidden)
    const bot: Bot<Colosseum> = (known, question, random) => {
      const times = thought.get(question.kind) ?? 0
      if (question.seat > 0 || times > 2 || !explain(known, question, Dice.fromSeed('why'))) {
        return standard(known, question, random)
      }
      thought.set(question.kind, times + 1)
      const answer = play(known, question, Dice.fromSeed('same'))
      for (const secret of secrets) {
        const other = colosseum.clone(state)
        secret(other.gladiators[1]!)
        expect(play(colosseum.known(other, 0), question, Dice.fromSeed('same'))).toEqual(answer)
      }
      return answer
    }
    playOut(colosseum, state, [bot, bot], 'hidden')
    expect(thought.get('plot')).toBeGreaterThan(0)
    expect(thought.get('allocate')).toBeGreaterThan(0)
  })

  test('what he may believe differs in what is hidden and in nothing that can be seen', () => {
    const open = { ...duel(5, 3, ['C', 'B', 'B', 'C', 'C']), options: hidden }
    const known = colosseum.known(open, 0)
    const worlds = Array.from({ length: 12 }, (_, at) => believed(known, 0, Dice.fromSeed(`world/${at}`)))
    expect(new Set(worlds.map(({ gladiators }) => gladiators[1]!.CF)).size).toBeGreaterThan(2)
    for (const { gladiators } of worlds) {
      expect(gladiators[0]).toBe(known.gladiators[0])
      const { cell, facing, posture, style, hasHelmet, name } = known.gladiators[1]!
      expect(gladiators[1]).toMatchObject({ cell, facing, posture, style, hasHelmet, name })
    }
    expect(believed(duel(5, 3), 0, Dice.fromSeed('open')).gladiators[1]!.CF).toBe(duel(5, 3).gladiators[1]!.CF)
  })
})
