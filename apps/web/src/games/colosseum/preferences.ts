/** Whether the player wants to be asked in every phase what else he does, as long as the page is open. */
let asks = false
const listeners = new Set<() => void>()

export function asksForActions(): boolean {
  return asks
}

export function setAsksForActions(value: boolean): void {
  asks = value
  for (const listener of listeners) listener()
}

export function onAsksForActions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
