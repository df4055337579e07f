import { characters } from './colosseum/characters.ts'
import { colosseumDummy } from './colosseum/dummy.ts'
import { mind } from './colosseum/mind.ts'
import { nearness } from './colosseum/nearness.ts'
import { colosseumOpponent } from './colosseum/opponent.ts'
import { charactersOf } from './master/characters.ts'
import { masterly } from './master/master.ts'
import { ofEveryLevel } from './of-every-level.ts'

const version = '9'
const budgets = {
  casual: { samples: 4200, grain: 0.0025 },
  strong: { samples: 24000, grain: 0.0025 },
  named: { samples: 4200, grain: 0.005 },
}

export const opponents = {
  ...ofEveryLevel('colosseum', version, {
    dummy: colosseumDummy(),
    novice: colosseumOpponent('novice'),
    standard: colosseumOpponent('standard'),
    veteran: colosseumOpponent('veteran'),
    master: masterly(mind, budgets.casual, nearness),
  }),
  ...charactersOf(version, mind, budgets, characters),
}
