import { ofEveryLevel } from './levels.ts'
import { masterly } from './master/master.ts'
import { muneraDummy } from './munera/dummy.ts'
import { mind } from './munera/mind.ts'
import { muneraOpponent } from './munera/opponent.ts'

export const opponents = ofEveryLevel('munera', '2', {
  dummy: muneraDummy(),
  novice: muneraOpponent('novice'),
  standard: muneraOpponent('standard'),
  veteran: muneraOpponent('veteran'),
  master: masterly(mind, { samples: 800, grain: 0.02 }),
})
