/** What a man has to spend. */
import { t } from '@harena/engine'

export interface Points {
  /** What they are called. */
  readonly name: string
  readonly left: number
}

/** One point, two points; what is an abbreviation stays as it is. */
export function pointsName({ name, left }: Points): string {
  return t(left === 1 ? name.replace(/points$/, 'point') : name)
}
