/** The last scene to send around: by the system's own means where there are some, otherwise as a file. */
import { t } from '@harena/engine'
import { useState } from 'react'
import type { EndFigureProps } from '../figures/end-figure.tsx'
import { saveBlob } from '../ui/save-text.ts'
import type { PictureWords } from './picture.ts'

export interface PictureOf extends Omit<PictureWords, 'link'> {
  /** Who stands before the sand, at an end. */
  readonly men?: readonly EndFigureProps[]
}

/** Worked out when somebody wants it; null where there is nothing to show. */
export function SharePicture({ of }: { readonly of: () => PictureOf | null }) {
  const [said, setSaid] = useState('')
  const share = async () => {
    const board = document.querySelector<SVGSVGElement>('.stage svg.arena-board')
    const wanted = of()
    if (!board || !wanted) return
    const { title, line, men = [] } = wanted
    const { pictureOf } = await import('./picture.ts')
    const link = location.href.split('#', 1)[0]!
    const blob = await pictureOf(board, men, { title, line, link })
    const file = new File([blob], 'harena.png', { type: blob.type })
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text: `${title}. ${line}` })
    else {
      saveBlob(file.name, file)
      setSaid(t`The picture is saved as ${file.name}, among your downloads.`)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button quiet"
        // Whoever thinks better of it has not failed.
        onClick={() => share().catch(({ name, message }) => setSaid(name === 'AbortError' ? '' : String(message)))}
      >
        {t('Picture')}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
