/**
 * What a worker must have to play a job: the ruleset in the job's version and, since the opponents belong to the
 * program and not to the rules, the submitter's build of the program. A version is written as `2.0.0+0f1e2d3c4b5a6978`.
 */
import { gameOf, games } from '@harena/games'
import { buildOf } from '@harena/lab/threads'

export function versionOf(ruleset: string): string {
  return `${gameOf(ruleset).ruleset.version}+${buildOf(import.meta.resolve('@harena/games'))}`
}

/** The version of the rules alone: whoever has it can tell what a job came to. */
export function rulesIn(version: string): string {
  return version.split('+', 1)[0]!
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
