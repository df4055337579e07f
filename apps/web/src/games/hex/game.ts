/** A game on hexes of which the page knows nothing but its description. */
import { type ArenaView, capital, type FigureView, type Game, type Manifest } from '@harena/engine'
import { type Book, ledgerFrom } from '../book.ts'
import type { Listing, SetupModule } from '../listing.ts'
import { duelOf, quickMatchOf } from '../new-match.ts'
import type { HexLooks } from './figures.ts'
import type { FighterForm, HexGuide } from './guide.ts'
import { onHexes } from './rules.ts'

export type HexManifest<G extends Game & { readonly view: ArenaView }> = Manifest<G>

/** What a game on hexes looks like when nobody has said anything about it. */
const plainLooks: HexLooks = {
  typeName: (type) => capital(type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  dressOf: (_figure: FigureView) => ({}),
  isLying: (out) => out !== 'spared',
}

function guideOf<G extends Game & { readonly view: ArenaView }>(manifest: HexManifest<G>): HexGuide {
  const { types } = manifest
  return {
    ruleset: onHexes(manifest.ruleset),
    looks: plainLooks,
    types: types.map((id) => ({ id, name: plainLooks.typeName(id), note: '' })),
    ownFields: [],
    commonFields: [],
    ownDefaults: {},
    mends: {},
    characters: [],
    quickMatch: (id) => quickMatchOf(manifest, id),
    duel: (types) => duelOf(manifest, types),
    firstTypes: [types[0] ?? '', types[1] ?? types[0] ?? ''],
    setupOf: (fighters) => manifest.setup(teamsOf(fighters)),
  }
}

function teamsOf(fighters: readonly FighterForm[]): string[][] {
  const teams = [...new Set(fighters.map(({ team }) => team))].sort((a, b) => a - b)
  return teams.map((team) => fighters.filter((one) => one.team === team).map(({ type }) => type))
}

function bookOf<G extends Game & { readonly view: ArenaView }>({ ruleset }: HexManifest<G>): Book {
  const { id, title, options } = ruleset
  return { id, title, options, howToPlay: [], ledger: ledgerFrom(async () => ({ default: '' })) }
}

type Loads<G extends Game & { readonly view: ArenaView }> = Pick<Listing, 'id' | 'title' | 'tagline' | 'opponents'> & {
  manifest(): Promise<{ readonly manifest: HexManifest<G> }>
}

/** Lists a game by its manifest: its board is drawn, its answers are buttons, its set-up asks for types. */
export function hexGame<G extends Game & { readonly view: ArenaView }>({
  manifest: load,
  ...words
}: Loads<G>): Listing {
  return {
    ...words,
    slots: async () => {
      const [{ manifest }, { hexSlots }] = await Promise.all([load(), import('./slots.tsx')])
      const { ruleset, looks } = guideOf(manifest)
      return {
        slots: hexSlots({
          ruleset,
          looks,
          book: bookOf(manifest),
          unit: manifest.unit,
          reckonings: manifest.reckonings,
        }),
      }
    },
    book: async () => ({ book: bookOf((await load()).manifest) }),
    setup: async (): Promise<SetupModule> => {
      const [{ manifest }, { hexSetup }] = await Promise.all([load(), import('./setup.tsx')])
      return hexSetup(guideOf(manifest))
    },
  }
}
