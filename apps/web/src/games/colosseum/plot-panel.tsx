/** Writing the plot of a phase: the moves so far as chips, what can be added, and the seal. */

import type { Options, View } from '@harena/colosseum'
import { counted, distance, type Refusal, t } from '@harena/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { useSettings } from '../../app/stores.ts'
import { coachedIf } from '../../board/coached.ts'
import { Foot } from '../../match/foot.tsx'
import type { PanelProps } from '../../match/slots.ts'
import { isAdvised, SuggestButton, Suggested, useSuggest } from '../../match/suggest.tsx'
import { MainKey } from '../../ui/key.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { seenFrom } from '../hex/in-words.ts'
import { unarmedHint } from './helpless-hint.tsx'
import { howToPlot } from './how-to-plot.ts'
import { chipsOf, type Move } from './plot-builder.ts'
import { PlotMore } from './plot-more.tsx'
import { Others, Pad, PadFold, usePadFold } from './plot-pad.tsx'
import { moveGroups, plotInWords, sealOf } from './plot-words.ts'
import { UnevenPair } from './uneven-pair.tsx'
import type { Plotting } from './use-plot.tsx'
import { usePlotKeys, usePlotTimer } from './use-plot-keys.ts'

export function PlotPanel({ draft, ...props }: PanelProps<View>) {
  return draft && <Plot {...props} plot={draft as Plotting} />
}

type PlotProps = Omit<PanelProps<View>, 'draft'> & { readonly plot: Plotting }

function Plot({ plot, actions, task, view, names, undo, undoFirst }: PlotProps) {
  // §7.5 Seconds for a plot; 0: no limit.
  const seconds = Number(actions.options.plotTimer)
  const name = names[task.seat]!
  usePlotKeys(plot)
  const left = usePlotTimer(plot, seconds)
  undoFirst(plot.undo)
  const [hasMore, setMore] = useState(false)
  const fold = usePadFold()
  /** For which moves somebody asked why no other is open. */
  const [asked, setAsked] = useState<readonly Move[] | null>(null)
  const suggesting = useSuggest(actions, plot.take)
  const { moves, text } = plot
  const advice = suggesting.advice?.answer
  const now = plot.isPlotted(advice) ? advice : text
  const advised = isAdvised(suggesting, now)
  const hasNets = useMemo(() => areNetsAbout(view), [view])
  const missing = moves.length === 0 ? t('Choose a move') : t('Not finished yet')
  return (
    <div className="plot">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {tx`${name}: plot phase ${view.phase}`}
        {seconds > 0 && <span className="plot-timer"> {left} s</span>}
      </p>
      {/* In the place of the hint: what is pressed stays where it is. */}
      <Suggested
        suggesting={suggesting}
        names={names}
        say={plotInWords}
        why={(answer) => actions.why(answer)}
        now={now}
        replaces={plot.isWrittenOver}
        folds
      />
      {asked === moves ? (
        <Closed {...plot.closed} />
      ) : (
        (!advised || isWarned(plot)) && (
          <Hint
            plot={plot}
            name={name}
            how={howToPlot(actions.options as unknown as Options)}
            unarmed={unarmedHint(view, task.seat)}
            wild={wildBeast(view, task.seat)}
            isFolded={fold === 'folded'}
          />
        )
      )}
      <Danger plot={plot} />
      {moves.length === 0 && !advised && <UnevenPair view={view} />}
      <div className="plot-line">
        <Chips plot={plot} />
        <PadFold fold={fold} />
        <SuggestButton suggesting={suggesting} className="link-button" />
        <button type="button" className="link-button" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {hasMore ? t('Less') : t('More')}
        </button>
      </div>
      <Ends plot={plot} view={view} />
      {hasMore && <PlotMore plot={plot} />}
      {fold !== 'folded' && <Pad plot={plot} onClosed={() => setAsked(moves)} />}
      <div className="task-groups plot-others">
        {moveGroups.map((group) => (
          <Others
            key={group.title}
            plot={plot}
            title={group.title}
            moves={hasNets ? group.moves : group.moves.filter((move) => move !== 'RN')}
          />
        ))}
      </div>
      <Foot onUndo={undo}>
        <button
          type="button"
          className={`button${coachedIf(plot.coached === 'seal')}`}
          id="primary"
          disabled={text === undefined}
          onClick={plot.seal}
        >
          <span className="two-lines">
            {text === undefined ? missing : t`Seal: ${sealOf(moves, text)}`}
            {text !== undefined && plot.overexerts && t(' (overexertion)')}
          </span>
          <MainKey />
        </button>
      </Foot>
    </div>
  )
}

/** §8.1, §8.3 Said before it is sealed: where he means to go, another can run into him, or lies. */
function Danger({ plot: { danger, mercy } }: { readonly plot: Plotting }) {
  return (
    <p className="plot-hint warn plot-danger" role="status">
      {mercy && (
        <>
          <TermText text={mercy.text} /> <Cite rule={mercy.rule} />
        </>
      )}
      {danger && !mercy && (
        <>
          <TermText text={dangerWords(danger)} /> <Cite rule={danger.meeting === 'crossing' ? '§8.1.1' : '§8.4'} />
        </>
      )}
    </p>
  )
}

function dangerWords({ who: { name }, meeting }: NonNullable<Plotting['danger']>): string {
  switch (meeting) {
    case 'charge':
      return t`${name} can charge into you there: impact decides who is pushed back.`
    case 'step':
      return t`${name} can step into you there: impact decides who is pushed back.`
    case 'crossing':
      return t`${name} can charge across your way: on a 6 you collide.`
  }
}

/** Where the plan leads, in words: for those who do not see the man walk. */
function Ends({ plot, view }: { readonly plot: Plotting; readonly view: View }) {
  const { textView } = useSettings()
  if (!textView) return null
  const { moves, course, seat } = plot
  const seen = moves.length > 0 ? seenFrom(view, seat, course.end) : []
  return (
    <p className="plot-ends" role="status">
      {seen.length > 0 && t`If nobody else moved, then: ${seen.join(' ')}`}
    </p>
  )
}

/** Whether anybody has a net, or may have one on a sheet that is hidden. */
function areNetsAbout({ sheets, figures, beasts, ground }: View): boolean {
  const hasSheet = ({ seat }: View['figures'][number]) =>
    sheets.some((sheet) => sheet.seat === seat) || beasts.some((beast) => beast.seat === seat)
  const isHeld = sheets.some(({ hands }) => hands.some((held) => held?.kind === 'net'))
  return isHeld || ground.some(({ kind }) => kind === 'net') || !figures.every(hasSheet)
}

interface WildBeast {
  readonly name: string
  /** He has to walk before it comes to blows. */
  readonly isFar: boolean
}

/** The beast that moves when all men have moved (§28.4); of several the first. */
function wildBeast({ beasts, riders, figures }: View, seat: number): WildBeast | null {
  const isRidden = (mounted: number) => riders.some(({ mount }) => mount === mounted)
  const wild = beasts.find((one) => !one.isPlayed && !isRidden(one.seat) && figures[one.seat]!.out === null)
  if (!wild) return null
  const { name, hex } = figures[wild.seat]!
  return { name, isFar: distance(hex, figures[seat]!.hex) > 1 }
}

/** Said to whoever wants a move that is not open. */
function Closed({ message, rule }: Refusal) {
  return (
    <p className="plot-hint warn" role="status">
      {message} <Cite rule={rule} />
    </p>
  )
}

/** What he should know whoever advised it. */
const isWarned = ({ overexerts, course }: Plotting) => overexerts || course.blocked !== null

interface HintProps {
  readonly plot: Plotting
  readonly name: string
  /** What may be plotted in the edition that is played. */
  readonly how: string
  readonly unarmed: ReactNode
  /** A beast that nobody plays. */
  readonly wild: WildBeast | null
  /** Whether the buttons of the lessons are put away. */
  readonly isFolded: boolean
}

/** One sentence: what to do now, or what stands in the way. */
function Hint({ plot, name, how, unarmed, wild, isFolded }: HintProps) {
  const { moves, text, next, hindered, movesLeft, overexerts, course, threats } = plot
  if (overexerts) {
    return (
      <p className="plot-hint warn">
        {tx`No moving phases left: this overexerts ${name} and costs two moving phases of the next turn. ${<Cite rule="§17.3" />}`}
      </p>
    )
  }
  if (course.blocked) {
    return (
      <p className="plot-hint warn">{tx`He would run into something there and be stunned. ${<Cite rule="§27.3" />}`}</p>
    )
  }
  if (moves.length > 0) {
    const more = next.length > 0 ? t('Add to it, or seal it.') : t('Nothing more fits in: seal it.')
    return (
      <p className="plot-hint">
        {text === undefined ? t('The last turn needs a step forward after it: add one, or take the turn back.') : more}
      </p>
    )
  }
  if (hindered) {
    return (
      <p className="plot-hint warn">
        {hindered.message} <Cite rule={hindered.rule} />
      </p>
    )
  }
  if (movesLeft === 0) {
    return (
      <p className="plot-hint">
        {tx`No moving phases left this turn: ${name} stands, or overexerts himself by moving once. ${<Cite rule="§17.3" />}`}
      </p>
    )
  }
  if (unarmed) return <p className="plot-hint warn">{unarmed}</p>
  return (
    <p className="plot-hint">
      <span className="where-it-is-high">
        {how}
        <span className="where-there-is-room">{t('; Suggest shows what a master would do, and why')}</span>.{' '}
        <Cite rule="§7.3" /> {isFolded && <>{t('“Buttons” brings the pad of the lessons.')} </>}
      </span>
      {/* Where his card is out of sight. */}
      <span className="where-it-is-low">
        <TermText text={t`${counted(movesLeft, 'moving phase')} left this turn.`} isQuiet />{' '}
      </span>
      {threats.length > 0 && (
        <span className="where-it-is-high">{t`Dashed: how far ${threats[0]!.who.name} can come.`}</span>
      )}
      {wild?.isFar && <> {tx`Go up to ${wild.name} to strike; dice move it. ${<Cite rule="§28.5" />}`}</>}
      {wild?.isFar === false && <> {tx`Then ${wild.name} moves, by dice of its own. ${<Cite rule="§28.5" />}`}</>}
    </p>
  )
}

function Chips({ plot }: { readonly plot: Plotting }) {
  const { moves, text, next } = plot
  const chips = text === undefined ? [...moves] : chipsOf(text)
  return (
    <ol className="plan plot-written" aria-label={t('The plot so far')}>
      {chips.map((chip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the plot
        <li key={index} className="chip">
          <TermText text={chip} isQuiet />
        </li>
      ))}
      {next.length > 0 && <li className="chip open">{moves.length === 0 ? t('first action') : t('and then')}</li>}
    </ol>
  )
}
