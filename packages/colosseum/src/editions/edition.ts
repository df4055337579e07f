/** The edition of a match: the Colosseum Edition or that of 1981, and the variants that are switched on. */
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { withBillings } from './billings.ts'
import { classic1981 } from './classic-1981.ts'
import { colosseumEdition } from './colosseum.ts'
import { withGreenwood } from './greenwood.ts'
import { withTablesV2 } from './tables-v2.ts'

const editions = new WeakMap<Options, Edition>()
let last: Options | null = null
let lastEdition: Edition

/** Put together once for each set of options; a match has one from its start to its end. */
export function editionOf(options: Options): Edition {
  if (options === last) return lastEdition
  let edition = editions.get(options)
  if (!edition) {
    edition = compose(options)
    editions.set(options, edition)
  }
  last = options
  lastEdition = edition
  return edition
}

function compose(options: Options): Edition {
  const base = options.edition === 'classic1981' ? classic1981(options) : colosseumEdition(options)
  return withTablesV2(withGreenwood(withBillings(base, options), options), options)
}
