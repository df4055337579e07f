/** All log sheets of a match, to look at and to print. */
import type { View } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { Line } from '../../../match/timeline.ts'
import { LogSheet } from './log-sheet.tsx'

export interface LogSheetsProps {
  readonly view: View
  readonly lines: readonly Line[]
  readonly sides: readonly number[]
}

export function LogSheets({ view, lines, sides }: LogSheetsProps) {
  return (
    <>
      <div className="log-sheets">
        {view.figures.map((figure) => (
          <LogSheet
            key={figure.seat}
            figure={figure}
            sheet={view.sheets.find(({ seat }) => seat === figure.seat) ?? null}
            beast={view.beasts.find(({ seat }) => seat === figure.seat)}
            side={sides[figure.seat] ?? 0}
            lines={lines}
            turn={view.clock.number}
            phase={view.phase}
          />
        ))}
      </div>
      <p className="sheet-tools">
        <button type="button" className="button quiet small" onClick={() => window.print()}>
          {t('Print')}
        </button>
      </p>
    </>
  )
}
