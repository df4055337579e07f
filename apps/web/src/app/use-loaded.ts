/** What is fetched when it is wanted; the nearest Suspense shows something else meanwhile. */
import { use } from 'react'

const wanted = new Map<string, Promise<unknown>>()

/** The same promise for the same key, as long as it does not fail. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T {
  let promise = wanted.get(key) as Promise<T> | undefined
  if (!promise) {
    promise = load()
    promise.catch(() => wanted.delete(key))
    wanted.set(key, promise)
  }
  return use(promise)
}
