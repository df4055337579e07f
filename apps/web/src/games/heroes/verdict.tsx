/** The crowd decides over one who has fallen. Nothing else happens until it has been seen. */
import { signed } from '@harena/engine'
import type { Event, GladiatorView, View } from '@harena/heroes'
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

interface PleaLine {
  readonly text: string
  readonly value: number
}

/** T6-1: what speaks for and against him, read off his card. */
function pleaOf(one: GladiatorView, view: View): PleaLine[] {
  const ring = view.arena.zones.find(({ id }) => id === one.zone)?.ring
  const isVital = one.parts.some(({ part, wounds }) => wounds > 0 && ['head', 'chest', 'belly'].includes(part))
  const lines: (PleaLine | false)[] = [
    { text: 'Savvy', value: one.attributes.find(({ attribute }) => attribute === 'savvy')?.original ?? 0 },
    { text: 'Opponents defeated', value: one.defeated.length },
    one.woundsInflicted > 0 && { text: 'Inflicted a wound', value: 1 },
    isVital && { text: 'Wounded in head, chest or belly', value: 1 },
    ring === 'center' && { text: 'Appeals from the Center', value: 1 },
    ring === 'wall' && { text: 'Appeals from the Wall', value: -1 },
    one.marks.includes('kicked sand') && { text: 'Kicked sand', value: -1 },
    one.marks.includes('threw his weapon') && { text: 'Threw his weapon', value: -1 },
    one.bonus > 0 && { text: 'Bonus Dice left', value: -1 },
  ]
  return lines.filter((line) => line !== false && line.value !== 0) as PleaLine[]
}

export function Verdict(props: VerdictProps<View>) {
  const { line, lines, view, isOpen, onClose } = props
  const event = line.event as Event & { readonly seat: number }
  const one = view.gladiators[event.seat]!
  const appeal = appealBefore(isOpen ? lines : [...lines, line], line)
  const first = appeal[0]!.event as Event & { readonly kind: 'appealed' }
  const plea = pleaOf(one, view)
  return (
    <VerdictDialog
      title={appeal.length > 1 ? 'The Emperor decides' : 'The crowd decides'}
      figure={figureOf({ ...one, fate: 'unconscious' }, false)}
      name={one.name}
      isSpared={event.kind === 'spared'}
      otherwise="killed"
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
      onClose={onClose}
    >
      {plea.reduce((sum, { value }) => sum + value, 0) === first.target && (
        <ul className="preview-lines">
          {plea.map(({ text, value }) => (
            <li key={text}>
              <span>{text}</span>
              <Cite rule="T6-1" />
              <b>{signed(value)}</b>
            </li>
          ))}
          <li className="sum">
            <span>The appeal is heard at</span>
            <b>{first.target}</b>
          </li>
        </ul>
      )}
    </VerdictDialog>
  )
}
