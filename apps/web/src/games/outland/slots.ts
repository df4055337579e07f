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
import { contactNote, why } from './why-words.ts'

/** §4.2 Whoever touches an enemy expects to fight him. */
function blows({ figures }: ArenaView, seat: Seat): readonly unknown[] {
  const own = figures.find((one) => one.seat === seat)
  return figures
    .filter(({ team, out, hex }) => own && team !== own.team && out === null && distance(hex, own.hex) === 1)
    .map((other) => ({ act: 'melee', target: other.seat }))
}

const onHexes = hexSlots({
  ...guide,
  book,
  unit: 'turn',
  reckonings,
  mercyOf: (event) => mercyOf(event as unknown as EventOf<'judged'>),
})

export const slots = {
  ...onHexes,
  choicesFor: (known: unknown, question: Question, view: ArenaView) =>
    onHexes.choicesFor(known, question, view).map((choice) => {
      const note = contactNote(known as State, question as OutlandQuestion, choice.answer as Answer)
      return note === null ? choice : { ...choice, note }
    }),
  life,
  motions,
  harm: 'hit' as const,
  bears: ({ figures }: ArenaView, seat: Seat) => figures.find((one) => one.seat === seat)?.health.total ?? null,
  thrownFor: { exchangeRolled: t('Attack'), netThrown: t('Net') },
  blows,
  useDraft: usePlan,
  panels: { plan: PlanPanel },
  why: (known: unknown, question: Question, answer: unknown, then: readonly unknown[]) =>
    why(known as State, question as OutlandQuestion, answer as Answer, then as readonly Action[]),
}
