/** Who stands how: one gladiator's card, with his track as the book prints it. */
import { capital, kept, type Reckoning, type Seat, t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import { FigurePortrait, type FigureProps } from '../board/figure.tsx'
import { TermLabel } from '../ui/term.tsx'
import { CardNumber, CardSums } from './card-sums.tsx'

/** A number that matters: "CF 9/12", "AP 3 left". */
export interface Stat {
  readonly label: string
  /** What it is called where it is reckoned, if that is not the label. */
  readonly of?: string
  readonly value: number
  readonly after?: string
}

/** What a game puts on a card. */
export interface CardView {
  readonly seat: Seat
  readonly name: string
  readonly type: string
  readonly figure: FigureProps
  readonly isActive: boolean
  readonly stats: readonly Stat[]
  /** States that last. */
  readonly marks: readonly string[]
  /** What put him out; null while he fights. */
  readonly out: string | null
  /** Whether he is dead: of all who are out, only their names are struck through. */
  readonly isDead?: boolean
  /** Whether he is only to come. */
  readonly isToCome?: boolean
  /** Who decides for him, if not somebody at the table. */
  readonly playedBy?: string
  /** Instead of the figure, where there is room. */
  readonly portrait?: ReactNode
  /** What is always to be seen, and what only where there is room. */
  readonly track?: ReactNode
  readonly body?: ReactNode
}

/** A named opponent is called by his name. */
export function sitterName(sitter: Sitter | undefined, opponents: Readonly<Record<string, unknown>> = {}): string {
  if (!sitter) return ''
  if (sitter.kind === 'person') return t(sitter.name)
  const { name } = (opponents[sitter.level] ?? {}) as { readonly name?: string }
  // A strong master rather than a master-strong.
  return name ?? t(`${capital(sitter.level.split('-').reverse().join(' '))} opponent`)
}

export interface CardProps {
  readonly card: CardView
  /** Who plays him. */
  readonly sitter: string
  /** What whoever plays him is like, as long as it is new. */
  readonly note?: string | null
  /** Of many men each has a line, which opens. */
  readonly size: 'full' | 'small' | 'line'
  readonly tools?: ReactNode
  /** How his numbers came about. */
  readonly sums: readonly Reckoning[]
}

const portraits = { full: 96, small: 52, line: 34 } as const

export function Card({ card, sitter, note = null, size, tools, sums }: CardProps) {
  const { isActive, out, isDead, isToCome, portrait, track, body } = card
  const className = [
    'card',
    size === 'full' ? '' : 'small',
    size,
    isActive ? 'active' : '',
    out !== null && !isToCome ? 'is-out' : '',
    isDead ? 'is-dead' : '',
  ]
  const picture = (
    <div className="card-portrait">
      {(size === 'full' && portrait) || <FigurePortrait {...card.figure} size={portraits[size]} />}
      {size === 'full' && tools}
    </div>
  )
  if (size === 'full') {
    return (
      <CardSums value={sums}>
        <article className={className.filter(Boolean).join(' ')} data-seat={card.seat}>
          {picture}
          <div className="card-text">
            <Head card={card} sitter={sitter} isOpen />
            {note && !card.playedBy && <p className="card-note">{note}</p>}
            {out === null && track}
            {body}
          </div>
        </article>
      </CardSums>
    )
  }
  return (
    <details className={className.filter(Boolean).join(' ')} data-seat={card.seat}>
      <summary>
        {picture}
        <div className="card-text">
          <Head card={card} sitter={sitter} />
          {size === 'small' && out === null && track}
        </div>
      </summary>
      <CardSums value={sums}>
        <div className="card-more">
          {size === 'line' && out === null && track}
          {!out && (
            <p className="card-stats">
              <Stats stats={card.stats} isOpen />
            </p>
          )}
          {body}
          {tools}
        </div>
      </CardSums>
    </details>
  )
}

interface HeadProps {
  readonly card: CardView
  readonly sitter: string
  /** Not what one clicks to open the card: there no word can be asked for. */
  readonly isOpen?: boolean
}

/** Of one who is out only his fate counts. */
function Head({ card, sitter, isOpen = false }: HeadProps) {
  const { name, type, isActive, stats, marks, out, playedBy = sitter } = card
  return (
    <>
      <h3 className="card-name">
        {name}
        {isActive && <span className="heard">{t(', his turn')}</span>}
      </h3>
      <span className="card-type">
        {type}
        {playedBy && ` · ${playedBy}`}
      </span>
      <p className="card-stats">
        {out && <b className="card-out">{out}</b>}
        {!out && <Stats stats={stats} isOpen={isOpen} />}
        {!out &&
          marks.map((mark) => (
            <b key={mark} className="mark">
              {isOpen ? <TermLabel label={kept(mark)} /> : kept(mark)}
            </b>
          ))}
      </p>
    </>
  )
}

/** Not in what one clicks to open the card: there nothing can be asked for. */
function Stats({ stats, isOpen }: Pick<CardView, 'stats'> & { readonly isOpen: boolean }) {
  return stats.map(({ label, of = label, value, after }) => (
    <span key={label}>
      {isOpen ? <TermLabel label={kept(label)} /> : kept(label)}{' '}
      <b>{isOpen ? <CardNumber of={of}>{value}</CardNumber> : value}</b>
      {after}
    </span>
  ))
}
