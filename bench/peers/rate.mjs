/** How long each peer is measured, in seconds: the first argument. */
export function secondsOf() {
  return Number(process.argv[2] ?? 5)
}

/**
 * Does numbered pieces of work, first for a third of the time (on a core) to get warm, then again from number 0 on. The sum of what
 * the pieces came to, together with their count, is a checksum. `cores` is the share of the time that it had a core.
 */
export function rateOf(seconds, work) {
  let used = process.cpuUsage()
  for (let number = 0; process.cpuUsage(used).user < seconds * 333_000; number++) work(number)
  used = process.cpuUsage()
  const started = performance.now()
  let count = 0
  let sum = 0
  while (performance.now() - started < seconds * 1000) sum += work(count++)
  const time = performance.now() - started
  const { user, system } = process.cpuUsage(used)
  return { rate: (count * 1000) / time, cores: Math.min(1, (user + system) / 1000 / time), count, sum }
}
