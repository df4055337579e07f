/** A campaign of lanistas as text: the ludi with their men and money, the games, and the arena while a match is on. */
import {
  type Event,
  eventInBout,
  type FixtureView,
  type LudusEntry,
  type LudusEvent,
  type LudusManView,
  type LudusView,
  ludusEntryText,
  type SchoolView,
  talentsWords,
} from '@harena/colosseum'
import { capital, type GameEvent, type Seat, t } from '@harena/engine'
import { paint, table, wrap } from '../../terminal/output.ts'
import { arenaSentences, arenaText } from './arena.ts'

/** During a match the arena, otherwise the ludi and the games of the month. */
export function ludusText(view: LudusView, events: readonly GameEvent[]): string {
  if (view.match) return arenaText(view.match, matchEvents(events))
  return [monthText(view), schoolsText(view), stablesText(view), munusText(view)].filter(Boolean).join('\n')
}

export function ludusSentences(view: LudusView, seat: Seat | null, events: readonly GameEvent[]): string {
  if (view.match) return arenaSentences(view.match, 0, matchEvents(events))
  const own = view.schools.filter((school) => seat === null || school.seat === seat)
  const men = own.flatMap(({ stable }) => stable.map(manSentence))
  return [monthText(view), ...view.schools.map(schoolSentence), ...men, munusText(view)].filter(Boolean).join('\n')
}

/** What has happened in the match that is on. */
function matchEvents(events: readonly GameEvent[]): Event[] {
  const since = events.findLastIndex(({ kind }) => kind === 'matchDecided' || kind === 'fixtureSet') + 1
  return (events.slice(since) as LudusEvent[]).flatMap((event) => (event.kind === 'bout' ? [eventInBout(event)] : []))
}

export function monthText({ month, munera, held, phase, editor, schools }: LudusView): string {
  if (phase === 'over') return t`The campaign is over after month ${month}.`
  const host = editor === null ? '' : ` ${t`${schools[editor]!.name} is the Editor.`}`
  return `${t`Month ${month}, ${held} of ${munera} munera held.`}${host}`
}

function schoolsText({ schools }: LudusView): string {
  const head = ['ludus', t('denarii'), 'REP', t('men'), t('upkeep'), t('victories'), t('now')]
  const rows = schools.map(({ name, denarii, REP, stable, upkeep, victories, isOut }) => {
    const due = upkeep.men + upkeep.REP + 15 * upkeep.loans
    return [name, ...[denarii, REP, stable.length, due, victories].map(String), isOut ? t('closed') : '']
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [1, 2, 3, 4, 5])
}

export function stablesText({ schools }: LudusView): string {
  const men = schools.flatMap(({ name, stable }) => stable.map((man) => ({ of: name, man })))
  if (men.length === 0) return t('Nobody has a gladiator.')
  const head = [
    t('name'),
    t('of'),
    'CV',
    'TR',
    'ST',
    'AG',
    'CN',
    'W',
    'LK',
    'PR',
    'XP',
    'V',
    'S',
    'M',
    t('cost'),
    t('talents'),
  ]
  const rows = men.map(({ of, man }) => {
    const { TR, ST, AG, CN, W } = man.ratings
    const { V, S, M } = man.record
    const numbers = [man.combatValue, TR, ST, AG, CN, W, man.LK, man.PR, man.XP, V, S, M, man.upkeep].map(String)
    return [man.name, of, ...numbers, talentsWords(man.talents)]
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
}

function schoolSentence({ name, denarii, REP, stable, isOut }: SchoolView): string {
  return isOut ? t`${name} is closed.` : t`${name}: ${denarii} denarii, reputation ${REP}, ${stable.length} men.`
}

function manSentence(man: LudusManView): string {
  const { TR, ST, AG, CN, W } = man.ratings
  const ratings = t`TR ${TR}, ST ${ST}, AG ${AG}, CN ${CN}, W ${W}, prestige ${man.PR}, ${man.XP} XP`
  return t`${man.name}, combat value ${man.combatValue}: ${ratings}; ${talentsWords(man.talents)}.`
}

function munusText({ munus, schools }: LudusView): string {
  if (!munus || munus.fixtures.length === 0) return ''
  return munus.fixtures.map((fixture) => fixtureText(fixture, schools)).join('\n')
}

function fixtureText({ number, sides, beasts, odds, winner }: FixtureView, schools: readonly SchoolView[]): string {
  const names = (side: 0 | 1) =>
    side === 1 && beasts.length > 0
      ? beasts.join(', ')
      : sides[side].map(({ name, ludus }) => (ludus === null ? name : t`${name} of ${schools[ludus]!.name}`)).join(', ')
  const at = odds === null ? '' : `, ${odds[0]}:${odds[1]}`
  const end = winner === undefined ? '' : winner === null ? `: ${t('no winner')}` : `: ${t`won by ${names(winner)}`}`
  return wrap(`${t`Match ${number}: ${names(0)} against ${names(1)}`}${at}${end}`, 0, 2)
}

export function entryLine(entry: LudusEntry, { schools }: LudusView): string {
  const names = schools.map(({ name }) => name)
  return wrap(`${capital(ludusEntryText(entry, names))}.`, 0, 2)
}
