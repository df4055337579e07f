import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The language is set before the games are loaded, as pages and commands do it.
const { key, speak, t } = await import('@harena/engine/language')
const { first } = await import('../src/german/first.ts')
const { german } = await import('../src/german/index.ts')
speak('de', first, german)
const { parseRecord, Table, verify } = await import('@harena/engine')
const { gameOf } = await import('../src/index.ts')

const folder = new URL('golden/', import.meta.url)

/** One golden record of each ruleset, of its newest version. */
const records = readdirSync(folder).map((ruleset) => {
  const versions = readdirSync(new URL(`${ruleset}/`, folder)).sort()
  const place = new URL(`${ruleset}/${versions.at(-1)}/`, folder)
  return parseRecord(readFileSync(new URL(readdirSync(place).sort()[0]!, place), 'utf8'))
})

describe('in German', () => {
  test.each(records.map((record) => [record.ruleset, record] as const))(
    'a record of %s is the same match',
    (id, record) => {
      expect(verify(gameOf(id).ruleset, record)).toMatchObject({ isSame: true })
    },
  )

  test('a match of GLADIATOR is told in German', () => {
    const record = records.find(({ ruleset }) => ruleset === 'colosseum')!
    const { ruleset } = gameOf('colosseum')
    const table = Table.load(ruleset, record)
    const told = table.log.map(({ event }) => ruleset.narrate(event as never, []))
    expect(told.some((line) => /^Runde 1, Phase 1\.$/.test(line))).toBe(true)
    expect(told.filter((line) => / (takes|strikes|plots|stumbles) /.test(line))).toEqual([])
  })

  test('what is kept is English, and shown in German', () => {
    expect(key('head')).toBe('head')
    expect(t(key('head'))).toBe('Kopf')
  })
})
