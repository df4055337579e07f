/** What few need when they plot. */
import { t } from '@harena/engine'
import { useEffect, useRef, useState } from 'react'
import { Cite } from '../../ui/rules-context.tsx'
import { AsksForActions } from './asks-for-actions.tsx'
import type { Plotting } from './use-plot.tsx'

/** The book's own notation, for those who know it by heart, and whether to be asked for throws. */
export function PlotMore({ plot }: { readonly plot: Plotting }) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<ReturnType<Plotting['type']>>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="plot-typed">
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault()
          const refusal = plot.type(text)
          setRefused(refusal)
          if (!refusal) setText('')
        }}
      >
        <label>
          <span>{t('Type the plot, for example F(R) SFL')}</span>
          <input
            type="text"
            value={text}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button quiet small">
          {t('Take it')}
        </button>
      </form>
      {refused && (
        <p className="refusal" role="alert">
          {refused.message} <Cite rule={refused.rule} />
        </p>
      )}
      <AsksForActions />
    </div>
  )
}
