/**
 * What a worker must have to play a job: the ruleset in the job's version and, since the opponents belong to the
 * program and not to the rules, the program in the submitter's. A version is written as `1.0.0+0.1.0`.
 */
import { readFileSync } from 'node:fs'
import { gameOf, games } from '@harena/games'

const program: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

export function versionOf(ruleset: string): string {
  return `${gameOf(ruleset).ruleset.version}+${program}`
}

/**
 * The name under which the queue keeps the chunks of a job. Workers ask the queue only for names they know, so a chunk
 * never reaches one who would play it differently, and waits for one who would not.
 */
export function buildId(ruleset: string, version: string): string {
  return `${ruleset}@${version}`
}

/** All that this program can play. */
export function ownBuildIds(): string[] {
  return games.map(({ ruleset: { id } }) => buildId(id, versionOf(id)))
}
