/** GLADIATOR as a campaign of lanistas (chapter 39 over 31 to 38): two to eight ludi, month after month. */
import '../editions/edition.ts'
import { key, type Referee, type Ruleset, type Seat } from '@harena/engine'
import { playOrder, playSell, playStock, playTrade } from '../39-lanistas/auction.ts'
import { playEditor } from '../39-lanistas/editor.ts'
import { playExperience } from '../39-lanistas/experience.ts'
import { playArrange } from '../39-lanistas/fixtures.ts'
import { playBout, playMatch } from '../39-lanistas/matches.ts'
import { playEarnings, playSpend, playTrain, playUpkeep } from '../39-lanistas/money.ts'
import { playEntries, playMunus } from '../39-lanistas/munus.ts'
import { playEvent } from '../39-lanistas/random-events.ts'
import { playStables } from '../39-lanistas/stables.ts'
import { playCheck } from '../39-lanistas/victory.ts'
import { playBank, playSettle, playWagers } from '../39-lanistas/wagers.ts'
import { insideBout, knownBout } from '../campaign/bout.ts'
import { clone } from '../match/clone.ts'
import { preview } from '../match/preview.ts'
import { aim } from '../match/prompts.ts'
import { lanistaTables } from '../tables/lanistas.ts'
import { checkInLudus } from './check.ts'
import type { LanistaCampaign, LudusRef } from './game.ts'
import { legalInLudus } from './legal.ts'
import { narrateLudus } from './narrate.ts'
import { ludusOptions } from './options.ts'
import { describeLudus, promptLudus } from './prompts.ts'
import { ludusResult } from './result.ts'
import { checkLudusSetup, defaultLudusSetup, startLudusCampaign } from './setup.ts'
import { cloneLudusState, type Fixture, type LudusAnswers, type LudusPhase, type LudusState } from './state.ts'
import { ludusView } from './view.ts'

/** §39.5 The month, step by step. */
const steps: Readonly<Record<LudusPhase, (state: LudusState, referee: LudusRef) => void>> = {
  stables: playStables,
  editor: playEditor,
  event: playEvent,
  trade: playTrade,
  sell: playSell,
  order: playOrder,
  stock: playStock,
  munus: playMunus,
  entries: playEntries,
  arrange: playArrange,
  bank: playBank,
  wagers: playWagers,
  match: playMatch,
  bout: playBout,
  experience: playExperience,
  settle: playSettle,
  earnings: playEarnings,
  train: playTrain,
  spend: playSpend,
  upkeep: playUpkeep,
  check: playCheck,
  over: () => {},
}

/** Bids and bribes are sealed until all are in; of a match that is on everybody knows what his men know. */
function knownInLudus(state: LudusState, seat: Seat | null): LudusState {
  if (!state.bout) return state
  const bout = knownBout(state.bout, seat)
  return bout === state.bout ? state : { ...state, bout }
}

export const lanistaCampaign: Ruleset<LanistaCampaign> = {
  id: 'lanista-campaign',
  title: key('GLADIATOR: a campaign of lanistas'),
  version: '2.0.0',
  options: ludusOptions,
  tables: lanistaTables,
  defaultSetup: defaultLudusSetup,
  checkSetup: checkLudusSetup,
  start: startLudusCampaign,
  playStep: (state, referee) => steps[state.phase](state, referee as Referee<LanistaCampaign> & LudusRef),
  isOver: (state) => state.phase === 'over',
  stretch: ({ month }) => Math.max(0, month - 1),
  result: ludusResult,
  inside: insideBout,
  clone: (state) => cloneLudusState(state, clone),
  known: knownInLudus,
  check: checkInLudus,
  legal: legalInLudus,
  view: ludusView,
  names: (state) => state.ludi.map(({ name }) => name),
  sides: (state) => state.ludi.map((_, seat) => seat),
  prompt: promptLudus,
  describe: describeLudus,
  aim: (state, question, answer) =>
    question.kind === 'bout' ? aim(state.bout!.match, question.question, answer as LudusAnswers['bout']) : null,
  preview: (state, question, answer) =>
    question.kind === 'bout' ? preview(state.bout!.match, question.question, answer as LudusAnswers['bout']) : null,
  narrate: narrateLudus,
}

/**
 * The same campaign with these matches told blow by blow: a record that is opened with it shows again what was only heard
 * of. The dice are the same, for the book decides in either case; the digest is that of the longer log.
 */
export function lanistaTelling(isTold: (match: number) => boolean): Ruleset<LanistaCampaign> {
  const tell = (fixture: Fixture) => (isTold(fixture.number) ? watched(fixture) : fixture)
  return {
    ...lanistaCampaign,
    playStep: (state, referee) => {
      if (state.munus) state.munus.fixtures = state.munus.fixtures.map(tell)
      lanistaCampaign.playStep(state, referee)
    },
  }
}

function watched(fixture: Fixture): Fixture {
  if (Object.values(fixture.conduct).every((conduct) => conduct !== 'decide')) return fixture
  const entries = Object.entries(fixture.conduct).map(([seat, conduct]) => [
    seat,
    conduct === 'decide' ? 'watch' : conduct,
  ])
  return { ...fixture, conduct: Object.fromEntries(entries) }
}
