/** §7.0 How a career begins. */
import { hasOnly, isName, isOneOf, isWholeWithin, NAME_RULE, type Refusal, t } from '@harena/engine'
import type { CareerOptions } from '../match/options.ts'
import { STYLES } from '../tables/styles.ts'
import type { CareerSetup, CareerState } from './state.ts'

const MOST_PLAYERS = 4
const MOST_STARS = 6
const MOST_GRUNTS = 6
/** A hundred years. */
const MOST_MONTHS = 1200

/** §7.1 The first month. */
const FIRST = { year: 106, month: 9 }

export const defaultCareerSetup: CareerSetup = {
  players: [{ name: 'Lanista', stars: 1, grunts: [] }],
  months: 24,
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkCareerSetup(setup: unknown): Refusal | null {
  if (!hasOnly(setup, 'players', 'months')) {
    return refuse('§7.0', t('A career has players and months and nothing else.'))
  }
  if (!isWholeWithin(setup.months, 1, MOST_MONTHS))
    return refuse('§7.1', t`months is a number from 1 to ${MOST_MONTHS}.`)
  const { players } = setup
  if (!Array.isArray(players) || players.length < 1 || players.length > MOST_PLAYERS) {
    return refuse('§7.0', t`There are 1 to ${MOST_PLAYERS} players.`)
  }
  for (const player of players) {
    const refusal = checkPlayer(player)
    if (refusal) return refusal
  }
  const names = new Set(players.map((player: { name: string }) => player.name))
  return names.size < players.length ? refuse('§7.0', t('Every player needs a name of his own.')) : null
}

function checkPlayer(player: unknown): Refusal | null {
  if (!hasOnly(player, 'name', 'stars', 'grunts')) {
    return refuse('§7.0', t('A player has name, stars and grunts and nothing else.'))
  }
  if (!isName(player.name)) return refuse('§7.0', t`A name has ${NAME_RULE}.`)
  if (!isWholeWithin(player.stars, 1, MOST_STARS)) {
    return refuse('§3.1.1', t`A player creates 1 to ${MOST_STARS} Stars.`)
  }
  const { grunts } = player
  if (!Array.isArray(grunts) || grunts.length > MOST_GRUNTS || !grunts.every((style) => isOneOf(STYLES, style))) {
    return refuse('§3.1.2', t`grunts is a list of up to ${MOST_GRUNTS} of the styles ${STYLES.join(', ')}.`)
  }
  return null
}

export function startCareer(setup: CareerSetup, options: CareerOptions): CareerState {
  const toCreate = setup.players.flatMap(({ stars, grunts }, player) => [
    ...new Array<null>(stars).fill(null).map(() => ({ player, style: null })),
    ...grunts.map((style) => ({ player, style })),
  ])
  return {
    options,
    players: setup.players.map((player) => player.name),
    toCreate,
    draft: null,
    monthsLeft: setup.months,
    ...FIRST,
    day: { total: 0, used: 0 },
    stopped: setup.players.map(() => false),
    next: 0,
    proposal: null,
    declined: [],
    hasLeft: setup.players.map(() => false),
    gladiators: [],
    opponentsMet: 0,
    bout: null,
    journal: [],
    phase: 'creation',
  }
}

export function monthsBehind({ year, month }: CareerState): number {
  return (year - FIRST.year) * 12 + month - FIRST.month
}
