/** From a match to the page of the campaign and back: a look at one's men and at what has been. */
import { capital, t } from '@harena/engine'
import { useState } from 'react'
import { Modal } from '../ui/modal.tsx'
import { Chronicle } from './chronicle-view.tsx'
import type { MatchPart } from './lines.ts'
import type { AnyCampaign, PageProps } from './slots.ts'

interface AtHomeProps<V> extends PageProps<V> {
  readonly campaign: AnyCampaign
  readonly parts: readonly MatchPart[]
}

export function AtHome<V>({ campaign, parts, ...shown }: AtHomeProps<V>) {
  const [isOpen, setOpen] = useState(false)
  const { Above, Below, className, telling, words } = campaign
  const { lines, names } = shown
  return (
    <>
      <button type="button" className="link-button at-home" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12 12 4l9 8M6 10v10h4v-6h4v6h4V10" />
        </svg>
        <span>{capital(words.home)}</span>
      </button>
      {isOpen && (
        <Modal
          title={campaign.title(shown.view, names, shown.seat)}
          className="wide-modal"
          onClose={() => setOpen(false)}
        >
          <div className={`campaign-look ${className}`}>
            {Above && <Above {...shown} />}
            {Below && <Below {...shown} />}
            <Chronicle {...{ telling, lines, names, parts }} id={null} />
          </div>
          <div className="modal-foot">
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {t('Back to the match')}
            </button>
          </div>
        </Modal>
      )}
    </>
  )
}
