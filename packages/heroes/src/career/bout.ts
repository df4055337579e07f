/** The match inside a career: it talks to the career's referee. */
import { within } from '@harena/engine'
import type { Heroes } from '../match/game.ts'
import { playStep } from '../rules/phases.ts'
import { toSettle } from './aftermath.ts'
import type { CareerRef, HeroesCareer } from './game.ts'
import type { CareerState } from './state.ts'

/** One step of it. All gladiators whom a player runs are of him who sent them, and he throws all dice. */
export function playBout(state: CareerState, referee: CareerRef): void {
  const { match, player } = state.bout!
  const inner = within<Heroes, HeroesCareer>(referee, {
    seatOf: () => player,
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
