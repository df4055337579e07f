/** What a file holds: the record of a match, or a campaign, which the command and this page both export. */
import {
  CAMPAIGN_FORMAT,
  type CampaignRecord,
  MAX_CAMPAIGN_LENGTH,
  type MatchRecord,
  parseCampaign,
  parseRecord,
  RecordError,
  t,
} from '@harena/engine'

const CAMPAIGN = `{"format":"${CAMPAIGN_FORMAT}"`

export function recordIn(text: string): MatchRecord | CampaignRecord {
  return text.startsWith(CAMPAIGN) ? parseCampaign(text) : parseRecord(text)
}

export async function recordInFile(file: File): Promise<MatchRecord | CampaignRecord> {
  if (file.size > MAX_CAMPAIGN_LENGTH) throw new RecordError(t('the file is far too large to be a match record'))
  return recordIn(await file.text())
}
