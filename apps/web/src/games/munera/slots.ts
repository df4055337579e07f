/** The screens of Munera Sine Missione. */
import { type ArenaView, distance, type Game, type Question, type Seat, t } from '@harena/engine'
import {
  type Action,
  type Answer,
  type EventOf,
  type Question as MuneraQuestion,
  mercyOf,
  reckonings,
  type State,
} from '@harena/munera'
import { ownMen } from '../../own/store.ts'
import { hexSlots } from '../hex/slots.tsx'
import { book } from './book.ts'
import { guide } from './guide.ts'
import { life } from './life.ts'
import { motions } from './motions.ts'
import { whyFallen } from './why-fallen.ts'
import { why } from './why-words.ts'

/** A sheet has no more of them. */
const WEAPONS = [0, 1, 2]

/** The blows that one would think of: with each weapon at whoever stands beside him. */
function blows({ figures }: ArenaView, seat: Seat): readonly unknown[] {
  const own = figures.find((one) => one.seat === seat)
  if (!own) return []
  const beside = figures.filter(
    ({ team, out, hex }) => team !== own.team && out === null && distance(hex, own.hex) === 1,
  )
  return beside.flatMap((other) => WEAPONS.map((weapon) => ({ act: 'attack', weapon, target: other.seat })))
}

/** §10.3 A skill is for later bouts: only men of one's own have them. */
function passAlone(known: unknown, { kind, seat }: Question): { readonly answer: unknown } | null {
  const { name } = (known as State).sheets[seat]!
  return kind === 'skill' && !ownMen.living().some((man) => man.name === name) ? { answer: { skill: null } } : null
}

/** Who was not asked has taken nothing, and declined nothing. */
const isUntold = (event: Game['event']) => event.kind === 'skillTaken' && (event as { skill?: unknown }).skill === null

const thrownFor = { attacked: t('Attack') }

export const slots = {
  ...hexSlots({
    ...guide,
    book,
    unit: 'round',
    reckonings,
    mercyOf: (event) => mercyOf(event as unknown as EventOf<'appealed'>),
  }),
  life,
  motions,
  whyFallen,
  thrownFor,
  blows,
  passAlone,
  isUntold,
  why: (known: unknown, question: Question, answer: unknown, then: readonly unknown[]) =>
    why(known as State, question as MuneraQuestion, answer as Answer, then as readonly Action[]),
}
