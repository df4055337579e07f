/** Arenas ready to fight in, for those who do not leave it to the dice (§27.2). */
import type { ArenaSetup } from '@harena/colosseum'
import { t } from '@harena/engine'

type Obstacle = ArenaSetup['obstacles'][number]

const at = (terrain: Obstacle['terrain'], ...places: readonly (readonly [column: number, row: number])[]): Obstacle[] =>
  places.map(([column, row]) => ({ column, row, terrain }))

const pillars = at('pillar', [5, 6], [11, 6], [5, 9], [11, 9])
const grove = at('tree', [4, 6], [6, 10], [10, 5], [12, 9], [7, 7])
const rough = [...at('mud', [6, 7], [7, 8], [10, 8]), ...at('rock', [5, 9], [11, 6])]

export const arenas = {
  rolled: { title: t('As the dice say'), setup: null },
  open: { title: t('Open sand'), setup: { size: 2, obstacles: [] } },
  pillars: { title: t('Four pillars'), setup: { size: 2, obstacles: pillars } },
  grove: { title: t('A grove'), setup: { size: 3, obstacles: grove } },
  rough: { title: t('Mud and rocks'), setup: { size: 3, obstacles: rough } },
  pit: { title: t('Fighting pit with near walls'), setup: { size: 5, obstacles: [] } },
} as const satisfies Record<string, { title: string; setup: ArenaSetup | null }>

export type ArenaId = keyof typeof arenas
