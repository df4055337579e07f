/** What a click on the board does. */
import { type BeastId, riderStyles, type StyleId, styleIds, styles, terrains } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import type { Terrain } from './draft.ts'

export type ToolId = 'move' | 'man' | 'beast' | Terrain | 'remove'

export interface Tool {
  readonly id: ToolId
  /** What comes of the next man or beast. */
  readonly style: StyleId
  readonly beast: BeastId
  readonly team: number
}

export const firstTool: Tool = { id: 'move', style: 'myrmillo', beast: 'wolf', team: 1 }

/** With the keys that choose them. */
export const tools: readonly (readonly [id: ToolId, title: string, key: string])[] = [
  ['move', t('Select and move'), '1'],
  ['man', t('Gladiator'), '2'],
  ['beast', t('Beast'), '3'],
  ...terrains.map((terrain, at) => [terrain, capital(t(terrain)), String(4 + at)] as const),
  ['remove', t('Remove'), '8'],
]

/** Of men on foot, and of riders, who come with their horses. */
export const styleChoices = [...styleIds, ...riderStyles].map((id) => [id, styles[id].name] as const)

export function isTerrain(id: ToolId): id is Terrain {
  return terrains.some((terrain) => terrain === id)
}
