/** Matches by their addresses: played, replayed, or out of a link. */
import { type MatchRecord, RecordError, t } from '@harena/engine'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { dayOfSeed } from '../daily/day.ts'
import { loadGame } from '../games/index.ts'
import { Replay } from '../match/replay.tsx'
import { Play } from '../match/screen.tsx'
import type { ReplayProps } from '../match/slots.ts'
import { FirstTime } from '../school/first-time.tsx'
import { CannotRead, InAnotherTab, Missing, Waiting } from './faults.tsx'
import { setLastSeen } from './last-played.ts'
import { unpackRecord } from './link.ts'
import { useOneTab } from './one-tab.ts'
import { controllerFor, piecesOf, readableRecord } from './open-matches.ts'
import { checkBase } from './past.ts'
import type { SavedMatch, Sitter } from './saved-match.ts'
import { sayWhy } from './say-why.ts'
import { savedMatches } from './stores.ts'
import { useLoaded } from './use-loaded.ts'

const DailyAfter = lazy(async () => ({ default: (await import('../daily/after.tsx')).DailyAfter }))

export function PlayById({ id }: { readonly id: string }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  return saved ? <PlaySaved saved={saved} /> : <Missing />
}

function PlaySaved({ saved }: { readonly saved: SavedMatch }) {
  const { id, past } = saved
  const { ruleset } = saved.record
  const game = useLoaded(`game ${ruleset}`, () => loadGame(ruleset))
  const pieces = useLoaded(`pieces ${id} ${past?.pieces ?? 0}`, () => piecesOf(saved))
  const [seated, takeHere] = useOneTab(id)
  const isHere = seated === 'here'
  const controller = useMemo(
    () => (game && isHere ? controllerFor(id, game, pieces) : null),
    [id, game, isHere, pieces],
  )
  if (seated === 'asking') return <Waiting />
  if (seated === 'elsewhere') return <InAnotherTab id={id} onTake={takeHere} />
  const { dice } = saved.record
  const day = dice.kind === 'seeded' ? dayOfSeed(dice.seed) : null
  const more = day === null ? null : <AfterDay day={day} />
  if (!game || !controller) return <Missing />
  const coach = <FirstTime book={game.book} controller={controller} />
  return <Play slots={game} controller={controller} more={more} coach={coach} isForAll={day !== null} />
}

/** After the fight of a day. */
function AfterDay({ day }: { readonly day: string }) {
  return (
    <Suspense>
      <DailyAfter day={day} />
    </Suspense>
  )
}

type ReplayPlace = Pick<ReplayProps, 'part' | 'at'>

export function ReplayById({ id, part, at }: ReplayPlace & { readonly id: string }) {
  const saved = useMemo(() => savedMatches.find(id), [id])
  if (!saved) return <Missing />
  checkBase(saved.record)
  const { record, sitters, left } = saved
  return <ReplayRecord {...{ record, sitters, left, id, part, at }} />
}

function ReplayRecord(props: ReplayProps) {
  const { ruleset, options } = props.record
  const game = useLoaded(`game ${ruleset}`, () => loadGame(ruleset))
  useEffect(() => setLastSeen({ ruleset, options }), [ruleset, options])
  if (!game) throw new RecordError(t`this page does not know the ruleset "${ruleset.slice(0, 40)}"`)
  return <Replay slots={game} {...props} />
}

const nobody: readonly Sitter[] = []

/** A record out of the address; until it is unpacked there is nothing to see. */
export function ReplayLink({ packed }: { readonly packed: string }) {
  const [found, setFound] = useState<MatchRecord | { readonly why: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    unpackRecord(packed)
      .then(readableRecord)
      .catch((thrown: unknown) => ({ why: sayWhy(thrown) }))
      .then((result) => isWanted && setFound(result))
    return () => {
      isWanted = false
    }
  }, [packed])
  if (!found) return null
  if ('why' in found) return <CannotRead why={found.why} />
  return <ReplayRecord record={found} sitters={nobody} id={null} part={null} at={null} />
}
