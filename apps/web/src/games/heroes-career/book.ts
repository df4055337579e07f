/** The career in the rulebook: the paragraphs of Heroes, with the switches of the career. */
import { t } from '@harena/engine'
import { heroesCareer } from '@harena/heroes'
import type { Term } from '../../ui/terms.ts'
import type { Book } from '../book.ts'
import { book as heroes } from '../heroes/book.ts'

const howToPlay = [
  t(
    'You lead a familia from month to month. Stars are yours to decide for, Grunts are run by the tables of the book. §3.1',
  ),
  t(
    'A Star gets a size by the dice, a Signature that you choose, and 12 points for Savvy, Strength and Speed: his Attributes. §3.6.4',
  ),
  t(
    'Every month has a Day of Events with 5 to 10 matches. You send whom you like, each up to three times, or nobody. §7.4',
  ),
  t(
    'Whoever beats an equal or a better opponent wins Fame, and rolls a die for each point of it: an Attribute may rise. §7.7.2',
  ),
  t(
    'A loss costs Fame and perhaps a point of an Attribute. Wounds heal, cost the next month, stay for good, or kill. §7.8',
  ),
  t('With 15 points of Attributes he leaves the Fringes for the Heart of the Empire, with 17 he goes to Rome. §7.3'),
  t('In Rome, with 20, two dice may set him free after every match that he survives: that is what you play for. §7.6'),
]

const terms: readonly Term[] = [
  {
    word: t('Fame'),
    means: t('Won with victories over equal or better opponents; each point is a die that may make an Attribute rise.'),
    rule: '§7.7',
  },
  {
    word: t('Laurels'),
    means: t('A prize that few victories bring: over a better opponent, almost unhurt, with a Bonus Die left.'),
    rule: '§7.7.3',
  },
]

export const book: Book = {
  ...heroes,
  id: heroesCareer.id,
  options: heroesCareer.options,
  // Its matches are fought by the same book.
  howToPlay: [...howToPlay, ...heroes.howToPlay],
  terms: [...heroes.terms!, ...terms],
}
