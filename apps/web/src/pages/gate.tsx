/** The four gates of the arena: one for each book, with who stands behind it, how hard it is and how long it takes. */
import type { Level } from '@harena/bots/levels'
import { t } from '@harena/engine'
import { useState } from 'react'
import { hashOf } from '../app/route.ts'
import type { SavedMatch } from '../app/saved-match.ts'
import { Figure } from '../board/figure.tsx'
import { games } from '../games/index.ts'
import { type Gate, type Listing, minutesWords } from '../games/listing.ts'
import { nextLevel } from '../games/sitter-choices.ts'
import { tx } from '../ui/tx.ts'

export interface GatesProps {
  /** Begins a bout within one click. */
  readonly onPlay: (game: Listing, level: Level) => void
  readonly matches: readonly SavedMatch[]
  /** Games that have been played or learned here. */
  readonly played: ReadonlySet<string>
}

/** Whoever is new begins on the left. */
const byDifficulty = games
  .flatMap((game) => (game.gate ? [{ game, gate: game.gate }] : []))
  .sort((a, b) => a.gate.difficulty - b.gate.difficulty)

export function Gates({ played, matches, onPlay }: GatesProps) {
  return (
    <section className="gates" aria-labelledby="gates">
      <h2 id="gates">{t('Four books, one arena')}</h2>
      <ul className="gate-list">
        {byDifficulty.map(({ game, gate }) => (
          <GateCard key={game.id} {...{ game, gate, played, matches, onPlay }} />
        ))}
      </ul>
    </section>
  )
}

/** By difficulty, from 1 on. */
export const DEPTHS = ['', t('quick to learn'), t('a few evenings deep'), t('deep')] as const

/** What is so deep is not to be begun unprepared. */
const DEEP = 3

function GateCard({
  game,
  gate,
  played,
  matches,
  onPlay,
}: GatesProps & { readonly game: Listing; readonly gate: Gate }) {
  const { id, title, tagline } = game
  const { difficulty, minutes } = gate
  const isNew = difficulty === DEEP && !played.has(id)
  const usual = nextLevel(id, matches)
  const [isEasier, setEasier] = useState(false)
  const level = isEasier ? 'novice' : usual
  return (
    <li className="gate">
      <ArchPicture figures={gate.figures} />
      <h3 className="gate-title">{title}</h3>
      <p className="gate-facts">
        <Depth difficulty={difficulty} /> {tx`${DEPTHS[difficulty]}, about ${minutesWords(minutes)} minutes`}
      </p>
      <p className="gate-line">{tagline}</p>
      {isNew && (
        <p className="gate-line gate-new">{t('New to it? Learn first: a few coached turns and a sure win.')}</p>
      )}
      {usual !== 'novice' && (
        <p className="gate-line gate-next">
          {level === 'novice' ? t('Next: a novice opponent.') : t('Next: a standard opponent.')}{' '}
          <button type="button" className="link-button" onClick={() => setEasier(!isEasier)}>
            {level === 'novice' ? t('Standard instead') : t('Novice instead')}
          </button>
        </p>
      )}
      <div className="gate-buttons">
        <button
          type="button"
          className={isNew ? 'button quiet' : 'button'}
          aria-label={t`Play ${title}`}
          onClick={() => onPlay(game, level)}
        >
          {t('Play')}
        </button>
        <a
          className={isNew ? 'button' : 'button quiet'}
          aria-label={t`Learn ${title}`}
          href={hashOf({ screen: 'school', game: id })}
        >
          {t('Learn')}
        </a>
        <a
          className="button quiet"
          aria-label={t`Set up a bout of ${title}`}
          href={hashOf({ screen: 'setup', ruleset: id })}
        >
          {t('Set up')}
        </a>
      </div>
    </li>
  )
}

export function Depth({ difficulty }: Pick<Gate, 'difficulty'>) {
  return (
    <span className="gate-depth" aria-hidden="true">
      {[1, 2, 3].map((step) => (
        <i key={step} className={step <= difficulty ? 'full' : 'empty'} />
      ))}
    </span>
  )
}

const unhurt = { woundShare: 0, woundCount: 0, posture: 'standing' } as const

/** The stones of the arch, from one side to the other. */
const STONES = Array.from({ length: 12 }, (_, at) => (Math.PI * at) / 12)

/** Two men seen through an arch. */
export function ArchPicture({ figures }: Pick<Gate, 'figures'>) {
  const [first, second] = figures
  return (
    <svg className="gate-picture" viewBox="-150 -108 300 200" aria-hidden="true">
      <path className="gate-wall" d="M-146 92V0A146 104 0 0 1 146 0V92Z" />
      {STONES.map((angle) => (
        <line
          key={angle}
          className="gate-joint"
          x1={-122 * Math.cos(angle)}
          y1={-80 * Math.sin(angle)}
          x2={-146 * Math.cos(angle)}
          y2={-104 * Math.sin(angle)}
        />
      ))}
      <path className="gate-sand" d="M-122 92V0A122 80 0 0 1 122 0V92Z" />
      <g transform="translate(-52 30) scale(1.18)">
        <Figure {...unhurt} {...first} side={0} facing={1} />
      </g>
      <g transform="translate(52 -4) scale(1.18)">
        <Figure {...unhurt} {...second} side={1} facing={4} />
      </g>
    </svg>
  )
}
