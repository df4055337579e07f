/** Most phases leave nothing to do but to drop one's sword; who wants to be asked every time says so here. */
import { setAsksForActions, useAsksForActions } from './preferences.ts'

export function AsksForActions() {
  const asks = useAsksForActions()
  return (
    <label className="check asks">
      <input type="checkbox" checked={asks} onChange={(event) => setAsksForActions(event.target.checked)} />
      Ask me in every phase, also to throw or drop what I hold
    </label>
  )
}
