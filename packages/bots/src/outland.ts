import { ofEveryLevel } from './levels.ts'
import { masterly } from './master/master.ts'
import { outlandDummy } from './outland/dummy.ts'
import { mind } from './outland/mind.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

export const opponents = ofEveryLevel('outland', '2', {
  dummy: outlandDummy(),
  novice: outlandOpponent('novice'),
  standard: outlandOpponent('standard'),
  veteran: outlandVeteran(),
  master: masterly(mind, { samples: 3000, grain: 0.01 }),
})
