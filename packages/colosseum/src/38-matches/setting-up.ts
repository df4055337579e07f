/** Chapter 38, §38.5 and §38.6: the opponents of a match are made, and everybody takes his place. */
import { capital, type Seat } from '@harena/engine'
import { weaponsKnown } from '../31-talents/talents.ts'
import { intimidate } from '../35-prestige/intimidation.ts'
import { d3 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import { nextName } from '../campaign/names.ts'
import { type CampaignOptions, optionsOfMatch } from '../campaign/options.ts'
import { type Bill, type Bout, type CampaignState, type Man, manOf, matchesOf } from '../campaign/state.ts'
import type { CampaignTraits } from '../match/campaign-sheet.ts'
import { pickFrom } from '../match/context.ts'
import { type ArenaSetup, type GladiatorSetup, start } from '../match/setup.ts'
import type { BeastId } from '../tables/beasts.ts'
import { beastIds } from '../tables/beasts.ts'
import { campaignTablesOf, stylesOfClass } from '../tables/campaign.ts'
import type { StyleId } from '../tables/styles.ts'
import { isHunt } from './arranging.ts'
import { makeChallenger } from './challengers.ts'

/** One who takes part: a man with his sheet, or a beast. */
export interface Entrant {
  readonly sheet: GladiatorSetup
  readonly man: Man | null
  /** Who decides for him; null where the book does. */
  readonly owner: Seat | null
  /** §39.5.2 CF that a feast has cost him. */
  readonly feast?: number
}

/** §38.5, §38.6 Opponents, allies and beasts; the match then lays out its arena itself (§38.6.1, §27.2). */
export function setUpMatch(state: CampaignState, referee: CampaignRef): void {
  const { next: player, options } = state
  const bill = state.bill!
  const hero = manOf(state, player)!
  const own = heroEntrant(options, hero, bill, referee)
  const entrants = isHunt(bill.type)
    ? [own, ...drawBeasts(options, player, referee).map(beastEntrant)]
    : [own, ...makeMen(state, hero, bill, referee)]
  state.bout = openBout(options, bill, entrants, undefined, referee)
  state.phase = 'bout'
}

/** §38.6 Everybody takes his place, and the sides try to frighten each other (§35.4). */
export function openBout(
  options: CampaignOptions,
  { type, isDeath }: Bill,
  entrants: readonly Entrant[],
  arena: ArenaSetup | undefined,
  referee: CampaignRef,
): Bout {
  const sheets = entrants.map((entrant, seat): GladiatorSetup => {
    const sheet = { ...entrant.sheet, campaign: traitsOf(options, entrant) }
    // §38.2.3 One after the other: all but the first wait.
    return type === 'consecutive' && seat >= 2 ? { ...sheet, waits: true } : sheet
  })
  const match = start({ gladiators: sheets, ...(arena && { arena }) }, optionsOfMatch(options, isDeath ? 'yes' : 'no'))
  const owners = entrants.map(({ owner }) => owner)
  intimidate(match, entrants[0]!.man!.owner, referee)
  const gladiators = sheets.map((sheet, seat) => ({ ...sheet, prestigeBonus: match.gladiators[seat]!.prestigeBonus }))
  const setup = { gladiators, ...(arena && { arena }) }
  return { match, setup, owners, prestige: entrants.map(({ man }) => man?.PR ?? null) }
}

export function traitsOf(
  options: CampaignOptions,
  { man, owner, feast = 0 }: Pick<Entrant, 'man' | 'owner' | 'feast'>,
): CampaignTraits {
  return {
    talents: man?.talents ?? {},
    LK: man?.LK ?? 0,
    strictness: options.luckFormula === 'text' ? 0 : 1,
    asks: owner === null ? 'bad' : options.favour,
    isParty: options.luckScope === 'party',
    isBoundless: options.fatalBlowBelowZero === 'yes',
    feast,
  }
}

export function sheetOfMan(man: Man, team: number, style: StyleId): GladiatorSetup {
  const { name, ratings, talents, PR } = man
  return { name, team, style, ratings, trained: weaponsKnown(talents), prestige: PR }
}

/** §37.1 With a suit that was made for him only the shield is left to the dice (C.06). */
export function heroEntrant(
  options: CampaignOptions,
  man: Man,
  { style, suit }: Pick<Bill, 'style' | 'suit'>,
  referee: CampaignRef,
): Entrant {
  const { owner } = man
  const sheet = sheetOfMan(man, 0, style!)
  if (suit === 'rolled' || suit === null) return { sheet, man, owner }
  const { styles, armour } = campaignTablesOf(options)
  const { weight, shield } = styles[style!]
  if (shield !== 'rolled') return { sheet: { ...sheet, armour: suit }, man, owner }
  const rolled = armour[weight][referee.roll(1, '§37.1', man.owner, 'shield')]!.shield
  return { sheet: { ...sheet, armour: suit, shield: rolled }, man, owner }
}

/** §29.1 One for whom the book decides. */
export function bookEntrant(man: Man, team: number, style: StyleId): Entrant {
  return { sheet: { ...sheetOfMan(man, team, style), centurion: true, spirit: man.spirit }, man, owner: null }
}

/** §38.5 Allies of his class and challengers of theirs; the book decides for all of them. */
function makeMen(state: CampaignState, hero: Man, bill: Bill, referee: CampaignRef): Entrant[] {
  const make = (classNumber: number, isAlly: boolean): Entrant => {
    const open = stylesOfClass(campaignTablesOf(state.options), classNumber)
    const style = pickFrom(referee, open, '§38.4.2', hero.owner, 'style')
    const isChampion = bill.type === 'champion' && !isAlly
    const wanted = { style, isAlly, matches: matchesOf(hero), isChampion }
    return bookEntrant(
      makeChallenger(state.options, hero.owner, nextName(state), wanted, referee),
      isAlly ? 0 : 1,
      style,
    )
  }
  const allies = Array.from({ length: bill.allies }, () => make(bill.own, true))
  return [...allies, ...bill.others.map((other) => make(other, false))]
}

/** §38.2.3 1D3 beasts, drawn from the counters or of each kind alike. */
export function drawBeasts(options: CampaignOptions, player: Seat, referee: CampaignRef): BeastId[] {
  const { beastCounters } = campaignTablesOf(options)
  const counters = beastIds.flatMap((kind) => Array<BeastId>(beastCounters[kind]).fill(kind))
  const kinds: BeastId[] = []
  for (let left = d3(referee, '§38.2.3', player, 'how many'); left > 0; left--) {
    const pool = options.beastDraw === 'uniform' ? beastIds : counters
    const kind = pickFrom(referee, pool, '§38.2.3', player, 'which beast')
    if (options.beastDraw === 'counters') counters.splice(counters.indexOf(kind), 1)
    kinds.push(kind)
  }
  if (referee.listening) referee.tell({ kind: 'beastsDrawn', rule: '§38.2.3', beasts: kinds })
  return kinds
}

export function beastEntrant(beast: BeastId, at: number, { length }: readonly BeastId[]): Entrant {
  const name = `${capital(beast)}${length > 1 ? ` ${at + 1}` : ''}`
  return { sheet: { name, team: 1, style: 'beast', beast }, man: null, owner: null }
}
