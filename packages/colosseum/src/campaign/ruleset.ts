/** GLADIATOR as a campaign (chapters 31 to 38): one gladiator for each player, ten victories to the Emperor's Champion. */
import '../editions/edition.ts'
import { key, type Ruleset, type Seat } from '@harena/engine'
import { arrange, setUp } from '../38-matches/turns.ts'
import { clone } from '../match/clone.ts'
import { preview } from '../match/preview.ts'
import { aim } from '../match/prompts.ts'
import { campaignTables } from '../tables/campaign.ts'
import { playAftermath, playBout, playSpending } from './aftermath.ts'
import { insideBout, knownBout } from './bout.ts'
import { checkInCampaign, legalInCampaign } from './check.ts'
import { createNext } from './creation.ts'
import type { CampaignRef, GladiatorCampaign } from './game.ts'
import { narrateCampaign } from './narrate.ts'
import { campaignOptions } from './options.ts'
import { describeCampaign, promptCampaign } from './prompts.ts'
import { campaignResult } from './result.ts'
import { checkCampaignSetup, defaultCampaignSetup, startCampaign } from './setup.ts'
import { type CampaignAnswers, type CampaignPhase, type CampaignState, cloneCampaign } from './state.ts'
import { campaignView } from './view.ts'

const steps: Readonly<Record<CampaignPhase, (state: CampaignState, referee: CampaignRef) => void>> = {
  creation: createNext,
  arranging: arrange,
  opponents: setUp,
  bout: playBout,
  aftermath: playAftermath,
  spending: playSpending,
  over: () => {},
}

/** What a player knows: of a match that is on, what its gladiator knows. */
function knownInCampaign(state: CampaignState, seat: Seat | null): CampaignState {
  if (!state.bout) return state
  const bout = knownBout(state.bout, seat)
  return bout === state.bout ? state : { ...state, bout }
}

export const gladiatorCampaign: Ruleset<GladiatorCampaign> = {
  id: 'gladiator-campaign',
  title: key('GLADIATOR: a campaign'),
  version: '2.0.0',
  options: campaignOptions,
  tables: campaignTables,
  defaultSetup: defaultCampaignSetup,
  checkSetup: checkCampaignSetup,
  start: startCampaign,
  playStep: (state, referee) => steps[state.phase](state, referee),
  isOver: (state) => state.phase === 'over',
  result: campaignResult,
  stretch: ({ round }) => round - 1,
  inside: insideBout,
  clone: (state) => cloneCampaign(state, clone),
  known: knownInCampaign,
  check: checkInCampaign,
  legal: legalInCampaign,
  view: campaignView,
  names: (state) => state.players,
  sides: (state) => state.players.map((_, player) => player),
  prompt: promptCampaign,
  describe: describeCampaign,
  aim: (state, question, answer) =>
    question.kind === 'bout' ? aim(state.bout!.match, question.question, answer as CampaignAnswers['bout']) : null,
  preview: (state, question, answer) =>
    question.kind === 'bout' ? preview(state.bout!.match, question.question, answer as CampaignAnswers['bout']) : null,
  narrate: narrateCampaign,
}
