/** A thread on which opponents think, so that the page never stands still. */
import { opponents } from '@harena/bots'
import { type Thought, thinkHere } from '../match/thinking.ts'

/** The answer to the thought of that number, or why there is none. */
export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string }

const levels = opponents as unknown as Readonly<Record<string, Parameters<typeof thinkHere>[0]['opponents']>>

self.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly thought: Thought }>) => {
  const { number, thought } = data
  try {
    self.postMessage({ number, answer: thinkHere({ opponents: levels[thought.ruleset]! }, thought) } satisfies Reply)
  } catch (thrown) {
    self.postMessage({ number, error: String(thrown) } satisfies Reply)
  }
}
