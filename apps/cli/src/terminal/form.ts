/** Questions that are answered in writing rather than by the number of a choice. */

export interface Form {
  /** What is shown below the question. */
  readonly text: string
  /** Whether a line is meant as an answer; otherwise it is a command. */
  takes(line: string): boolean
  /** The answer that a line stands for. Throws a UsageError that says what is wrong with it. */
  read(line: string): unknown
  /** What `?` tells, alone or with something to look at. */
  help(about: string): string
  /** What would come of a legal answer, to be confirmed before it is given; null where it is given at once. */
  review(answer: unknown): string | null
}
