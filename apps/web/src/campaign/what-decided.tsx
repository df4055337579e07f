/** What decided a match of which only the result was told: it is fought again out of sight. */
import type { MatchRecord } from '@harena/engine'
import { useMemo } from 'react'
import { Story } from '../match/end.tsx'
import { inner, matchAlone } from './inner.ts'
import type { AnyCampaign } from './slots.ts'

export interface WhatDecidedProps {
  readonly campaign: AnyCampaign
  readonly controller: { record(): MatchRecord }
  /** Which of its matches. */
  readonly number: number
}

export function WhatDecided({ campaign, controller, number }: WhatDecidedProps) {
  const match = useMemo(() => matchAlone(campaign, controller.record(), number), [campaign, controller, number])
  return match && <Story slots={inner(campaign)} {...match} />
}
