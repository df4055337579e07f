/** What stands in the place of the task while something is shown. */
import { Key } from '../ui/key.tsx'

/** Much may come of one answer; whoever has seen enough goes on. */
export function Running({ text, onSkip }: { readonly text: string | undefined; readonly onSkip: () => void }) {
  return (
    <div className="task-foot running">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {text}
      </p>
      <button type="button" className="button quiet" onClick={onSkip}>
        Skip<Key>Space</Key>
      </button>
    </div>
  )
}
