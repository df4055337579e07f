/** What comes into the library from files: campaigns that were exported, and saves of earlier versions. */
import { basename } from 'node:path'
import {
  type CampaignRecord,
  checkCampaign,
  checkRecord,
  type Game,
  isCampaign,
  isNewer,
  MAX_CAMPAIGN_LENGTH,
  parseJson,
  partIntoMonths,
  playMonths,
  RecordError,
  type RecordHead,
  type Ruleset,
  type TapeEntry,
  t,
} from '@harena/engine'
import { UsageError } from './errors.ts'
import { about, readText } from './reading.ts'

const NAME = /^[A-Za-z0-9][\w-]{0,59}$/

/** A name in the library, which names a lock beside it too. */
export function checkedName(name: string): string {
  if (NAME.test(name)) return name
  throw new UsageError(t`a name in the library has up to 60 letters, digits and hyphens, not "${name}"`)
}

/** Whether a file is meant and no name in the library. */
export function isFileName(text: string): boolean {
  return /[/\\]|\.json$/i.test(text)
}

/** The name under which a file is taken in, unless another is given. */
export function nameOfFile(path: string): string {
  return checkedName(basename(path).replace(/\.json$/i, ''))
}

/** A campaign out of a file of unknown origin, played through: nothing that it claims is believed. */
export function readCampaign(path: string, ruleset: Ruleset<Game>): CampaignRecord {
  const text = readText(path, MAX_CAMPAIGN_LENGTH)
  return about(path, () => {
    const data = parseJson(text, t('it'), MAX_CAMPAIGN_LENGTH)
    if (!isCampaign(data)) {
      const { tape, digest: _, ...head } = ofRuleset(ruleset, checkRecord(data))
      return partedBy(ruleset, head, tape)
    }
    const campaign = checkCampaign(data)
    ofRuleset(ruleset, campaign.head)
    if (isNewer(campaign.by, ruleset.version)) {
      throw new RecordError(
        t`it was kept by rules of version ${campaign.by}; these are ${ruleset.version}, which is older`,
      )
    }
    return campaign.by === ruleset.version ? proven(ruleset, campaign) : again(ruleset, campaign)
  })
}

function ofRuleset<T extends RecordHead>(ruleset: Ruleset<Game>, head: T): T {
  if (head.ruleset === ruleset.id) return head
  throw new RecordError(t`it is of the ruleset "${head.ruleset.slice(0, 40)}", not of "${ruleset.id}"`)
}

function proven(ruleset: Ruleset<Game>, campaign: CampaignRecord): CampaignRecord {
  for (const _ of playMonths(ruleset, campaign));
  return campaign
}

function again(ruleset: Ruleset<Game>, { head, months }: CampaignRecord): CampaignRecord {
  return partedBy(
    ruleset,
    head,
    months.flatMap(({ tape }) => tape),
  )
}

/** A tape by the rules of today, in months. */
export function partedBy(ruleset: Ruleset<Game>, head: RecordHead, tape: readonly TapeEntry[]): CampaignRecord {
  const parts = partIntoMonths(ruleset, head, tape)
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}
