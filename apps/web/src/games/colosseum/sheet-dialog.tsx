/** One log sheet, or all of them, over everything else. */
import type { View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { type ReactNode, useState } from 'react'
import type { Shown } from '../../match/slots.ts'
import { Modal } from '../../ui/modal.tsx'
import { tx } from '../../ui/tx.ts'
import { LogSheet } from './sheets/log-sheet.tsx'
import { LogSheets } from './sheets/log-sheets.tsx'

/** In the header: everybody's. */
export function SheetsButton({ view, lines, sides }: Shown<View>) {
  return (
    <SheetDialog title={t('Log sheets')} label={t('Log sheets')} className="all">
      <LogSheets view={view} lines={lines} sides={sides} />
    </SheetDialog>
  )
}

/** On a card: his own, if it may be seen. */
export function SheetButton({ view, lines, seat }: Shown<View> & { readonly seat: number }) {
  const figure = view.figures[seat]!
  const sheet = view.sheets.find((one) => one.seat === seat)
  if (!sheet) return null
  const label = (
    <>
      {t('Log sheet')}
      <span className="heard"> {tx`of ${figure.name}`}</span>
    </>
  )
  return (
    <SheetDialog title={t('Log sheet')} label={label} className="card-sheet">
      <LogSheet
        figure={figure}
        sheet={sheet}
        beast={view.beasts.find((one) => one.seat === seat)}
        side={figure.team}
        lines={lines}
        turn={view.clock.number}
        phase={view.phase}
      />
    </SheetDialog>
  )
}

interface SheetDialogProps {
  readonly title: string
  readonly label: ReactNode
  readonly className: string
  readonly children: ReactNode
}

function SheetDialog({ title, label, className, children }: SheetDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`link-button ${className}`} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Modal title={title} className={`sheet-dialog ${className}`} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  )
}
