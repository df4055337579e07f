/** All log sheets of a match, to look at and to print. */
import { reckonings, type View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { CardSums, useSums } from '../../../match/card-sums.tsx'
import type { Line } from '../../../match/timeline.ts'
import { LogSheet } from './log-sheet.tsx'

const reckoned = { reckonings }

export interface LogSheetsProps {
  readonly view: View
  readonly lines: readonly Line[]
  readonly sides: readonly number[]
}

export function LogSheets({ view, lines, sides }: LogSheetsProps) {
  const sumsFor = useSums(reckoned, { view, lines })
  return (
    <>
      <div className="log-sheets">
        {view.figures.map((figure) => (
          <CardSums key={figure.seat} value={sumsFor(figure.seat)}>
            <LogSheet
              figure={figure}
              sheet={view.sheets.find(({ seat }) => seat === figure.seat) ?? null}
              beast={view.beasts.find(({ seat }) => seat === figure.seat)}
              side={sides[figure.seat] ?? 0}
              lines={lines}
              turn={view.clock.number}
              phase={view.phase}
            />
          </CardSums>
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
