/** Things of the ludi in words. */
import { counted, t } from '@harena/engine'
import type { EventId, StockQuality } from '../tables/lanistas.ts'
import type { Conduct, Heading } from './state.ts'

export const EVENT_WORDS: Readonly<Record<EventId, string>> = {
  plague: t('a plague'),
  edict: t('an imperial edict: there are no games this month'),
  trainer: t('a famous trainer'),
  champion: t('a professional who is looking for a ludus'),
  barley: t('a rich barley harvest: training is cheap'),
  feast: t('a feast, and too much of everything'),
  taxes: t('taxes: five denarii for every gladiator'),
  lowStock: t('few slaves on the market: stock costs twice as much'),
  none: t('nothing of note'),
  poorStock: t('poor stock on the market'),
  goodStock: t('good stock on the market'),
  windfall: t('a windfall'),
  investor: t('an investor offers loans'),
  revolt: t('a revolt of gladiators'),
}

export const HEADING_WORDS: Readonly<Record<Heading, string>> = {
  start: t('to begin with'),
  windfall: t('as a windfall'),
  loan: t('as a loan'),
  instalment: t('on its loans'),
  taxes: t('in taxes'),
  hire: t('for one month'),
  bribe: t('to keep the peace'),
  trade: t('for him'),
  sale: t('at the auction'),
  stock: t('for stock'),
  armour: t('for his armour'),
  fee: t('to send him'),
  colosseum: t('in the Colosseum'),
  wager: t('on a wager'),
  earnings: t('in earnings'),
  upkeep: t('for the upkeep of its men'),
  reputation: t('for its reputation'),
}

export const QUALITY_WORDS: Readonly<Record<StockQuality, string>> = {
  pathetic: t('pathetic'),
  poor: t('poor'),
  average: t('just what was paid for'),
  good: t('good'),
  excellent: t('excellent'),
  superb: t('superb'),
}

export const CONDUCT_WORDS: Readonly<Record<Conduct, string>> = {
  hand: t('play it myself'),
  watch: t('watch it'),
  decide: t('hear the result'),
}

export const money = (denarii: number) => counted(denarii, 'denarius', 'denarii')

/** Men by their names, beasts by what they are. */
export function menOrBeasts(names: readonly string[]): string[] {
  return names.map((name) => t(name))
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? t('nobody')) : t`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
