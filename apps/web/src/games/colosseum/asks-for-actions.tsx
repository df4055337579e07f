/** Most phases leave nothing to do but to drop one's sword; who wants to be asked every time says so here. */
import { t } from '@harena/engine'
import { useSyncExternalStore } from 'react'
import { askingForActions } from './preferences.ts'

export function AsksForActions() {
  const asks = useSyncExternalStore(askingForActions.subscribe, askingForActions.get)
  return (
    <label className="check asks">
      <input type="checkbox" checked={asks} onChange={(event) => askingForActions.set(event.target.checked)} />
      {t('Ask me in every phase, also to throw or drop what I hold')}
    </label>
  )
}
