/** The legal answers to a question as a numbered list, with what they cost and the odds of those that throw dice. */
import {
  type Aim,
  capital,
  type Game,
  type GameEntry,
  type HexAim,
  hexAim,
  type Preview,
  signed,
  type Table,
  t,
} from '@harena/engine'
import { table as columns, padEnd, paint, percent, points as pointsText, wrap } from './output.ts'

export interface Choice {
  readonly answer: unknown
  readonly label: string
  readonly aim: Aim | null
  readonly preview: Preview | null
}

type Group = HexAim['kind'] | 'other'

/** In the order in which they are listed. */
const GROUPS: Readonly<Record<Group, string>> = {
  attack: t('Attack'),
  cast: t('Cast'),
  step: t('Step'),
  turn: t('Turn', 'to another side'),
  pickUp: t('Pick up'),
  place: t('Place', 'on the board'),
  other: t('Or'),
}

const groupOf = ({ aim }: Choice): Group => hexAim(aim)?.kind ?? 'other'

/** What a listed answer becomes before it is shown: whoever lists may have given a name. */
export type Amend = (question: Game['question'], answer: unknown, known: Game['state']) => unknown

export function choicesOf(
  entry: GameEntry,
  table: Table<Game>,
  question: Game['question'],
  amend: Amend = (_, answer) => answer,
): Choice[] {
  const { ruleset } = entry
  const state = ruleset.known(table.state, question.seat)
  const answers = ruleset.legal(state, question).map((answer) => amend(question, answer, state))
  const choices = answers.map((answer) => ({
    answer,
    label: capital(ruleset.describe(state, question, answer)),
    aim: ruleset.aim(state, question, answer),
    preview: ruleset.preview(state, question, answer),
  }))
  const order = Object.keys(GROUPS)
  const known = new Set<string>()
  // A sample of very many answers may name some of them twice.
  const isNew = ({ answer }: Choice) => known.size < known.add(JSON.stringify(answer)).size
  return choices.filter(isNew).sort((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)))
}

/** How many are listed at once. */
const PAGE = 40

/** The list; `points` is what a cost is counted in. Of very many only the first, or those with all the words. */
export function choicesText(choices: readonly Choice[], points: string, isPlain: boolean, filter = ''): string {
  const wanted = filter.toLowerCase().split(/\s+/)
  const fitting = choices
    .map((choice, i) => ({ ...choice, number: i + 1 }))
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
  const shown = fitting.slice(0, PAGE)
  const lines = isPlain ? sentencesOf(shown, points) : rowsOf(shown, points)
  const more = fitting.length - shown.length
  if (more > 0) lines.push(t`... and ${more} more: /words lists those that contain the words.`)
  return lines.length === 0 ? t('No choice contains these words.') : lines.join('\n')
}

interface Numbered extends Choice {
  readonly number: number
}

function rowsOf(choices: readonly Numbered[], points: string): string[] {
  const room = Math.max(...choices.map(({ label }) => label.length))
  return choices.map((choice, i) => {
    const group = groupOf(choice)
    const isFirst = i === 0 ? group !== 'other' : groupOf(choices[i - 1]!) !== group
    const head = padEnd(isFirst ? GROUPS[group] : '', 8)
    const number = paint('bold', String(choice.number).padStart(3))
    return `${paint('dim', head)}${number}  ${padEnd(choice.label, room)}  ${remark(choice, points)}`.trimEnd()
  })
}

function sentencesOf(choices: readonly Numbered[], points: string): string[] {
  return choices.map((choice) => {
    const parts = [`${choice.number}: ${choice.label}`, remark(choice, points)]
    return `${parts.filter(Boolean).join(', ')}.`
  })
}

/** What it costs, unless the label says so, and its odds in short. */
function remark({ aim, preview, label }: Choice, points: string): string {
  const spent = hexAim(aim)?.cost
  const cost = spent === undefined ? '' : pointsText(spent, points)
  return [label.includes(cost) ? '' : cost, preview ? shortOdds(preview) : ''].filter(Boolean).join(', ')
}

/** The chances of each outcome, or of many summed up by kind. One who goes out need not be killed. */
function shortOdds({ odds }: Preview): string {
  if (odds.length <= 3) return odds.map(({ label, share }) => `${label} ${percent(share, 0)}`).join(', ')
  const sums = new Map<string, number>()
  for (const { tone, share } of odds) sums.set(tone, (sums.get(tone) ?? 0) + share)
  return ['kill', 'wound', 'good', 'saved', 'bad', 'miss']
    .filter((tone) => (sums.get(tone) ?? 0) > 0)
    .map((tone) => `${tone === 'kill' ? 'out' : tone} ${percent(sums.get(tone)!, 0)}`)
    .join(', ')
}

/** Everything that is known of a choice: each modifier with its paragraph, and the exact odds. */
export function previewText({ label, preview }: Choice): string {
  if (!preview) return t`${label}: no dice are thrown.`
  const modifiers = preview.lines.map(({ text, rule, value }) => ['', signed(value), text, paint('dim', `[${rule}]`)])
  const odds = preview.odds.map(({ label: outcome, share }) => ['', outcome, percent(share, 2)])
  return [
    paint('bold', preview.title),
    ...(modifiers.length > 0 ? [columns(modifiers, [1])] : []),
    wrap([preview.summary, ...(preview.notes ?? []), ...(preview.more ?? [])].join(' ')),
    columns(odds, [2]),
  ].join('\n')
}
