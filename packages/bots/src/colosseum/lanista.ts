/** The built-in lanista. */
import { type Colosseum, type LanistaCampaign, lanistaCampaign } from '@harena/colosseum'
import type { Bot } from '@harena/engine'

/** In matches that he plays by hand he plays as this one does. */
export function lanistaOpponent(fighter: Bot<Colosseum>): Bot<LanistaCampaign> {
  return (known, question, random) => {
    if (question.kind === 'bout') return fighter(known.bout!.match, question.question, random)
    if (question.kind === 'conduct') return 'decide'
    return lanistaCampaign.legal(known, question)[0]!
  }
}
