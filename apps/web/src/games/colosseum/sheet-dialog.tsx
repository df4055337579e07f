/** One log sheet, or all of them, over everything else. */
import type { View } from '@harena/colosseum'
import type { Line } from '../../match/timeline.ts'
import { Modal } from '../../ui/modal.tsx'
import { LogSheet } from './sheets/log-sheet.tsx'
import { LogSheets } from './sheets/log-sheets.tsx'

/** A seat, or everybody's. */
export type WhichSheet = number | 'all'

export interface SheetDialogProps {
  readonly which: WhichSheet
  readonly view: View
  readonly lines: readonly Line[]
  readonly onClose: () => void
}

export function SheetDialog({ which, view, lines, onClose }: SheetDialogProps) {
  const sides = view.figures.map(({ team }) => team)
  const figure = which === 'all' ? undefined : view.figures[which]
  return (
    <Modal
      title={figure ? 'Log sheet' : 'Log sheets'}
      className={figure ? 'sheet-dialog' : 'sheet-dialog all'}
      onClose={onClose}
    >
      {figure ? (
        <LogSheet
          figure={figure}
          sheet={view.sheets.find(({ seat }) => seat === figure.seat) ?? null}
          side={figure.team}
          lines={lines}
          turn={view.clock.number}
          phase={view.phase}
        />
      ) : (
        <LogSheets view={view} lines={lines} sides={sides} />
      )}
    </Modal>
  )
}
