/** What the player wants to be asked and to see, as long as the page is open. */

/** A value that screens follow. */
function kept<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether in every phase what else he does. */
export const askingForActions = kept(false)

/** Whether on a phone the steps of a plot are buttons, too. */
export const padIsOpen = kept(false)

/** §34.3 Of what a campaign asks about luck: all, what harms his man, what would be his end, or nothing. */
export type FavourWish = 'all' | 'bad' | 'deadly' | 'never'
export const askingForFavour = kept<FavourWish>('all')

export function isAskedForFavour(gravity: 'deadly' | 'bad' | 'none'): boolean {
  const wish = askingForFavour.get()
  if (wish === 'all' || wish === 'never') return wish === 'all'
  return gravity === 'deadly' || (wish === 'bad' && gravity === 'bad')
}
