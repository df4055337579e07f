/** After a match: its letter, injuries, experience, prestige and luck, and then what experience buys. */
import type { Seat, SumStep } from '@harena/engine'
import { rollOwnTalent } from '../31-talents/talent-rolls.ts'
import { rollInjuries } from '../32-injuries/injuries.ts'
import { defeatsOf, experienceOf } from '../33-experience/earning.ts'
import { pay } from '../33-experience/spending.ts'
import { changeLuck } from '../34-luck/luck.ts'
import { type Beaten, changePrestige } from '../35-prestige/prestige.ts'
import type { Gladiator, State } from '../match/state.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import { playBoutStep } from './bout.ts'
import { campaignEditionOf } from './edition.ts'
import type { CampaignRef } from './game.ts'
import type { CampaignOptions } from './options.ts'
import { type Bout, type CampaignState, type Man, manOf, nothingRaised, VICTORIES } from './state.ts'

export type Letter = 'V' | 'S' | 'M' | null

/** §3.8.1 V for a victory, also of one who then dies; S, M; none for the dead, and for one nobody spared. */
export function letterOf(match: State, who: Gladiator): Letter {
  const { outcome, options } = match
  if (outcome?.kind === 'won' && outcome.team === who.team && isSurvivor(who)) return 'V'
  if (who.out === 'missus') return 'M'
  if (who.out !== 'stans') return null
  const isBooed = options.stansKills === 'no' && who.campaign!.hasAppealed && !who.campaign!.isSpared
  return isBooed ? null : 'S'
}

/** He stood when it was over, though a mortal wound may have killed him since. */
function isSurvivor({ out, campaign }: Gladiator): boolean {
  return out === null || (out === 'killed' && campaign!.end === null)
}

/** One step of the match that is on. */
export function playBout(state: CampaignState, referee: CampaignRef): void {
  playBoutStep(state.bout!, referee)
  if (state.bout!.match.outcome !== null) state.phase = 'aftermath'
}

/** C.16 In the order in which nothing depends on what comes later. */
export function playAftermath(state: CampaignState, referee: CampaignRef): void {
  const { owners } = state.bout!
  for (const [seat, owner] of owners.entries()) if (owner !== null) afterOne(state, seat, manOf(state, owner)!, referee)
  const others = owners.flatMap((owner) => (owner === null || owner === state.next ? [] : [owner]))
  state.fought = [...state.fought, ...others]
  state.bout = null
  state.bill = null
  state.rival = null
  state.phase = 'spending'
}

function afterOne(state: CampaignState, seat: Seat, man: Man, referee: CampaignRef): void {
  const bout = state.bout!
  const before = man.earned
  const letter = record(bout.match, bout.match.gladiators[seat]!, man, referee)
  if (man.status === 'active') settle(state.options, bout, seat, man, letter, referee)
  crown(state.options, man, referee)
  writeJournal(state, bout, seat, man, letter, man.earned - before, referee)
  man.raised = nothingRaised
}

/** §3.8.1 The letter goes into his record; whoever was killed is dead. */
export function record(match: State, who: Gladiator, man: Man, referee: CampaignRef): Letter {
  const letter = letterOf(match, who)
  if (letter !== null) man.record[letter]++
  man.record.kills += who.kills
  if (who.out === 'killed') man.status = 'dead'
  if (referee.listening) {
    const isDead = man.status === 'dead'
    referee.tell({ kind: 'matchRecorded', rule: '§3.8.1', name: man.name, letter, isDead })
  }
  return letter
}

/** §32, §33, §35, §34 What the match leaves behind for one who lives. */
export function settle(
  options: CampaignOptions,
  { match, prestige }: Bout,
  seat: Seat,
  man: Man,
  letter: Letter,
  referee: CampaignRef,
): void {
  const who = match.gladiators[seat]!
  rollInjuries(options, man, who.wounds, referee)
  if (man.status !== 'active') return
  const defeats = defeatsOf(match, who)
  const steps: SumStep[] = []
  const { experience } = campaignTablesOf(options)
  const XP = experienceOf(campaignEditionOf(options).chart(experience), who, defeats, steps)
  man.XP += XP
  man.earned += XP
  if (referee.listening) {
    referee.tell({ kind: 'experienceEarned', rule: '§33.2', name: man.name, XP, now: man.XP, steps })
  }
  // §33.2.4 Who only dies of his wound later counts for prestige if the match was won.
  const isBeaten = (seat: number) => letter === 'V' || match.gladiators[seat]!.campaign!.end !== null
  const beaten = defeats
    .filter(({ seat }) => isBeaten(seat))
    .map(({ seat, isCleaved }): Beaten => ({ PR: prestige[seat]!, isCleaved }))
  const isStans = who.out === 'stans' && options.stansMissusAsMissus === 'yes'
  changePrestige(man, beaten, who.out === 'missus' || (isStans && who.campaign!.isSpared), referee)
  changeLuck(man, who.campaign!.favours, referee)
}

/** The tenth victory makes him the Emperor's Champion, dying or not. */
export function crown(options: CampaignOptions, man: Man, referee: CampaignRef): void {
  if (campaignEditionOf(options).honours(man.record) < VICTORIES) return
  man.status = 'champion'
  if (referee.listening) referee.tell({ kind: 'championMade', rule: 'C.00', name: man.name })
}

function writeJournal(
  state: CampaignState,
  { match }: Bout,
  seat: Seat,
  man: Man,
  letter: Letter,
  XP: number,
  referee: CampaignRef,
): void {
  const { type, isDeath } = state.bill!
  const who = match.gladiators[seat]!
  const entry = {
    round: state.round,
    name: man.name,
    type,
    isDeath,
    style: who.style,
    opponents: match.gladiators
      .filter(({ team, campaign }) => team !== who.team && campaign !== null)
      .map(({ name }) => name),
    letter,
    isDead: man.status === 'dead' || who.out === 'killed',
    turns: match.turn,
    XP,
  }
  state.journal.push(entry)
  if (referee.listening) referee.tell({ kind: 'journalWritten', rule: '§33.2', entry })
}

/** §33.3 One purchase after the other, until he wants no more; then the next player's turn comes. */
export function playSpending(state: CampaignState, referee: CampaignRef): void {
  const man = manOf(state, state.next)
  if (man === null || !canBuyAnything(state, man)) {
    nextTurn(state, referee)
    return
  }
  const { owner: seat, name, XP } = man
  const purchase = referee.ask({ kind: 'spend', seat, rule: '§33.3', name, XP })
  if (purchase.buy === 'nothing') {
    nextTurn(state, referee)
    return
  }
  pay(state.options, man, purchase)
  if (referee.listening) referee.tell({ kind: 'bought', rule: '§33.3', name, purchase, left: man.XP })
  if (purchase.buy === 'roll') rollOwnTalent(state.options, man, purchase.red, referee)
}

function canBuyAnything({ options }: CampaignState, { XP }: Man): boolean {
  return XP >= campaignTablesOf(options).experience.talentRoll
}

/** C.02 Everybody has fought once: a round is over, and with it perhaps the campaign. */
function nextTurn(state: CampaignState, referee: CampaignRef): void {
  state.next++
  if (state.next === state.players.length) {
    state.next = 0
    const isWon = state.men.some(({ status }) => status === 'champion')
    if (isWon || state.round === state.rounds) {
      state.phase = 'over'
      if (referee.listening) referee.tell({ kind: 'campaignClosed', rule: 'C.00' })
      return
    }
    state.round++
    state.drawn = state.players.map(() => null)
    state.fought = []
    if (referee.listening) referee.tell({ kind: 'roundBegan', rule: '§38.2', round: state.round })
  }
  // Who has fought out of his turn only spends his experience in it.
  const hasFought = state.fought.includes(state.next)
  state.phase = hasFought ? 'spending' : manOf(state, state.next) ? 'arranging' : 'creation'
}
