/** A club as text: table, rosters, fixtures and results. */
import {
  type ArenaGame,
  type ClubView,
  capital,
  type FixtureResult,
  listed,
  type ManView,
  sheetWords,
  t,
} from '@harena/engine'
import { paint, table, words, wrap } from '../../terminal/output.ts'

type View = ClubView<ArenaGame>

export function clubText(view: View): string {
  return [dayText(view), tableText(view), rosterText(view)].join('\n\n')
}

export function clubSentences(view: View): string {
  const lines = view.table.map(
    ({ place, owner, played, points }) => t`${place}. ${view.owners[owner]}: ${points} points of ${played} bouts.`,
  )
  return [dayText(view), ...lines, ...view.men.map((man) => manSentence(view, man))].join('\n')
}

export function dayText({ day, days, phase, sparedToday }: View): string {
  if (phase === 'over') return t`The season is over after day ${day}.`
  if (day === 0) return t`Nothing has been fought yet; there will be ${days} days.`
  return t`Day ${day} of ${days}; the crowd has spared ${sparedToday} today.`
}

export function tableText(view: View): string {
  const head = [
    '',
    t('owner'),
    t('bouts'),
    t('won'),
    t('drawn'),
    t('lost'),
    t('kills', 'number'),
    t('fallen'),
    t('points'),
  ]
  const rows = view.table.map(({ place, owner, played, won, drawn, lost, kills, fallen, points }) => [
    String(place),
    view.owners[owner]!,
    ...[played, won, drawn, lost, kills, fallen, points].map(String),
  ])
  return table([head.map((word) => paint('dim', word)), ...rows], [0, 2, 3, 4, 5, 6, 7, 8])
}

export function rosterText(view: View): string {
  if (view.men.length === 0) return t('Nobody has been recruited yet.')
  const head = [
    t('name'),
    t('of'),
    t('type'),
    t('won'),
    t('lost'),
    t('drawn'),
    t('kills', 'number'),
    t('sheet'),
    t('now'),
  ]
  const rows = view.men.map(({ name, owner, type, record, about, fellOn }) => {
    const numbers = [record.won, record.lost, record.drawn, record.kills].map(String)
    return [
      name,
      view.owners[owner]!,
      capital(words(type)),
      ...numbers,
      sheetWords(about),
      fellOn === null ? '' : t`fell on day ${fellOn}`,
    ]
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [3, 4, 5, 6])
}

function manSentence({ owners }: View, { name, owner, type, about, record, fellOn }: ManView): string {
  const { won, lost, drawn, kills } = record
  const lot = fellOn === null ? '' : `; ${t`fell on day ${fellOn}`}`
  return t`${name} of ${owners[owner]}, ${words(type)}: ${sheetWords(about)}; ${won} won, ${lost} lost, ${drawn} drawn, ${kills} kills${lot}.`
}

/** One fixture in the journal. */
export function resultLine(
  view: View,
  { day, home, away, homeMen, awayMen, winner, isHeld, fallen }: FixtureResult,
): string {
  const names = (men: readonly number[]) => listed(men.map((man) => view.men[man]!.name))
  const side = (owner: number, men: readonly number[]) =>
    men.length === 0 ? view.owners[owner]! : `${view.owners[owner]} (${names(men)})`
  const outcome = winner === null ? (isHeld ? t('a draw') : t('not held')) : t`${view.owners[winner]} wins`
  const walkover = isHeld && homeMen.length === 0 ? ` ${t('without a fight')}` : ''
  const dead = fallen.length > 0 ? `; ${t`${names(fallen)} fell`}` : ''
  return wrap(t`Day ${day}: ${side(home, homeMen)} against ${side(away, awayMen)}, ${outcome}${walkover}${dead}.`, 0, 2)
}
