import { ofEveryLevel } from './levels.ts'
import { muneraOpponent } from './munera/opponent.ts'

export const opponents = ofEveryLevel('munera', '2', muneraOpponent)
