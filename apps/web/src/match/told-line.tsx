/** What a line says: its terms answer, and its numbers open into the sums that made them. */
import type { AnyOptions } from '@harena/engine'
import { useOptions } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'
import { closeSigns, Tied } from '../ui/tied.tsx'
import type { Slots } from './slots.ts'
import { SumNumber } from './sum.tsx'
import type { Line } from './timeline.ts'
import { toldSums } from './told-sums.ts'

export type Reckons = Pick<Slots<never>, 'reckonings'>

interface ToldLineProps {
  readonly game: Reckons
  readonly line: Line
  readonly names: readonly string[]
}

export function ToldLine({ game, line, names }: ToldLineProps) {
  const options = useOptions() as AnyOptions
  const sums = game.reckonings?.told(line.event, options) ?? []
  const { pieces, others } = toldSums(line.text, sums)
  const whose = (seat: number | undefined) => (seat === undefined ? undefined : names[seat])
  let at = 0
  return (
    <>
      {closeSigns(pieces, ({ sum }) => sum !== undefined).map(({ piece: { text, sum }, before, after }) => {
        at += before.length + text.length + after.length
        return sum ? (
          <Tied key={at} {...{ before, after }} digits={text.length}>
            <SumNumber sum={sum} whose={whose(sum.seat)}>
              {text}
            </SumNumber>
          </Tied>
        ) : (
          <TermText key={at} text={text} isQuiet />
        )
      })}
      {others.length > 0 && (
        <span className="told-sums">
          {others.map((sum) => (
            <SumNumber key={`${sum.of} ${sum.seat}`} sum={sum} whose={whose(sum.seat)} />
          ))}
        </span>
      )}
    </>
  )
}
