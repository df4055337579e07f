/** What the help of several commands has in common. */
import { t } from '@harena/engine'
import { games } from '@harena/games'

/** The examples under the help of a command. */
export function examples(...lines: string[]): string {
  return `\n${t('Examples:')}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

export function knownRulesets(): string {
  return games.map(({ ruleset }) => ruleset.id).join(', ')
}

/** For flags that may be given several times. */
export function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value]
}

/** What is wrong with a command line, as the parser of command lines says it. */
const FAULTS: readonly (readonly [RegExp, (what: string) => string])[] = [
  [/^unknown command '(.+)'$/, (what) => t`unknown command '${what}'`],
  [/^unknown option '(.+)'$/, (what) => t`unknown option '${what}'`],
  [/^missing required argument '(.+)'$/, (what) => t`missing required argument '${what}'`],
  [/^option '(.+)' argument missing$/, (what) => t`option '${what}' argument missing`],
  [/^required option '(.+)' not specified$/, (what) => t`required option '${what}' not specified`],
  [/^\(Did you mean (.+)\?\)$/, (what) => t`(Did you mean ${what}?)`],
]

/** The same in the reader's language, line by line; what is not listed stays as it is. */
export function mistyped(message: string): string {
  return message
    .split('\n')
    .map((line) => {
      const fault = FAULTS.find(([pattern]) => pattern.test(line))
      return fault ? fault[1](fault[0].exec(line)![1]!) : line
    })
    .join('\n')
}
