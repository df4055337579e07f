/** §8.3, §18.2 Said before a plot is sealed: who may have to appeal to the crowd in this phase or at the start of the next. */
import type { View } from '@harena/colosseum'
import { distance, type FigureView, type Hex, type Rule, same, t } from '@harena/engine'
import { hexOfCell } from './choices.ts'
import type { Course, Move } from './plot-builder.ts'

export interface Mercy {
  readonly text: string
  readonly rule: Rule
}

const has = ({ marks }: FigureView, mark: string) => marks.includes(mark)

/** §16.2 The hexes of one who lies. */
function hexesOf(view: View, { seat, hex }: FigureView): Hex[] {
  return [hex, ...view.torsos.filter((one) => one.seat === seat).map(({ cell }) => hexOfCell(view, cell))]
}

/** How near one must be to step into a hex where somebody lies. */
const NEAR = 4

export function mercyIn(view: View, seat: number, moves: readonly Move[], { stands, end }: Course): Mercy | null {
  const me = view.figures[seat]!
  const isBeast = (one: FigureView) => view.beasts.some((beast) => beast.seat === one.seat)
  const foes = view.figures.filter((one) => one.out === null && one.team !== me.team && !isBeast(one))
  const way = stands.slice(1).map(({ hex }) => hex)
  for (const foe of foes) {
    const said = ofFoe(view, foe, way, end.hex)
    if (said) return said
  }
  const isNear = foes.some((foe) => !has(foe, 'prone') && distance(foe.hex, me.hex) <= NEAR)
  if (!has(me, 'prone') || !isNear || moves.some((move) => move.startsWith('RO'))) return null
  return {
    text: t('You lie: if an enemy steps into a hex where you lie, you must appeal to the crowd. Who rolls need not.'),
    rule: '§8.3',
  }
}

function ofFoe(view: View, foe: FigureView, way: readonly Hex[], end: Hex): Mercy | null {
  const { name, hex } = foe
  const isEntered = hexesOf(view, foe).some((one) => way.some((step) => same(step, one)))
  if (has(foe, 'prone') && isEntered) {
    return {
      text: t`You step into a hex where ${name} lies: unless he rolls, he must appeal to the crowd.`,
      rule: '§8.3',
    }
  }
  const isHelpless = ['unconscious', 'ensnared', 'grappled'].some((mark) => has(foe, mark))
  if (has(foe, 'prone') && isHelpless && distance(hex, end) === 1) {
    return {
      text: t`${name} lies helpless: if you can strike him when the next phase begins, he must appeal to the crowd.`,
      rule: '§18.2',
    }
  }
  if (has(foe, 'stumbling') && way.some((step) => distance(step, hex) <= 1)) {
    return {
      text: t`${name} stumbles and may fall across your way: if you step into a hex where he lies, he must appeal.`,
      rule: '§8.3',
    }
  }
  return null
}
