/** What each book makes of one's own gladiators, and what is to be decided for them before the next bout. */
import { listed, t } from '@harena/engine'
import { type ReactNode, Suspense } from 'react'
import { useLoaded } from '../app/use-loaded.ts'
import { games } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { Cite, RulesProvider } from '../ui/rules-context.tsx'
import { type Life, notesOf } from './life.ts'
import { carriedInto, type OwnMan } from './men.ts'
import { Notes } from './notes.tsx'
import { ownMen } from './store.ts'

function useLife(game: Listing) {
  return useLoaded(`life ${game.id}`, async () => {
    const [{ book }, { life }] = await Promise.all([game.book(), game.life!()])
    return { book, life: life as Life }
  })
}

/** What men keep by each book. */
export function ByBooks() {
  const others = games.filter(({ life }) => !life)
  return (
    <details className="own-books">
      <summary>{t('What each book lets them learn and keep')}</summary>
      <Suspense fallback={<p className="quiet-text">{t('The books are being fetched.')}</p>}>
        {games.map((game) => game.life && <Keeps key={game.id} game={game} />)}
      </Suspense>
      {others.length > 0 && (
        <p>{t`In ${listed(others.map(({ title }) => title))} they enter every bout with new numbers.`}</p>
      )}
    </details>
  )
}

function Keeps({ game }: { readonly game: Listing }) {
  const { book, life } = useLife(game)
  return (
    <InBook title={game.title}>
      <RulesProvider book={book}>
        <Notes notes={life.keeps} />
      </RulesProvider>
    </InBook>
  )
}

function InBook({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="own-learned" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

export interface LearnedProps {
  readonly man: OwnMan
  /** Only by this book. */
  readonly ruleset?: string
}

/** What a man has become by the books that he has fought by. */
export function Learned({ man, ruleset }: LearnedProps) {
  const shown = games.filter(({ id }) => ruleset === undefined || id === ruleset)
  return shown.map((game) =>
    game.life && carriedInto(man, game.id) !== null ? (
      <Suspense key={game.id}>
        <LearnedIn man={man} game={game} />
      </Suspense>
    ) : null,
  )
}

function LearnedIn({ man, game }: { readonly man: OwnMan; readonly game: Listing }) {
  const { book, life } = useLife(game)
  const kept = carriedInto(man, game.id)
  if (!life.isKept(kept)) return null
  return (
    <InBook title={game.title}>
      <RulesProvider book={book}>
        <Notes notes={notesOf(life, kept)} />
        <Decide life={life} kept={kept} onDone={(next) => ownMen.learn(man, game.id, next)} />
      </RulesProvider>
    </InBook>
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
