import { characters } from './heroes/characters.ts'
import { heroesDummy } from './heroes/dummy.ts'
import { mind } from './heroes/mind.ts'
import { nearness } from './heroes/nearness.ts'
import { heroesOpponent } from './heroes/opponent.ts'
import { charactersOf } from './master/characters.ts'
import { masterly } from './master/master.ts'
import { ofEveryLevel } from './of-every-level.ts'

const version = '8'
const budgets = {
  casual: { samples: 600, grain: 0.01 },
  strong: { samples: 5000, grain: 0.01 },
}

export const opponents = {
  ...ofEveryLevel('heroes', version, {
    dummy: heroesDummy(),
    novice: heroesOpponent('novice'),
    standard: heroesOpponent('standard'),
    veteran: heroesOpponent('veteran'),
    master: masterly(mind, budgets.casual, nearness),
  }),
  ...charactersOf(version, mind, budgets, characters),
}
