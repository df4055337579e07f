/** What each book makes of one's own gladiators. */
import { listed, t } from '@harena/engine'
import { Suspense } from 'react'
import { useLoaded } from '../app/use-loaded.ts'
import { games } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { LearnedBy } from './learned-by.tsx'
import type { Life } from './life.ts'
import { carriedInto, type OwnMan } from './men.ts'
import { Notes } from './notes.tsx'

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
    <section className="own-learned" aria-label={game.title}>
      <h3>{game.title}</h3>
      <RulesProvider book={book}>
        <Notes notes={life.keeps} />
      </RulesProvider>
    </section>
  )
}

/** What a man has become by the books that he has fought by. */
export function Learned({ man }: { readonly man: OwnMan }) {
  return games.map((game) =>
    game.life && carriedInto(man, game.id) !== null ? (
      <Suspense key={game.id}>
        <LearnedIn man={man} game={game} />
      </Suspense>
    ) : null,
  )
}

function LearnedIn({ man, game }: { readonly man: OwnMan; readonly game: Listing }) {
  return <LearnedBy man={man} title={game.title} {...useLife(game)} />
}
