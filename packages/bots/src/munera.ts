import { charactersOf } from './master/characters.ts'
import { masterly } from './master/master.ts'
import { characters } from './munera/characters.ts'
import { muneraDummy } from './munera/dummy.ts'
import { mind } from './munera/mind.ts'
import { nearness } from './munera/nearness.ts'
import { muneraOpponent } from './munera/opponent.ts'
import { ofEveryLevel } from './of-every-level.ts'

const version = '5'
const budgets = {
  casual: { samples: 800, grain: 0.001 },
  strong: { samples: 8000, grain: 0.001 },
}

export const opponents = {
  ...ofEveryLevel('munera', version, {
    dummy: muneraDummy(),
    novice: muneraOpponent('novice'),
    standard: muneraOpponent('standard'),
    veteran: muneraOpponent('veteran'),
    master: masterly(mind, budgets.casual, nearness),
  }),
  ...charactersOf(version, mind, budgets, characters),
}
