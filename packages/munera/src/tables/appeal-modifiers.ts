/** T8: what moves the crowd. */
import type { Row } from '@harena/engine'

export const appealModifiers = {
  startedLight: 1,
  startedHeavy: -1,
  unwounded: -2,
  seriouslyWounded: 1,
  inflictedNothing: -1,
  /** For each. */
  wounded: 1,
  /** For each. */
  defeated: 2,
  /** For each. */
  sparedToday: -1,
  /** For each. */
  charisma: 1,
}

export const appealRows: Readonly<Record<keyof typeof appealModifiers, Row>> = {
  startedLight: { what: 'started Light', rule: 'T8.1', group: 'started' },
  startedHeavy: { what: 'started Heavy or Extra Heavy', rule: 'T8.2', group: 'started' },
  unwounded: { what: 'unwounded', rule: 'T8.3', group: 'wounds' },
  seriouslyWounded: { what: 'seriously wounded', rule: 'T8.4', group: 'wounds' },
  inflictedNothing: { what: 'inflicted no wounds', rule: 'T8.5', group: 'inflicted' },
  wounded: { what: 'seriously wounded others', rule: 'T8.6', group: 'inflicted' },
  defeated: { what: 'defeated others today', rule: 'T8.7' },
  sparedToday: { what: 'others were spared today', rule: 'T8.8' },
  charisma: { what: 'Charisma', rule: 'T8.9' },
}

/** §9.2: the crowd spares from this sum on; a natural 12 always, a natural 2 never. */
export const MERCY = 8
