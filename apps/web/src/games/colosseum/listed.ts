/** Which questions are answered by a list, and which have a panel of their own. */
import type { Task } from '../../match/controller.ts'

const ownPanels = new Set(['plot', 'allocate', 'spend', 'arrange'])

/** Whether the answers of a question are listed one by one. */
export function isListed(task: Task | null): boolean {
  return task?.kind === 'answer' && !ownPanels.has(task.question.kind)
}
