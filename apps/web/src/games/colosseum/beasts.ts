/** Beasts in forms: their names, and what they are like. */
import { type BeastId, beastIds, tables } from '@harena/colosseum'
import { counted, signed, t } from '@harena/engine'

export function isBeast(kind: string): kind is BeastId {
  return (beastIds as readonly string[]).includes(kind)
}

/** What the crowd calls them. */
const names: Readonly<Record<BeastId, string>> = {
  bear: 'Innocentia',
  boar: 'Aper',
  elephant: 'Barrus',
  gazelle: 'Dorcas',
  leopard: 'Pardus',
  lion: 'Nemeus',
  rhino: 'Cornix',
  tiger: 'Hyrcana',
  wolf: 'Lupa',
  zebra: 'Hippotigris',
}

const SECOND = /( [IVX]+)?$/

export function isBeastName(name: string): boolean {
  return Object.values(names).includes(name.replace(SECOND, ''))
}

const counts = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII']

/** The first of its kind by its name, the next ones numbered. */
export function nameOfBeast(kind: BeastId, taken: readonly string[]): string {
  return names[kind] + counts.find((count) => !taken.includes(names[kind] + count))!
}

const temper: Readonly<Record<BeastId, string>> = {
  bear: t('rises on its hind legs to fight, and is met like a man'),
  boar: t('short-sighted and easily put to flight'),
  elephant: t('huge, and seldom of a mind to fight'),
  gazelle: t('runs; harmless but for its hooves'),
  leopard: t('quick to come, not hard to kill'),
  lion: t('comes straight at you, and strikes hard'),
  rhino: t('thick hide, and worse to be run over by than to be bitten by'),
  tiger: t('the most dangerous of all'),
  wolf: t('weak alone; a pack moves as one'),
  zebra: t('bolts; its weight knocks men down'),
}

/** Such as "CF 14, 14 wounds, hide 0, cunning +2, three hexes: comes straight at you." */
export function noteOfBeast(kind: BeastId): string {
  const { CF, W, hide, cunning, hexes } = tables.beasts[kind]
  return t`A beast of ${counted(hexes, 'hex', 'hexes')}, CF ${CF}, ${W} wounds, hide ${hide}, cunning ${signed(cunning)}: ${temper[kind]}.`
}
