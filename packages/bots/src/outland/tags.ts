/** What the leanings of the named opponents of Outland's Gladiator are about. */
import type { Answer } from '@harena/outland'

export function tagsOf(_state: unknown, _question: unknown, answer: unknown): readonly string[] {
  const given = answer as Answer
  if ('act' in given) return [given.act]
  if ('follow' in given) return [given.follow ? 'follow' : 'stay']
  return []
}
