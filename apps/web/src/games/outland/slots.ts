/** The screens of Outland's one-page Gladiator: equal initiative is planned in secret. */
import { type ArenaView, distance, type Question, type Seat, t } from '@harena/engine'
import {
  type Action,
  type Answer,
  type EventOf,
  mercyOf,
  type Question as OutlandQuestion,
  reckonings,
  type State,
} from '@harena/outland'
import { hexSlots } from '../hex/slots.tsx'
import { book } from './book.ts'
import { guide } from './guide.ts'
import { life } from './life.ts'
import { motions } from './motions.ts'
import { PlanPanel, usePlan } from './planner.tsx'
import { why } from './why-words.ts'

/** §4.2 Whoever touches an enemy expects to fight him. */
function blows({ figures }: ArenaView, seat: Seat): readonly unknown[] {
  const own = figures.find((one) => one.seat === seat)
  return figures
    .filter(({ team, out, hex }) => own && team !== own.team && out === null && distance(hex, own.hex) === 1)
    .map((other) => ({ act: 'melee', target: other.seat }))
}

export const slots = {
  ...hexSlots({
    ...guide,
    book,
    unit: 'turn',
    reckonings,
    mercyOf: (event) => mercyOf(event as unknown as EventOf<'judged'>),
  }),
  life,
  motions,
  thrownFor: { exchangeRolled: t('Attack'), netThrown: t('Net') },
  blows,
  useDraft: usePlan,
  panels: { plan: PlanPanel },
  why: (known: unknown, question: Question, answer: unknown, then: readonly unknown[]) =>
    why(known as State, question as OutlandQuestion, answer as Answer, then as readonly Action[]),
}
