/** The screens of a game on hexes: what a game has unless it shows something in its own way. */
import type { ArenaView, FigureView, Game, Mercy, Question, Reckonings, Ruleset } from '@harena/engine'
import { capital, kept, t } from '@harena/engine'
import { pointsName } from '../../match/points.ts'
import type { HandOverWords, KeyLine, Slots } from '../../match/slots.ts'
import type { ViewGame } from '../../match/timeline.ts'
import type { Book } from '../book.ts'
import type { OwnSlots } from '../listing.ts'
import { HexBoard } from './board.tsx'
import { hexCards } from './cards.tsx'
import { FacesDown } from './faces-down.tsx'
import { type HexLooks, hexSides } from './figures.ts'
import { hexArenaInWords } from './in-words.ts'
import { playedOnHexes, quiet, routine } from './played.ts'
import { HexVerdict } from './verdict.tsx'

const keys: readonly KeyLine[] = [
  [['ArrowUp', 'ArrowDown'], t('step ahead, step back, as he faces')],
  [['ArrowLeft', 'ArrowRight'], t('turn to his left, to his right')],
  [['a'], t('show an attack; again for the next one; Enter does it')],
  [['e'], t('end the turn')],
]

const planning: HandOverWords = {
  you: t('You plan'),
  other: t('plans'),
  together: t('All plans are opened together.'),
  take: t('show me the arena'),
}

function Clock({ view, isOver }: { readonly view: ArenaView; readonly isOver: boolean }) {
  const active = view.figures.find((figure) => figure.seat === view.active)
  return (
    <p className="clock">
      <span className="clock-round">
        {view.clock.number === 0 ? t('Before the fight') : `${t(view.clock.name)} ${view.clock.number}`}
      </span>
      {active && !isOver && (
        <span className="clock-turn">
          <b>{active.name}</b>
          {active.points && ` · ${active.points.left} ${pointsName(active.points)}`}
        </span>
      )}
    </p>
  )
}

/** Where somebody steps or turns, as he faces. */
function OwnSides({ question, view }: { readonly question: Question; readonly view: ArenaView }) {
  const figure = view.figures.find(({ seat }) => seat === question.seat)
  const isMoving = question.kind === 'act' || question.kind === 'activate'
  return isMoving && figure ? <FacesDown facing={figure.facing} /> : null
}

const steps = new Set(['stepped', 'turned'])

const factsOf = (_: ArenaView, { facts }: FigureView) =>
  facts.map(({ label, value }) => `${capital(kept(label))}: ${kept(value)}.`)

export interface HexGame {
  readonly ruleset: Ruleset<ViewGame<ArenaView>>
  readonly looks: HexLooks
  readonly book: Book
  readonly unit: string
  readonly reckonings?: Reckonings<ViewGame<ArenaView>> | undefined
  /** The crowd's throw of such a line, where it made one. */
  mercyOf?(event: Game['event']): Mercy | null
}

export function hexSlots({ ruleset, looks, book, unit, reckonings, mercyOf }: HexGame): OwnSlots<ArenaView> {
  return {
    ...playedOnHexes(ruleset),
    book,
    unit,
    ...(reckonings && { reckonings }),
    className: book.id,
    sides: hexSides,
    cards: (view, asked) => hexCards(looks, view, asked),
    inWords: (view, seat) => hexArenaInWords(looks, view, seat, { of: factsOf }),
    points: (view, seat) => view.figures.find((figure) => figure.seat === seat)?.points ?? null,
    Clock,
    Board: (props) => <HexBoard {...props} looks={looks} />,
    Verdict: (props) => <HexVerdict {...props} looks={looks} mercy={mercyOf?.(props.line.event) ?? null} />,
    quiet,
    routine,
    steps,
    keys,
    More: OwnSides,
    place: 'hex',
    handOver: () => planning,
  } satisfies Omit<Slots<ArenaView>, 'opponents'>
}
