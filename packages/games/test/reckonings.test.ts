import { readFileSync } from 'node:fs'
import { type ArenaView, type Game, parseLedger, type Reckoning, seeded, Table } from '@harena/engine'
import type { View as HeroesView } from '@harena/heroes'
import { describe, expect, test } from 'vitest'
import { first } from '../src/german/first.ts'
import { german } from '../src/german/index.ts'
import { gameOf, games } from '../src/index.ts'

interface Told {
  readonly event: Game['event']
  readonly view: Game['view']
  readonly before: readonly Game['event'][]
  readonly text: string
}

/** All that is told in some bouts of the built-in opponents, with what is to be seen then. */
function toldIn(id: string, bouts: number): Told[] {
  const { ruleset, opponents, quick } = gameOf(id)
  const all: Told[] = []
  for (let bout = 0; bout < bouts; bout++) {
    const before: Game['event'][] = []
    const { setup, options } = quick[bout % quick.length]!
    Table.open(ruleset, {
      setup,
      options,
      dice: seeded(`sums ${bout}`),
      players: Array(12).fill(opponents.standard),
      onTold: ({ event }, state) => {
        before.push(event)
        const text = ruleset.narrate(event, ruleset.names(state))
        all.push({ event, view: ruleset.view(state, null), before: [...before], text })
      },
    })
  }
  return all
}

const options = {}
const sumOf = ({ steps }: Reckoning) => steps.reduce((sum, { value }) => sum + value, 0)

const catalogue = { ...first, ...german }

/** What is kept is shown by its words; numbers in it are places, and codes stay as they are. */
const isTranslated = (what: string) => {
  const key = what.replace(/\d+/, '{0}')
  return Object.hasOwn(catalogue, key) || /^[A-Z]{1,3}\*?$/.test(key)
}

/** The numbers on a man's card, by what they are called. */
function onCard(view: Game['view'], seat: number): Record<string, number> {
  if ('gladiators' in (view as object)) {
    const { attributes, bonus, apTotal } = (view as HeroesView).gladiators[seat]!
    const of = (at: number) => attributes[at]!.now
    return { Savvy: of(0), Strength: of(1), Speed: of(2), 'Bonus Dice': bonus, 'Attribute Points': apTotal }
  }
  const figure = (view as ArenaView).figures.find((one) => one.seat === seat)
  if (!figure) return {}
  const { health, points } = figure
  return { [health.name]: health.total - health.lost, ...(points && { [points.name]: points.left }) }
}

describe.each(['munera', 'outland', 'heroes', 'colosseum'])('%s', (id) => {
  const told = toldIn(id, 6)
  const { reckonings, book, ruleset } = gameOf(id)
  const ofLines = told.map(({ event, text }) => ({ event, text, sums: reckonings!.told(event, options) }))
  const seats = ruleset.names(ruleset.start(gameOf(id).quick[0]!.setup, {} as never)).map((_, seat) => seat)
  const ofCards = told.map(({ view, before }) => ({
    view,
    sums: seats.map((seat) => reckonings!.shown(view, seat, before, options)),
  }))
  const all = [...ofLines.flatMap(({ sums }) => sums), ...ofCards.flatMap(({ sums }) => sums.flat())]

  test('every sum adds up to its number and has a step at least', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((one) => sumOf(one) !== one.total || one.steps.length === 0)).toEqual([])
  })

  test('what a card shows is what its sum comes to', () => {
    const wrong = ofCards.flatMap(({ view, sums }) =>
      seats.flatMap((seat) =>
        Object.entries(onCard(view, seat)).flatMap(([of, value]) => {
          const sum = sums[seat]!.find((one) => one.of === of)
          return sum && sum.total !== value ? [`${of} ${value}: ${JSON.stringify(sum)}`] : []
        }),
      ),
    )
    expect(wrong.slice(0, 5)).toEqual([])
    const named = new Set(ofCards.flatMap(({ view }) => seats.flatMap((seat) => Object.keys(onCard(view, seat)))))
    const reckoned = new Set(ofCards.flatMap(({ sums }) => sums.flat().map(({ of }) => of)))
    expect([...named].filter((of) => !reckoned.has(of))).toEqual([])
  })

  test('every step, and whatever would change it, has a paragraph that there is', () => {
    const ledger = parseLedger(readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'))
    const cited = all.flatMap(({ steps, otherwise, needed }) => [...steps, ...otherwise, ...(needed ? [needed] : [])])
    expect([...new Set(cited.map(({ rule }) => rule))].filter((rule) => !ledger.has(rule))).toEqual([])
  })

  test('nothing has counted that is said to have made no difference', () => {
    const twice = all.filter(({ steps, otherwise }) =>
      otherwise.some((one) => steps.some(({ what, rule }) => what === one.what && rule === one.rule)),
    )
    expect(twice).toEqual([])
  })

  test('every name and step has its German words', () => {
    const kept = all.flatMap(({ of, steps, otherwise }) => [of, ...[...steps, ...otherwise].map(({ what }) => what)])
    expect([...new Set(kept)].filter((what) => !isTranslated(what) && !/^wounds, /.test(what))).toEqual([])
  })

  test('a number that its line says is found in it', () => {
    const lost = ofLines.flatMap(({ text, sums }) =>
      sums.flatMap(({ written, total }) =>
        written && !(text.includes(written) && written.includes(String(total))) ? [`${text} | ${written}`] : [],
      ),
    )
    expect(new Set(lost)).toEqual(new Set())
  })
})

test('all games in which men fight one bout say how their numbers came about', () => {
  expect(games.filter(({ quick, reckonings }) => quick.length > 0 && !reckonings)).toEqual([])
})
