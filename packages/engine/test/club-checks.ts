/** What the club of every game must pass: the conformance suite with small clubs, and its switches as the ledger has them. */
import { readFileSync } from 'node:fs'
import { type Club, type ClubSheet, clubOptions, type Dice, type Game, parseLedger, type Ruleset } from '@harena/engine'
import { conformance } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'

type Options<M extends Game, S extends ClubSheet> = Club<M, S>['options']

/** `book` names the ledger; `randomOptions` turns switches of the bouts and keeps them short. */
export function checkClubOf<M extends Game, S extends ClubSheet>(
  ruleset: Ruleset<Club<M, S>>,
  book: string,
  randomOptions: (random: Dice) => Partial<M['options']>,
): void {
  const ledger = parseLedger(readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'))

  const randomMatch = (random: Dice) => {
    const owners = ['Anna', 'Bruno', 'Carla'].slice(0, 2 + random.below(2)).map((name) => ({ name }))
    const own = clubOptions.map(({ id, values }) => [id, Object.keys(values)[random.below(2)]!])
    const options = { ...randomOptions(random), ...Object.fromEntries(own) } as Partial<Options<M, S>>
    return { setup: { owners, roster: 1 + random.below(2), send: 1, cycles: 1 }, options }
  }

  const isKeen = (answer: unknown) =>
    typeof answer === 'object' && answer !== null && 'act' in answer && answer.act !== 'end'

  describe('conformance', () => {
    const subject = { ruleset, randomMatch, isKeen, paragraphs: new Set(ledger.keys()) }
    for (const check of conformance(subject, 2, 'club')) test(check.title, () => check.run())
  })

  test.each(clubOptions)('$rule the switch $id stands in the ledger with its default and all its values', (option) => {
    const text = ledger.get(option.rule)?.switch ?? ''
    expect(text).toContain(`\`${option.id}\`: \`${option.default}\` (default)`)
    for (const value of Object.keys(option.values)) expect(text).toContain(`\`${value}\``)
  })
}
