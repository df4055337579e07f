/** The match inside a campaign: it talks to the campaign's referee. */
import { within } from '@harena/engine'
import { playStep } from '../05-turn/phases.ts'
import { enterNext } from '../38-matches/entering.ts'
import type { Colosseum } from '../match/game.ts'
import type { CampaignRef, GladiatorCampaign } from './game.ts'
import type { CampaignState } from './state.ts'

/** One step of it. The first gladiator is the player's, and he throws all dice. */
export function playBout(state: CampaignState, referee: CampaignRef): void {
  const bout = state.bout!
  const { match, player } = bout
  enterNext(bout, referee)
  const inner = within<Colosseum, GladiatorCampaign>(referee, {
    seatOf: () => player,
    question: (question, seat) => ({ kind: 'bout', seat, rule: question.rule, question }),
    event: (event, to) => {
      const names = match.gladiators.map(({ name }) => name)
      return { kind: 'bout', rule: event.rule, event, names, ...(to && { to }) }
    },
  })
  playStep(match, inner)
  if (match.outcome !== null) state.phase = 'aftermath'
}
