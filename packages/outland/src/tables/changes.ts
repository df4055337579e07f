/** Tables can be changed for a time, to try out others. What is worked out from them and kept must then be made anew. */

const listeners: (() => void)[] = []

/** Calls back whenever a table has been changed. */
export function onTablesChanged(listener: () => void): void {
  listeners.push(listener)
}

/** To be called by whoever has changed a table. */
export function tablesChanged(): void {
  for (const listener of listeners) listener()
}
