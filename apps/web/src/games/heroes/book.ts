/** Heroes of the Colosseum: how to learn it. */
import { t } from '@harena/engine'
import { heroes } from '@harena/heroes'
import { type Book, ledgerFrom } from '../book.ts'
import { tableFor } from './printed-tables.ts'
import { terms } from './terms.ts'

const howToPlay = [
  t('Every turn begins with the movement order: one die plus Speed, less for nets and falls. T5-1'),
  t('When it is your turn, do one thing: move one zone, fight who is there, rest, toss a net, throw a weapon. §5.2.3'),
  t('Step into a zone with an opponent and you maneuver: each rolls Savvy and Speed in dice. T5-3'),
  t('A die of 1, 2 or 3 is a success. Who has more of them attacks; two more bring an Advantage or a Bash. §5.3'),
  t('The attack is rolled with Savvy. More successes hit, a tie is rolled again, the Defender may strike back. T5-5'),
  t('Bonus Dice make any of these rolls better. Both choose in secret how many to use; used is gone. §3.7.2'),
  t('The blow goes where two dice send it. A shield may stop it, armor softens it. T5-6'),
  t('A part at 0 is lost: an arm drops what it held, head, chest and belly may kill. §5.4.4'),
  t('Resting where no opponent is brings Bonus Dice back up to Strength. §3.7.1'),
  t('The fallen appeal to the crowd: wounds dealt and the middle of the arena speak for them. T6-1'),
]

export const book: Book = {
  tableFor,
  id: heroes.id,
  title: heroes.title,
  options: heroes.options,
  howToPlay,
  terms,
  ledger: ledgerFrom(
    () => import('../../../../../docs/rules/heroes.md?raw'),
    () => import('../../../../../docs/rules/german/heroes.md?raw'),
  ),
  reader: () => import('./reader.tsx'),
}
