/** The rosters: who belongs to whom, what he has won, and who has fallen. */
import { capital, counted, type ManView, sheetWords, t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { FigureProps } from '../../board/figure.tsx'
import { ManCard } from '../../campaign/man-card.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import type { HexGuide } from '../hex/guide.ts'
import { looksOf } from '../hex/seat-fields.tsx'
import type { View } from './table.tsx'

export interface ManRowProps {
  readonly guide: HexGuide
  readonly man: ManView
  readonly children?: ReactNode
}

/** One man of a roster. */
export function ManRow({ guide, man, children }: ManRowProps) {
  const { name, record, about, fellOn } = man
  const looks = figureOf(guide, man)
  return (
    looks && (
      <ManCard
        figure={looks}
        name={name}
        type={guide.looks.typeName(man.type)}
        numbers={[
          { label: t('Won–lost–drawn'), value: `${record.won}–${record.lost}–${record.drawn}` },
          { label: t('Kills'), value: record.kills },
        ]}
        notes={[capital(sheetWords(about))]}
        mark={fellOn === null ? null : t`fell on day ${fellOn}`}
        isOut={fellOn !== null}
      >
        {children}
      </ManCard>
    )
  )
}

/** As his type looks; one with equipment of his own like anybody. */
function figureOf(guide: HexGuide, { type, name, owner, fellOn }: ManView): FigureProps | null {
  const isKnown = guide.types.some(({ id }) => id === type)
  const looks = looksOf(guide, { name, team: 0, type: isKnown ? type : 'own', sheet: guide.ownDefaults })
  return looks && { ...looks, side: owner, posture: fellOn === null ? 'standing' : 'out' }
}

/** The living first; the fallen stay on the roster with their record. */
function Roster({ guide, view, owner }: { readonly guide: HexGuide; readonly view: View; readonly owner: number }) {
  const men = view.men.filter((man) => man.owner === owner)
  const living = men.filter(({ fellOn }) => fellOn === null)
  const fallen = men.filter(({ fellOn }) => fellOn !== null)
  return (
    <>
      {men.length === 0 && <p className="quiet-text">{t('Nobody yet.')}</p>}
      <div className="roster">
        {[...living, ...fallen].map((man) => (
          <ManRow key={man.number} guide={guide} man={man} />
        ))}
      </div>
    </>
  )
}

/** One's own roster open, those of the others folded. */
export function rostersOf(guide: HexGuide) {
  return function Rosters({ view, seat }: PageProps<View>) {
    const order = [...view.owners.keys()].sort((a, b) => Number(b === seat) - Number(a === seat))
    return (
      <section aria-labelledby="rosters" className="rosters">
        <h2 id="rosters">{tx`Rosters ${<Cite rule="C.5" />}`}</h2>
        {order.map((owner) => (
          // Whoever sends has his own before his eyes already.
          <details
            key={`${owner} ${seat} ${view.phase}`}
            open={seat === null || (owner === seat && view.phase !== 'sending')}
          >
            <summary>
              <h3 className="roster-owner">{view.owners[owner]}</h3>{' '}
              <span className="quiet-text">
                {counted(view.men.filter((man) => man.owner === owner && man.fellOn === null).length, 'gladiator')}
              </span>
            </summary>
            <Roster guide={guide} view={view} owner={owner} />
          </details>
        ))}
      </section>
    )
  }
}
