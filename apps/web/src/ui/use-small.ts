import { useSyncExternalStore } from 'react'

/** Whether the screen is such. */
function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query)
  const subscribe = (changed: () => void) => {
    media?.addEventListener('change', changed)
    return () => media?.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => media?.matches === true)
}

/** A phone, upright or across, as in match.css: the sand is small, and what to do stands first in a panel that scrolls. */
export const useSmall = mediaHook(
  '(max-width: 860px) and (orientation: portrait), (max-height: 520px) and (orientation: landscape)',
)

/** What is pointed at is pointed at with a finger. */
export const useTouch = mediaHook('(pointer: coarse)')

/** Both: a phone in a hand. A tablet has room for everything. */
export const usePhone = mediaHook(
  '(pointer: coarse) and (max-width: 860px) and (max-height: 999px) and (orientation: portrait), (pointer: coarse) and (max-height: 520px) and (orientation: landscape)',
)
