/** A thread that plays its share of the short matches, and sends back their digests by name. */
import { parentPort, workerData } from 'node:worker_threads'
import { shortMatches } from './short-matches.ts'

const { threads, rest }: { threads: number; rest: number } = workerData
parentPort!.postMessage(shortMatches(threads, rest).map(({ name, digest }) => [name, digest]))
