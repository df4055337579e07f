/** What a click on a hex makes of a draft. */
import { addBeast, addMan, addObstacle, type Draft, foundAt, isFull, movedTo, type Place, removed } from './draft.ts'
import { isTerrain, type Tool } from './tool.ts'

/** What is on the table, and whose fields are open. */
export interface Picked {
  readonly draft: Draft
  readonly selected: number | null
}

export function clicked({ draft, selected, tool }: Picked & { readonly tool: Tool }, place: Place): Picked {
  const found = foundAt(draft, place)
  if (tool.id === 'remove') return found ? { draft: removed(draft, found), selected: null } : { draft, selected }
  if (found && 'seat' in found) return { draft, selected: found.seat }
  if (isTerrain(tool.id)) return { draft: addObstacle(found ? removed(draft, found) : draft, place, tool.id), selected }
  if (found) return { draft, selected }
  if (tool.id === 'move') return { draft: selected === null ? draft : movedTo(draft, selected, place), selected }
  if (isFull(draft)) return { draft, selected }
  const team = Math.min(tool.team, draft.sides.length)
  const next = tool.id === 'man' ? addMan(draft, place, tool.style, team) : addBeast(draft, place, tool.beast, team)
  return { draft: next, selected: draft.setup.gladiators.length }
}
