import { useSyncExternalStore } from 'react'

/** A phone, upright or across, as in match.css: the sand is small, and what to do stands first in a panel that scrolls. */
const query = globalThis.matchMedia?.(
  '(max-width: 860px) and (orientation: portrait), (max-height: 520px) and (orientation: landscape)',
)

function subscribe(changed: () => void): () => void {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches === true)
}
