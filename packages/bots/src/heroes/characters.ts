/** The named opponents of Heroes of the Colosseum. What the words of their leanings mean is in tags.ts. */
import { t } from '@harena/engine'
import { temper } from '../master/temper.ts'

export const characters = [
  temper('charger', 'Ferox', t('goes where you are and fights'), { fight: 0.05, near: 0.04 }),
  temper('waiter', 'Cunctator', t('rests and lets you come'), { rest: 0.05, hold: 0.05 }),
  temper('gambler', 'Aleator', t('stakes most of his Bonus Dice at once'), { high: 0.005 }),
  temper('miser', 'Avarus', t('keeps his Bonus Dice for later'), { low: 0.005 }),
  temper('net-man', 'Piscator', t('wants you in his net'), { netToss: 0.05 }),
  temper('thrower', 'Iaculator', t('throws what he has in hand'), { throw: 0.05 }),
  temper('trickster', 'Dolosus', t('kicks sand into your eyes'), { kickSand: 0.05 }),
  temper('shield', 'Murus', t('spends his Bonus Dice on his guard'), { guard: 0.01 }),
]
