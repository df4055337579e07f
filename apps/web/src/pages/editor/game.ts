/** The game of the editor, and whether it can play a draft. */
import { opponents } from '@harena/bots/colosseum'
import { manifest } from '@harena/colosseum'
import { checkScenario, gameEntry, readyScenario } from '@harena/engine'
import { whyNot } from '../scenarios/play.ts'
import { type Draft, fileOf } from './draft.ts'

const game = gameEntry(manifest, opponents)

/** What is wrong with a draft, named by its field; null if it can be played. */
export function problemOf(draft: Draft): string | null {
  try {
    readyScenario(checkScenario(fileOf(draft)), game)
    return null
  } catch (thrown) {
    return whyNot(thrown)
  }
}
