/** What a player must know of how his match is kept. */
import { listed, t } from '@harena/engine'
import type { Saving } from '../app/saved-matches.ts'

export function SavingNotice({ saving: { kept, dropped, lacksPast } }: { readonly saving: Saving }) {
  if (kept === 'elsewhere') {
    return (
      <p className="notice" role="alert">
        {t(
          'Another tab has gone on with this match, so nothing is saved here any more. Load the page again to go on with it.',
        )}
      </p>
    )
  }
  const titles = listed(dropped.map(({ names }) => names.join(' – ')))
  return (
    <>
      {kept === 'tab' && (
        <p className="notice">{t('This browser keeps nothing for this page: save the record before you close it.')}</p>
      )}
      {lacksPast && (
        <p className="notice" role="alert">
          {t(
            'This browser has lost the earlier months. It goes on and stays saved here, but cannot be saved as a file any more.',
          )}
        </p>
      )}
      {dropped.length > 0 && (
        <p className="notice" role="status">
          {dropped.every(({ isOver }) => !isOver)
            ? t`To make room ${titles} had to go: begun with one click and never finished.`
            : t`To make room ${titles} had to go: begun with one click.`}
        </p>
      )}
    </>
  )
}
