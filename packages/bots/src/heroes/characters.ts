/** The named opponents of Heroes of the Colosseum. What the words of their leanings mean is in tags.ts. */
import { temper } from '../master/temper.ts'

export const characters = [
  temper('charger', 'Ferox', 'goes where you are and fights', { fight: 0.03, move: 0.02 }),
  temper('waiter', 'Cunctator', 'rests, holds his ground and saves his dice', { rest: 0.03, hold: 0.03, low: 0.01 }),
  temper('gambler', 'Aleator', 'stakes all his Bonus Dice at once', { high: 0.03 }),
  temper('miser', 'Avarus', 'keeps his Bonus Dice for later', { low: 0.03 }),
  temper('net-man', 'Piscator', 'wants you in his net', { netToss: 0.05 }),
  temper('thrower', 'Iaculator', 'throws what he has in hand', { throw: 0.05 }),
  temper('trickster', 'Dolosus', 'kicks sand into your eyes', { kickSand: 0.05 }),
  temper('shield', 'Murus', 'leads with his shield', { bash: 0.05 }),
]
