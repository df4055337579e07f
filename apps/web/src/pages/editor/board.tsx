/** The board of the editor: everything where it would start, and every hex a place to click. */
import { COLUMNS, comesMounted, ROWS, styles } from '@harena/colosseum'
import { capital, dirNames, t } from '@harena/engine'
import { useMemo, useState } from 'react'
import { Arena, type FigurePlacement, type Target } from '../../board/arena.tsx'
import type { FigureProps } from '../../board/figure.tsx'
import { arenaHexes, columnRow, hexAt, hexKey } from '../../board/geometry.ts'
import { Obstacles } from '../../games/colosseum/board/terrain.tsx'
import { figureOfStyle } from '../../games/colosseum/looks.ts'
import { cellOf, type Draft, hexesOf, type Piece, type Place } from './draft.ts'
import { isTerrain, type Tool } from './tool.ts'

interface EditorBoardProps {
  readonly draft: Draft
  readonly tool: Tool
  readonly selected: number | null
  readonly onHex: (place: Place) => void
}

const hexes = arenaHexes(COLUMNS, ROWS)

/** Where the whole arena is too small for a finger, the middle of it is shown first. */
const middle = hexes.filter((hex) => {
  const { column, row } = columnRow(hex)
  return column > 2 && column < 14 && row > 2 && row < 13
})

function hasSmallScreen(): boolean {
  return matchMedia('(max-width: 900px)').matches
}

function hexOfCell(cell: number) {
  return hexAt(cell % COLUMNS, Math.floor(cell / COLUMNS))
}

export function EditorBoard({ draft, tool, selected, onHex }: EditorBoardProps) {
  const figures = useMemo(
    () => draft.setup.gladiators.map((piece, seat) => placementOf(draft, piece, seat, seat === selected)),
    [draft, selected],
  )
  const [isSmall] = useState(hasSmallScreen)
  const { obstacles } = draft.setup.arena
  const under = useMemo(
    () => <Obstacles places={obstacles.map((one) => ({ hex: hexAt(one.column, one.row), terrain: one.terrain }))} />,
    [obstacles],
  )
  const targets = useMemo(() => targetsOf(draft, tool, selected), [draft, tool, selected])
  return (
    <Arena
      cols={COLUMNS}
      rows={ROWS}
      figures={figures}
      ground={[]}
      targets={targets}
      focusId={null}
      under={under}
      {...(isSmall && { zoomTo: middle })}
      label={t`Arena of ${COLUMNS} by ${ROWS} hexes`}
      onChoose={(id) => onHex(columnRow(hexes.find((hex) => hexKey(hex) === id)!))}
      onHover={() => undefined}
    />
  )
}

export function typeOf({ beast, style }: Piece): string {
  return beast ? capital(beast) : styles[style].name
}

function placementOf(draft: Draft, piece: Piece, seat: number, isSelected: boolean): FigurePlacement {
  const { name, place } = piece
  const [head, ...trunk] = hexesOf(draft, seat)
  return {
    seat,
    hex: hexOfCell(head!),
    ...(trunk.length > 0 && { trunk: trunk.map(hexOfCell) }),
    name,
    description: t`${typeOf(piece)}, ${draft.sides[piece.team]}, facing ${dirNames[place.facing]}`,
    isNamed: true,
    figure: { ...figureOf(piece, 1 + trunk.length), active: isSelected },
  }
}

const bare = {
  right: [],
  left: [],
  helmet: 'none',
  armour: 'none',
  woundShare: 0,
  woundCount: 0,
  posture: 'standing',
} as const

function figureOf(piece: Piece, hexes: number): FigureProps {
  const { beast, style, team, place } = piece
  const { facing } = place
  if (beast) return { ...bare, side: team, facing, beast: { kind: beast, hexes } }
  const man = { ...figureOfStyle(styles[style].name, team), facing }
  return comesMounted(piece) ? { ...man, isRider: true, beast: { kind: 'horse', hexes } } : man
}

function targetsOf(draft: Draft, tool: Tool, selected: number | null): Target[] {
  const { gladiators, arena } = draft.setup
  const standing = new Map(gladiators.flatMap((_, seat) => hexesOf(draft, seat).map((cell) => [cell, seat] as const)))
  const terrain = new Map(arena.obstacles.map((one) => [cellOf(one), one.terrain]))
  return hexes.map((hex) => {
    const place = columnRow(hex)
    const cell = cellOf(place)
    const seat = standing.get(cell)
    const what = seat === undefined ? terrain.get(cell) : gladiators[seat]!.name
    const mover = selected === null ? null : gladiators[selected]!.name
    const label = t`Column ${place.column}, row ${place.row}: ${deed(tool, what ?? null, seat !== undefined, mover)}`
    return { id: hexKey(hex), hex, kind: 'place', label }
  })
}

/** What a click there does. */
function deed({ id }: Tool, what: string | null, isSomebody: boolean, mover: string | null): string {
  if (id === 'remove') return what === null ? t('empty') : t`remove ${what}`
  if (isSomebody) return t`select ${what ?? ''}`
  if (what !== null) return id === 'move' && mover !== null ? t`${what}; select it` : what
  if (id === 'man') return t('put a gladiator here')
  if (id === 'beast') return t('put a beast here')
  if (isTerrain(id)) return t`put here: ${t(id)}`
  return mover === null ? t('empty') : t`move ${mover} here`
}
