import { readdirSync, readFileSync } from 'node:fs'
import type { GameEntry } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Shown } from './shown-texts.ts'

// The language is set before the games are loaded, as pages and commands do it.
const { key, speak, t } = await import('@harena/engine/language')
const { first } = await import('../src/german/first.ts')
const { german } = await import('../src/german/index.ts')
speak('de', first, german)
const { capital, inWords, parseRecord, verify } = await import('@harena/engine')
const { gameOf, games } = await import('../src/index.ts')
const { scenarios } = await import('../src/scenarios/index.ts')
const { hearMatch } = await import('./shown-texts.ts')

const folder = new URL('golden/', import.meta.url)

/** One golden record of each ruleset, of its newest version. */
const records = readdirSync(folder).map((ruleset) => {
  const versions = readdirSync(new URL(`${ruleset}/`, folder)).sort()
  const place = new URL(`${ruleset}/${versions.at(-1)}/`, folder)
  return parseRecord(readFileSync(new URL(readdirSync(place).sort()[0]!, place), 'utf8'))
})

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'-]*\p{Ll}[\p{L}'-]*/gu) ?? []

const counts = (texts: readonly string[]) => Map.groupBy(texts.flatMap(wordsOf), (word) => word)

const catalogue = { ...first, ...german }
/** Refusals name words of answers, which stay: whatever a German text quotes. */
const quoted = new Set(Object.values(catalogue).flatMap(wordsOf))
const english = counts(Object.keys(catalogue))

/** A German text may quote a word of English; what is said in English by far more often is none of German. */
const isGerman = ([word, { length }]: [string, readonly string[]]) => (english.get(word)?.length ?? 0) <= 8 * length

/** With what stays as it is: Latin names of types, the talents of GLADIATOR, and a few words that are the same. */
const vocabulary = new Set([
  ...[...counts(Object.values(catalogue))].filter(isGerman).map(([word]) => word),
  ...games.flatMap(({ types }) => types.flatMap((type) => wordsOf(capital(inWords(type))))),
  ...wordsOf('Throwing, Grappling, Hold Ground, Fast Attack, Bravado, Toughness, Sprinting, Fatal Blow'),
  ...wordsOf('Bonus, all'),
])

/** Its quick bouts, presets and scenarios; of a campaign the first months. */
function matchesOf({ ruleset, quick, presets }: GameEntry): Shown[] {
  const told = scenarios.filter((scenario) => scenario.ruleset === ruleset.id)
  const all = [
    { setup: ruleset.defaultSetup, options: {} },
    ...quick,
    ...Object.values(presets).map(({ switches }) => ({ setup: ruleset.defaultSetup, options: switches })),
    ...told.map(({ setup, switches = {} }) => ({ setup, options: switches })),
  ]
  return all.length < MATCHES ? Array.from({ length: MATCHES }, (_, at) => all[at % all.length]!) : all
}

/** Of each game at least. */
const MATCHES = 6

describe('in German', () => {
  test.each(records.map((record) => [record.ruleset, record] as const))(
    'a record of %s is the same match',
    (id, record) => {
      expect(verify(gameOf(id).ruleset, record)).toMatchObject({ isSame: true })
    },
  )

  test.each(games.map((entry) => [entry.ruleset.id, entry] as const))(
    'all that is read of %s is German',
    (id, entry) => {
      const bare = new Map<string, string>()
      let heard = 0
      for (const [at, match] of matchesOf(entry).entries()) {
        hearMatch(entry, match, `${id}/${at}`, (kind, text, names) => {
          heard++
          const isKnown = (word: string) =>
            vocabulary.has(word) || names.has(word) || (kind === 'refusal' && quoted.has(word))
          const word = wordsOf(text).find((one) => !isKnown(one))
          if (word !== undefined) bare.set(`${kind} ${word}`, text)
        })
      }
      expect(heard).toBeGreaterThan(300)
      expect(Object.fromEntries(bare)).toEqual({})
    },
  )

  test('what is kept is English, and shown in German', () => {
    expect(key('head')).toBe('head')
    expect(t(key('head'))).toBe('Kopf')
  })
})
