/** What one book has made of a man, and what is to be decided for him before his next bout. */
import type { Book } from '../games/book.ts'
import { Cite, RulesProvider } from '../ui/rules-context.tsx'
import { type Life, notesOf } from './life.ts'
import { carriedInto, type OwnMan } from './men.ts'
import { Notes } from './notes.tsx'
import { ownMen } from './store.ts'

export interface LearnedByProps {
  readonly man: OwnMan
  readonly title: string
  readonly book: Book
  readonly life: Life
}

export function LearnedBy({ man, title, book, life }: LearnedByProps) {
  const kept = carriedInto(man, book.id)
  if (!life.isKept(kept)) return null
  return (
    <section className="own-learned" aria-label={title}>
      <h3>{title}</h3>
      <RulesProvider book={book}>
        <Notes notes={notesOf(life, kept)} />
        <Decide life={life} kept={kept} onDone={(next) => ownMen.learn(man, book.id, next)} />
      </RulesProvider>
    </section>
  )
}

interface DecideProps {
  readonly life: Life
  readonly kept: unknown
  readonly onDone: (next: unknown) => void
}

function Decide({ life, kept, onDone }: DecideProps) {
  const asked = life.decision?.(kept)
  if (!asked) return null
  return (
    <fieldset className="own-decide legend-inside">
      <legend>
        {asked.prompt} <Cite rule={asked.rule} />
      </legend>
      <p className="own-buttons">
        {asked.choices.map(({ label, answer }) => (
          <button
            key={label}
            type="button"
            className="button quiet small"
            onClick={() => onDone(life.decided!(kept, answer))}
          >
            {label}
          </button>
        ))}
      </p>
    </fieldset>
  )
}
