import { colosseumDummy } from './colosseum/dummy.ts'
import { mind } from './colosseum/mind.ts'
import { colosseumOpponent } from './colosseum/opponent.ts'
import { ofEveryLevel } from './levels.ts'
import { masterly } from './master/master.ts'

export const opponents = ofEveryLevel('colosseum', '1', {
  dummy: colosseumDummy(),
  novice: colosseumOpponent('novice'),
  standard: colosseumOpponent('standard'),
  veteran: colosseumOpponent('veteran'),
  master: masterly(mind, { samples: 1000, grain: 0.01 }),
})
