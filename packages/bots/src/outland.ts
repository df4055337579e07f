import { ofEveryLevel } from './levels.ts'
import { charactersOf } from './master/characters.ts'
import { masterly } from './master/master.ts'
import { characters } from './outland/characters.ts'
import { outlandDummy } from './outland/dummy.ts'
import { mind } from './outland/mind.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

const version = '2'
const effort = { samples: 1500, grain: 0.003 }

export const opponents = {
  ...ofEveryLevel('outland', version, {
    dummy: outlandDummy(),
    novice: outlandOpponent('novice'),
    standard: outlandOpponent('standard'),
    veteran: outlandVeteran(),
    master: masterly(mind, effort),
  }),
  ...charactersOf(version, mind, effort, characters),
}
