/** What came of it, and what next. */
import type { AnyOptions, MatchResult, Seat } from '@harena/engine'
import { seeded } from '@harena/engine'
import { useEffect, useRef } from 'react'
import { hashOf } from '../app/route.ts'
import { newSeed, startMatch } from '../app/state.ts'
import type { Book } from '../games/guide.ts'
import type { MatchController, Snapshot } from './controller.ts'
import { Share } from './share.tsx'

export interface ResultTableProps {
  readonly result: MatchResult
  readonly names: readonly string[]
}

/** Munera also tells which skill was taken. */
function skillOf(seat: MatchResult['seats'][number]): string | null {
  const { skillTaken } = seat as { skillTaken?: unknown }
  return typeof skillTaken === 'string' ? skillTaken : null
}

const outcomes = { won: 'won', lost: 'lost', drawn: 'drawn' } as const

export function ResultTable({ result, names }: ResultTableProps) {
  return (
    <table className="result">
      <caption className="heard">What the bout adds to each record</caption>
      <thead>
        <tr>
          <th scope="col">Gladiator</th>
          <th scope="col">Bout</th>
          <th scope="col">Kills</th>
          <th scope="col">His fate</th>
        </tr>
      </thead>
      <tbody>
        {result.seats.map((seat, index) => {
          const skill = skillOf(seat)
          return (
            <tr key={names[index]} className={seat.outcome}>
              <th scope="row">{names[index]}</th>
              <td>{outcomes[seat.outcome]}</td>
              <td>{seat.kills > 0 ? `+${seat.kills}` : '–'}</td>
              <td>
                {wordFor(seat.end)}
                {skill && `, learns ${skill}`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The games name ends as the code does: "mortallyWounded". */
function wordFor(end: string | null): string {
  return end === null ? 'stands' : end.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function verdict(winners: readonly Seat[], names: readonly string[]): string {
  if (winners.length === 0) return 'A draw'
  const who = winners.map((seat) => names[seat]).join(' and ')
  return winners.length === 1 ? `${who} has won` : `${who} have won`
}

export interface EndPanelProps {
  readonly guide: Book
  readonly controller: Pick<MatchController, 'id' | 'sitters' | 'record' | 'undo'>
  readonly snapshot: Snapshot<{ readonly clock: { readonly name: string } }>
}

export function EndPanel({ guide, controller, snapshot }: EndPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { result } = snapshot.scene
  if (!result) return null
  const { names } = snapshot
  const rematch = () => {
    const { ruleset, setup, options, dice } = controller.record()
    const id = startMatch({
      ruleset,
      setup,
      options: options as AnyOptions,
      dice: dice.kind === 'typed' ? dice : seeded(newSeed()),
      sitters: controller.sitters,
    })
    location.hash = hashOf({ screen: 'play', id })
  }
  return (
    <div className="end">
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {verdict(result.winners, names)}
      </h2>
      <p className="quiet-text">
        After {result.length} {snapshot.scene.view.clock.name.toLowerCase()}
        {result.length === 1 ? '' : 's'} of {guide.entry.ruleset.title}.
      </p>
      <ResultTable result={result} names={names} />
      <div className="end-buttons">
        <button type="button" className="button" onClick={rematch}>
          Rematch
        </button>
        <a className="button quiet" href={hashOf({ screen: 'setup', ruleset: guide.entry.ruleset.id })}>
          New bout
        </a>
        <a className="button quiet" href={hashOf({ screen: 'replay', id: controller.id })}>
          Watch the replay
        </a>
        <button type="button" className="button quiet" onClick={() => controller.undo()}>
          Undo
        </button>
      </div>
      <Share record={() => controller.record()} names={names} />
    </div>
  )
}
