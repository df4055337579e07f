/** The tables of both campaigns of GLADIATOR, each with the paragraph that it belongs to. */

import {
  CLASS_WORDS,
  EVENT_WORDS,
  gladiatorCampaign,
  lanistaCampaign,
  MATCH_WORDS,
  type MatchType,
  type Talent,
  talentWord,
} from '@harena/colosseum'
import { type Rule, spaced, t } from '@harena/engine'
import { added, listed, type PrintedTable, printed, ranged } from '../../ui/printed-table.ts'

const campaign = gladiatorCampaign.tables as {
  readonly talents: Readonly<Record<string, string>>
  readonly experience: Readonly<Record<string, number>>
  readonly limits: Readonly<Record<string, { readonly step: number; readonly most: number }>>
  readonly origins: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly originRolls: Readonly<Record<string, string>>
  readonly armourPrices: object
  readonly matches: Readonly<Record<string, MatchType>>
  readonly deathNumbers: Readonly<Record<MatchType, number | null>>
  readonly pairings: Readonly<Record<string, { readonly own: number; readonly other: number }>>
}
const ludus = lanistaCampaign.tables as {
  readonly events: Readonly<Record<string, keyof typeof EVENT_WORDS>>
  readonly stock: readonly { readonly upTo: number; readonly quality: string }[]
  readonly ludus: Readonly<Record<string, number>>
}

const D66 = t('dice, as tens and ones')

function byDice<T>(table: Readonly<Record<string, T>>, say: (entry: T) => readonly string[]) {
  return ranged(Object.entries(table).map(([dice, entry]) => [dice, ...say(entry)]))
}

function talentOf(talent: string): string {
  if (talent === 'none') return 'none'
  return talent === 'WP' ? t('a weapon (WP)') : `${talentWord(talent as Talent)} (${talent})`
}

const earnings: Readonly<Record<string, string>> = {
  talentRoll: t('costs: a talent roll'),
  redDie: t('costs: each point more on the red die'),
  skillLevel: t('costs: a level of a talent, times the level'),
  thrownHit: t('earned: a thrown item that strikes'),
  spared: t('earned: being spared'),
  opponentSpared: t('earned: an opponent who is spared'),
  kill: t('earned: a kill'),
  slowKill: t('earned: a slow kill, for each of the first turns that is left'),
  quickKill: t('earned: a quick kill, for each of the first turns that is left'),
  survival: t('earned: surviving a match'),
}

const sums: Readonly<Record<string, string>> = {
  denarii: t('denarii at the beginning'),
  gladiators: t('gladiators at the beginning'),
  xpPerLevel: t('experience for each level of stock'),
  mostLevel: t('highest level of stock'),
  colosseum: t('denarii for games in the Colosseum'),
  champion: t("denarii for the Emperor's Champion"),
  tax: t('taxes for each gladiator'),
  loan: t('a loan'),
  instalment: t('an instalment of the loan'),
  barley: t('experience points that a barley harvest makes cheap'),
  trainer: t('experience points from a famous trainer'),
}

function named(caption: string, table: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>) {
  const rows = Object.entries(table).map(([id, value]): [string, string] => [names[id] ?? id, String(value)])
  return { caption, columns: [], rows }
}

function origins(): PrintedTable {
  const dice = (origin: string) => {
    const rolls = Object.keys(campaign.originRolls).filter((roll) => campaign.originRolls[roll] === origin)
    return rolls.length > 1 ? t`${rolls[0]} to ${rolls.at(-1)}` : rolls[0]
  }
  const ratings = ['TR', 'ST', 'AG', 'CN', 'W', 'PR'] as const
  const changes = ratings.map((rating) => [rating, (origin: string) => added(campaign.origins[origin]![rating]!)])
  return listed<string>(
    t('Origins, by two dice, and what they change'),
    'origin',
    { dice, ...Object.fromEntries(changes) },
    Object.keys(campaign.origins).map((origin) => [spaced(origin), origin]),
  )
}

function stock(): PrintedTable {
  const rows = ludus.stock.map(({ upTo, quality }, at): [string, string] => {
    const from = at === 0 ? 2 : ludus.stock[at - 1]!.upTo + 1
    return [upTo === 99 ? t`${from} or more` : from === upTo ? String(upTo) : t`${from} to ${upTo}`, quality]
  })
  return { caption: t('The quality of stock, by the dice'), corner: 'dice', columns: ['quality'], rows }
}

export const campaignTables: Readonly<Record<Rule, () => PrintedTable>> = {
  '§31.2': () => ({
    caption: t('Talents'),
    corner: D66,
    columns: ['talent'],
    rows: byDice(campaign.talents, (talent) => [talentOf(talent)]),
  }),
  '§33.3': () => named(t('Experience: what is earned, and what it buys'), campaign.experience, earnings),
  '§33.3.1': () =>
    printed(t('How much a rating may rise between two matches, and how high'), campaign.limits, 'rating'),
  '§36.1': origins,
  '§37.1': () =>
    printed(t('What a piece of armour costs, by the number that it covers'), campaign.armourPrices, 'armour'),
  '§38.2.1': () => ({
    caption: t('The kind of match'),
    corner: D66,
    columns: ['match', t('to the death above')],
    rows: byDice(campaign.matches, (kind) => [MATCH_WORDS[kind], String(campaign.deathNumbers[kind] ?? '–')]),
  }),
  '§38.4.1': () => ({
    caption: t('Which classes are paired'),
    corner: D66,
    columns: [t('his own'), t("his opponent's")],
    rows: byDice(campaign.pairings, ({ own, other }) => [CLASS_WORDS[own]!, CLASS_WORDS[other]!]),
  }),
  '§39.4': () => named(t('Sums of a ludus'), ludus.ludus, sums),
  '§39.5.2': () => ({
    caption: t('Events of the month'),
    corner: D66,
    columns: ['event'],
    rows: byDice(ludus.events, (event) => [EVENT_WORDS[event]]),
  }),
  '§39.5.3.2': stock,
}
