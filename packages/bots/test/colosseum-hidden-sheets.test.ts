import { colosseum, type Gladiator, type Options } from '@harena/colosseum'
import { Dice, effectiveOptions } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
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
})
