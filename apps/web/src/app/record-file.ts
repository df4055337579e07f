/** What a file holds: the record of a match, or a campaign that the command has exported. */
import { CAMPAIGN_FORMAT, type MatchRecord, parseCampaign, parseRecord, recordOf } from '@harena/engine'

const CAMPAIGN = `{"format":"${CAMPAIGN_FORMAT}"`

export function recordIn(text: string): MatchRecord {
  return text.startsWith(CAMPAIGN) ? recordOf(parseCampaign(text)) : parseRecord(text)
}
