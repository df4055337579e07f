/** The foot of a panel: one button that says what will happen, and the way back. It stays in sight. */

import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { Key } from '../ui/key.tsx'
import { keyName } from './keys.ts'

export function Foot({ children, onUndo }: { readonly children: ReactNode; readonly onUndo?: () => void }) {
  return (
    <div className="task-foot">
      {children}
      {onUndo && (
        <button type="button" className="button quiet" onClick={onUndo}>
          {t('Undo')}
          <Key>{keyName('u')}</Key>
        </button>
      )}
    </div>
  )
}
