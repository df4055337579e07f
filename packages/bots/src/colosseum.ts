import { colosseumOpponent } from './colosseum/opponent.ts'
import { ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel('colosseum', '1', colosseumOpponent)
