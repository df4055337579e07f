/** T7 Crowd: what it adds to the die of one who is judged. */
import type { Row } from '@harena/engine'

export const crowdModifiers = {
  inflictedThree: 1,
  inflictedNone: -1,
  begsTooEarly: -1,
  nettedUnhurt: -1,
}

export const crowdRows: Readonly<Record<keyof typeof crowdModifiers, Row>> = {
  inflictedThree: { what: 'inflicted three or more hits', rule: 'T7.1', group: 'inflicted' },
  inflictedNone: { what: 'inflicted no hit', rule: 'T7.2', group: 'inflicted' },
  begsTooEarly: { what: 'begs with fewer than half his boxes marked', rule: 'T7.3' },
  nettedUnhurt: { what: 'netted without having been hit', rule: 'T7.4' },
}

/** §11.1 A total of this or more spares; a natural 6 always does, a natural 1 never. */
export const SPARED_FROM = 4
