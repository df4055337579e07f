/** The named opponents of Munera. What the words of their leanings mean is in tags.ts. */
import { t } from '@harena/engine'
import { temper } from '../master/temper.ts'

export const characters = [
  temper('charger', 'Ferox', t('comes straight at you and strikes'), { near: 0.02, attack: 0.02 }),
  temper('waiter', 'Cunctator', t('lets you come'), { end: 0.03 }),
  temper('net-man', 'Piscator', t('wants you in his net or lasso'), { cast: 0.05 }),
  temper('ambusher', 'Insidiator', t('gets behind you'), { behind: 0.05 }),
  temper('runner', 'Cursor', t('keeps away from you'), { far: 0.03 }),
  temper('dancer', 'Saltator', t('turns and turns about'), { turn: 0.02 }),
  temper('gatherer', 'Collector', t('picks up whatever lies about'), { pickUp: 0.05 }),
  temper('free-man', 'Liber', t('cuts himself free before all else'), { cutFree: 0.05 }),
]
