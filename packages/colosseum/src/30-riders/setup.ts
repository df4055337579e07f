/** §30.2 Who comes on horseback, by the set-up. */
import { listed, type Refusal, t } from '@harena/engine'
import { editionOf } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import type { GladiatorSetup } from '../match/setup.ts'
import { MOUNT } from '../tables/riders.ts'
import { riderStyles } from '../tables/styles.ts'

/** Riders ride unless the set-up puts them on foot. */
export function comesMounted({ style, mounted }: GladiatorSetup): boolean {
  return riderStyles.includes(style) && mounted !== false
}

/** §30.2, §30.2.1 */
export function checkRider(sheet: GladiatorSetup, options: Options): Refusal | null {
  const { name, mounted, style } = sheet
  if (mounted !== undefined && typeof mounted !== 'boolean') {
    return { rule: '§30.2', message: t`${name} is mounted (true) or he is not (false).` }
  }
  if (mounted && !riderStyles.includes(style)) {
    return { rule: '§30.2', message: t`${name} cannot ride: only ${listed(riderStyles)} come on horseback.` }
  }
  if (!comesMounted(sheet)) return null
  if (options.beasts === 'off') {
    return { rule: '§30.6.6', message: t`${name} cannot ride: horses need the chapter on beasts.` }
  }
  if (!editionOf(options).hasCenturions) {
    return { rule: '§30.1', message: t`${name} cannot ride: the game of 1981 does not know riders.` }
  }
  if (options.riderSeat === 'centurions' && !sheet.centurion) {
    return {
      rule: '§30.2.1',
      message: t`${name} cannot ride: only centurions do; on foot (mounted: false) he may be played.`,
    }
  }
  return null
}

/** §30.6.6 The sheet of the horse under him. */
export function mountOf({ name, team }: GladiatorSetup): GladiatorSetup {
  return { name: `${name}'s horse`, team, style: 'beast', beast: MOUNT }
}
