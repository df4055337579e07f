/** The plots open: side by side, action by action. */
import type { View } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { sideOf } from '../../../board/paint.ts'
import type { Shown } from '../../../match/slots.ts'
import { isPlotTold, type PlotTold, plotsTold } from './plots-told.ts'
import './playback.css'

/** While they are fresh. */
export function RevealPlots({ lines, names, sides, view }: Shown<View>) {
  const plots = plotsTold(lines, view)
  if (plots.length === 0) return null
  return (
    // The log says the same to those who listen.
    <div className={isPlotTold(lines.at(-1)) ? 'reveal-plots telling' : 'reveal-plots'} aria-hidden="true">
      {plots.map((plot) => (
        <PlotOpen
          key={`${plot.seat} ${plot.isSealed}`}
          plot={plot}
          name={names[plot.seat] ?? ''}
          side={sides[plot.seat] ?? 0}
        />
      ))}
    </div>
  )
}

interface PlotOpenProps {
  readonly plot: PlotTold
  readonly name: string
  readonly side: number
}

function PlotOpen({ plot, name, side }: PlotOpenProps) {
  const { chips, words, overexerts, isSealed } = plot
  return (
    <div
      className={isSealed ? 'plot-open sealed' : 'plot-open'}
      style={{ '--side': sideOf(side).colour } as CSSProperties}
    >
      <span className="plot-name display">{name}</span>
      <span className="plot-chips">
        {chips.map((chip, order) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <b key={order} className="plot-chip" style={{ '--order': order } as CSSProperties}>
            {chip}
          </b>
        ))}
      </span>
      {isSealed && <Seal />}
      <span className="plot-words">{words}</span>
      {overexerts && <span className="plot-extra">{t('overexerts himself §17.3')}</span>}
    </div>
  )
}

/** Wax with a gladius pressed into it. */
function Seal() {
  return (
    <svg className="plot-seal" viewBox="-22 -22 44 44" width={44} height={44} aria-hidden="true">
      <path d="M0 -19C7 -21 11 -15 15 -12C21 -7 18 0 19 5C18 12 12 13 9 17C3 21 -3 18 -8 17C-15 15 -17 9 -18 3C-21 -3 -16 -9 -13 -14C-9 -19 -5 -17 0 -19Z" />
      <path className="seal-mark" d="M0 -10V7M-6 3H6M0 7V11" />
    </svg>
  )
}
