/** A wound track as the log sheet prints it: boxes in their penalty groups, the skull at the end. */
import type { AreaView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { TermAs } from '../../../ui/term.tsx'
import { isMarked, penaltyGroups } from './record.ts'

export interface WoundTrackProps {
  readonly area: AreaView
  readonly W: number
  /** Its hide covers all of it alike. */
  readonly isBeast: boolean
}

function said({ area, W, isBeast }: WoundTrackProps): string {
  const { name, armour, wounds, cfLoss, arteries } = area
  const worn = armour === '-' ? (isBeast ? t('hide') : t('no armour')) : t`armour ${armour}`
  const bleeds = arteries > 0 ? t`, bleeds ${arteries} a phase` : ''
  return t`${t(name)}, ${worn}: ${wounds} of ${W} wounds, ${cfLoss} CF lost${bleeds}`
}

export function WoundTrack(props: WoundTrackProps) {
  const { area, W, isBeast } = props
  return (
    <div className="wound-track">
      <span className="wound-name">{t(area.name)}</span>
      <span className="wound-armour">{!isBeast && <TermAs word={t('armour')}>{area.armour}</TermAs>}</span>
      <span className="wound-groups" role="img" aria-label={said(props)}>
        {penaltyGroups(W, area.wounds, area.penalties).map(({ boxes, isReached }) => (
          <span
            key={boxes[0]}
            className={isReached ? 'wound-group reached' : 'wound-group'}
            style={{ flexGrow: boxes.length }}
          >
            <span className="wound-boxes">
              {boxes.map((box) => (
                <i key={box} className={isMarked(W, area.wounds, box) ? 'wound-box marked' : 'wound-box'}>
                  {box === 1 ? '†' : ''}
                </i>
              ))}
            </span>
            <small className="wound-penalty">{boxes[0] === 1 ? '' : '−1'}</small>
          </span>
        ))}
      </span>
      <b className="wound-loss">{area.cfLoss > 0 ? `−${area.cfLoss}` : ''}</b>
    </div>
  )
}
