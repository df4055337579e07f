/** German: words that are looked up by a value, such as an id or a name in a table. */
import type { Catalogue } from '@harena/engine'

export const byValue: Catalogue = {
  Dummy: 'Übungspuppe',
  'Dummy opponent': 'Übungspuppe',
  Master: 'Meister',
  Novice: 'Neuling',
  Standard: 'Standard',
  'Strong master opponent': 'Starker Meister',
  Veteran: 'Veteran',
  '{0} turn': '{0} Runde',
  '{0} turns': '{0} Runden',
  '{0} round': '{0} Runde',
  '{0} rounds': '{0} Runden',
  '{0} month': '{0} Monat',
  '{0} months': '{0} Monate',
}
