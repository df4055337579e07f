/** §3.14 The shield's boxes, lost from the right: numbers, then letters. */
import type { ShieldView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermAs } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'

export function ShieldTrack({ shield }: { readonly shield: ShieldView }) {
  const boxes = shield.track.map((box, at) => ({ box, at, isLost: at < shield.boxes })).reverse()
  return (
    <div className="shield-line">
      <span className="sheet-label">
        {tx`${<TermAs word={t('shield points')}>{t`${t(shield.size)} shield`}</TermAs>} ${<b>{shield.points}</b>} ${<Cite rule="§12.2" />}`}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <span
        className="shield-boxes"
        role="group"
        aria-label={t`${shield.size} shield: ${shield.points} points, ${shield.boxes} of ${shield.numbers} boxes lost`}
      >
        {boxes.map(({ box, at, isLost }) => (
          <i key={at} className={`shield-box${isLost ? ' marked' : ''}${at >= shield.numbers ? ' letter' : ''}`}>
            {typeof box === 'number' ? box : <TermAs word={t('shield letter')}>{box}</TermAs>}
          </i>
        ))}
      </span>
    </div>
  )
}
