/** What the campaign tests share: a campaign with known men, and matches that have just ended. */
import { type AnyAnswer, effectiveOptions, Scripted } from '@harena/engine'
import { completed } from '../src/campaign/options.ts'
import type { CampaignPhase, CampaignState } from '../src/campaign/state.ts'
import { newMan } from '../src/campaign/state.ts'
import {
  type CampaignOptions,
  type GladiatorCampaign,
  gladiatorCampaign,
  type Man,
  type Talents,
} from '../src/index.ts'
import { campaignSheet } from '../src/match/campaign-sheet.ts'
import type { Gladiator, State } from '../src/match/state.ts'

export function campaignOptionsWith(given: Partial<CampaignOptions> = {}): CampaignOptions {
  return completed(effectiveOptions(gladiatorCampaign, given) as unknown as CampaignOptions)
}

export function manWith(change: Partial<Man> = {}): Man {
  const man = { ...newMan(0, 'Felix'), ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 }, talents: { sword: 0 }, LK: 5 }
  return { ...man, ...change }
}

/** A campaign of one player, whose man is this one. */
export function campaignOf(
  change: Partial<Man> = {},
  phase: CampaignPhase = 'arranging',
  given: Partial<CampaignOptions> = {},
): CampaignState {
  const state = gladiatorCampaign.start({ players: [{ name: 'Lanista' }], rounds: 9 }, campaignOptionsWith(given))
  state.men = [manWith(change)]
  state.phase = phase
  return state
}

export interface Told {
  readonly events: GladiatorCampaign['event'][]
  readonly asked: GladiatorCampaign['question'][]
}

/** Runs campaign code with scripted dice and answers, all of which must be used. */
export function told(
  faces: readonly number[],
  answers: readonly unknown[],
  code: (referee: Scripted<GladiatorCampaign>) => void,
): Told {
  const referee = new Scripted<GladiatorCampaign>(faces, answers as AnyAnswer<GladiatorCampaign>[])
  code(referee)
  referee.done()
  return referee
}

/** One step of the campaign. */
export function oneStep(state: CampaignState, faces: readonly number[] = [], answers: readonly unknown[] = []): Told {
  return told(faces, answers, (referee) => gladiatorCampaign.playStep(state, referee))
}

/** Gives men of a match the sheets of a campaign. */
export function inCampaign(state: State, talents: readonly Talents[] = [], luck = 0): State {
  for (const who of state.gladiators) who.campaign = sheetWith(talents[who.seat], luck)
  return state
}

export function sheetWith(talents: Talents = {}, LK = 0) {
  return campaignSheet(talents, { LK, strictness: 0, asks: 'deadly', isParty: true, isBoundless: false })
}

export function sheetOf(who: Gladiator | undefined) {
  return who!.campaign!
}
