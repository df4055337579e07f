/** What a lanista writes: sums, lists of men, orders, offers and wagers. */

import type { LanistaCampaign, LudusQuestion, LudusState } from '@harena/colosseum'
import { t } from '@harena/engine'
import { UsageError } from '../../lib/errors.ts'
import type { Form } from '../../terminal/form.ts'
import { wrap } from '../../terminal/output.ts'

type Kind = LudusQuestion['kind']

/** How a kind of question is answered in writing. */
interface Writing {
  readonly text: string
  readonly pattern: RegExp
  read(match: RegExpExecArray, state: LudusState, question: LudusQuestion): unknown
}

const NONE = /^(?:none|no|-)$/i
const number = (text: string | undefined) => Number(text)
const listed = (text: string) => text.split(/\s*,\s*/).filter((one) => one !== '')

const men: Writing = {
  text: t('Write the names of men with commas, or none.'),
  pattern: /^.*$/,
  read: ([line]) => (NONE.test(line!) ? [] : listed(line!)),
}

const writings: Partial<Record<Kind, Writing>> = {
  bid: { text: t('Write a sum in denarii, 0 for no bid.'), pattern: /^\d+$/, read: ([sum]) => number(sum) },
  bribe: {
    text: t('Write how often ten denarii are spent; for each man by himself with commas, if that is the rule.'),
    pattern: /^\d+(?:\s*,\s*\d+)*$/,
    read: ([line], { options }) => {
      const tens = listed(line!).map(Number)
      return options.revoltPayment === 'perLudus' && tens.length === 1 ? tens[0] : tens
    },
  },
  sell: men,
  entries: men,
  allies: men,
  order: {
    text: t('Write the level of each man, from 1 to 10, such as 4 4 6, or none.'),
    pattern: /^(?:none|-|\d+(?:[\s,]+\d+)*)$/i,
    read: ([line]) => (NONE.test(line!) ? [] : line!.split(/[\s,]+/).map(Number)),
  },
  offer: {
    text: t('Write <man> for <denarii>, to sell one of yours with to <ludus> behind it, or none.'),
    pattern: /^(?:none|-|(.+) for (\d+)(?: to (.+))?)$/i,
    read: ([line, man, price, to], state) => {
      if (NONE.test(line!)) return null
      const owner = state.men.find(({ name }) => name === man)?.owner
      return { man, with: to === undefined ? (owner ?? -1) : ludusNamed(state, to), price: number(price) }
    },
  },
  bank: {
    text: t('Write <match> <first or second> <units>, several with commas, such as 3 first 2, 5 second 1; or none.'),
    pattern: /^(?:none|-|\d+ (?:first|second) \d+(?:\s*,\s*\d+ (?:first|second) \d+)*)$/i,
    read: ([line]) => {
      if (NONE.test(line!)) return []
      return listed(line!).map((wager) => {
        const [match, side, unit] = wager.split(/\s+/)
        return { match: number(match), side: sideOf(side!), unit: number(unit) }
      })
    },
  },
  wager: {
    text: t('Write <match> <first or second> <what you may lose> for <what you win> with <ludus>, or none.'),
    pattern: /^(?:none|-|(\d+) (first|second) (\d+) for (\d+) with (.+))$/i,
    read: ([line, match, side, loses, wins, ludus], state) => {
      if (NONE.test(line!)) return null
      const against = ludusNamed(state, ludus!)
      return { match: number(match), side: sideOf(side!), against, wins: number(wins), loses: number(loses) }
    },
  },
}

const sideOf = (word: string) => (word.toLowerCase() === 'first' ? 0 : 1)

function ludusNamed({ ludi }: LudusState, text: string): number {
  const found = ludi.findIndex(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  if (found < 0)
    throw new UsageError(t`there is no ludus "${text}"; there are ${ludi.map(({ name }) => name).join(', ')}`)
  return found
}

/** Commands that look like a list of names. */
const COMMAND =
  /^(?:(?:board|coordinates|log|save|undo|help|rule|quit|yes)\b.*|[uhqy]|[?/].*|r\s*§?\d.*|s\s+\S*[./]\S*)$/i

/** Null where the answer is chosen from a list. */
export function ludusForm(state: LudusState, question: LanistaCampaign['question']): Form | null {
  const writing = writings[question.kind]
  if (!writing) return null
  return {
    text: wrap(writing.text),
    takes: (line) => writing.pattern.test(line.trim()) && !COMMAND.test(line.trim()),
    read: (line) => writing.read(writing.pattern.exec(line.trim())!, state, question),
    help: () => wrap(writing.text),
    review: () => null,
  }
}
