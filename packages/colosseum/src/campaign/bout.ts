/** The match inside a campaign: it talks to the campaign's referee. */
import { type Inside, type Seat, within } from '@harena/engine'
import { playStep } from '../05-turn/phases.ts'
import type { Event } from '../match/events.ts'
import type { Colosseum, Ref } from '../match/game.ts'
import { known } from '../match/known.ts'
import { colosseum } from '../match/ruleset.ts'
import { type View, view } from '../match/view.ts'
import type { CampaignRef, GladiatorCampaign } from './game.ts'
import type { Bout } from './state.ts'

/** The owner of the first man throws all dice that are nobody else's. */
function ownerOf({ owners }: Bout, seat: Seat): Seat {
  return owners[seat] ?? owners[0]!
}

/** The places of a player's men in the match. */
function seatsIn({ owners }: Bout, player: Seat | null): Seat[] {
  return player === null ? [] : owners.flatMap((owner, seat) => (owner === player ? [seat] : []))
}

/** What a player knows of it: what his men know. */
export function knownBout(bout: Bout, player: Seat | null): Bout {
  const seen = known(bout.match, seatsIn(bout, player))
  return seen === bout.match ? bout : { ...bout, match: seen }
}

export function boutView(bout: Bout, player: Seat | null): View {
  return view(bout.match, seatsIn(bout, player)[0] ?? null)
}

/** The referee of the match inside. */
export function refereeIn(bout: Bout, referee: CampaignRef): Ref {
  return within<Colosseum, GladiatorCampaign>(referee, {
    seatOf: (seat) => ownerOf(bout, seat),
    question: (question, seat) => ({ kind: 'bout', seat, rule: question.rule, question }),
    event: (event, to) => {
      if (event.kind === 'challengerEntered' || event.kind === 'intimidated') return event
      const names = bout.match.gladiators.map(({ name }) => name)
      const { hidden, ...open } = event
      const outer = { kind: 'bout', rule: event.rule, event: open as Event, names, ...(to && { to }) } as const
      // What only some men may know, only their owners may.
      return hidden ? { ...outer, hidden: { to: hidden.to.map((seat) => ownerOf(bout, seat)), event } } : outer
    },
  })
}

/** The match that is on, as one of its own. */
export function insideBout({ phase, bout }: { readonly phase: string; readonly bout: Bout | null }): Inside | null {
  if (phase !== 'bout') return null
  const { match, setup, owners } = bout!
  return { ruleset: colosseum, setup, state: match, owners }
}

/** One step of it. */
export function playBoutStep(bout: Bout, referee: CampaignRef): void {
  playStep(bout.match, refereeIn(bout, referee))
}
