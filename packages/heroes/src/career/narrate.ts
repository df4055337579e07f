/** The career in sentences. */
import { counted, listed, t } from '@harena/engine'
import { narrate } from '../match/narrate.ts'
import { PART_WORDS, SIGNATURE_WORDS, SIZE_WORDS, STYLE_WORDS } from '../match/words.ts'
import type { CareerEvent } from './events.ts'
import type { Locale } from './state.ts'

export const MONTHS = [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
]

export function monthName(month: number): string {
  return MONTHS[month - 1]!
}

const LOCALE_WORDS: Readonly<Record<Locale, string>> = {
  fringes: t('the Fringes of the Empire'),
  heart: t('the Heart of the Empire'),
  rome: t('Rome'),
}

const RECOVERY_WORDS = {
  full: t('heals'),
  missNextDay: t('heals, but he misses the next Day of Events'),
  strengthLoss: t('stays weaker for good, and he misses the next Day of Events'),
  dies: t('kills him'),
} as const

export function narrateCareer(event: CareerEvent, players: readonly string[]): string {
  return creation(event, players) ?? day(event, players) ?? aftermath(event)
}

function creation(event: CareerEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'sizeRolled':
      return t`${event.name} is ${SIZE_WORDS[event.size]}.`
    case 'signatureRolled':
      return t`${event.name} has ${SIGNATURE_WORDS[event.second]} as well.`
    case 'starCreated':
    case 'gruntJoined': {
      const { savvy, strength, speed } = event.attributes
      const numbers = t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
      return t`${event.name}, ${STYLE_WORDS[event.style]}, joins ${players[event.player]}: ${numbers}.`
    }
    default:
      return null
  }
}

function day(event: CareerEvent, players: readonly string[]): string | null {
  switch (event.kind) {
    case 'dayOpened':
      return t`${monthName(event.month)} ${event.year}: a Day of Events with ${event.matches} matches, 4 and as many as the die shows.`
    case 'matchMade': {
      const end = event.toTheDeath ? t(', to the death') : ''
      const [own, others] = [event.gladiators, event.opponents].map((men) => men.join(` ${t('and')} `))
      return event.gladiators.length > 1
        ? t`In ${LOCALE_WORDS[event.locale]} ${own} meet ${others}${end}.`
        : t`In ${LOCALE_WORDS[event.locale]} ${own} meets ${others}${end}.`
    }
    case 'bout':
      return narrate(event.event, event.names)
    case 'stoppedForToday':
      return t`${players[event.player]} sends nobody more today.`
    case 'beganAgain':
      return event.isOn
        ? t`${players[event.player]} begins again with a new Star.`
        : t`${players[event.player]} creates no more Stars.`
    case 'proposed': {
      const others = listed(event.players.map((player) => players[player]!))
      const match = event.mode === 'headToHead' ? t`challenges ${others}` : t`asks ${others} to fight side by side`
      return t`${players[event.player]} ${match} and sends ${listed(event.gladiators)}.`
    }
    case 'answered':
      return event.gladiators.length > 0
        ? t`${players[event.player]} sends ${listed(event.gladiators)}.`
        : t`${players[event.player]} declines.`
    case 'retired':
      return t`${event.name} leaves the arena a free man.`
    case 'careerClosed':
      return t('The journal is closed.')
    default:
      return null
  }
}

function aftermath(event: CareerEvent): string {
  switch (event.kind) {
    case 'fameGained':
      return t`${event.name} wins ${event.fame} Fame and has ${event.total}.`
    case 'fameLost':
      return event.total === 0
        ? t`The loss costs ${event.points} Fame: ${event.name} has none.`
        : t`${event.name} loses ${event.points} Fame and has ${event.total}.`
    case 'laurelWon':
      return t`${event.name} is given a laurel.`
    case 'improvementRolled':
      return event.improved
        ? t`${event.name} works on his ${t(event.attribute)}: it is now ${event.now}.`
        : t`${event.name} works on his ${t(event.attribute)}: it stays ${event.now}.`
    case 'attributeDecreased':
      return t`${event.name}'s ${t(event.attribute)} falls to ${event.now}.`
    case 'recoveryRolled':
      return t`${event.name}: the ${PART_WORDS[event.part]} ${RECOVERY_WORDS[event.recovery]}.`
    case 'died':
      return t`${event.name} is dead.`
    case 'localeChanged':
      return t`${event.name} goes on to ${LOCALE_WORDS[event.locale]}.`
    case 'freedomRolled':
      return event.free
        ? t`${event.name} asks for freedom, ${event.total}: the wooden sword is his.`
        : t`${event.name} asks for freedom, ${event.total}: not yet.`
    case 'journalWritten': {
      const { name, result, opponents, fame } = event.entry
      return t`Journal: ${name}, ${t(result, 'of a match')} against ${opponents.join(` ${t('and')} `)}, ${counted(fame, 'Fame', 'Fame')}.`
    }
    default:
      return ''
  }
}
