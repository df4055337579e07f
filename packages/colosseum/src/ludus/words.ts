/** Things of the ludi in words. */
import { counted } from '@harena/engine'
import type { EventId, StockQuality } from '../tables/lanistas.ts'
import type { Conduct, Heading } from './state.ts'

export const EVENT_WORDS: Readonly<Record<EventId, string>> = {
  plague: 'a plague',
  edict: 'an imperial edict: there are no games this month',
  trainer: 'a famous trainer',
  champion: 'a professional who is looking for a ludus',
  barley: 'a rich barley harvest: training is cheap',
  feast: 'a feast, and too much of everything',
  taxes: 'taxes: five denarii for every gladiator',
  lowStock: 'few slaves on the market: stock costs twice as much',
  none: 'nothing of note',
  poorStock: 'poor stock on the market',
  goodStock: 'good stock on the market',
  windfall: 'a windfall',
  investor: 'an investor offers loans',
  revolt: 'a revolt of gladiators',
}

export const HEADING_WORDS: Readonly<Record<Heading, string>> = {
  start: 'to begin with',
  windfall: 'as a windfall',
  loan: 'as a loan',
  instalment: 'on its loans',
  taxes: 'in taxes',
  hire: 'for one month',
  bribe: 'to keep the peace',
  trade: 'for him',
  sale: 'at the auction',
  stock: 'for stock',
  armour: 'for his armour',
  fee: 'to send him',
  colosseum: 'in the Colosseum',
  wager: 'on a wager',
  earnings: 'in earnings',
  upkeep: 'for the upkeep of its men',
  reputation: 'for its reputation',
}

export const QUALITY_WORDS: Readonly<Record<StockQuality, string>> = {
  pathetic: 'pathetic',
  poor: 'poor',
  average: 'just what was paid for',
  good: 'good',
  excellent: 'excellent',
  superb: 'superb',
}

export const CONDUCT_WORDS: Readonly<Record<Conduct, string>> = {
  hand: 'play it myself',
  watch: 'watch it',
  decide: 'hear the result',
}

export const money = (denarii: number) => counted(denarii, 'denarius', 'denarii')

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
