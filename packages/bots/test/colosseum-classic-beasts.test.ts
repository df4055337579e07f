import { type BeastId, board, colosseum, type Gladiator, type Options, presets, type Setup } from '@harena/colosseum'
import { effectiveOptions, playOut, turned } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { waysOf } from '../src/colosseum/beast-ways.ts'
import { opponents, randomPlayer } from '../src/index.ts'
import { playChecked, plays } from './matches.ts'

const { dummy, novice, standard, veteran } = plays(opponents.colosseum)
const levels = { dummy, novice, standard, veteran }
const kinds: readonly BeastId[] = ['bear', 'leopard', 'lion', 'tiger', 'wolf']
const classic = presets.classic1981 as Record<string, string | number>

function huntOf(beast: BeastId, played: boolean): Setup {
  return {
    gladiators: [
      { name: 'A', team: 0, style: 'bestiarius' },
      { name: 'B', team: 1, style: 'beast', beast, played },
    ],
  }
}

describe('the beasts of 1981', () => {
  test('E-4 against one that nobody plays he reckons with Tables C and D', () => {
    const options = effectiveOptions(colosseum, classic) as Options
    const state = colosseum.start(huntOf('tiger', false), options)
    const [me, tiger] = state.gladiators as [Gladiator, Gladiator]
    const ways = waysOf(state, me, tiger)
    expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    // A rush, or straight on where he stands in its row; else it drifts past him.
    const ahead = board.neighbour(board.neighbour(tiger.cell, tiger.facing), tiger.facing)
    const met = (cell: number) => ways.reduce((sum, { chance, endFor }) => sum + (endFor(cell).run > 0 ? chance : 0), 0)
    expect(met(ahead)).toBeGreaterThan(0.3)
    expect(met(board.neighbour(ahead, turned(tiger.facing, 2)))).toBeLessThan(met(ahead))
  })

  test('E-15 E-19 every answer is legal at every level, for the beast and against it', () => {
    for (const [level, bot] of Object.entries(levels)) {
      for (const beast of kinds) {
        for (const played of [true, false]) {
          playChecked(colosseum, huntOf(beast, played), classic, [bot, bot], `${level}/${beast}`)
        }
      }
      const packs: Setup = {
        gladiators: [
          { name: 'A', team: 0, style: 'venator' },
          { name: 'B', team: 0, style: 'beast', beast: 'bear', played: true },
          { name: 'C', team: 1, style: 'provocator' },
          { name: 'D', team: 1, style: 'beast', beast: 'tiger', played: true },
          { name: 'E', team: 1, style: 'beast', beast: 'wolf' },
        ],
      }
      playChecked(colosseum, packs, classic, Array(5).fill(bot), level)
    }
  })

  test('E-15 one who plays a beast with sense kills more men than one who plays it anyhow', () => {
    const options = effectiveOptions(colosseum, classic) as unknown as Options
    const kills = (bot: typeof standard) => {
      let count = 0
      for (let i = 0; i < 60; i++) {
        const state = colosseum.start(huntOf(kinds[i % 4]!, true), options)
        playOut(colosseum, state, [standard, bot], `hunt/${i}`)
        if (colosseum.result(state).winners.includes(1)) count++
      }
      return count
    }
    expect(kills(standard)).toBeGreaterThan(kills(randomPlayer(colosseum)) + 8)
  })
})
