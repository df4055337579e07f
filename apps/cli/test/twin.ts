/** A process that runs the command again and again, as it is told by the one that started it. */
import { PassThrough } from 'node:stream'
import { type Ran, ranHere } from './in-process.ts'

export type Order = { readonly args: readonly string[]; readonly cwd: string } | { readonly typed: string }
export type Report = Ran

let input = new PassThrough()

process.on('message', async (order: Order) => {
  if ('typed' in order) {
    input.write(order.typed)
    return
  }
  input = new PassThrough()
  process.send!(await ranHere(order.args, input, order.cwd))
})
