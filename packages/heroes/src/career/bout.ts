/** The match inside a career: it talks to the career's referee. */
import { type Inside, type Seat, within } from '@harena/engine'
import type { Heroes } from '../match/game.ts'
import { heroes } from '../match/ruleset.ts'
import { playStep } from '../rules/phases.ts'
import { playerOf, toSettle } from './aftermath.ts'
import type { CareerRef, HeroesCareer } from './game.ts'
import type { CareerState } from './state.ts'

/** Each player decides and throws for his own; whoever made the match throws for strangers. */
function ownerOf(state: CareerState, card: Seat): Seat {
  const { player, fighters } = state.bout!
  const gladiator = state.gladiators[fighters[card]!]
  return gladiator ? playerOf(state.bout!, gladiator) : player
}

/** The match that is on, as one of its own. */
export function insideCareer(state: CareerState): Inside | null {
  if (state.phase !== 'bout') return null
  const { match, setup } = state.bout!
  return { ruleset: heroes, setup, state: match, owners: match.cards.map((_, card) => ownerOf(state, card)) }
}

/** One step of it. */
export function playBout(state: CareerState, referee: CareerRef): void {
  const { match } = state.bout!
  const inner = within<Heroes, HeroesCareer>(referee, {
    seatOf: (card) => ownerOf(state, card),
    question: (question, seat) => ({ kind: 'bout', seat, rule: question.rule, question }),
    event: (event, to) => {
      const names = match.cards.map((card) => card.name)
      return { kind: 'bout', rule: event.rule, event, names, ...(to && { to }) }
    },
  })
  playStep(match, inner)
  if (match.phase !== 'over') return
  state.bout!.toSettle = toSettle(state.bout!)
  state.phase = 'aftermath'
}
