/** The decisions of a Day of Events: who fights, alone or with other players, and against whom. */
import { hasOnly, isOneOf, isWholeBelow, isWholeWithin, type Refusal, type Seat, t } from '@harena/engine'
import { isSame } from '../match/check.ts'
import { canFightToday, MOST_FIGHTERS, MOST_IN_MATCH } from './calendar.ts'
import type { CareerState, DayChoice, Fighter, JoinChoice, Locale, Together } from './state.ts'

const MODES: readonly Together[] = ['headToHead', 'sameSide']

interface Able extends Fighter {
  readonly locale: Locale
}

/** Those of a player who can fight now, each in his primary style. */
function ableOf(state: CareerState, player: Seat): Able[] {
  return state.gladiators.flatMap((one, gladiator): Able[] => {
    const isAble = one.owner === player && canFightToday(state, one)
    return isAble ? [{ gladiator, style: 'primary', locale: one.locale }] : []
  })
}

/** Single gladiators in either style, and pairs of one locale in their primary one. */
function teamsOf(state: CareerState, player: Seat): Fighter[][] {
  const able = ableOf(state, player)
  return able.flatMap(({ gladiator, style, locale }, i) => {
    const fighter: Fighter = { gladiator, style }
    const hasSecond = state.gladiators[gladiator]!.sheet.secondary !== null
    const before = able.slice(0, i).filter((other) => other.locale === locale)
    return [
      [fighter],
      ...(hasSecond ? [[{ ...fighter, style: 'secondary' } as const]] : []),
      ...before.map((other) => [{ gladiator: other.gladiator, style: other.style }, fighter]),
    ]
  })
}

/** A sample: of larger groups, other numbers of opponents and several partners at once there is too much to list. */
export function dayChoices(state: CareerState, player: Seat): DayChoice[] {
  const own = [...state.gladiators.keys()].filter((number) => state.gladiators[number]!.owner === player)
  const mayGo = own.filter((number) => state.gladiators[number]!.free && state.gladiators[number]!.status === 'active')
  const teams = teamsOf(state, player)
  const single = teams.filter((fighters) => fighters.length === 1)
  return [
    { do: 'stop' },
    ...mayGo.map((gladiator) => ({ do: 'retire', gladiator }) as const),
    ...teams.map((fighters) => ({ do: 'fight', fighters }) as const),
    ...single.map((fighters) => ({ do: 'fight', fighters, foes: 2 }) as const),
    ...single.flatMap((fighters) =>
      partnersOf(state, player, fighters).flatMap((other) =>
        MODES.map((mode) => ({ do: 'propose', mode, fighters, players: [other] }) as const),
      ),
    ),
  ]
}

function localeOf({ gladiators }: CareerState, [first]: readonly Fighter[]): Locale {
  return gladiators[first!.gladiator]!.locale
}

/** §4.1 Players who may be asked: they have somebody in that place and have not had enough for today. */
function partnersOf(state: CareerState, player: Seat, fighters: readonly Fighter[]): Seat[] {
  const locale = localeOf(state, fighters)
  return [...state.players.keys()].filter(
    (other) =>
      other !== player &&
      !state.stopped[other] &&
      !state.declined.some(([asked, declined]) => asked === player && declined === other) &&
      ableOf(state, other).some((one) => one.locale === locale),
  )
}

export function joinChoices(state: CareerState, player: Seat): JoinChoice[] {
  const locale = localeOf(state, state.proposal!.fighters)
  const teams = teamsOf(state, player).filter((fighters) => localeOf(state, fighters) === locale)
  const fitting = teams.filter((fighters) => fighters.length <= roomIn(state))
  return [{ do: 'decline' }, ...fitting.map((fighters) => ({ do: 'join', fighters }) as const)]
}

/** §4.3 How many more may come; on the same side each brings an opponent. */
function roomIn({ proposal }: CareerState): number {
  const { mode, fighters, joined, toAsk } = proposal!
  const most = mode === 'sameSide' ? MOST_IN_MATCH / 2 : MOST_IN_MATCH
  const taken = [fighters, ...joined.map((party) => party.fighters)].flat().length
  // Whoever is asked later can send at least one.
  return most - taken - (toAsk.length - 1)
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkDay(state: CareerState, player: Seat, answer: unknown): Refusal | null {
  if (isSame({ do: 'stop' }, answer)) return null
  if (hasOnly(answer, 'do', 'gladiator') && answer.do === 'retire') {
    const gladiator = typeof answer.gladiator === 'number' ? state.gladiators[answer.gladiator] : undefined
    if (gladiator?.owner === player && gladiator.free && gladiator.status === 'active') return null
    return refuse('§7.6', t('Only a gladiator of yours who is free and still active may retire.'))
  }
  if (hasOnly(answer, 'do', 'mode', 'fighters', 'players') && answer.do === 'propose') {
    return checkProposal(state, player, answer)
  }
  const isFight = hasOnly(answer, 'do', 'fighters') || hasOnly(answer, 'do', 'fighters', 'foes')
  if (!isFight || answer.do !== 'fight') {
    return refuse('§7.4', t('Say "fight" or "propose" with the fighters, "retire" with the gladiator, or "stop".'))
  }
  return checkFighters(state, player, answer.fighters) ?? checkFoes(answer)
}

/** §7.7.1 One may ask for more opponents than he sends, up to two for each. */
function checkFoes(answer: Readonly<Record<string, unknown>>): Refusal | null {
  const least = (answer.fighters as readonly Fighter[]).length
  if (!('foes' in answer) || isWholeWithin(answer.foes, least, 2 * least)) return null
  return refuse('§7.7.1', t`foes is a number from ${least} to ${2 * least}, or left out.`)
}

function checkProposal(state: CareerState, player: Seat, answer: Readonly<Record<string, unknown>>): Refusal | null {
  const { mode, fighters, players } = answer
  if (!isOneOf(MODES, mode)) return refuse('§4.1', t`mode is one of ${MODES.join(', ')}.`)
  const refusal = checkFighters(state, player, fighters)
  if (refusal) return refusal
  const partners = partnersOf(state, player, fighters as readonly Fighter[])
  const isFine =
    Array.isArray(players) &&
    players.length > 0 &&
    new Set(players).size === players.length &&
    players.every((other) => isWholeBelow(other, state.players.length) && partners.includes(other))
  return isFine ? null : refuse('§4.1', t`These may be asked, each once: ${partners.join(', ') || 'nobody'}.`)
}

export function checkJoin(state: CareerState, player: Seat, answer: unknown): Refusal | null {
  if (isSame({ do: 'decline' }, answer)) return null
  if (!hasOnly(answer, 'do', 'fighters') || answer.do !== 'join') {
    return refuse('§4.1', t('Say "join" with the fighters, or "decline".'))
  }
  const refusal = checkFighters(state, player, answer.fighters)
  if (refusal) return refusal
  const fighters = answer.fighters as readonly Fighter[]
  if (localeOf(state, fighters) !== localeOf(state, state.proposal!.fighters)) {
    return refuse('§7.3', t('Gladiators of one match fight in the same locale.'))
  }
  const room = roomIn(state)
  return fighters.length > room ? refuse('§4.3', t`There is room for ${room} more in this match.`) : null
}

function checkFighters(state: CareerState, player: Seat, fighters: unknown): Refusal | null {
  if (!Array.isArray(fighters) || fighters.length < 1 || fighters.length > MOST_FIGHTERS) {
    return refuse('§7.4', t`Send 1 to ${MOST_FIGHTERS} gladiators.`)
  }
  const sent = new Set<unknown>()
  const places = new Set<string>()
  for (const fighter of fighters) {
    if (!hasOnly(fighter, 'gladiator', 'style')) {
      return refuse('§7.4', t('A fighter is a gladiator by number and a style, "primary" or "secondary".'))
    }
    const gladiator = typeof fighter.gladiator === 'number' ? state.gladiators[fighter.gladiator] : undefined
    if (gladiator?.owner !== player || !canFightToday(state, gladiator)) {
      return refuse(
        '§7.4',
        t('Send only your own who are active, do not miss this Day and fought less than three times.'),
      )
    }
    if (!isOneOf(['primary', 'secondary'], fighter.style))
      return refuse('§3.8', t('style is "primary" or "secondary".'))
    if (fighter.style === 'secondary' && gladiator.sheet.secondary === null) {
      return refuse('§3.8', t`${gladiator.sheet.name} has no secondary style.`)
    }
    sent.add(fighter.gladiator)
    places.add(gladiator.locale)
  }
  if (sent.size < fighters.length) return refuse('§7.4', t('Nobody fights twice in one match.'))
  return places.size > 1 ? refuse('§7.3', t('Gladiators of one match fight in the same locale.')) : null
}
