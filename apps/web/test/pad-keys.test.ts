import { colosseum, manifest, type View } from '@harena/colosseum'
import { type Dir, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { hexCentre } from '../src/board/geometry.ts'
import { looks } from '../src/games/colosseum/looks.ts'
import { keyMoves, stepFrom } from '../src/games/colosseum/plot-builder.ts'
import { placements } from '../src/games/hex/figures.ts'

const dirs = [0, 1, 2, 3, 4, 5] as const

test.each(dirs)(
  '§7.3 however he faces (%i), the arrows up and down lead up and down the screen, and the letters as they lie',
  (facing: Dir) => {
    const stand = { hex: { q: 4, r: 4 }, facing }
    const from = hexCentre(stand.hex)
    const to = (key: string) => {
      const { x, y } = hexCentre(stepFrom(stand, keyMoves(facing)[key]!)!)
      return [Math.sign(Math.round(x - from.x)), Math.sign(Math.round(y - from.y))]
    }
    expect(to('ArrowUp')).toEqual([0, -1])
    expect(to('ArrowDown')).toEqual([0, 1])
    expect(['q', 'w', 'e', 'z', 's', 'c'].map(to)).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 1],
      [0, 1],
      [1, 1],
    ])
    expect([keyMoves(facing).ArrowLeft, keyMoves(facing).ArrowRight].sort()).toEqual(['(L)', '(R)'])
  },
)

test('§8.4 two men in one hex are drawn side by side', () => {
  const { setup, options } = manifest.quick[0]!
  const view = colosseum.view(Table.open(colosseum, { setup, options, dice: seeded('hex') }).state, 0) as View
  const apart = (figures: View['figures']) => {
    const [one, other] = placements(looks, { ...view, figures }, null).map(({ hex }) => hexCentre(hex))
    return Math.hypot(one!.x - other!.x, one!.y - other!.y)
  }
  const [me, him] = view.figures
  expect(apart([me!, { ...him!, hex: me!.hex }])).toBeGreaterThan(20)
  expect(placements(looks, view, null).map(({ hex }) => hex)).toEqual([me!.hex, him!.hex])
})
