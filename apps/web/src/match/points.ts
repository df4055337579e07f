/** What a man has to spend. */

export interface Points {
  /** What they are called. */
  readonly name: string
  readonly left: number
}

/** One point, two points; what is an abbreviation stays as it is. */
export function pointsName({ name, left }: Points): string {
  return left === 1 ? name.replace(/points$/, 'point') : name
}
