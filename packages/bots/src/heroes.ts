import { heroesDummy } from './heroes/dummy.ts'
import { mind } from './heroes/mind.ts'
import { heroesOpponent } from './heroes/opponent.ts'
import { ofEveryLevel } from './levels.ts'
import { masterly } from './master/master.ts'

export const opponents = ofEveryLevel('heroes', '2', {
  dummy: heroesDummy(),
  novice: heroesOpponent('novice'),
  standard: heroesOpponent('standard'),
  veteran: heroesOpponent('veteran'),
  master: masterly(mind, { samples: 1500, grain: 0.02 }),
})
