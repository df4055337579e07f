/** A saved match as a file, whole also where some of it was put away. */
import type { CampaignRecord } from '@harena/engine'
import { nameOfFile, saveRecord, saveText } from '../ui/save-text.ts'
import type { SavedMatch } from './saved-match.ts'
import { archive } from './stores.ts'

export async function saveSaved(saved: SavedMatch): Promise<void> {
  const { record, past, names } = saved
  if (!record.base || !past) return saveRecord(record, names)
  const [{ formatCampaign }, whole] = await Promise.all([import('@harena/engine'), wholeSaved(saved)])
  // What is left of one that lost its earlier months is no campaign, but nothing of it is thrown away.
  const text = whole ? formatCampaign(whole) : JSON.stringify({ record, past })
  saveText(nameOfFile(record.ruleset, names), 'application/json', text)
}

/** With what was put away; null where that is nothing, or is missing. */
export async function wholeSaved({ id, record, past }: SavedMatch): Promise<CampaignRecord | null> {
  if (!record.base || !past) return null
  const [{ wholeCampaign }, pieces] = await Promise.all([import('./past.ts'), archive.get(id, past.pieces)])
  return pieces && wholeCampaign(record, past, pieces)
}
