/** The scenarios that this browser keeps. */
import type { Scenario } from '@harena/engine'
import { useSyncExternalStore } from 'react'
import { keepIn } from '../../app/storage.ts'
import { browserStorage } from '../../app/stores.ts'
import { OwnScenarios } from './own-scenarios.ts'

export const ownScenarios = new OwnScenarios(keepIn(browserStorage()))

export function useOwnScenarios(): readonly Scenario[] {
  return useSyncExternalStore(ownScenarios.subscribe, ownScenarios.list)
}
