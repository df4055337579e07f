/** GLADIATOR, Colosseum Edition: how to learn it. */
import { colosseum } from '@harena/colosseum'
import { t } from '@harena/engine'
import { type Book, ledgerFrom } from '../book.ts'
import { tableFor } from './printed-tables.ts'
import { terms } from './terms.ts'

const howToPlay = [
  t('A turn has eight phases. In each of them both sides write their movement in secret, then it is revealed. §5.2'),
  t('A plot is up to two steps, each with a turn by one hexside, or one thing like a charge, kneeling or a leap. §7.3'),
  t(
    'Light men may move in six phases of a turn, medium in five (a Retiarius in six), heavy in four; then they stand or overexert themselves. §3.10',
  ),
  t('Whoever wants the same hex collides: dice, weight and momentum decide who is pushed and stunned. §8.1'),
  t('End your move with your opponent before you and within reach of your weapon, and you fight. §9.1'),
  t(
    'Divide your combat factors (CF) in secret: how hard you strike at which part of him, and how well you guard each part of yourself. §9.3',
  ),
  t('His side and his back are worth extra CF; a man who stumbles, lies or hangs in a net is easier still. §9.2'),
  t(
    'Three red dice, your CF against his defence there: miss, shield, parry or hit. White and black dice do the harm. §9.5',
  ),
  t('Wounds fill boxes and cost CF. With all boxes of one part filled, a man dies. §10.3'),
  t(
    'Who lies helpless before an armed man appeals to the crowd. Those who attacked more than they guarded are liked. §18.3',
  ),
]

export const book: Book = {
  tableFor,
  id: colosseum.id,
  title: colosseum.title,
  options: colosseum.options,
  howToPlay,
  terms,
  ledger: ledgerFrom(
    () => import('../../../../../docs/rules/colosseum.md?raw'),
    () => import('../../../../../docs/rules/german/colosseum.md?raw'),
  ),
  reader: () => import('./reader.ts'),
}
