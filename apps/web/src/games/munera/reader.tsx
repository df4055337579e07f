/** Munera Sine Missione as a book to read. */
import { type AnyOptions, type Dir, disc, distance, type Hex, inArc, neighbour, t, tableSet } from '@harena/engine'
import { munera, muneraCampaign, tables } from '@harena/munera'
import { type DiagramHex, HexDiagram, type HexTone, plainFigure } from '../../rules/hex-diagram.tsx'
import type { Drawn, Reader, Values } from '../../rules/reader.ts'
import { added } from '../../ui/printed-table.ts'
import { hexBook } from '../hex/reader.ts'

const tablesOf = tableSet(tables)
const MIDDLE: Hex = { q: 0, r: 0 }
const own: DiagramHex = { hex: MIDDLE, tone: 'here' }
const man = { hex: MIDDLE, figure: plainFigure() }
const tones: readonly HexTone[] = ['front', 'side', 'rear', 'rear', 'rear', 'side']

/** The six hexes around a man who faces up. */
function around(textOf: (relative: number) => string): DiagramHex[] {
  const hexes = ([0, 1, 2, 3, 4, 5] as const).map(
    (dir): DiagramHex => ({ hex: neighbour(MIDDLE, dir), tone: tones[dir]!, text: textOf(dir) }),
  )
  return [own, ...hexes]
}

const sides = ['front', 'right', 'rear', 'rear', 'rear', 'left']

function arc(): DiagramHex[] {
  return disc(MIDDLE, 4).flatMap((hex): DiagramHex[] => {
    const away = distance(MIDDLE, hex)
    if (away === 0) return [own]
    const isIn = away === 1 ? hex.q === 0 && hex.r < 0 : inArc(MIDDLE, 0, hex, 60, true)
    if (isIn) return [{ hex, tone: 'front', text: String(away) }]
    return hex.r <= 0 && inArc(MIDDLE, 0, hex, 120, true) ? [{ hex, tone: 'plain' }] : []
  })
}

/** §4.5 From direction k the steps k-1 and k+1 would lead around him. */
function circling(): DiagramHex[] {
  const enemy = neighbour(MIDDLE, 0)
  const hexes = ([1, 2, 3, 4, 5] as const).map((dir): DiagramHex => {
    const hex = neighbour(MIDDLE, dir)
    const isBarred = distance(hex, enemy) === 1
    return { hex, tone: isBarred ? 'rear' : 'front', text: isBarred ? t('no') : t('yes') }
  })
  return [own, { hex: enemy, tone: 'here' }, ...hexes]
}

function drawings(values: Values): readonly Drawn[] {
  const { apCosts, attackModifiers } = tablesOf(values as AnyOptions)
  const { front, behindXlargeShield, unguarded, rear } = attackModifiers
  const modifiers = [added(front), t`${added(behindXlargeShield)} to ${added(unguarded)}`, added(rear)]
  const byRelation = [0, 1, 2, 2, 2, 1].map((at) => modifiers[at]!)
  const enemy = { hex: neighbour(MIDDLE, 0), figure: plainFigure({ side: 1, facing: 3 }) }
  const behind = neighbour(enemy.hex, 0 as Dir)
  return [
    {
      rule: '§4.3',
      picture: (
        <HexDiagram
          title={t('What a step costs')}
          caption={t`${apCosts.stepForward} AP ahead, ${apCosts.stepElsewhere} AP any other way; he keeps his facing.`}
          hexes={around((dir) => t`${dir === 0 ? apCosts.stepForward : apCosts.stepElsewhere} AP`)}
          men={[man]}
        />
      ),
    },
    {
      rule: '§4.5',
      picture: (
        <HexDiagram
          title={t('No circling')}
          caption={t(
            'Next to somebody he cannot step into another hex next to the same man: he has to step away first.',
          )}
          hexes={circling()}
          men={[man, enemy]}
        />
      ),
    },
    {
      rule: '§5.3',
      picture: (
        <HexDiagram
          title={t('Front, sides and rear')}
          caption={t('He faces up: one front hex, a side hex on each hand, three rear hexes.')}
          hexes={around((dir) => sides[dir]!)}
          men={[man]}
        />
      ),
    },
    {
      rule: '§5.5',
      picture: (
        <HexDiagram
          title={t('The front arc')}
          caption={t(
            'Farther than one hex the target must lie within 60 degrees ahead. Hexes on the edge belong to the hand of that side.',
          )}
          hexes={arc()}
          men={[man]}
        />
      ),
    },
    {
      rule: '§6.6',
      picture: (
        <HexDiagram
          title={t('Where the blow comes from')}
          caption={t`What an attacker adds to his die, around a defender who faces up: ${modifiers[0]} from the front, ${modifiers[1]} from a side by what he holds there, ${modifiers[2]} from behind.`}
          hexes={around((dir) => byRelation[dir]!)}
          men={[{ ...man, figure: plainFigure({ side: 1 }) }]}
        />
      ),
    },
    {
      rule: '§6.11',
      picture: (
        <HexDiagram
          title={t('Driven back')}
          caption={t('A miss drives the defender one hex straight back, whichever way he faces.')}
          hexes={[own, { hex: enemy.hex, tone: 'here' }, { hex: behind, tone: 'front' }]}
          men={[man, enemy]}
          ways={[[enemy.hex, behind]]}
        />
      ),
    },
  ]
}

export const reader: Reader = {
  ...hexBook([...munera.options, ...muneraCampaign.options]),
  drawings,
  summary: {
    turn: [
      t('A die gives the action points; weight, wounds, nets and lost balance change them. §3.1'),
      t('Spend them in any order: step, turn, strike, cast, cut yourself free, pick up. §2.3'),
      t('Strike whoever is in the front hex, or in the arc at a distance; each weapon once a turn. §6.1'),
      t('Two dice fall: equal faces are a special event and end the attack. §6.4'),
      t('Your die and modifiers, less his die: 1 or more is a hit for as many wounds. §6.5'),
      t('Then his save: die and save of 7 or more stops it. §6.9'),
      t('A miss drives him back, or puts him off balance if there is no room. §6.11'),
      t('At strength 0 to −2 he appeals: two dice and modifiers of 8 or more. At −3 he is dead. §9.2'),
    ],
    tables: ['T4', 'T5', 'T6', 'T7', 'T8', 'T10'],
    drawings: ['§4.3', '§5.3'],
  },
}
