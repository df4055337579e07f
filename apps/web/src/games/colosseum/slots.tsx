/** The screens of GLADIATOR: plots in secret, blows aimed at a part of the body, log sheets. */
import { disclosed, type Event, mercyOf, reckonings, type View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useMemo } from 'react'
import type { BoardProps, HandOverWords, KeyLine, Shown } from '../../match/slots.ts'
import { HexBoard } from '../hex/board.tsx'
import { hexSides } from '../hex/figures.ts'
import { HexVerdict } from '../hex/verdict.tsx'
import type { OwnSlots } from '../listing.ts'
import { ArrangePanel } from './arrange-panel.tsx'
import { AsksForActions } from './asks-for-actions.tsx'
import { AsksForFavour } from './asks-for-favour.tsx'
import { TerrainLayer } from './board/terrain.tsx'
import { book } from './book.ts'
import { cards } from './cards.tsx'
import { Clock } from './clock.tsx'
import { AttackPlayback } from './combat/attack-playback.tsx'
import { breaks } from './combat/attack-told.ts'
import { CombatSheet } from './combat/combat-sheet.tsx'
import { DiceRow } from './combat/dice-row.tsx'
import { allocationInWords } from './combat/plan-words.ts'
import { RevealPlots } from './combat/reveal-plots.tsx'
import { inWords } from './in-words.ts'
import { life } from './life.ts'
import { looks } from './looks.ts'
import { motions } from './motions.ts'
import { played } from './played.ts'
import { PlotPanel } from './plot-panel.tsx'
import { plotInWords } from './plot-words.ts'
import { SheetButton, SheetsButton } from './sheet-dialog.tsx'
import { SpendPanel } from './spend-panel.tsx'
import { usePlot } from './use-plot.tsx'
import { whyFallen } from './why-fallen.ts'
import './board/board.css'
import './colosseum.css'
import './plot.css'

const quiet = new Set<string>([
  'gladiatorRolled',
  'arenaRolled',
  'turnBegan',
  'phaseBegan',
  'pulse',
  'plotRevealed',
  'attacksRevealed',
] satisfies Event['kind'][])

const routine = new Set<string>([
  'centurionRolled',
  'arenaRolled',
  'intimidated',
  'challengerEntered',
  'centurionChecked',
  'centurionMoves',
  'pulse',
  'turnedToFace',
  'stunRecovered',
] satisfies Event['kind'][])

const keys: readonly KeyLine[] = [
  [['q', 'w', 'e', 'z', 's', 'c'], t('plot a step, as the pad lies: these keys lie the same way')],
  [['a', 'd'], t('plot the turn at the left, at the right of the pad')],
  [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], t('the same for up, down, left and right')],
  [['k', 'r'], t('kneel; recover an item')],
  [['Backspace'], t('strike out the last move of the plot')],
]

const marks: readonly string[] = [
  t('A light hex with a ring: one step. A small dot: a hex that this phase reaches with more moves.'),
  t('A ring with a dot beside a man: his hex can be stepped into, also the one that you come from.'),
  t('Curved arrows: turn to the left or right. The pale man: where the plot so far leads.'),
  t('Dashed border: how far an opponent can come in this phase. Dotted arrow: the line of his charge.'),
  t('Blue drops with a number: CF that he loses by getting tired.'),
  t('Drop with a number: wounds. Waves: he stumbles. Wreath: the man who is asked.'),
]

const deeds: Readonly<Record<string, readonly [you: string, other: string]>> = {
  plot: [t('You write the plot'), t('writes the plot')],
  action: [t('You choose the action'), t('chooses the action')],
  allocate: [t('You divide the CF'), t('divides the CF')],
  spend: [t('You set the CF'), t('sets the CF')],
}

function handOver(question: string): HandOverWords {
  const [you, other] = deeds[question] ?? [t('You decide'), t('decides')]
  return { you, other, together: t('Everything is opened together.'), take: t('show me the arena') }
}

type Appealed = Extract<Event, { kind: 'appealed' }>

/** The blows are shown in a corner: the fight stays in the middle. */
const DRIFT = 1

function Board(props: BoardProps<View>) {
  const under = useMemo(() => <TerrainLayer view={props.view} />, [props.view])
  return <HexBoard {...props} looks={looks} drift={DRIFT} under={under} />
}

function Overlay(shown: Shown<View>) {
  return (
    <>
      <RevealPlots {...shown} />
      <AttackPlayback {...shown} />
    </>
  )
}

export const slots: OwnSlots<View> = {
  ...played,
  book,
  unit: 'turn',
  className: 'colosseum',
  sides: hexSides,
  cards,
  reckonings,
  inWords,
  life,
  hasNamelessPrompts: true,
  Clock,
  Board,
  motions,
  stops: new Set(['matchStopped']),
  whyFallen,
  bears: ({ sheets }, seat) => sheets.find((sheet) => sheet.seat === seat)?.ratings.W ?? null,
  steps: new Set(['moved', 'turnedToFace']),
  Overlay,
  useDraft: usePlot,
  panels: { plot: PlotPanel, allocate: CombatSheet, spend: SpendPanel, arrange: ArrangePanel },
  More: ({ question }) => (
    <>
      {question.kind === 'action' && <AsksForActions />}
      {question.kind === 'favour' && <AsksForFavour />}
    </>
  ),
  Dice: DiceRow,
  thrownFor: { attackRolled: t('Attack') },
  Verdict: (props) => (
    <HexVerdict {...props} looks={looks} mercy={mercyOf(disclosed(props.line.event as unknown as Appealed))} />
  ),
  Tools: SheetsButton,
  CardTools: SheetButton,
  quiet,
  breaks,
  routine,
  keys,
  marks,
  place: 'hex',
  handOver,
  sayAnswer: (kind, label) =>
    kind === 'plot' ? plotInWords(label) : kind === 'allocate' ? allocationInWords(label) : label,
}
