/** The named opponents of GLADIATOR. What the words of their leanings mean is in tags.ts. */
import { t } from '@harena/engine'
import { temper } from '../master/temper.ts'

export const characters = [
  temper('charger', 'Ferox', t('comes straight at you and strikes with all he has'), {
    near: 0.02,
    charge: 0.04,
    heavy: 0.02,
  }),
  temper('waiter', 'Cunctator', t('lets you come and looks to his defence'), { stand: 0.03, careful: 0.02 }),
  temper('net-man', 'Piscator', t('keeps away until his net has caught you'), { toss: 0.05, far: 0.02 }),
  temper('showman', 'Scaenicus', t('plays for the crowd: feints, sweeps and several blows at once'), {
    feint: 0.03,
    sweep: 0.02,
    many: 0.02,
  }),
  temper('shield', 'Murus', t('leads with his shield'), { bash: 0.04, careful: 0.01 }),
  temper('butcher', 'Lanius', t('goes for the head'), { head: 0.03, heavy: 0.02 }),
  temper('reaper', 'Messor', t('cuts the legs from under you'), { sweep: 0.03, legs: 0.03 }),
  temper('thief', 'Fur', t('wants your weapon more than your blood'), { disarm: 0.04 }),
  temper('guard', 'Custos', t('ducks, blocks and steps back'), { guard: 0.03, careful: 0.01 }),
]
