/** Who stands how: one gladiator's card, with his track as the book prints it. */
import type { FigureView } from '@harena/engine'
import type { Sitter } from '../app/saved-matches.ts'
import { FigurePortrait } from '../board/figure.tsx'
import type { Guide } from '../games/guide.ts'
import { figureProps } from '../games/hex/figures.ts'
import { Track } from '../ui/track.tsx'

export interface CardProps {
  readonly guide: Guide
  readonly figure: FigureView
  readonly isActive: boolean
  readonly sitter: Sitter | undefined
  /** One line instead of a sheet, where many must fit. */
  readonly isSmall: boolean
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function sitterName(sitter: Sitter | undefined): string {
  if (!sitter) return ''
  return sitter.kind === 'person' ? sitter.name : `${capital(sitter.level)} opponent`
}

export function Card({ guide, figure, isActive, sitter, isSmall }: CardProps) {
  const { health, points, marks, facts, out } = figure
  const left = health.total - health.lost
  return (
    <article className={`card${isActive ? ' active' : ''}${isSmall ? ' small' : ''}${out ? ' is-out' : ''}`}>
      <FigurePortrait {...figureProps(guide, { ...figure, facing: 0 }, isActive)} size={isSmall ? 52 : 96} />
      <div className="card-text">
        <h3 className="card-name">
          {figure.name}
          {isActive && <span className="heard">, his turn</span>}
        </h3>
        <span className="card-type">
          {guide.typeName(figure.type)}
          {sitter && ` · ${sitterName(sitter)}`}
        </span>
        <p className="card-stats">
          {health.total > 0 && (
            <span>
              {health.name} <b>{left}</b>/{health.total}
            </span>
          )}
          {points && (
            <span>
              {points.name} <b>{points.left}</b> left
            </span>
          )}
          {out && <b className="card-out">{out}</b>}
          {marks.map((mark) => (
            <b key={mark} className="mark">
              {mark}
            </b>
          ))}
        </p>
        {health.total > 0 && (
          <Track label={health.name} total={health.total} marked={Math.min(health.lost, health.total)} />
        )}
        {!isSmall && facts.length > 0 && (
          <dl className="card-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  )
}
