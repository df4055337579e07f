/** A gladiator campaign as text: the men, the journal, and the arena while a match is on. */
import {
  type CampaignEvent,
  type CampaignView,
  type Event,
  eventInBout,
  journalText,
  type ManView,
  talentsWords,
} from '@harena/colosseum'
import { type GameEvent, t } from '@harena/engine'
import { paint, table, wrap } from '../../terminal/output.ts'
import { arenaSentences, arenaText } from './arena.ts'

/** During a match the arena, between matches the men. */
export function campaignText(view: CampaignView, events: readonly GameEvent[]): string {
  return view.match ? arenaText(view.match, matchEvents(events)) : `${roundText(view)}\n${rosterText(view)}`
}

export function campaignSentences(view: CampaignView, events: readonly GameEvent[]): string {
  if (view.match) return arenaSentences(view.match, 0, matchEvents(events))
  return [roundText(view), ...peopleOf(view).map(manSentence)].join('\n')
}

/** What has happened in the match that is on. */
function matchEvents(events: readonly GameEvent[]): Event[] {
  const since = events.findLastIndex(({ kind }) => kind === 'journalWritten') + 1
  return (events.slice(since) as CampaignEvent[]).flatMap((event) =>
    event.kind === 'bout' ? [eventInBout(event)] : [],
  )
}

export function roundText({ round, rounds, phase }: CampaignView): string {
  return phase === 'over' ? t`The campaign is over after round ${round}.` : t`Round ${round} of ${rounds}.`
}

/** Everybody who was created, and the one in the making. */
function peopleOf({ men, draft }: CampaignView): ManView[] {
  return draft ? [...men, draft] : [...men]
}

export function rosterText(view: CampaignView): string {
  const people = peopleOf(view)
  if (people.length === 0) return t('Nobody has been created yet.')
  const head = [
    t('name'),
    t('of'),
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
    t('kills', 'number'),
    t('talents'),
    t('now'),
  ]
  const rows = people.map((man) => {
    const { TR, ST, AG, CN, W } = man.ratings
    const { V, S, M, kills } = man.record
    const numbers = [TR, ST, AG, CN, W, man.LK, man.PR, man.XP, V, S, M, kills].map(String)
    return [man.name, view.players[man.owner]!, ...numbers, talentsWords(man.talents), man.status]
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
}

function manSentence(man: ManView): string {
  const { TR, ST, AG, CN, W } = man.ratings
  const { V, S, M } = man.record
  const numbers = t`TR ${TR}, ST ${ST}, AG ${AG}, CN ${CN}, W ${W}, luck ${man.LK}, prestige ${man.PR}, ${man.XP} XP`
  return `${man.name}, ${man.status}: ${numbers}; V ${V}, S ${S}, M ${M}; ${talentsWords(man.talents)}.`
}

export function journalLine(entry: Parameters<typeof journalText>[0]): string {
  return wrap(t`Round ${entry.round}: ${journalText(entry)}.`, 0, 2)
}
