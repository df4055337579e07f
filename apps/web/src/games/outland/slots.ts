/** The screens of Outland's one-page Gladiator: equal initiative is planned in secret. */
import { hexSlots } from '../hex/slots.tsx'
import { book } from './book.ts'
import { guide } from './guide.ts'
import { motions } from './motions.ts'
import { PlanPanel, usePlan } from './planner.tsx'

export const slots = {
  ...hexSlots({ ...guide, book, unit: 'turn' }),
  motions,
  useDraft: usePlan,
  panels: { plan: PlanPanel },
}
