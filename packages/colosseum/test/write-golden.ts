/**
 * Plays the golden matches anew and writes their records: `node packages/colosseum/test/write-golden.ts`. Only for a
 * change of behaviour that no released record has to survive; else it needs a switch whose old value they keep.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { Dice, formatRecord, seeded, Table } from '@harena/engine'
import { randomAnswer } from '@harena/engine/conformance'
import { colosseum, type GladiatorSetup, type Options, presets, type Setup } from '../src/index.ts'
import { isKeen } from './random-match.ts'

interface Golden {
  readonly name: string
  /** Chosen among many, so that much happens. */
  readonly seed: string
  readonly setup: Setup
  readonly options: Partial<Options>
}

const man = (name: string, team: number, style: GladiatorSetup['style']): GladiatorSetup => ({ name, team, style })

const rocks = [
  [4, 7, 'rock'],
  [7, 7, 'rock'],
  [10, 8, 'rock'],
  [12, 7, 'pillar'],
  [6, 8, 'tree'],
  [9, 7, 'mud'],
] as const

const matches: readonly Golden[] = [
  {
    name: 'basic-duel',
    seed: 'basic-duel 138',
    setup: { gladiators: [man('Felix', 0, 'parmularius'), man('Spiculus', 1, 'myrmillo')] },
    options: presets.basic!,
  },
  {
    name: 'retiarius-against-secutor',
    seed: 'retiarius-against-secutor 1847',
    setup: { gladiators: [man('Kalendio', 0, 'retiarius'), man('Astyanax', 1, 'secutor')] },
    options: {},
  },
  {
    name: 'three-against-three-among-rocks',
    seed: 'three-against-three-among-rocks 34',
    setup: {
      gladiators: [
        man('Priscus', 0, 'hoplomachus'),
        man('Verus', 1, 'thraex'),
        man('Triumphus', 0, 'dimachaerus'),
        man('Marcus', 1, 'laquearius'),
        man('Hermes', 0, 'crupellarius'),
        man('Tetraites', 1, 'cataphractarius'),
      ],
      arena: { size: 2, obstacles: rocks.map(([column, row, terrain]) => ({ column, row, terrain })) },
    },
    options: {},
  },
  {
    name: 'duel-of-1981',
    seed: 'duel-of-1981 164',
    setup: { gladiators: [man('Leo', 0, 'provocator'), man('Ursus', 1, 'myrmillo')] },
    options: { ...presets.classic1981, turnLimit: 5 },
  },
  {
    name: 'billings-and-tables-v2-duel',
    seed: 'billings-and-tables-v2-duel 16',
    setup: { gladiators: [man('Carpophorus', 0, 'myrmillo'), man('Flamma', 1, 'myrmillo')] },
    options: { ...presets.billingsTablesV2, turnLimit: 5 },
  },
]

/** Random answers, every other one of those that bring men together. */
function play({ seed, setup, options }: Golden): string {
  const subject = { ruleset: colosseum, randomMatch: () => ({ setup, options }), isKeen, paragraphs: new Set<string>() }
  const random = Dice.fromSeed(`${seed}/random`)
  const table = Table.open(colosseum, { setup, options, dice: seeded(seed) })
  while (table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    // Nobody gives up before the third turn.
    const isTooEarly = question.kind === 'surrender' && table.state.turn < 3
    table.answer(question.seat, isTooEarly ? false : randomAnswer(subject, table.state, question, random))
  }
  return formatRecord(table.record())
}

const folder = new URL('golden/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const golden of matches) writeFileSync(new URL(`${golden.name}.json`, folder), play(golden))
