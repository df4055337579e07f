/** What one sends to others. */
import { t } from '@harena/engine'
import { useState } from 'react'
import type { DayResult } from './results.ts'
import { shareLine } from './words.ts'

interface ShareResultProps {
  readonly results: readonly DayResult[]
  readonly result: DayResult
}

export function ShareResult({ results, result }: ShareResultProps) {
  const [said, setSaid] = useState('')
  const text = shareLine(results, result, location.href)
  const share = async () => {
    if (navigator.share) return navigator.share({ text }).catch(() => undefined)
    await navigator.clipboard.writeText(text).then(
      () => setSaid(t('It is on the clipboard.')),
      () => setSaid(t('The browser does not let pages write to the clipboard: copy it from here.')),
    )
  }
  return (
    <section className="daily-share" aria-label={t('To tell others')}>
      <pre>{text}</pre>
      <button type="button" className="button quiet" onClick={share}>
        {t('Share')}
      </button>
      <span role="status">{said}</span>
    </section>
  )
}
