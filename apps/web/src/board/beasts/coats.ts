/** What beasts are painted with: coat, shade and light. Values are in style/tokens.css. */
import type { BeastKind } from './kinds.ts'

export interface Coat {
  readonly fill: string
  readonly dark: string
  readonly light: string
}

export function coatOf(kind: BeastKind): Coat {
  return { fill: `var(--coat-${kind})`, dark: `var(--coat-${kind}-2)`, light: `var(--coat-${kind}-3)` }
}

export const ivory = 'var(--ivory)'
export const horn = 'var(--horn)'
