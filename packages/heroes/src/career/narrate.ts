/** The career in sentences. */
import { counted, listed } from '@harena/engine'
import { narrate } from '../match/narrate.ts'
import { PART_WORDS, SIGNATURE_WORDS, SIZE_WORDS, STYLE_WORDS } from '../match/words.ts'
import type { CareerEvent } from './events.ts'
import type { Locale } from './state.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function monthName(month: number): string {
  return MONTHS[month - 1]!
}

export const LOCALE_WORDS: Readonly<Record<Locale, string>> = {
  fringes: 'the Fringes of the Empire',
  heart: 'the Heart of the Empire',
  rome: 'Rome',
}

const RECOVERY_WORDS = {
  full: 'heals',
  missNextDay: 'heals, but he misses the next Day of Events',
  strengthLoss: 'stays weaker for good, and he misses the next Day of Events',
  dies: 'kills him',
} as const

export function narrateCareer(event: CareerEvent, players: readonly string[]): string {
  return creation(event, players) ?? day(event, players) ?? aftermath(event)
}

function creation(event: CareerEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'sizeRolled':
      return `${event.name} is ${SIZE_WORDS[event.size]}.`
    case 'signatureRolled':
      return `${event.name} has ${SIGNATURE_WORDS[event.second]} as well.`
    case 'starCreated':
    case 'gruntJoined': {
      const { savvy, strength, speed } = event.attributes
      const numbers = `Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
      return `${event.name}, ${STYLE_WORDS[event.style]}, joins ${players[event.player]}: ${numbers}.`
    }
    default:
      return null
  }
}

function day(event: CareerEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'dayOpened':
      return `${monthName(event.month)} ${event.year}: a Day of Events with ${event.matches} matches.`
    case 'matchMade': {
      const end = event.toTheDeath ? ', to the death' : ''
      return `In ${LOCALE_WORDS[event.locale]} ${event.gladiators.join(' and ')} ${event.gladiators.length > 1 ? 'meet' : 'meets'} ${event.opponents.join(' and ')}${end}.`
    }
    case 'bout':
      return narrate(event.event, event.names)
    case 'stoppedForToday':
      return `${players[event.player]} sends nobody more today.`
    case 'beganAgain':
      return `${players[event.player]} ${event.isOn ? 'begins again with a new Star' : 'creates no Star any more'}.`
    case 'proposed': {
      const others = listed(event.players.map((player) => players[player]!))
      const match = event.mode === 'headToHead' ? `challenges ${others}` : `asks ${others} to fight side by side`
      return `${players[event.player]} ${match} and sends ${listed(event.gladiators)}.`
    }
    case 'answered':
      return event.gladiators.length > 0
        ? `${players[event.player]} sends ${listed(event.gladiators)}.`
        : `${players[event.player]} declines.`
    case 'retired':
      return `${event.name} leaves the arena a free man.`
    case 'careerClosed':
      return 'The journal is closed.'
    default:
      return null
  }
}

function aftermath(event: CareerEvent): string {
  switch (event.kind) {
    case 'fameGained':
      return `${event.name} wins ${event.fame} Fame and has ${event.total}.`
    case 'fameLost':
      return event.total === 0
        ? `${event.name} loses ${event.points} Fame: none is left.`
        : `${event.name} loses ${event.points} Fame and has ${event.total}.`
    case 'laurelWon':
      return `${event.name} is given a laurel.`
    case 'improvementRolled':
      return `${event.name} works on his ${event.attribute}: ${event.improved ? 'it is now' : 'it stays'} ${event.now}.`
    case 'attributeDecreased':
      return `${event.name}'s ${event.attribute} falls to ${event.now}.`
    case 'recoveryRolled':
      return `${event.name}: the ${PART_WORDS[event.part]} ${RECOVERY_WORDS[event.recovery]}.`
    case 'died':
      return `${event.name} is dead.`
    case 'localeChanged':
      return `${event.name} goes on to ${LOCALE_WORDS[event.locale]}.`
    case 'freedomRolled':
      return `${event.name} asks for freedom, ${event.total}: ${event.free ? 'the wooden sword is his' : 'not yet'}.`
    case 'journalWritten': {
      const { name, result, opponents, fame } = event.entry
      return `Journal: ${name}, ${result} against ${opponents.join(' and ')}, ${counted(fame, 'Fame', 'Fame')}.`
    }
    default:
      return ''
  }
}
