/** Outland's one-page Gladiator: how to learn it. */
import { t } from '@harena/engine'
import { outland } from '@harena/outland'
import { type Book, ledgerFrom } from '../book.ts'
import { tableFor } from './printed-tables.ts'
import { terms } from './terms.ts'

const howToPlay = [
  t('Every turn begins with initiative: one die plus agility. The highest acts first. §2.1'),
  t('When it is your place, move first and attack once after that; the attack ends your activation. §2.3'),
  t('You have strength + agility movement points, less for heavy armour. You step only into the hex ahead. §3.2'),
  t('A turn by one hexside costs 1 point. Without a helmet the first one is free. §3.4'),
  t('A step next to an enemy stops you, and if he is in one of your three front hexes you must fight. §4.1'),
  t('Each rolls two dice and adds modifiers; the higher total wins, whoever attacked, by the difference. §4.5'),
  t('The difference decides: ground given, hits taken, and the winner can be hurt as well. At 10 it is mortal. T3.10'),
  t('A difference of 1 or less locks both for the turn; a tie may cost weapon, net or shield. §4.7'),
  t('A Retiarius may throw his net or whip with it at two hexes. One who does not break free is helpless. §9.1'),
  t('Each hit takes 1 off all later rolls. With the last that he can take, the crowd decides. §11.1'),
]

export const book: Book = {
  tableFor,
  id: outland.id,
  title: outland.title,
  options: outland.options,
  howToPlay,
  terms,
  ledger: ledgerFrom(
    () => import('../../../../../docs/rules/outland.md?raw'),
    () => import('../../../../../docs/rules/german/outland.md?raw'),
  ),
  reader: () => import('./reader.tsx'),
}
