/** One thread: gets plans and sends back their tallies. A patch stays laid as long as the plans have the same one. */
import { parentPort } from 'node:worker_threads'
import { layPatch } from '../patch.ts'
import { type Plan, playAll } from '../simulate.ts'

/** What a thread sends back: the tally, or why there is none. */
export type Reply =
  | { readonly tally: ReturnType<typeof playAll> }
  | { readonly error: string; readonly isRange: boolean }

let laid = ''
let takeBack = () => {}

function lay({ ruleset, patch }: Plan): void {
  const wanted = patch ? JSON.stringify([ruleset, patch]) : ''
  if (wanted === laid) return
  takeBack()
  takeBack = () => {}
  laid = ''
  takeBack = layPatch(ruleset, patch)
  laid = wanted
}

function play(plan: Plan): Reply {
  try {
    lay(plan)
    return { tally: playAll(plan) }
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown), isRange: thrown instanceof RangeError }
  }
}

parentPort?.on('message', (plan: Plan) => parentPort?.postMessage(play(plan)))
