/** The crowd decides over one who has fallen. Nothing else happens until it has been seen. */
import { t } from '@harena/engine'
import type { Event, View } from '@harena/heroes'
import type { VerdictProps } from '../../match/slots.ts'
import type { Line } from '../../match/timeline.ts'
import { VerdictDialog } from '../../match/verdict.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { Throws } from './dice.tsx'
import { figureOf } from './figures.ts'

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
  const { line, lines, view, isOpen, onClose } = props
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
              <Throws {...props} line={step} size={38} />
              <span className="quiet-text">
                {step.text} <Cite rule={step.rule} />
              </span>
            </li>
          ))}
        </ol>
      }
      steps={appeal[0]?.event.steps ?? []}
      sum={t('The appeal is heard at')}
      line={line}
      onClose={onClose}
    />
  )
}
