// Sixty duels of an opponent who imagines whole bouts before each of his moves take long.
import { type FighterSetup, outland } from '@harena/outland'
import { expect, test } from 'vitest'
import { opponents } from '../src/index.ts'
import { plays, winsOf } from './matches.ts'

const { standard, veteran } = plays(opponents.outland)

test('the veteran, who thinks ahead, beats the standard opponent clearly', () => {
  const fighters = ['A', 'B'].map((name, team): FighterSetup => ({ name, type: 'samnite', team }))
  const [better, worse] = winsOf(outland, { fighters }, [veteran, standard], 60)
  expect(better).toBeGreaterThan(worse! * 1.3)
}, 300_000)
