/** One fight, four books: the same two men side by side under every ruleset, with what changes and why. */
import { counted, fill, seeded, t } from '@harena/engine'
import type { Match } from '@harena/lab'
import { useEffect, useState } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import { useOpening } from '../../app/opening.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { FigurePortrait } from '../../board/figure.tsx'
import type { InShort } from '../../games/in-short.ts'
import { games, listingOf } from '../../games/index.ts'
import { type Kind, kinds, titleIn } from '../../games/kinds.ts'
import type { Listing } from '../../games/listing.ts'
import { newSeed } from '../../games/new-match.ts'
import { sitterOf } from '../../games/sitter-choices.ts'
import { Select } from '../../ui/fields.tsx'
import { OddsBar } from '../../ui/odds-bar.tsx'
import { RichText, RulesProvider } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { playBouts } from './bouts.ts'
import { type Bouts, MOST_BOUTS } from './count-bouts.ts'
import './books.css'

type Men = readonly [Kind, Kind]

const books = games.filter(({ gate, inShort }) => gate && inShort)

export function FourBooks() {
  useTitle(t('One fight, four books'))
  const [men, setMen] = useState<Men>([kinds[0]!, kinds[1]!])
  const bouts = useBouts(men)
  const choose = (seat: 0 | 1, kind: Kind) => {
    const [own, other] = men
    // Whoever is chosen again changes places.
    if (seat === 0) setMen([kind, kind === other ? own : other])
    else setMen([kind === own ? other : own, kind])
  }
  return (
    <>
      <Header />
      <main className="books">
        <Heading>{t('One fight, four books')}</Heading>
        <p className="books-lead">
          {t(
            'The same two men, and every book sees another fight. Choose a pair: what does each book ask first, how does it judge a blow, and who comes out of it alive?',
          )}
        </p>
        <div className="books-men">
          <Man label={t('One man')} side={0} kind={men[0]} onChoose={(kind) => choose(0, kind)} />
          <span className="books-against">{t('against')}</span>
          <Man label={t('The other')} side={1} kind={men[1]} onChoose={(kind) => choose(1, kind)} />
        </div>
        <ul className="books-list">
          {books.map((game) => (
            <BookColumn key={game.id} game={game} men={men} bouts={bouts.get(game.id)} />
          ))}
        </ul>
        <WhatChanges men={men} bouts={[...bouts.values()]} />
        <p className="quiet-text">
          {tx`Odds are exact, worked out by the rules that are played. Who wins is counted in ${MOST_BOUTS} bouts between two standard opponents, with what the dice give each man, and may be off by ${errorOf(MOST_BOUTS)} points; GLADIATOR with all its styles, milder where the print is harsh.`}
        </p>
      </main>
    </>
  )
}

interface WhatChangesProps {
  readonly men: Men
  readonly bouts: readonly Bouts[]
}

/** In points of a hundred, 95 times in 100, where both win equally often; elsewhere it is less. */
const errorOf = (bouts: number) => Math.ceil(98 / Math.sqrt(bouts))

/** Where the first man does best and worst, and how long it takes, once everything has been counted. */
function WhatChanges({ men: [own, other], bouts }: WhatChangesProps) {
  const known = books.filter(({ id }) => typesIn(id, [own, other]))
  if (known.length < 2 || bouts.filter(({ matches }) => matches === MOST_BOUTS).length < known.length) return null
  const sorted = bouts.toSorted((a, b) => b.firstWon - a.firstWon)
  const [best, worst] = [sorted[0]!, sorted.at(-1)!]
  const titleOf = (ruleset: string) => listingOf(ruleset)?.title
  return (
    <section className="books-changes" aria-label={t('What changes')}>
      <h2>{t('What changes')}</h2>
      <p>
        {tx`${own.name} does best under ${<b>{titleOf(best.ruleset)}</b>}, where he wins ${best.firstWon} of ${MOST_BOUTS}, and worst under ${<b>{titleOf(worst.ruleset)}</b>} with ${worst.firstWon}.`}
      </p>
      <p>{t('What makes the difference:')}</p>
      <dl className="books-why">
        {known
          .filter(({ id }) => id === best.ruleset || id === worst.ruleset)
          .map((game) => (
            <Reason key={game.id} game={game} men={[own, other]} />
          ))}
      </dl>
    </section>
  )
}

/** What the dice and these arms are worth in a book. */
function Reason({ game, men }: Pick<BookProps, 'game' | 'men'>) {
  const { book, inShort } = useInShort(game)
  const { what } = useBlow(game, men)
  return (
    <RulesProvider book={book}>
      <dt>{game.title}</dt>
      <dd>
        <RichText text={[what, ...armsIn(inShort, men)].join(' ')} />
      </dd>
    </RulesProvider>
  )
}

interface ManProps {
  readonly label: string
  readonly side: 0 | 1
  readonly kind: Kind
  readonly onChoose: (kind: Kind) => void
}

function Man({ label, side, kind, onChoose }: ManProps) {
  return (
    <div className="books-man">
      <FigurePortrait {...kind.figure} {...unhurt} side={side} facing={side === 0 ? 1 : 5} size={88} />
      <div>
        <Select
          label={label}
          value={kind.id}
          options={kinds.map(({ id, name }) => [id, name])}
          onChange={(id) => onChoose(kinds.find((one) => one.id === id)!)}
        />
        <p className="quiet-text">{kind.arms}</p>
      </div>
    </div>
  )
}

const unhurt = { woundShare: 0, woundCount: 0, posture: 'standing' } as const

function typesIn(ruleset: string, [own, other]: Men): readonly [string, string] | null {
  const [first, second] = [own.types[ruleset], other.types[ruleset]]
  return first && second ? [first, second] : null
}

/** What has been counted, by ruleset; it begins anew with every other pair. */
function useBouts(men: Men): ReadonlyMap<string, Bouts> {
  const [counted, setCounted] = useState<ReadonlyMap<string, Bouts>>(new Map())
  useEffect(() => {
    let stop: (() => void) | null = null
    let isWanted = true
    setCounted(new Map())
    const start = async () => {
      const matches = await Promise.all(books.flatMap((game) => matchOf(game, men) ?? []))
      if (!isWanted) return
      stop = playBouts(matches, (bouts) => setCounted((before) => new Map(before).set(bouts.ruleset, bouts)))
    }
    void start()
    return () => {
      isWanted = false
      stop?.()
    }
  }, [men])
  return counted
}

function matchOf(game: Listing, men: Men): Promise<Match> | null {
  const types = typesIn(game.id, men)
  if (!types) return null
  const make = async () => ({
    ...(await game.setup!()).duel(types),
    opponents: ['standard', 'standard'],
    seed: 'one fight, four books',
  })
  return make()
}

function useInShort(game: Listing) {
  return useLoaded(`in short ${game.id}`, async () => {
    const [{ book }, { inShort }] = await Promise.all([game.book(), game.inShort!()])
    return { book, inShort }
  })
}

interface BookProps {
  readonly game: Listing
  readonly men: Men
  readonly bouts: Bouts | undefined
}

function BookColumn({ game, men, bouts }: BookProps) {
  const { book, inShort } = useInShort(game)
  const types = typesIn(game.id, men)
  return (
    <li className="books-book">
      <RulesProvider book={book}>
        <h2>{game.title}</h2>
        {types ? (
          <>
            <p className="books-names">{tx`${titleIn(game, men[0])} against ${titleIn(game, men[1])}`}</p>
            <h3>{t('What it asks first')}</h3>
            <Sentence text={inShort.asks} />
            <h3>{t('How a blow is decided')}</h3>
            <Sentence text={inShort.decides} />
            <Blow game={game} men={men} />
            <h3>{t('What their arms mean')}</h3>
            <ul className="books-arms">
              {armsIn(inShort, men).map((text) => (
                <li key={text}>
                  <RichText text={text} />
                </li>
              ))}
            </ul>
            <h3>{t('How it ends')}</h3>
            <Sentence text={inShort.ends} />
            <Outcome men={men} bouts={bouts} game={game} />
            <PlayUnder game={game} types={types} />
          </>
        ) : (
          <p>
            {t('This book has no such man:')}{' '}
            {men
              .filter(({ types }) => !types[game.id])
              .map(({ name }) => name)
              .join(', ')}
            .
          </p>
        )}
      </RulesProvider>
    </li>
  )
}

/** What a book says of what these two carry. */
function armsIn({ arms }: InShort, men: Men): readonly string[] {
  return [...new Set(men.flatMap(({ traits }) => traits))].flatMap((trait) => arms[trait] ?? [])
}

function Sentence({ text }: { readonly text: string }) {
  return (
    <p>
      <RichText text={text} />
    </p>
  )
}

function useBlow(game: Listing, men: Men) {
  const [first, second] = typesIn(game.id, men)!
  return useLoaded(`blow ${game.id} ${first} ${second}`, async () =>
    (await game.inShort!()).inShort.blow(first, second),
  )
}

function Blow({ game, men }: Pick<BookProps, 'game' | 'men'>) {
  const { what, parts } = useBlow(game, men)
  return (
    <div className="books-blow">
      <Sentence text={`${titleIn(game, men[0])}: ${what}`} />
      <OddsBar parts={parts} />
    </div>
  )
}

function Outcome({ game, men, bouts }: BookProps) {
  if (!bouts) return <p className="quiet-text">{t('The bouts are being fought …')}</p>
  const { matches, firstWon, secondWon, length, unit } = bouts
  const drawn = matches - firstWon - secondWon
  const shareOf = (count: number) => count / matches
  return (
    <div className="books-blow">
      <OddsBar
        title={t`Of ${counted(matches, 'bout')}, ${fill(`{0} ${unit}s`, length.toFixed(1))} each`}
        parts={[
          { label: t`${titleIn(game, men[0])} wins`, share: shareOf(firstWon), tone: 'good' },
          { label: t('nobody'), share: shareOf(drawn), tone: 'nothing' },
          { label: t`${titleIn(game, men[1])} wins`, share: shareOf(secondWon), tone: 'self' },
        ]}
      />
    </div>
  )
}

function PlayUnder({ game, types }: { readonly game: Listing; readonly types: readonly [string, string] }) {
  const { begin } = useOpening()
  const play = async () => {
    const { duel } = await game.setup!()
    const sitters = [sitterOf('you'), sitterOf('standard')]
    await begin({ ...duel(types), dice: seeded(newSeed()), sitters, isQuick: true })
  }
  return (
    <button type="button" className="button" aria-label={t`Play under this book: ${game.title}`} onClick={play}>
      {t('Play under this book')}
    </button>
  )
}
