/** What a book says of a man of one's own, each sentence with its paragraph. */
import { Cite } from '../ui/rules-context.tsx'
import type { Note } from './life.ts'
import './own.css'

export function Notes({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="own-notes">
      {notes.map(({ text, rule }) => (
        <li key={text}>
          {text} <Cite rule={rule} />
        </li>
      ))}
    </ul>
  )
}
