/** Switches that do not go together. */
import { t } from '@harena/engine'
import type { Options } from '../match/options.ts'

/** Changes that only make sense over the 1981 game. */
const classicOnly = [
  'creation3d6',
  'retiariusLight',
  'quickSidesteps',
  'quickImpact',
  'backStumbleNote',
  'crossedPaths',
  'attackCap',
  'knife',
] as const

/** Why a set of switches cannot be used; null if it can. */
export function conflictOf(options: Options): string | null {
  if (options.edition !== 'classic1981') {
    const lost = classicOnly.find((id) => options[id] === 'on')
    if (lost) return t`The switch "${lost}" belongs to the 1981 game.`
    if (options.retiariusFast === 'yes' || options.lightSpear === 'yes') {
      return t('The suggestions for light men of 1981 belong to the 1981 game.')
    }
  }
  if (options.quickSidesteps === 'off' && [options.backStumbleNote, options.quickImpact].includes('on')) {
    return t('The note on backward stumbles and the impact of quick moves need the quick moves to the side.')
  }
  if (options.v2StatMods === 'on' && options.v2Origin === 'off') return t('What the origin changes needs an origin.')
  if (options.arrangeRolls === 'on' && (isBySheet(options) || options.v2Stats === 'on')) {
    return t('Rolls can be arranged only where three dice are thrown for each rating.')
  }
  if (options.creation3d6 === 'on' && options.v2Stats === 'on') return t('Ratings can be rolled in one way only.')
  if (options.v2Types === 'off' && [options.v2Armour, options.v2Dimachus, options.v2Javelins].includes('on')) {
    return t('Fixed armour, dimachus types and their javelins need the types of the Tables V2.0.')
  }
  const suits = [options.armourTables, options.armourPurchase, options.v2Armour].filter((value) => value === 'on')
  if (suits.length > 1) return t('Armour can come from one source only.')
  if (options.retiariusLight === 'on' && options.retiariusFast === 'yes')
    return t('The Retiarius is made light in one way only.')
  return null
}

/** In 1981 two dice pick one of 36 men. */
function isBySheet({ edition, creation3d6 }: Options): boolean {
  return edition === 'classic1981' && creation3d6 === 'off'
}
