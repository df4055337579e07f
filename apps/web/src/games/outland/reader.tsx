/** Outland's one-page Gladiator as a book to read. */
import { type AnyOptions, disc, distance, type Hex, inArc, neighbour, t, tableSet } from '@harena/engine'
import { outland, outlandCampaign, tables } from '@harena/outland'
import { type DiagramHex, HexDiagram, plainFigure } from '../../rules/hex-diagram.tsx'
import type { Drawn, Reader, Values } from '../../rules/reader.ts'
import { added } from '../../ui/printed-table.ts'
import { hexBook } from '../hex/reader.ts'

const tablesOf = tableSet(tables)
const MIDDLE: Hex = { q: 0, r: 0 }
const own: DiagramHex = { hex: MIDDLE, tone: 'here' }
const man = { hex: MIDDLE, figure: plainFigure() }
const defender = { hex: MIDDLE, figure: plainFigure({ side: 1 }) }
const retarius = {
  hex: MIDDLE,
  figure: plainFigure({ right: [{ kind: 'trident' }], left: [{ kind: 'net' }], helmet: 'none' }),
}

function around(textOf: (relative: number) => string, isIn: (relative: number) => boolean): DiagramHex[] {
  const hexes = ([0, 1, 2, 3, 4, 5] as const).map(
    (dir): DiagramHex => ({ hex: neighbour(MIDDLE, dir), tone: isIn(dir) ? 'front' : 'plain', text: textOf(dir) }),
  )
  return [own, ...hexes]
}

/** §4.3 By the switch of the match. */
const arcs: Readonly<Record<string, readonly number[]>> = { front3: [0, 1, 5], front1: [0], any: [0, 1, 2, 3, 4, 5] }

function netArc(): DiagramHex[] {
  return disc(MIDDLE, 2).flatMap((hex): DiagramHex[] => {
    const away = distance(MIDDLE, hex)
    if (away === 0) return [own]
    if (!inArc(MIDDLE, 0, hex, 120, true)) return []
    return [away === 2 ? { hex, tone: 'front', text: t('net') } : { hex, tone: 'plain' }]
  })
}

function drawings(values: Values): readonly Drawn[] {
  const { costs, facing } = tablesOf(values as AnyOptions)
  const arc = arcs[String(values.attackArc)] ?? arcs.front3!
  const sides = Object.values(facing)
  const shown = (key: 'withShield' | 'without') =>
    around(
      (dir) => added(sides[dir]![key]),
      () => true,
    )
  const isAny = values.steps === 'any'
  return [
    {
      rule: '§3.2',
      picture: (
        <HexDiagram
          title={t('Steps')}
          caption={
            isAny
              ? t('By the switch of this game he may step into any neighbouring hex, keeping his facing.')
              : t('He steps only into the hex ahead, and turns to go elsewhere.')
          }
          hexes={around(
            (dir) => (dir === 0 || isAny ? String(costs.step) : ''),
            (dir) => dir === 0 || isAny,
          )}
          men={[man]}
        />
      ),
    },
    {
      rule: '§4.3',
      picture: (
        <HexDiagram
          title={t('The attack arc')}
          caption={t('He faces up. Whom he touches in one of the tinted hexes he can attack, or must, after a step.')}
          hexes={around(
            () => '',
            (dir) => arc.includes(dir),
          )}
          men={[man]}
        />
      ),
    },
    {
      rule: '§6.6',
      picture: [
        <HexDiagram
          key="with"
          title={t('With a shield')}
          caption={t('What the defender adds for the side on which he is attacked. He holds the shield on the left.')}
          hexes={shown('withShield')}
          men={[defender]}
        />,
        <HexDiagram
          key="without"
          title={t('Without a shield')}
          caption={t('The same without one.')}
          hexes={shown('without')}
          men={[{ hex: MIDDLE, figure: plainFigure({ side: 1, left: [] }) }]}
        />,
      ],
    },
    {
      rule: '§9.1',
      picture: (
        <HexDiagram
          title={t('Whip and net')}
          caption={t('The five hexes at a distance of two, between left front and right front.')}
          hexes={netArc()}
          men={[retarius]}
        />
      ),
    },
  ]
}

export const reader: Reader = {
  ...hexBook([...outland.options, ...outlandCampaign.options]),
  drawings,
  summary: {
    turn: [
      t('Initiative: everybody rolls a die and adds agility; the highest acts first. §2.1'),
      t('Move: strength and agility in points, less for armour. Step ahead 1, turn 1. §3.2'),
      t('A step next to an enemy stops you; in your arc, you must fight him. §4.1'),
      t('Both throw two dice and add their modifiers. §4.4'),
      t('The difference of the totals gives the row of the results. §4.5'),
      t('Hits first, then the loser backs up, then the winner follows. §5.1'),
      t('A difference of 1 or less locks both for the turn; a tie may cost weapon, net or shield. §4.7'),
      t('No hits left, helpless or begging: one die and modifiers of 4 or more spare him. §11.1'),
    ],
    tables: ['T2', 'T3', 'T4', 'T5', 'T7'],
    drawings: ['§4.3', '§6.6'],
  },
}
