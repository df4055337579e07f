/** Who fights, on their feet before the wall of the arena: those of one side together, against the others. */
import { t } from '@harena/engine'
import { Fragment } from 'react'
import type { Equipment, FigureProps } from '../board/figure.tsx'
import { type Look, lookOf } from '../figures/look.ts'
import { Standing } from '../figures/standing.tsx'
import { StandingBeast } from '../figures/standing-beast.tsx'
import { useWritten } from '../figures/use-written.ts'
import './lineup.css'

export interface Fighter {
  readonly name: string
  /** His style, or which beast. */
  readonly kind: string
  readonly side: number
  /** Null as long as nobody knows how he will look. */
  readonly figure: FigureProps | null
  readonly known?: Partial<Look>
}

export function Lineup({ fighters }: { readonly fighters: readonly Fighter[] }) {
  const sides = [...new Set(fighters.map(({ side }) => side))].sort((a, b) => a - b)
  return (
    <div className="lineup">
      {sides.map((side, at) => (
        <Fragment key={side}>
          {at > 0 && sides.length === 2 && <span className="lineup-against">{t('against')}</span>}
          <ul className="lineup-side">
            {fighters
              .filter((fighter) => fighter.side === side)
              .map((fighter, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fighter is his place
                <li key={place}>
                  <Drawn {...fighter} />
                  <b className="display">{fighter.name}</b>
                  <span>{fighter.kind}</span>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}

/** The size is the style sheet's affair. */
const HEIGHT = 206

const anybody: Equipment = {
  right: [{ kind: 'sword' }],
  left: [{ kind: 'largeShield' }],
  helmet: 'closed',
  armour: 'none',
}

function Drawn({ figure, name, side, known }: Fighter) {
  const man = { look: lookOf(useWritten(name), known), side, height: HEIGHT }
  if (!figure) return <Standing {...man} arms={anybody} isHelmed className="unknown" />
  const { beast, isRider } = figure
  return (
    <span className={isRider ? 'lineup-rider' : undefined}>
      {beast && <StandingBeast kind={beast.kind} width={HEIGHT} />}
      {(!beast || isRider) && <Standing {...man} arms={figure} />}
    </span>
  )
}
