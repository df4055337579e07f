/** The start: a bout within one click, the bouts one has left, and a bout of one's own making. */
import { useState } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { useSavedMatches } from '../app/stores.ts'
import { Figure } from '../board/figure.tsx'
import { colosseum } from '../games/colosseum/listing.ts'
import { games } from '../games/index.ts'
import type { Listing } from '../games/listing.ts'
import { munera } from '../games/munera/listing.ts'
import { LoadRecord } from './load.tsx'
import { Recent } from './recent.tsx'
import { BoutSetup } from './setup.tsx'

export function Home({ ruleset }: { readonly ruleset: string | null }) {
  useTitle('Harena')
  const matches = useSavedMatches()
  const { begin } = useOpening()
  const fightNow = async (game: Listing, id?: string) => begin((await game.setup!()).quickMatch(id))
  const latest = matches.find((match) => !match.isOver && match.sitters.length > 0)
  const [chosen, setChosen] = useState(games.find(({ id }) => id === ruleset) ?? games[0]!)
  return (
    <>
      <Header />
      <main className="home">
        <section className="hero">
          <HeroPicture />
          <div className="hero-words">
            <Heading className="hero-name">Harena</Heading>
            <p className="hero-line">
              The arena in software: tabletop gladiator games, refereed to the last paragraph.
            </p>
            <div className="hero-buttons">
              <button type="button" className="button large" onClick={() => fightNow(munera)}>
                Fight now
              </button>
              <button type="button" className="button quiet large" onClick={() => fightNow(colosseum)}>
                Colosseum duel
              </button>
              <button type="button" className="button quiet large" onClick={() => fightNow(colosseum, 'hunt')}>
                Hunt a lion
              </button>
              <a className="button quiet large" href={hashOf({ screen: 'scenarios' })}>
                Scenarios
              </a>
              {latest && (
                <a className="button quiet large" href={hashOf({ screen: 'play', id: latest.id })}>
                  Continue {latest.names.join(' – ')}
                </a>
              )}
            </div>
            <p className="quiet-text">
              You lead Flamma, a Myrmillo, against Verus, a Thracian; on the hunt Carpophorus, a Bestiarius, against a
              lion.
            </p>
          </div>
        </section>
        <div className="home-columns">
          <BoutSetup game={chosen} onGame={setChosen} takesFocus={ruleset !== null} />
          <div className="home-side">
            <Recent matches={matches} />
            <LoadRecord />
            <ToTheDesigner />
          </div>
        </div>
      </main>
    </>
  )
}

const plain = { woundShare: 0, woundCount: 0, posture: 'standing' } as const

/** Two men on the sand, just out of reach of each other. */
function HeroPicture() {
  return (
    <svg className="hero-picture" viewBox="-210 -120 420 240" aria-hidden="true">
      <ellipse className="hero-wall" rx={200} ry={112} />
      <ellipse className="hero-sand" rx={188} ry={101} />
      <g transform="translate(-72 38) scale(1.35)">
        <Figure
          {...plain}
          side={0}
          facing={1}
          right={[{ kind: 'sword' }]}
          left={[{ kind: 'smallShield' }]}
          helmet="crested"
          armour="light"
          legs
        />
      </g>
      <g transform="translate(76 -34) scale(1.35)">
        <Figure
          {...plain}
          side={1}
          facing={4}
          right={[{ kind: 'net' }]}
          left={[{ kind: 'trident' }]}
          helmet="none"
          armour="light"
          arms
        />
      </g>
    </svg>
  )
}

function ToTheDesigner() {
  return (
    <section aria-labelledby="designer">
      <h2 id="designer">For tinkerers</h2>
      <p className="quiet-text">
        Other numbers in the tables, other rulings: play some hundred bouts and see what moves.
      </p>
      <a className="button quiet" href={hashOf({ screen: 'designer', ruleset: null })}>
        The designer's bench
      </a>
    </section>
  )
}
