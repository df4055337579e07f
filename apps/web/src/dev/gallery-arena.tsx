/** A fight in the middle of everything, so that every mark of the board can be seen at once. */

import { useState } from 'react'
import { Arena, type FigurePlacement, type GroundThing, type Target } from '../board/arena.tsx'
import type { FigureProps } from '../board/figure.tsx'
import { type Direction, type Hex, hexAt } from '../board/geometry.ts'
import { type Example, muneraTypes } from './gallery-types.ts'

function example(name: string): Example {
  return muneraTypes.find((type) => type.name === name)!
}

function figureOf(type: string, side: number, facing: Direction, rest: Partial<FigureProps> = {}): FigureProps {
  return { ...example(type), side, facing, woundShare: 0, woundCount: 0, posture: 'standing', ...rest }
}

const ground: readonly GroundThing[] = [
  { hex: hexAt(6, 8), kind: 'blood' },
  { hex: hexAt(6, 8), kind: 'sword' },
  { hex: hexAt(2, 8), kind: 'dart' },
  { hex: hexAt(2, 8), kind: 'dart' },
  { hex: hexAt(3, 9), kind: 'arrow' },
  { hex: hexAt(7, 9), kind: 'shield' },
  { hex: hexAt(1, 2), kind: 'net' },
  { hex: hexAt(8, 8), kind: 'spear' },
  { hex: hexAt(5, 5), kind: 'dart' },
  { hex: hexAt(5, 5), kind: 'blood' },
]

const targets: readonly Target[] = [
  { id: 'step-n', hex: hexAt(4, 5), kind: 'step', label: 'Flamma steps north for 1 action point', cost: '1' },
  { id: 'step-nw', hex: hexAt(3, 5), kind: 'step', label: 'Flamma steps north-west for 2 action points', cost: '2' },
  { id: 'step-sw', hex: hexAt(3, 6), kind: 'step', label: 'Flamma steps south-west for 2 action points', cost: '2' },
  { id: 'step-s', hex: hexAt(4, 7), kind: 'step', label: 'Flamma steps south for 2 action points', cost: '2' },
  {
    id: 'sword',
    hex: hexAt(5, 5),
    kind: 'attack',
    label: 'Flamma attacks Rialto with the sword for 1 action point',
    cost: '1',
  },
  {
    id: 'fist',
    hex: hexAt(5, 5),
    kind: 'attack',
    label: 'Flamma attacks Rialto with his fist for 1 action point',
    cost: '1',
  },
  { id: 'cast', hex: hexAt(6, 4), kind: 'cast', label: 'Flamma casts the net at Ursus for 2 action points', cost: '2' },
  { id: 'place', hex: hexAt(2, 3), kind: 'place', label: 'Flamma begins here' },
  { id: 'other', hex: hexAt(2, 8), kind: 'other', label: 'Flamma picks up a dart for 1 action point', cost: '1' },
]

const zoomTo: readonly Hex[] = [hexAt(4, 6), hexAt(5, 5), hexAt(6, 4)]

export function ArenaExample({ zoomed, coordinates }: { readonly zoomed: boolean; readonly coordinates: boolean }) {
  const [hover, setHover] = useState<string | null>(null)
  const [at, setAt] = useState<{ hex: Hex; facing: Direction }>({ hex: hexAt(4, 6), facing: 1 })
  const [said, setSaid] = useState('Nothing chosen yet.')
  const flamma = figureOf('Samnite', 0, at.facing, { woundShare: 0.28, woundCount: 2, active: true })
  const figures: readonly FigurePlacement[] = [
    { seat: 0, hex: at.hex, figure: flamma, name: 'Flamma', description: 'Samnite, 2 wounds' },
    {
      seat: 1,
      hex: hexAt(5, 5),
      figure: figureOf('Retiarius', 1, 4),
      isNamed: true,
      name: 'Rialto',
      description: 'Retiarius, unhurt',
    },
    {
      seat: 2,
      hex: hexAt(6, 4),
      figure: figureOf('Hoplomachus', 2, 4, { posture: 'offBalance', woundShare: 0.5, woundCount: 4 }),
      name: 'Ursus',
      description: 'Hoplomachus, off balance, 4 wounds',
    },
    {
      seat: 3,
      hex: hexAt(8, 6),
      figure: figureOf('Secutor', 3, 5, { posture: 'prone' }),
      name: 'Pugnax',
      description: 'Secutor, on the ground',
    },
    {
      seat: 4,
      hex: hexAt(2, 6),
      figure: figureOf('Gaetulian', 4, 1, { posture: 'entangled' }),
      name: 'Tacfar',
      description: 'Gaetulian, entangled',
    },
    {
      seat: 5,
      hex: hexAt(4, 9),
      figure: figureOf('Sagittarius', 5, 0),
      name: 'Bato',
      description: 'Sagittarius, four arrows',
    },
  ]
  const step = targets.find((target) => target.id === hover && target.kind === 'step')
  const choose = (id: string) => {
    const target = targets.find((candidate) => candidate.id === id)
    setSaid(target ? target.label : id)
    if (target?.kind === 'step') setAt({ hex: target.hex, facing: ((at.facing + 5) % 6) as Direction })
  }
  return (
    <>
      <div className="gallery-board">
        <Arena
          cols={10}
          rows={12}
          figures={figures}
          ground={ground}
          targets={targets}
          focusId={hover}
          arc={[hexAt(6, 3), hexAt(7, 2), hexAt(7, 3), hexAt(8, 3), hexAt(8, 2)]}
          {...(step ? { path: [at.hex, step.hex], ghost: { hex: step.hex, facing: at.facing, figure: flamma } } : {})}
          {...(zoomed ? { zoomTo } : {})}
          showCoordinates={coordinates}
          label="Arena, ten columns by twelve rows"
          onChoose={choose}
          onChooseHex={(_, ids) => setSaid(`Choose one of: ${ids.join(', ')}`)}
          onHover={setHover}
        />
      </div>
      <p aria-live="polite">{said}</p>
    </>
  )
}

export function EmptyArena({ cols, rows }: { readonly cols: number; readonly rows: number }) {
  const types = muneraTypes.slice(0, 8)
  const figures = types.map((type, seat): FigurePlacement => {
    const angle = (seat / types.length) * 2 * Math.PI
    const hex = hexAt(
      Math.round(cols / 2 + Math.sin(angle) * (cols / 2 - 2)),
      Math.round(rows / 2 - Math.cos(angle) * (rows / 2 - 2)),
    )
    const facing = ((Math.round((seat / types.length) * 6) + 3) % 6) as Direction
    return { seat, hex, figure: figureOf(type.name, seat, facing), name: type.name, description: 'unhurt' }
  })
  return (
    <div className="gallery-board">
      <Arena
        cols={cols}
        rows={rows}
        figures={figures}
        ground={[]}
        targets={[]}
        focusId={null}
        label={`Arena, ${cols} by ${rows}`}
        onChoose={() => {}}
        onHover={() => {}}
      />
    </div>
  )
}
