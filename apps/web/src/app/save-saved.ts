/** A saved match as a file, whole also where some of it was put away. */
import { nameOfFile, saveRecord, saveText } from '../ui/save-text.ts'
import type { SavedMatch } from './saved-match.ts'
import { archive } from './stores.ts'

export async function saveSaved({ id, record, past, names }: SavedMatch): Promise<void> {
  if (!record.base || !past) return saveRecord(record, names)
  const [{ formatCampaign }, { wholeCampaign }] = await Promise.all([import('@harena/engine'), import('./past.ts')])
  const pieces = await archive.get(id, past.pieces)
  // What is left of one that lost its earlier months is no campaign, but nothing of it is thrown away.
  const text = pieces ? formatCampaign(wholeCampaign(record, past, pieces)) : JSON.stringify({ record, past })
  saveText(nameOfFile(record.ruleset, names), 'application/json', text)
}
