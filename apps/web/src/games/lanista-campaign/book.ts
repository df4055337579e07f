/** The lanistas of GLADIATOR: how to learn their part of the book. */

import { lanistaCampaign } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { Term } from '../../ui/terms.ts'
import type { Book } from '../book.ts'
import { book as match } from '../colosseum/book.ts'

const terms: readonly Term[] = [
  {
    word: 'CV',
    means: t('Combat value: all five ratings and two for each level of a talent, less 25. It is what a man is worth.'),
    rule: '§39.3.1',
  },
  { word: 'LK', means: t('Luck: two dice at or below it make a throw again.'), rule: '§34.3' },
  { word: 'PR', means: t('Prestige: what the crowd thinks of him. It earns money, and costs upkeep.'), rule: '§35.1' },
  { word: 'XP', means: t('Experience: it buys ratings, levels of talents and talent rolls.'), rule: '§33.3' },
  { word: 'REP', means: t('The reputation of the ludus: it costs as many denarii every month.'), rule: '§39.5.9.2' },
  { word: 'V–S–M', means: t('Matches won, left standing, and lost but spared.'), rule: '§3.8.1' },
  {
    word: t('upkeep'),
    means: t('What he costs at the end of the month: half of combat value and prestige together.'),
    rule: '§39.5.9.1',
  },
  { word: 'Editor', means: t('Who holds the games of this month. His men go there for nothing.'), rule: '§39.5.1' },
  {
    word: 'munus',
    means: t('The games of the month. Its quality says how many men each ludus may send.'),
    rule: '§39.5.4',
  },
]

const howToPlay = [
  t('Every month goes through the same steps, from the Editor to the upkeep. §39.5'),
  t('An event comes first: a plague, a feast, taxes, a professional for hire, or nothing. §39.5.2'),
  t(
    'Sell men to other ludi or at the auction, and buy stock: the level you pay for, better or worse by the dice. §39.5.3.2',
  ),
  t(
    'Send as many men to the games as their quality allows. The matches are rolled up; you choose styles and armour. §39.5.4.1',
  ),
  t('Wager with the bank at odds from the combat values, or with another lanista at any odds. §39.5.4.4'),
  t('Fight each match by hand, watch it, or hear the result. §39.5.4.5'),
  t('Whoever fought earns money and experience; whoever stayed at home trains. §39.5.7'),
  t('Then men and reputation cost upkeep. Who cannot pay sells men, and is out when none is left. §39.6'),
  t('After the last games the richest lanista has won. §39.7'),
]

export const book: Book = {
  ...match,
  title: lanistaCampaign.title,
  options: lanistaCampaign.options,
  howToPlay,
  terms: [...(match.terms ?? []), ...terms],
}
