/** A process that measures one piece of work and prints what it found, as JSON. */
import { type Alone, workOf } from './alone.ts'
import { measure } from './measure.ts'

const work: Alone = JSON.parse(process.argv[2]!)
const { plan, runs, warmUp } = work
console.log(JSON.stringify(await measure(runs, plan.to - plan.from, workOf(work), warmUp)))
