/** Ctrl-C and `kill`: how a command is told to stop, and the exit status that says so. */
import { constants } from 'node:os'

/**
 * An older Node that has handed over to this one passes Ctrl-C on by this signal. A terminal tells both of them, so that
 * one Ctrl-C may arrive as one of each.
 */
const PASSED_ON = 'SIGUSR2'

type Signal = 'SIGINT' | 'SIGTERM'

/**
 * Has `stop` called when the command is told to stop, and sets the exit status, 130 or 143. A second Ctrl-C ends the
 * process at once. Returns what takes this back.
 */
export function onStop(stop: () => void): () => void {
  const times = { SIGINT: 0, SIGTERM: 0, [PASSED_ON]: 0 }
  let isStopped = false
  const told = (signal: Signal) => {
    process.exitCode = 128 + constants.signals[signal]
    if (!isStopped) stop()
    isStopped = true
  }
  const onTerminate = () => told('SIGTERM')
  const onInterrupt = (signal: string) => {
    const before = Math.max(times.SIGINT, times[PASSED_ON])
    times[signal === PASSED_ON ? PASSED_ON : 'SIGINT']++
    if (Math.max(times.SIGINT, times[PASSED_ON]) === before) return
    if (isStopped) process.exit(128 + constants.signals.SIGINT)
    told('SIGINT')
  }
  const listeners = [
    ['SIGINT', onInterrupt],
    ['SIGTERM', onTerminate],
    ...(process.env.HARENA_HANDED_OVER ? [[PASSED_ON, onInterrupt] as const] : []),
  ] as const
  for (const [signal, listener] of listeners) process.on(signal, listener)
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}
