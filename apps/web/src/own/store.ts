/** The gladiators of this browser. */
import { useSyncExternalStore } from 'react'
import { keepIn } from '../app/storage.ts'
import { browserStorage } from '../app/stores.ts'
import type { Look } from '../figures/look.ts'
import { faceOf } from './face.ts'
import { OwnMen } from './men.ts'

export const ownMen = new OwnMen(keepIn(browserStorage()))
globalThis.addEventListener?.('storage', ownMen.changed) // tests read this without a page

export function useOwnMen() {
  return useSyncExternalStore(ownMen.subscribe, ownMen.list)
}

/** What is known of whoever would fight under this name. */
export function knownFace(name: string): Partial<Look> {
  const man = ownMen.living().find((one) => one.name === name)
  return man ? faceOf(man) : {}
}
