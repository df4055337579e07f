/** The colours figures are painted with, and the eight sides. Values are in style/tokens.css. */
import { t } from '@harena/engine'

export const paint = {
  ink: 'var(--fig-ink)',
  disc: 'var(--disc)',
  /** Under one who lies on the sand. */
  discDown: 'var(--disc-down)',
  discEdge: 'var(--disc-edge)',
  skin: 'var(--fig-skin)',
  skinDark: 'var(--fig-skin-2)',
  skinLight: 'var(--fig-skin-3)',
  hair: 'var(--fig-hair)',
  hairLight: 'var(--fig-hair-2)',
  leather: 'var(--fig-leather)',
  leatherDark: 'var(--fig-leather-2)',
  leatherLight: 'var(--fig-leather-3)',
  wood: 'var(--fig-wood)',
  woodDark: 'var(--fig-wood-2)',
  steel: 'var(--fig-steel)',
  steelMid: 'var(--fig-steel-2)',
  steelDark: 'var(--fig-steel-3)',
  bronze: 'var(--fig-bronze)',
  bronzeDark: 'var(--fig-bronze-2)',
  bronzeLight: 'var(--fig-bronze-3)',
  cloth: 'var(--fig-cloth)',
  rope: 'var(--fig-rope)',
  ropeDark: 'var(--fig-rope-2)',
  /** Set by the figure for everything inside it. */
  side: 'var(--side)',
  sideSoft: 'var(--side-soft)',
} as const

export type RingPattern = 'solid' | 'hatched' | 'dotted' | 'double' | 'dashed' | 'waves' | 'checks' | 'meander'

export interface Side {
  readonly colour: string
  readonly soft: string
  readonly pattern: RingPattern
  readonly name: string
}

const kinds: readonly (readonly [name: string, pattern: RingPattern])[] = [
  [t('red', 'of a side'), 'solid'],
  [t('verdigris', 'of a side'), 'hatched'],
  [t('ochre', 'of a side'), 'dotted'],
  [t('blue', 'of a side'), 'double'],
  [t('purple', 'of a side'), 'dashed'],
  [t('green', 'of a side'), 'waves'],
  [t('grey', 'of a side'), 'checks'],
  [t('orange', 'of a side'), 'meander'],
]

export const sides: readonly Side[] = kinds.map(([name, pattern], index) => ({
  colour: `var(--side-${index})`,
  soft: `var(--side-${index}-soft)`,
  pattern,
  name,
}))

export function sideOf(index: number): Side {
  return sides[((index % sides.length) + sides.length) % sides.length]!
}
