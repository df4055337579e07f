/** What the leanings of the named opponents of Heroes of the Colosseum are about. */
import type { Action, Question } from '@harena/heroes'

export function tagsOf(_state: unknown, question: Question, answer: unknown): readonly string[] {
  if (question.kind === 'bid') return [Number(answer) * 2 > question.max ? 'high' : 'low']
  if (question.kind === 'act') return [(answer as Action).do]
  return question.kind === 'mode' ? [String(answer)] : []
}
