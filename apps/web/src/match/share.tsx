/** A match to take along: as a file, or as a link. */
import { type CampaignRecord, formatCampaign, type MatchRecord, t } from '@harena/engine'
import { useState } from 'react'
import { linkTo, MAX_LINK_LENGTH, packRecord } from '../app/link.ts'
import { nameOfFile, saveRecord, saveText } from '../ui/save-text.ts'
import { PrintSheets } from './print-sheets.tsx'
import { type PictureOf, SharePicture } from './share-picture.tsx'

export interface ShareProps {
  readonly record: () => MatchRecord
  readonly names: readonly string[]
  /** What a picture of the stage shows and says; none where there is no stage. */
  readonly picture?: PictureOf
  /** Instead of the record, where it is a campaign of many months. */
  readonly campaign?: () => CampaignRecord | null | Promise<CampaignRecord | null>
}

type Said = { readonly text: string; readonly link?: string } | null

export function Share({ record, names, picture, campaign }: ShareProps) {
  const [said, setSaid] = useState<Said>(null)
  const save = async () => {
    const whole = await campaign?.()
    if (!whole) saveRecord(record(), names)
    else saveText(nameOfFile(whole.head.ruleset, names), 'application/json', formatCampaign(whole))
  }
  const copyLink = async () => {
    const link = linkTo(location.href, await packRecord(record()))
    if (link.length > MAX_LINK_LENGTH) {
      setSaid({
        text: t`This match would be a link of ${link.length} characters; beyond ${MAX_LINK_LENGTH} many programs cut links off. Save the record instead and send the file.`,
      })
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      setSaid({ text: t('The link is on the clipboard. Whoever opens it sees the replay.') })
    } catch {
      setSaid({ text: t('The browser does not let pages write to the clipboard. Copy the link from here:'), link })
    }
  }
  return (
    <div className="share">
      <button type="button" className="button quiet" onClick={save}>
        {t('Save record')}
      </button>
      <button type="button" className="button quiet" onClick={copyLink}>
        {t('Copy link')}
      </button>
      {picture && <SharePicture of={() => picture} />}
      <PrintSheets ruleset={record().ruleset} record={record} withLink />
      <div role="status" className="share-said">
        {said?.text}
        {said?.link && (
          <input readOnly aria-label={t('Link to the replay')} value={said.link} onFocus={(e) => e.target.select()} />
        )}
      </div>
    </div>
  )
}
