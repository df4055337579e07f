/** The match that was on the screen last, as long as it goes on, so that pages can lead back to it. */
let last: { readonly id: string; isOver(): boolean } | null = null

export function setLastPlayed(id: string, isOver: () => boolean): void {
  last = { id, isOver }
}

export function matchToReturnTo(): string | null {
  return last && !last.isOver() ? last.id : null
}
