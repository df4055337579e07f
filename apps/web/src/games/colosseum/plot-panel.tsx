/** Writing the plot of a phase: the moves so far as chips, what can be added, and the seal. */

import type { View } from '@harena/colosseum'
import { counted, distance, facesDown, type Refusal, t } from '@harena/engine'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../app/stores.ts'
import { coachedIf, useCoached } from '../../board/coached.ts'
import { Foot } from '../../match/foot.tsx'
import { keyName } from '../../match/keys.ts'
import type { PanelProps } from '../../match/slots.ts'
import { SuggestButton, Suggested, useSuggest } from '../../match/suggest.tsx'
import { Key, MainKey } from '../../ui/key.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText, useMeaning } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { FacesDown } from '../hex/faces-down.tsx'
import { seenFrom } from '../hex/in-words.ts'
import { unarmedHint } from './helpless-hint.tsx'
import { chipsOf, type Move, movesOf, padSteps } from './plot-builder.ts'
import { PlotMore } from './plot-more.tsx'
import { longName, moveGroups, moveKeys, plotInWords, sentenceOf, shortName } from './plot-words.ts'
import { UnevenPair } from './uneven-pair.tsx'
import type { Plotting } from './use-plot.tsx'
import { usePlotKeys, usePlotTimer } from './use-plot-keys.ts'

const onPad: readonly Move[] = ['SFL', 'F', 'SFR', '(L)', '(R)', 'SBL', 'B', 'SBR']

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
  const coached = useCoachedMove(plot)
  const [hasMore, setMore] = useState(false)
  /** For which moves somebody asked why no other is open. */
  const [asked, setAsked] = useState<readonly Move[] | null>(null)
  const suggesting = useSuggest(actions, plot.take)
  const { moves, text } = plot
  const missing = moves.length === 0 ? t('Choose a move') : t('Not finished yet')
  return (
    <div className="plot">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {tx`${name}: plot phase ${view.phase}`}
        {seconds > 0 && <span className="plot-timer"> {left} s</span>}
      </p>
      {asked === moves ? (
        <Closed {...plot.closed} />
      ) : (
        <Hint plot={plot} name={name} unarmed={unarmedHint(view, task.seat)} wild={wildBeast(view, task.seat)} />
      )}
      <Danger plot={plot} />
      {moves.length === 0 && <UnevenPair view={view} />}
      <div className="plot-line">
        <Chips plot={plot} />
        <SuggestButton suggesting={suggesting} className="link-button" />
        <button type="button" className="link-button" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {hasMore ? t('Less') : t('More')}
        </button>
      </div>
      <Ends plot={plot} view={view} />
      {hasMore && <PlotMore plot={plot} />}
      <Pad plot={plot} onClosed={() => setAsked(moves)} />
      <FacesDown facing={plot.course.end.facing} />
      <div className="task-groups plot-others">
        {moveGroups.map((group) => (
          <Others key={group.title} plot={plot} title={group.title} moves={group.moves} />
        ))}
      </div>
      <Suggested
        suggesting={suggesting}
        names={names}
        say={plotInWords}
        why={(answer) => plot.why(String(answer), actions.options)}
        replaces={plot.isWrittenOver}
      />
      <Foot onUndo={undo}>
        <button
          type="button"
          className={`button${coachedIf(coached === 'seal')}`}
          id="primary"
          disabled={text === undefined}
          onClick={plot.seal}
        >
          <span className="one-line">
            {text === undefined ? missing : t`Seal: ${sentenceOf(moves, text)}`}
            {text !== undefined && plot.overexerts && t(' (overexertion)')}
          </span>
          <MainKey />
        </button>
      </Foot>
    </div>
  )
}

/** §8.1 Said before it is sealed: where he means to go, another can run into him. */
function Danger({ plot: { danger } }: { readonly plot: Plotting }) {
  return (
    <p className="plot-hint warn plot-danger" role="status">
      {danger && (
        <TermText
          text={
            danger.isCharge
              ? t`${danger.who.name} can charge into you there: a collision is a matter of impact, that is weight, speed and strength.`
              : t`${danger.who.name} can step into you there: a collision is a matter of impact, that is weight, speed and strength.`
          }
        />
      )}
    </p>
  )
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

/** What is next of the plot that a trainer wants: a move, or the seal. */
function useCoachedMove({ moves, text }: Plotting): Move | 'seal' | null {
  const wanted = useCoached()?.answer
  if (typeof wanted !== 'string') return null
  if (text === wanted) return 'seal'
  const next = movesOf(wanted)
  return moves.every((move, at) => move === next[at]) ? (next[moves.length] ?? null) : null
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

/** Steps stand where they lead to on the board, so the pad turns with the man; turns are at the side of that hand. */
function Pad({ plot, onClosed }: { readonly plot: Plotting; readonly onClosed: () => void }) {
  if (!onPad.some((move) => plot.next.includes(move)) && plot.moves.length === 0) return null
  const steps = padSteps(plot.course.end.facing).map(({ dir, move }) => (
    <MoveButton key={move} plot={plot} move={move} way={<StepWay dir={dir} />} onClosed={onClosed} />
  ))
  const isDown = facesDown(plot.course.end.facing)
  const left = <MoveButton plot={plot} move="(L)" way={<TurnWay side={-1} />} onClosed={onClosed} />
  const right = <MoveButton plot={plot} move="(R)" way={<TurnWay side={1} />} onClosed={onClosed} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="plot-pad" role="group" aria-label={t('Steps and turns')}>
      {steps.slice(0, 3)}
      {isDown ? right : left}
      <button
        type="button"
        className="button quiet small pad strike"
        disabled={plot.moves.length === 0}
        onClick={plot.back}
      >
        <span className="pad-name">{t('Remove last')}</span>
        <Key>{keyName('Backspace')}</Key>
      </button>
      {isDown ? left : right}
      {steps.slice(3)}
    </div>
  )
}

/** Which way on the board. */
function StepWay({ dir }: { readonly dir: number }) {
  return (
    <svg className="pad-way" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0 9V-8M-6 -2L0 -9L6 -2" transform={`rotate(${dir * 60})`} />
    </svg>
  )
}

/** Clockwise to the right, the other way to the left. */
function TurnWay({ side }: { readonly side: 1 | -1 }) {
  return (
    <svg className="pad-way" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-8 4A8.5 8.5 0 1 1 7.5 4M1 3L7.5 5.5L10.5 -1" transform={`scale(${side} 1)`} />
    </svg>
  )
}

interface OthersProps {
  readonly plot: Plotting
  readonly title: string
  readonly moves: readonly Move[]
}

/** What is not on the pad, as far as it is open now. */
function Others({ plot, title, moves }: OthersProps) {
  const open = moves.filter((move) => plot.next.includes(move) && !onPad.includes(move))
  if (open.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="task-group" role="group" aria-label={title}>
      <span className="task-group-title" aria-hidden="true">
        {title}
      </span>
      <div className="task-buttons">
        {open.map((move) => (
          <MoveButton key={move} plot={plot} move={move} />
        ))}
      </div>
    </div>
  )
}

/** Said to whoever wants a move that is not open. */
function Closed({ message, rule }: Refusal) {
  return (
    <p className="plot-hint warn" role="status">
      {message} <Cite rule={rule} />
    </p>
  )
}

interface HintProps {
  readonly plot: Plotting
  readonly name: string
  readonly unarmed: ReactNode
  /** A beast that nobody plays. */
  readonly wild: WildBeast | null
}

/** One sentence: what to do now, or what stands in the way. */
function Hint({ plot, name, unarmed, wild }: HintProps) {
  const { moves, text, next, hindered, movesLeft, overexerts, course, threats } = plot
  if (overexerts) {
    return (
      <p className="plot-hint warn">
        {tx`No moving phases left: this overexerts ${name} and costs two of the next turn. ${<Cite rule="§17.3" />}`}
      </p>
    )
  }
  if (course.blocked) {
    return (
      <p className="plot-hint warn">{tx`He would run into something there and be stunned. ${<Cite rule="§27.3" />}`}</p>
    )
  }
  if (moves.length > 0) {
    const plan = sentenceOf(moves, text)
    return (
      <p className="plot-hint">
        {text === undefined && t('After so many turns he must take a step.')}
        {text !== undefined && (
          <TermText text={next.length > 0 ? t`${plan}. Add to it, or seal it.` : t`${plan}. Seal it.`} isQuiet />
        )}
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
        {t('Choose up to two steps on the sand and turn with the arrows, then seal')}
        <span className="where-there-is-room">{t('; Suggest shows what a master would do, and why')}</span>.{' '}
      </span>
      {tx`${(
        <b>
          <TermText text={counted(movesLeft, 'moving phase')} isQuiet />
        </b>
      )} left this turn. ${<Cite rule="§7.3" />}`}
      {threats.length > 0 && (
        <span className="where-it-is-high"> {t`Dashed: how far ${threats[0]!.who.name} can come.`}</span>
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

interface MoveButtonProps {
  readonly plot: Plotting
  readonly move: Move
  /** On the pad: a picture of where it leads. */
  readonly way?: ReactNode
  /** Somebody wants what is not open. */
  readonly onClosed?: () => void
}

function MoveButton({ plot, move, way, onClosed }: MoveButtonProps) {
  const isOpen = plot.next.includes(move)
  const coached = coachedIf(useCoachedMove(plot) === move)
  const { looking, meaning } = useMeaning<HTMLButtonElement>(shortName(move))
  return (
    <>
      <button
        {...looking}
        type="button"
        className={`button quiet small ${way ? `pad pad-${move.replace(/\W/g, '')}` : 'choice'}${coached}`}
        aria-disabled={!isOpen}
        title={isOpen ? (meaning ? undefined : longName(move)) : plot.closed.message}
        onPointerEnter={(event) => {
          looking.onPointerEnter(event)
          if (event.pointerType !== 'touch') plot.point(move)
        }}
        onPointerLeave={(event) => {
          looking.onPointerLeave(event)
          plot.point(null)
        }}
        onFocus={(event) => {
          looking.onFocus(event)
          plot.point(move)
        }}
        onBlur={() => {
          looking.onBlur()
          plot.point(null)
        }}
        onClick={() => (isOpen ? plot.add(move) : onClosed?.())}
      >
        {way ? (
          <>
            {way}
            <span className="pad-name">{shortName(move)}</span>
            <span className="heard">: {longName(move)}</span>
          </>
        ) : (
          <>
            {shortName(move)}
            <span className="heard">: {longName(move)}</span>
          </>
        )}
        {moveKeys[move] && <Key>{keyName(moveKeys[move])}</Key>}
      </button>
      {meaning}
    </>
  )
}
