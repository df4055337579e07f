/** Texts with more than words in them: tx`Press ${<kbd>Esc</kbd>} to close`. */
import { pieces } from '@harena/engine'
import { createElement, Fragment, type ReactNode } from 'react'

export function tx(text: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces(text, values))
}
