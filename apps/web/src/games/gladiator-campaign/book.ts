/** The campaign in the rulebook: the paragraphs of GLADIATOR, with the switches of the campaign. */

import { CLASS_WORDS, gladiatorCampaign, styleIds, styles } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { Term } from '../../ui/terms.ts'
import type { Book } from '../book.ts'
import { book as colosseum } from '../colosseum/book.ts'

const howToPlay = [
  t(
    'You have one gladiator. His ratings, talents, luck and prestige are rolled; then he fights match after match. §31.1',
  ),
  t(
    'Dice say what kind of match it is, whether it is to the death, and which class he and his challengers are of. §38.2',
  ),
  t('You choose a style of that class and perhaps his armour, and fight the match blow by blow. §38.4.2'),
  t(
    'When a throw goes against him you may ask the gods for favour: two dice at or below his luck, and it is made again. §34.3',
  ),
  t('Afterwards wounds heal or stay, and attacks, kills and mercy bring experience. §33.2'),
  t('Experience buys ratings, talents and levels, a few between two matches. §33.3'),
  t("Ten victories make him the Emperor's Champion. If he dies, you begin with a new one. C.00"),
]

/** "I: Thraex, Velite; II: …". */
function classesInWords(): string {
  return [1, 2, 3, 4, 5]
    .map((number) => {
      const own = styleIds.filter((id) => styles[id].class === number).map((id) => styles[id].name)
      return `${CLASS_WORDS[number]}: ${own.join(', ')}`
    })
    .join('; ')
}

const terms: readonly Term[] = [
  {
    word: t('Luck'),
    means: t('Two dice at or below it, and a throw is made again. It falls by them for the match.'),
    rule: '§34.3',
  },
  {
    word: t('Prestige'),
    means: t('How well the crowd knows him: it counts in appeals and frightens others.'),
    rule: '§35.2',
  },
  {
    word: t('level'),
    written: t('\\blevel \\d'),
    means: t('How well he has learned it: level 0 is enough to use a weapon, and each level up to 3 makes him better.'),
    rule: '§31.3',
  },
  {
    word: t('class'),
    written: t('\\b[Cc]lass (?:I{1,3}|IV|VI?)\\b'),
    means: t`Styles come in classes, and the dice pair one class with another. ${classesInWords()}`,
    rule: '§38.4.1',
  },
  {
    word: 'missus',
    written: '\\b[Mm]issus\\b',
    means: t('Spared: a beaten man may ask the crowd for his life.'),
    rule: '§18.3',
  },
  { word: 'PR', means: t('Prestige: how well the crowd knows him.'), rule: '§35.2' },
  { word: 'XP', means: t('Experience, earned in the arena and spent between two matches.'), rule: '§33.3' },
  { word: 'CV', means: t('Combat value: all ratings, and two for each level of a talent, less 25.'), rule: '§39.3.1' },
]

export const book: Book = {
  ...colosseum,
  id: gladiatorCampaign.id,
  title: gladiatorCampaign.title,
  options: gladiatorCampaign.options,
  howToPlay,
  terms: [...colosseum.terms!, ...terms],
}
