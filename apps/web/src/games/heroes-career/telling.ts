/** What of a career is remembered: matches, laurels, freedom, and those who fell. */
import { t } from '@harena/engine'
import type { CareerEvent } from '@harena/heroes'
import type { Telling } from '../../campaign/chronicle.ts'
import { entryOf } from './lines.ts'
import { entryInWords, localeNames, monthOf } from './words.ts'

const told: readonly CareerEvent['kind'][] = [
  'starCreated',
  'gruntJoined',
  'laurelWon',
  'localeChanged',
  'freedomRolled',
  'retired',
  'died',
  'beganAgain',
  'careerClosed',
]

export const telling: Telling = {
  chapter({ event }) {
    const opened = event as CareerEvent
    return opened.kind === 'dayOpened' ? monthOf(opened) : null
  },
  sentence(line) {
    const entry = entryOf(line)
    if (entry) return `${localeNames[entry.locale]}: ${entryInWords(entry)}`
    return told.includes(line.event.kind as CareerEvent['kind']) ? line.text : null
  },
  fallen({ event }) {
    const died = event as CareerEvent
    return died.kind === 'died' ? [died.name] : []
  },
  memorial(name, lines) {
    const entries = lines.flatMap((line) => entryOf(line) ?? []).filter((entry) => entry.name === name)
    const won = entries.filter(({ result }) => result === 'win').length
    const last = entries.at(-1)
    const end = last ? t` Fell in ${monthOf(last)}, ${localeNames[last.locale]}.` : ''
    return t`${entries.length} in the arena, ${won} won.${end}`
  },
}
