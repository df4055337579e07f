/** The words of a gladiator's life: what talents, matches and ratings mean, each with its paragraph. */
import {
  type Bill,
  CLASS_WORDS,
  groupOf,
  isGift,
  type JournalEntry,
  MATCH_WORDS,
  type MatchType,
  type OriginId,
  type Rating,
  riderStyles,
  styleIds,
  styles,
  type Talent,
  tables,
  talentWord,
} from '@harena/colosseum'
import { capital, counted, listed, t } from '@harena/engine'

/** A sentence and where it stands. */
export interface Note {
  readonly text: string
  readonly rule: string
}

const at = (rule: string, text: string): Note => ({ rule, text })

const talentNotes: Readonly<Partial<Record<Talent, string>>> = {
  TH: t('Each level adds to his throws, of javelins and of everything else.'),
  GP: t('His bare hand strikes at full CF, at once, and harder with each level.'),
  HG: t('Each level keeps him on his feet when somebody runs into him.'),
  RE: t('Net, trident and lasso: he may fight as a Retiarius or a Laquearius.'),
  DI: t('A sword in each hand: he may fight as a Dimachaerus.'),
  FA: t('His first attack of a phase comes a round earlier.'),
  BR: t('Two prestige at once, and one more whenever it may change.'),
  TG: t('He loses no CF to the first point that an area would cost him.'),
  SP: t('He may plot three steps forward; a Stumble check goes with it.'),
  FB: t('He may give up an attack: the next one meets less defence.'),
}

const eachLevel = t('Each level adds to CF and wounds.')

/** What a level of it brings. */
export function levelNote(talent: Talent): string {
  return talentNotes[talent] ?? eachLevel
}

export function talentNote(talent: Talent): Note {
  return at('§31.3', talentNotes[talent] ?? weaponNote(talent))
}

/** Who fights with a weapon, as its first or in his sheath. */
function weaponNote(group: Talent): string {
  const carriers = styleIds.filter((id) =>
    [...styles[id].hands, ...styles[id].sheath].some((kind) => groupOf(kind) === group),
  )
  const who =
    carriers.length === 0
      ? t('No style carries it from the start')
      : t`Carried by ${listed(carriers.map((id) => styles[id].name))}`
  return `${who}. ${eachLevel}`
}

/** `Sword 2`, `Fast Attack`. */
export function talentLevel(talent: Talent, level: number): string {
  const word = capital(talentWord(talent))
  return isGift(talent) ? word : `${word} ${level}`
}

export const matchNotes: Readonly<Record<MatchType, Note>> = {
  matchedPair: at('§38.2.3', t('Even: one challenger of the class that the dice pair with his.')),
  twoOnOne: at('§38.2.3', t('Hard: alone against two, each of whom pays XP.')),
  consecutive: at(
    '§38.2.3',
    t('Hard: two to four challengers, each of whom enters when the one before him is out, and pays XP.'),
  ),
  champion: at(
    '§38.5.2',
    t('Hard: one challenger with some hundred XP more than usual; beating him pays as any other does.'),
  ),
  twoPairs: at('§38.2.3', t('Even: with one man beside him against two.')),
  threePairs: at('§38.2.3', t('Even: with two men beside him against three.')),
  battle: at('§38.2.3', t('Even: two to six men on each side.')),
  venatores: at(
    '§38.2.3',
    t('Dangerous: with the spear against one to three beasts, and nobody is spared. He cannot refuse it.'),
  ),
  bestiarii: at(
    '§38.2.3',
    t('Dangerous: with the sword against one to three beasts, and nobody is spared. He cannot refuse it.'),
  ),
  unique: at('§38.2.3', t('A match of any kind.')),
}

export const ratingWords: Readonly<Record<Rating, string>> = {
  TR: t('Training'),
  ST: t('Strength'),
  AG: t('Agility'),
  CN: t('Constitution'),
  W: t('Wounds'),
}

const levelWords = [t('weak'), t('average'), t('good'), t('outstanding')] as const

/** Sums of three dice up to which a rating is weak, average and good. */
const LEVELS = [8, 12, 15] as const

/** How good a rating is among men whom three dice have made. */
export function ratingLevel(rating: Rating, value: number): string {
  return levelWords[LEVELS.filter((sum) => value > tables.characteristics[sum]![rating]).length]!
}

export const originWords: Readonly<Record<OriginId, string>> = {
  criminal: t('Criminal'),
  slave: t('Slave'),
  soldier: t('Soldier'),
  foreigner: t('Foreigner'),
  freeman: t('Freeman'),
  senator: t('Senator'),
}

/** `class III (Retiarius, Laquearius)`. */
function classWord(number: number): string {
  if (number === 0) return CLASS_WORDS[0]
  const names = Object.values(styles).flatMap((style) => (style.class === number ? [style.name] : []))
  return riderStyles.some((rider) => styles[rider].class === number)
    ? t`class ${CLASS_WORDS[number]} (${names.join(', ')}: on horseback)`
    : t`class ${CLASS_WORDS[number]} (${names.join(', ')})`
}

/** Who meets whom, as far as it is settled. */
export function billWords({ type, own, others, allies }: Bill): string {
  if (own === 0) return t`${capital(MATCH_WORDS[type])}: beasts are let in when he enters.`
  const beside = allies === 0 ? '' : t`, with ${counted(allies, 'man', 'men')} beside him,`
  return t`${capital(MATCH_WORDS[type])}: as a man of ${classWord(own)}${beside} against ${listed(others.map(classWord))}.`
}

const letterWords = {
  V: t('won'),
  S: t('left a match that was stopped'),
  M: t('was beaten and spared'),
} as const

/** One match of his life. */
export function entryWords({ name, style, type, isDeath, opponents, letter, isDead, XP }: JournalEntry): string {
  const end = letter === null ? (isDead ? t('died') : t('left without honour')) : letterWords[letter]
  const after = letter !== null && isDead ? t(' and died of his wounds') : ''
  const foes = opponents.length === 0 ? t('beasts') : listed(opponents)
  const death = isDeath ? t(', to the death') : ''
  return t`${name} ${end}${after} as ${styles[style].name} against ${foes} (${MATCH_WORDS[type]}${death}): ${XP} XP.`
}
