/** A saved campaign together with what was put away of it. */
import { type CampaignRecord, formatCampaign } from '@harena/engine'
import { wholeCampaign } from './past.ts'
import type { SavedMatch } from './saved-match.ts'
import { archive } from './stores.ts'

/** Null where nothing was put away, or it is missing. */
export async function wholeSaved({ id, record, past }: SavedMatch): Promise<CampaignRecord | null> {
  if (!record.base || !past) return null
  const pieces = await archive.get(id, past.pieces)
  return pieces && wholeCampaign(record, past, pieces)
}

export async function textOfWhole(saved: SavedMatch): Promise<string> {
  const whole = await wholeSaved(saved)
  // What is left of one that lost its earlier months is no campaign, but nothing of it is thrown away.
  return whole ? formatCampaign(whole) : JSON.stringify({ record: saved.record, past: saved.past })
}
