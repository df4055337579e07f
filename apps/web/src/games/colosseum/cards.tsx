/** Who stands how: CF, stun and moves, and the five areas in small. */
import type { SheetView, View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { memo } from 'react'
import type { CardView } from '../../match/card.tsx'
import { tx } from '../../ui/tx.ts'
import { cardOf } from '../hex/cards.tsx'
import { looks } from './looks.ts'

export function cards(view: View, asked: number | null): CardView[] {
  return view.figures.map((figure) => {
    const sheet = view.sheets.find(({ seat }) => seat === figure.seat)
    const card = cardOf(looks, view, figure, figure.seat === asked)
    const beast = view.beasts.find(({ seat }) => seat === figure.seat)
    const centurion = view.centurions.find(({ seat }) => seat === figure.seat)
    return {
      ...card,
      marks: [...card.marks.filter((mark) => !mark.startsWith('stun ')), ...tired(sheet)],
      stats: [
        ...(sheet
          ? [
              { label: 'CF', value: sheet.cfNow, after: `/${sheet.CF}` },
              { label: t('stun'), of: 'stun', value: sheet.stun },
            ]
          : []),
        ...(beast
          ? [
              { label: t('hide'), value: beast.hide },
              { label: t('cunning'), value: beast.cunning },
            ]
          : []),
        ...(centurion ? [{ label: t('spirit'), value: centurion.spirit }] : []),
        ...(figure.points && (!beast || beast.isPlayed)
          ? [{ label: t('moves'), of: 'moves', value: figure.points.left, after: phasesLeft(figure.points.left) }]
          : []),
      ],
      ...(beast && !beast.isPlayed && { playedBy: t('run by the book') }),
      ...(centurion && { playedBy: t('centurion, run by the book') }),
      body: sheet ? <Areas sheet={sheet} /> : <span className="quiet-text">{t('His log sheet is hidden.')}</span>,
    }
  })
}

/** Wounds have their boxes; of what getting tired has cost him nothing else on the card tells. */
function tired(sheet: SheetView | undefined): string[] {
  return sheet && sheet.enduranceLoss > 0 ? [t`tired −${sheet.enduranceLoss} CF`] : []
}

/** §7.1 He may move in so many phases of this turn. */
const phasesLeft = (left: number) => (left === 1 ? t(' more phase') : t(' more phases'))

/** The five areas in small: wounds of how many boxes, and what armour is worth. */
function Areas({ sheet }: { readonly sheet: SheetView }) {
  return (
    <ul className="areas" aria-label={t('Wounds')}>
      {sheet.areas.map((area) => (
        <li key={area.name}>
          <span className="area-name">{t(area.name.replace(' legs', ''))}</span>
          <Boxes count={sheet.ratings.W} marked={area.wounds} />
          <span className="area-count" aria-hidden="true">{`${area.wounds}/${sheet.ratings.W}`}</span>
          <span className="heard">
            {tx`: ${area.wounds} of ${sheet.ratings.W} wounds${area.cfLoss > 0 && t`, ${area.cfLoss} CF lost`}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A row of boxes is one drawing: there are many of them, and they are drawn anew with every line that is told. */
const Boxes = memo(function Boxes({ count, marked }: { readonly count: number; readonly marked: number }) {
  const row = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, box) => `M${(from + box) * 10 + 0.5} 0.5h8v7h-8Z`).join('')
  return (
    <svg
      className="area-bar"
      viewBox={`0 0 ${count * 10} 8`}
      preserveAspectRatio="none"
      style={{ maxWidth: count * 15 }}
      aria-hidden="true"
    >
      <path d={row(marked, count)} />
      <path className="marked" d={row(0, Math.min(marked, count))} />
    </svg>
  )
})
