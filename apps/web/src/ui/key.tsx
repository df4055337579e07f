/** The key that does the same as the button it stands on. Not read out: the help says it. */
import { t } from '@harena/engine'
import type { ReactNode } from 'react'

export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  )
}

/** The key of the main button, wherever the focus is. */
export function MainKey() {
  return <Key>{t('Ctrl+⏎')}</Key>
}
