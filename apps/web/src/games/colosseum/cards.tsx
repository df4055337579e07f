/** Who stands how: one card for each man, which opens his log sheet. */
import type { SheetView, View } from '@harena/colosseum'
import type { FigureView } from '@harena/engine'
import type { Sitter } from '../../app/saved-matches.ts'
import { FigurePortrait } from '../../board/figure.tsx'
import { sitterName } from '../../match/card.tsx'
import { figureProps, woundsOf } from './figures.ts'
import { outWords } from './words.ts'

export interface CardsProps {
  readonly view: View
  /** Who is asked now. */
  readonly asked: number | null
  readonly sitters: readonly (Sitter | undefined)[]
  readonly onSheet: (seat: number) => void
}

export function Cards({ view, asked, sitters, onSheet }: CardsProps) {
  const isCrowded = view.figures.length > 2
  return (
    <section
      className={isCrowded ? 'cards crowded' : 'cards'}
      aria-label="The gladiators"
      // A box that scrolls must be reachable by keyboard.
      tabIndex={isCrowded ? 0 : undefined}
    >
      {view.figures.map((figure) => (
        <Card
          key={figure.seat}
          view={view}
          figure={figure}
          isAsked={figure.seat === asked}
          sitter={sitters[figure.seat]}
          isSmall={isCrowded}
          onSheet={() => onSheet(figure.seat)}
        />
      ))}
    </section>
  )
}

interface CardProps {
  readonly view: View
  readonly figure: FigureView
  readonly isAsked: boolean
  readonly sitter: Sitter | undefined
  readonly isSmall: boolean
  readonly onSheet: () => void
}

function Card({ view, figure, isAsked, sitter, isSmall, onSheet }: CardProps) {
  const sheet = view.sheets.find(({ seat }) => seat === figure.seat)
  const props = figureProps({ ...figure, facing: 0 }, woundsOf(view, figure.seat), isAsked)
  const { out } = figure
  return (
    <article className={`card fighter${isAsked ? ' active' : ''}${isSmall ? ' small' : ''}${out ? ' is-out' : ''}`}>
      <div className="fighter-portrait">
        <FigurePortrait {...props} size={isSmall ? 52 : 80} />
        {sheet && (
          <button type="button" className="link-button card-sheet" onClick={onSheet}>
            Log sheet<span className="heard"> of {figure.name}</span>
          </button>
        )}
      </div>
      <div className="card-text">
        <h3 className="card-name">
          {figure.name}
          {isAsked && <span className="heard">, he is asked</span>}
        </h3>
        <span className="card-type">
          {figure.type}
          {sitter && ` · ${sitterName(sitter)}`}
        </span>
        <p className="card-stats">
          {sheet && (
            <>
              <span>
                CF <b>{sheet.cfNow}</b>/{sheet.CF}
              </span>
              <span>
                stun <b>{sheet.stun}</b>
              </span>
            </>
          )}
          {figure.points && (
            <span>
              moves <b>{figure.points.left}</b> left
            </span>
          )}
          {out && <b className="card-out">{outWords(out)}</b>}
          {figure.marks
            .filter((mark) => !mark.startsWith('stun '))
            .map((mark) => (
              <b key={mark} className="mark">
                {mark}
              </b>
            ))}
        </p>
        {sheet && !isSmall && <Areas sheet={sheet} />}
        {!sheet && <span className="quiet-text">His log sheet is hidden.</span>}
      </div>
    </article>
  )
}

/** The five areas in small: wounds of how many boxes, and what armour is worth. */
function Areas({ sheet }: { readonly sheet: SheetView }) {
  return (
    <ul className="areas" aria-label="Wounds">
      {sheet.areas.map((area) => (
        <li key={area.name}>
          <span className="area-name">{area.name}</span>
          <span className="area-bar" aria-hidden="true">
            {Array.from({ length: sheet.ratings.W }, (_, box) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
              <i key={box} className={box < area.wounds ? 'box marked' : 'box'} />
            ))}
          </span>
          <span className="heard">
            : {area.wounds} of {sheet.ratings.W} wounds{area.cfLoss > 0 && `, ${area.cfLoss} CF lost`}
          </span>
        </li>
      ))}
    </ul>
  )
}
