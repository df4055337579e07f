import { opponents } from '@harena/bots/outland'
import { type ArenaView, effectiveOptions, type Ruleset } from '@harena/engine'
import { manifest, outland } from '@harena/outland'
import { expect, test } from 'vitest'
import type { ViewGame } from '../src/match/timeline.ts'

/** Screens are typed with a browser in mind; these tests look only at what they need of them. */
interface Listed {
  readonly id: string
  readonly title: string
  readonly within?: string
  slots(): Promise<{ readonly slots: Shown }>
  book(): Promise<{ readonly book: { readonly title: string } }>
  setup(): Promise<{ quickMatch(): { readonly setup: unknown } }>
}

interface Shown {
  readonly ruleset: Ruleset<ViewGame<ArenaView>>
  readonly opponents: object
  readonly quiet: ReadonlySet<string>
  cards(view: unknown, asked: null): readonly unknown[]
  pace(line: unknown): number
}

const source = (path: string) => import(/* @vite-ignore */ new URL(`../src/games/${path}`, import.meta.url).pathname)

test('every listed game says what its ruleset says, and brings slots and opponents', async () => {
  const { games, listingOf, loadGame } = await source('index.ts')
  for (const { id, title } of games as readonly Listed[]) {
    const game = (await loadGame(id)) as Shown
    expect(game.ruleset).toMatchObject({ id, title })
    expect(Object.keys(game.opponents).slice(0, 5)).toEqual(['dummy', 'novice', 'standard', 'veteran', 'master'])
  }
  expect(listingOf('heroes-career')).toMatchObject({ within: 'heroes' })
  expect(await loadGame('tennis')).toBeNull()
})

test('a game of which only the description is known has cards, a book and a set-up that begins', async () => {
  const { hexGame } = await source('hex/game.ts')
  const words = { id: outland.id, title: outland.title, tagline: 'Plain.' }
  const loads = { opponents: async () => ({ opponents }), manifest: async () => ({ manifest }) }
  const plain: Listed = hexGame({ ...words, ...loads })
  const { slots } = await plain.slots()
  const { setup } = (await plain.setup()).quickMatch()
  const options = effectiveOptions(outland, {}) as never
  expect(outland.checkSetup(setup, options)).toBeNull()
  const view = outland.view(outland.start(setup as never, options), null)
  expect(slots.cards(view, null)).toHaveLength(2)
  // What came of a blow stays until it is read, and longer than what leads to it.
  const line = (kind: string, text: string) => ({ event: { kind }, rolls: [], text })
  expect(slots.pace(line('exchangeWon', 'word '.repeat(16)))).toBeGreaterThan(slots.pace(line('stepped', 'A steps.')))
  expect([slots.quiet.has('initiativeRolled'), slots.quiet.has('exchangeWon')]).toEqual([true, false])
  expect((await plain.book()).book.title).toBe(outland.title)
})
