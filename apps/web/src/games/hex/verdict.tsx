/** The crowd decides over a beaten gladiator: its dice, and what was added to them. */
import { type ArenaView, type Mercy, type Seat, t } from '@harena/engine'
import { awaitedWords, neededWords } from '../../match/mercy-words.ts'
import { Rolls } from '../../match/rolls.tsx'
import type { VerdictProps } from '../../match/slots.ts'
import { VerdictDialog } from '../../match/verdict.tsx'
import { figureProps, type HexLooks } from './figures.ts'

/** Games tell of it with a few facts of about the same shape. */
interface Judgement {
  readonly seat: Seat
  readonly isSpared?: boolean
  readonly spared?: boolean
  readonly verdict?: string
}

interface HexVerdictProps<V extends ArenaView> extends VerdictProps<V> {
  readonly looks: HexLooks<V>
  /** The crowd's throw, where it made one. */
  readonly mercy: Mercy | null
}

export function HexVerdict<V extends ArenaView>(props: HexVerdictProps<V>) {
  const { looks, view, line, names, mercy, why, isOpen, onClose } = props
  const { seat, isSpared, spared, verdict } = line.event as unknown as Judgement
  const figure = view.figures.find((one) => one.seat === seat)!
  return (
    <VerdictDialog
      title={t('The crowd decides')}
      figure={{ ...figureProps(looks, view, { ...figure, facing: 0, out: 'beaten' }, false), woundCount: 0 }}
      name={names[seat]!}
      isSpared={isSpared ?? spared ?? verdict === 'spared'}
      otherwise={looks.outWords ? t('killed') : t('put to death')}
      isOpen={isOpen}
      dice={<Rolls {...props} rolls={line.rolls} size={44} />}
      why={why}
      awaited={mercy && awaitedWords(mercy)}
      needed={mercy ? neededWords(mercy) : []}
      steps={line.event.steps ?? []}
      sum={mercy ? t`together; ${mercy.from} spares` : t('together')}
      line={line}
      onClose={onClose}
    />
  )
}
