import { charactersOf } from './master/characters.ts'
import { masterly } from './master/master.ts'
import { ofEveryLevel } from './of-every-level.ts'
import { characters } from './outland/characters.ts'
import { outlandDummy } from './outland/dummy.ts'
import { mind } from './outland/mind.ts'
import { nearness } from './outland/nearness.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

const version = '7'
const budgets = {
  casual: { samples: 1500, grain: 0.003 },
  strong: { samples: 12000, grain: 0.003 },
}

export const opponents = {
  ...ofEveryLevel('outland', version, {
    dummy: outlandDummy(),
    novice: outlandOpponent('novice'),
    standard: outlandOpponent('standard'),
    veteran: outlandVeteran(),
    master: masterly(mind, budgets.casual, nearness),
  }),
  ...charactersOf(version, mind, budgets, characters),
}
