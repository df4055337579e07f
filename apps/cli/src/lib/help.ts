/** What the help of several commands has in common. */
import { games } from '@harena/games'

/** The examples under the help of a command. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

export function knownRulesets(): string {
  return games.map(({ ruleset }) => ruleset.id).join(', ')
}

/** For flags that may be given several times. */
export function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value]
}
