/** Whether this device keeps the page, whether a newer one is there, and whether it can be installed. */
import { useSyncExternalStore } from 'react'

export interface Keeping {
  /** Whether the page opens without a network. */
  readonly isKept: boolean
  /** A newer version, which waits to be asked for. */
  readonly newer: ServiceWorker | null
  /** Asks the browser to install the page; null where it does not offer that. */
  readonly install: (() => void) | null
}

let current: Keeping = { isKept: false, newer: null, install: null }
const listeners = new Set<() => void>()

function change(part: Partial<Keeping>): void {
  current = { ...current, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useKeeping(): Keeping {
  return useSyncExternalStore(subscribe, () => current)
}

/** Only what is served in its final form is kept: neither one file on a disk nor a page that is being worked at. */
export function keepOffline(): void {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return
  const begin = () => void register().catch(() => undefined)
  // The page may have loaded while its language was still on the way.
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin)
  window.addEventListener('beforeinstallprompt', (event) => {
    const { prompt } = event as Event & { prompt?(): Promise<unknown> }
    event.preventDefault()
    change({ install: () => void prompt?.call(event).then(() => change({ install: null })) })
  })
}

/** Once everything is there that the first view needs. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('service-worker.js')
  const look = () => {
    change({ isKept: registration.active !== null })
    // The first version that comes is no newer one.
    if (registration.waiting && serviceWorker.controller) change({ newer: registration.waiting })
  }
  const watch = () => registration.installing?.addEventListener('statechange', look)
  look()
  watch()
  registration.addEventListener('updatefound', watch)
  // A tab that stays open for days asks when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

/** Goes on with the newer version. */
export function takeNewer(newer: ServiceWorker): void {
  // Another tab may already have asked for it.
  if (newer.state !== 'installed') location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  newer.postMessage('take over')
}
