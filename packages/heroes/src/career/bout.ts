/** The match inside a career: it talks to the career's referee. */
import { type Seat, within } from '@harena/engine'
import type { Heroes } from '../match/game.ts'
import { playStep } from '../rules/phases.ts'
import { playerOf, toSettle } from './aftermath.ts'
import type { CareerRef, HeroesCareer } from './game.ts'
import type { CareerState } from './state.ts'

/** One step of it. Each player decides and throws for his own; whoever made the match throws for strangers. */
export function playBout(state: CareerState, referee: CareerRef): void {
  const { match, player, fighters } = state.bout!
  const seatOf = (card: Seat) => {
    const gladiator = state.gladiators[fighters[card]!]
    return gladiator ? playerOf(state.bout!, gladiator) : player
  }
  const inner = within<Heroes, HeroesCareer>(referee, {
    seatOf,
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
