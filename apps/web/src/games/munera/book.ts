/** Munera Sine Missione: how to learn it. */
import { t } from '@harena/engine'
import { munera } from '@harena/munera'
import { type Book, ledgerFrom } from '../book.ts'
import { tableFor } from './printed-tables.ts'
import { terms } from './terms.ts'

const howToPlay = [
  t('Each gladiator in turn rolls a die for action points (AP); heavy arms, wounds and nets take some off. §3.1'),
  t(
    'A step ahead costs 1 AP, a step any other way 2, a turn by one hexside 1. You keep your facing when you step aside. §4.2',
  ),
  t('You cannot slip around somebody next to you: step away from him first. §4.5'),
  t(
    'Strike whoever stands in the hex you face: 1 AP, each weapon once a turn. Spears, darts and bows reach farther. §6.1',
  ),
  t('Your die plus modifiers minus his die is the score. 1 or more hits; then his save may still stop it. §6.5'),
  t('The score is the number of wounds. Come at his side or his back: it is worth up to +3. T6.8'),
  t('A miss drives him back one hex; with a wall or a man behind him he loses his balance instead. §6.11'),
  t('Two equal dice are a special event, from a lost weapon to a man killed on the spot. §7.1'),
  t('Net and lasso entangle on one die. One who is caught loses 3 AP each turn until he cuts himself free. §11.10'),
  t('At strength 0 he appeals to the crowd. Who fought well, and was hurt, is likelier to be spared. §9.2'),
]

export const book: Book = {
  tableFor,
  id: munera.id,
  title: munera.title,
  options: munera.options,
  howToPlay,
  terms,
  ledger: ledgerFrom(
    () => import('../../../../../docs/rules/munera.md?raw'),
    () => import('../../../../../docs/rules/german/munera.md?raw'),
  ),
  reader: () => import('./reader.tsx'),
}
