/** The screens of a match of Heroes: zones, Roster Cards, bids in the closed hand. */

import type { MatchResult, Ruleset, Seat } from '@harena/engine'
import { listed, t } from '@harena/engine'
import { type Event, type Heroes, heroes, PART_WORDS, reckonings, type State, type View } from '@harena/heroes'
import { usualPace } from '../../match/game.ts'
import type { KeyLine } from '../../match/slots.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import type { OwnSlots } from '../listing.ts'
import { BidPanel } from './bid-panel.tsx'
import { HeroesArena } from './board/arena.tsx'
import { book } from './book.ts'
import { cards } from './cards.tsx'
import { matchChoices } from './choices.ts'
import { Clash, hasClash } from './clash.tsx'
import { Throws } from './dice.tsx'
import { inWords } from './in-words.ts'
import { life } from './life.ts'
import { motions } from './motions.ts'
import { placesIn } from './places.ts'
import { contests, opposedIn, thrownFor } from './throws.ts'
import { appealBefore, Verdict } from './verdict.tsx'
import { whyFallen } from './why-fallen.ts'
import { why } from './why-words.ts'
import './heroes.css'

const keys: readonly KeyLine[] = [
  [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], t('move to the next zone; on a bid: more or fewer Bonus Dice')],
  [t('0 to 9'), t('so many Bonus Dice, on a bid; Enter makes it')],
  [['a'], t('show an attack; again for the next one; Enter does it')],
  [['e'], t('what the first button says: fight, rest, stand up')],
]

function Clock({ view, isOver }: { readonly view: View; readonly isOver: boolean }) {
  const active = view.gladiators.find((one) => one.seat === view.active)
  return (
    <p className="clock">
      <span className="clock-round">
        {t(view.clock.name)} {Math.max(1, view.clock.number)}
      </span>
      {view.toTheDeath && <b className="to-the-death">{t('to the death')}</b>}
      {active && !isOver && <span className="clock-turn">{tx`${<b>{active.name}</b>} acts`}</span>}
    </p>
  )
}

function Notice({ view }: { readonly view: View }) {
  if (!view.isUneven || view.clock.number > 1) return null
  const points = listed(view.gladiators.map(({ name, apTotal }) => `${name} ${apTotal}`))
  return (
    <p className="notice">
      <TermText text={t`An uneven match, by Attribute Points: ${points}. It is fought all the same.`} />{' '}
      <Cite rule="§4.5" />
    </p>
  )
}

/** G-28 By the book as printed. */
function resultNote({ seats }: MatchResult): string | null {
  const dead = seats.filter(({ end }) => end === 'dead').length
  const kills = seats.reduce((sum, seat) => sum + seat.kills, 0)
  return dead > kills
    ? t('Whoever is put to death after the fight counts as no kill: only a Killing Stroke does (G-28).')
    : null
}

/** Hands want to be seen opening; and until both pools have fallen and are counted takes longer than other dice. */
const paces: Readonly<Record<string, number>> = { bonusDiceUsed: 1.3 }
const OPPOSED = 2.6

function isOpposed({ event }: Line): boolean {
  return opposedIn(event as Event) !== null
}

const marks: readonly string[] = [
  t('A light zone with a dot: one move. Swords: who goes there fights. Wreath: the man who is asked.'),
  t('Golden zones: the Center. Whoever appeals for mercy there has better chances; at the wall, worse.'),
]

/** §5.4.3 A part of the body has so many points to lose. */
function bears({ gladiators }: View, seat: Seat, where: string | null): number | null {
  const parts = gladiators.find((one) => one.seat === seat)?.parts
  return parts?.[PART_WORDS.findIndex((word) => word === where)]?.max ?? null
}

export const slots: OwnSlots<View> = {
  ruleset: heroes as unknown as Ruleset<ViewGame<View>>,
  book,
  unit: 'turn',
  className: 'heroes',
  choicesFor: (known, question, view) => matchChoices(known as State, question as Heroes['question'], view),
  verdicts: new Set(['appealed', 'emperorJudged', 'emperorHesitated', 'spared', 'executed']),
  why: (known, question, answer) => why(known as State, question as Heroes['question'], answer),
  isVerdict: (line, lines) => appealBefore(lines, line).length > 0,
  sides: (view) => view.gladiators.map((one) => one.side),
  cards,
  reckonings,
  inWords,
  life,
  Clock,
  Board: HeroesArena,
  motions,
  standsAt: (view, seat) => placesIn(view).get(seat)?.at,
  whyFallen,
  harm: 'point',
  bears,
  pace: (line) => paces[line.event.kind] ?? (isOpposed(line) ? OPPOSED : usualPace(line)),
  stays: isOpposed,
  steps: new Set(['moved']),
  Overlay: Clash,
  coversBlow: hasClash,
  panels: { bid: BidPanel },
  Notice,
  Dice: Throws,
  thrownFor,
  contests,
  Verdict,
  quiet: new Set(['orderRolled', 'optionRolled', 'moved']),
  routine: new Set(['orderRolled']),
  keys,
  marks,
  place: 'zone',
  resultNote,
  handOver: () => ({
    you: t('You bid Bonus Dice'),
    other: t('bids Bonus Dice'),
    together: t('Both hands are opened together.'),
    take: t('let me bid'),
  }),
}
