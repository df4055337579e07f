/** A row of boxes as the books print them: what is left is full, what is lost, from the right, is empty and struck through. */
import { t } from '@harena/engine'

export interface TrackProps {
  readonly label: string
  readonly total: number
  readonly marked: number
  /** Places (boxes to the left of them) where the sheet has a thick line: something changes there. */
  readonly notches?: readonly number[]
}

export function Track({ label, total, marked, notches = [] }: TrackProps) {
  const boxes = Array.from({ length: total }, (_, index) => {
    const names = ['track-box']
    if (total - index <= marked) names.push('marked')
    if (notches.includes(index)) names.push('notch')
    return names.join(' ')
  })
  return (
    <div className="track" role="img" aria-label={t`${label}: ${total - marked} of ${total} left`}>
      <span className="track-label">{label}</span>
      <span className="track-boxes">
        {boxes.map((className, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the sheet
          <i key={index} className={className} />
        ))}
      </span>
    </div>
  )
}
