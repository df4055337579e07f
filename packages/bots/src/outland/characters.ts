/** The named opponents of Outland's Gladiator. What the words of their leanings mean is in tags.ts. */
import { t } from '@harena/engine'
import { temper } from '../master/temper.ts'

export const characters = [
  temper('charger', 'Ferox', t('comes straight at you and fights'), { near: 0.015, melee: 0.03 }),
  temper('waiter', 'Cunctator', t('lets you come'), { end: 0.03 }),
  temper('net-man', 'Piscator', t('wants you in his net'), { ensnare: 0.05 }),
  temper('lasher', 'Flagellarius', t('keeps you off with his net'), { whip: 0.05 }),
  temper('hunter', 'Venator', t('gets behind you'), { behind: 0.05 }),
  temper('rock', 'Saxum', t('holds his ground and follows nobody'), { stay: 0.04, end: 0.01 }),
  temper('dancer', 'Saltator', t('turns and turns about'), { turn: 0.01 }),
  temper('gatherer', 'Collector', t('picks up whatever lies about'), { pickUp: 0.05 }),
]
