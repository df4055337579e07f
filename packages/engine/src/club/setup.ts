/** C.1, C.2 How a club begins. */
import { t } from '../language.ts'
import type { Game, Refusal } from '../referee.ts'
import { hasOnly, isWholeBelow } from '../shapes.ts'
import { isName, NAME_RULE } from '../text.ts'
import { fixturesOf, roundsOf } from './fixtures.ts'
import type { ClubSetup, ClubSheet, ClubState } from './game.ts'
import type { ClubOptions } from './options.ts'

const FEWEST_OWNERS = 2
const MOST_OWNERS = 8
const MOST_MEN = 8
/** Two sides of four are the most that one bout takes. */
const MOST_SENT = 4
/** Men on one side in all bouts together: a record holds so many answers that this is safe, however long they fight. */
const MOST_SENT_IN_ALL = 60

export const defaultClub: ClubSetup = {
  owners: [{ name: 'Anna' }, { name: 'Bruno' }, { name: 'Carla' }, { name: 'Dario' }],
  roster: 3,
  send: 1,
  cycles: 1,
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

const isFrom1To = (most: number, value: unknown): value is number => isWholeBelow(value, most + 1) && value > 0

export function checkClub(setup: unknown): Refusal | null {
  if (!hasOnly(setup, 'owners', 'roster', 'send', 'cycles')) {
    return refuse('C.1', t('A club has owners, roster, send and cycles and nothing else.'))
  }
  const { owners, roster, send, cycles } = setup
  if (!Array.isArray(owners) || owners.length < FEWEST_OWNERS || owners.length > MOST_OWNERS) {
    return refuse('C.1', t`A club has ${FEWEST_OWNERS} to ${MOST_OWNERS} owners.`)
  }
  const isOwner = (owner: unknown) => hasOnly(owner, 'name') && isName(owner.name)
  if (!owners.every(isOwner)) return refuse('C.1', t`An owner has a name of ${NAME_RULE} and nothing else.`)
  if (new Set(owners.map((owner: { name: string }) => owner.name)).size < owners.length) {
    return refuse('C.1', t('Every owner needs a name of his own.'))
  }
  if (!isFrom1To(MOST_MEN, roster)) return refuse('C.1', t`roster is a number from 1 to ${MOST_MEN}.`)
  if (!isFrom1To(MOST_SENT, send) || send > roster) {
    return refuse('C.4', t`send is a number from 1 to ${MOST_SENT}, and not more than the roster.`)
  }
  const bouts = roundsOf(owners.length).flat().length
  const most = Math.floor(MOST_SENT_IN_ALL / (bouts * send))
  if (most === 0) return refuse('C.2', t`${owners.length} owners cannot send ${send} each: that is too long a season.`)
  return isFrom1To(most, cycles) ? null : refuse('C.2', t`cycles is a number from 1 to ${most} for this club.`)
}

export function startClub<M extends Game, S extends ClubSheet>(
  { owners, roster, send, cycles }: ClubSetup,
  options: M['options'] & ClubOptions,
): ClubState<M, S> {
  const seats = [...owners.keys()]
  return {
    options,
    owners: owners.map(({ name }) => name),
    send,
    fixtures: fixturesOf(owners.length, cycles, options.clubDay),
    results: [],
    day: 0,
    sparedToday: 0,
    // Everybody takes one, and again, so that nobody waits long.
    toRecruit: Array.from({ length: roster }, () => seats).flat(),
    men: [],
    bout: null,
    phase: 'recruiting',
  }
}
