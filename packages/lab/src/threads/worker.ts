/** One thread: gets plans and sends back their tallies. A patch stays laid as long as the plans have the same one. */
import { parentPort, workerData } from 'node:worker_threads'
import type { GameEntry, GameLookup } from '@harena/engine'
import { layPatch } from '../patch.ts'
import { type Plan, playAll } from '../simulate.ts'

/** What a thread sends back: the tally, or why there is none. */
export type Reply =
  | { readonly tally: ReturnType<typeof playAll> }
  | { readonly error: string; readonly isRange: boolean }

/** The module that lists the games, by its address. */
const { gameOf }: { gameOf: GameLookup } = await import(workerData)

let laid = ''
let takeBack = () => {}

function lay(game: GameEntry, { ruleset, patch }: Plan): void {
  const wanted = patch ? JSON.stringify([ruleset, patch]) : ''
  if (wanted === laid) return
  takeBack()
  takeBack = () => {}
  laid = ''
  takeBack = layPatch(game, patch)
  laid = wanted
}

function play(plan: Plan): Reply {
  try {
    const game = gameOf(plan.ruleset)
    lay(game, plan)
    return { tally: playAll(game, plan) }
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown), isRange: thrown instanceof RangeError }
  }
}

parentPort?.on('message', (plan: Plan) => parentPort?.postMessage(play(plan)))
