/** The crowd decides over one who has fallen. Nothing else happens until it has been seen. */
import { key, type SumStep, t } from '@harena/engine'
import type { Event, View } from '@harena/heroes'
import { Die, type DieColour, type DieFace } from '../../board/die.tsx'
import type { Told, VerdictProps } from '../../match/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { VerdictDialog } from '../../match/verdict.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { figureOf } from './figures.ts'
import { type Throw, throwsOf } from './throws.ts'

/** The lines of one appeal, from the first dice to the verdict. */
export function appealBefore(lines: readonly Line[], verdict: Line): readonly Line[] {
  const { kind, seat } = verdict.event as Event & { readonly seat: number }
  if (kind !== 'spared' && kind !== 'executed') return []
  const end = lines.findIndex(({ index }) => index === verdict.index)
  const found: Line[] = []
  for (let at = end - 1; at >= 0 && at >= end - 4; at--) {
    const event = lines[at]!.event as Event & { readonly seat?: number }
    if (event.seat !== seat || event.kind === 'fell') break
    found.unshift(lines[at]!)
  }
  return found[0]?.event.kind === 'appealed' ? found : []
}

export function Verdict(props: VerdictProps<View>) {
  const { line, lines, view, why, isOpen, onClose } = props
  const event = line.event as Event & { readonly seat: number }
  const one = view.gladiators[event.seat]!
  const appeal = appealBefore(isOpen ? lines : [...lines, line], line)
  return (
    <VerdictDialog
      title={appeal.length > 1 ? t('The Emperor decides') : t('The crowd decides')}
      figure={figureOf({ ...one, fate: 'unconscious' }, false)}
      name={one.name}
      isSpared={event.kind === 'spared'}
      otherwise={t('killed')}
      isOpen={isOpen}
      dice={
        <ol className="verdict-steps">
          {appeal.map((step) => (
            <li key={step.index}>
              <Tested {...props} line={step} />
              <span className="quiet-text">
                {step.text} <Cite rule={step.rule} />
              </span>
            </li>
          ))}
        </ol>
      }
      why={why}
      awaited={null}
      needed={neededWords(appeal)}
      steps={unhurt(appeal[0]?.event.steps ?? [])}
      sum={t('Target for each die')}
      line={line}
      onClose={onClose}
    />
  )
}

/** T6-1, T6-2 What would have spared him. */
function neededWords(appeal: readonly Line[]): readonly string[] {
  const last = appeal.at(-1)?.event as Event | undefined
  switch (last?.kind) {
    case 'appealed':
      return [t('Two dice that pass spare him; with one the Emperor decides; with none he dies.')]
    case 'emperorJudged':
      return [
        t(
          'With more dice that pass than the Emperor he is spared, with fewer he dies; with as many a last die decides.',
        ),
      ]
    case 'emperorHesitated':
      return [t`Thrown ${last.die} against ${last.emperorDie}: he needed more than the Emperor.`]
    default:
      return []
  }
}

/** T6-1 counts the Savvy with which he came, whatever wounds have left of it. */
function unhurt(steps: readonly SumStep[]): readonly SumStep[] {
  return steps.map((step) => (step.what === 'Savvy' ? { ...step, what: key('Savvy when unhurt') } : step))
}

/** Each throw of a line: what a die must not exceed, the dice, and which of them pass. */
function Tested({ line, names, sides }: Told & { readonly line: Line }) {
  return (
    <dl>
      {throwsOf(line, names).map((one) => (
        <div key={one.label} className="verdict-throw">
          <dt>
            {one.label}
            {one.target !== null && <span className="quiet-text small">{atMost(one.target)}</span>}
          </dt>
          <dd>
            {one.faces.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
              <TestedDie key={at} face={face} of={one} colour={colourOf(one, sides)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const colourOf = ({ seat }: Throw, sides: readonly number[]) => (seat === null ? 'white' : (sides[seat] ?? 'white'))

function atMost(target: number): string {
  return target > 5 ? t('5 or less: a 6 always fails') : t`${target} or less`
}

interface TestedDieProps {
  readonly face: number
  readonly of: Throw
  readonly colour: DieColour
}

function TestedDie({ face, of, colour }: TestedDieProps) {
  const passes = of.counts?.(face) ?? null
  const said = passes === null ? '' : passes ? t(', passes:') : t(', fails:')
  return (
    <span className="verdict-die">
      <Die face={face as DieFace} colour={colour} name={`${of.label}${said}`} size={34} />
      {passes !== null && (
        <svg className="verdict-sign" viewBox="0 0 16 16" aria-hidden="true">
          <path d={passes ? 'M3 8.5L6.5 12L13 4' : 'M4 4L12 12M12 4L4 12'} />
        </svg>
      )}
    </span>
  )
}
