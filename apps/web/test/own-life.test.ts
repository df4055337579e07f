/** What each book keeps of a man of one's own from bout to bout, and how it enters the next set-up. */
import { readFileSync } from 'node:fs'
import type { GladiatorSetup, Man, State } from '@harena/colosseum'
import { type AnyOptions, parseLedger, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Setup as HeroesSetup } from '@harena/heroes'
import { describe, expect, test } from 'vitest'
import * as gladiator from '../src/games/colosseum/form.ts'
import { life as gladiatorLife, type Kept } from '../src/games/colosseum/life.ts'
import * as stars from '../src/games/heroes/form.ts'
import { type Kept as KeptStar, life as starLife } from '../src/games/heroes/life.ts'
import { games } from '../src/games/index.ts'
import { kinds } from '../src/games/kinds.ts'
import { guide as outland } from '../src/games/outland/guide.ts'
import { life as outlandLife } from '../src/games/outland/life.ts'
import type { Fought, Life } from '../src/own/life.ts'
import { keptOf } from '../src/own/life.ts'
import type { OwnMan } from '../src/own/men.ts'

const look = { skin: 1, hair: 'curls', colour: 'red', beard: 'short', jaw: 0, nose: 1, isWoman: false } as const
const ajax: OwnMan = { id: 'a', name: 'Ajax', kind: 'wall', look, bouts: [] }

/** A bout that the built-in opponents fight. */
function fought(ruleset: string, setup: unknown, seed: string, options: AnyOptions = {}): Fought {
  const game = gameOf(ruleset)
  const players = (game.ruleset.names(game.ruleset.start(setup, optionsOf(game, options))) as string[]).map(
    () => game.opponents.standard!,
  )
  const table = Table.open(game.ruleset, { setup, options, dice: seeded(seed), players })
  return { seat: 0, setup, state: table.state, result: table.result(), seed }
}

function optionsOf({ ruleset }: ReturnType<typeof gameOf>, given: AnyOptions) {
  return { ...Object.fromEntries(ruleset.options.map(({ id, default: usual }) => [id, usual])), ...given }
}

/** The first of many bouts of which this is true. */
function firstSuch<T>(play: (seed: string) => T, isMeant: (one: T) => boolean): T {
  for (let i = 0; i < 200; i++) {
    const one = play(`life ${i}`)
    if (isMeant(one)) return one
  }
  throw new Error('none of 200 bouts')
}

/** The same form with Ajax in its first place. */
function withAjax(form: gladiator.ColosseumForm, kept: Kept): gladiator.ColosseumForm {
  return gladiator.changed(form, 0, { name: 'Ajax', style: 'myrmillo', kept })
}

const form = gladiator.withPreset(gladiator.newForm(), 'book')
const options = gladiator.optionsOf(form)

describe('what a book makes of a man of one’s own', () => {
  test('every game says it, in sentences that name paragraphs of its ledger', async () => {
    for (const { id, life: load } of games) {
      const life = (await load!()).life as Life
      const ledger = parseLedger(
        readFileSync(new URL(`../../../docs/rules/${gameOf(id).book}.md`, import.meta.url), 'utf8'),
      )
      const type = kinds.find(({ types }) => types[id])!.types[id]!
      const left = life.after(
        fought(id, gameOf(id).ruleset.defaultSetup, 'one'),
        life.born?.('Ajax', type, 'a') ?? null,
      )
      for (const { rule } of [...life.keeps, ...(left ? life.notes(left.kept) : [])]) {
        expect(ledger.has(rule as never), `${id} ${rule}`).toBe(true)
      }
      expect(life.isKept({}), id).toBe(false)
    }
  })
})

describe('GLADIATOR', () => {
  const before = keptOf(gladiatorLife, ajax, 'colosseum')!

  test('§31.1 he is made once: the same man for whoever asks again, and everybody of his match is from a campaign', () => {
    expect(keptOf(gladiatorLife, ajax, 'colosseum')).toEqual(before)
    expect(gladiatorLife.isKept(JSON.parse(JSON.stringify(before)))).toBe(true)
    const { gladiators } = gladiator.setupOf(withAjax(form, before))
    expect(gladiators[0]).toMatchObject({ ratings: before.man.ratings, campaign: { talents: before.man.talents } })
    expect(gladiators[1]!.campaign).toMatchObject({ talents: {}, LK: 0 })
    expect(gladiator.refusalOf(withAjax(form, before))).toBeNull()
    expect(gladiator.refusalOf(withAjax(gladiator.newForm(), before))).toBeNull()
  })

  test('§33.2, §32.2 a match leaves experience and what does not heal, and both are in the next set-up', () => {
    const play = (seed: string) =>
      gladiatorLife.after(fought('colosseum', gladiator.setupOf(withAjax(form, before)), seed, options), before)!
    const { kept } = firstSuch(play, ({ kept, isDead }) => !isDead && kept.lost.ST + kept.lost.AG + kept.lost.W > 0)
    expect(kept.man.earned).toBeGreaterThan(0)
    for (const id of ['ST', 'AG', 'CN', 'W'] as const) {
      expect(kept.man.ratings[id]).toBe(before.man.ratings[id] - kept.lost[id])
    }
    expect(gladiatorLife.notes(kept).map(({ rule }) => rule)).toContain('§32.2')
    const [next] = gladiator.setupOf(withAjax(form, kept)).gladiators as readonly GladiatorSetup[]
    expect(next!.ratings).toEqual(kept.man.ratings)
    expect(next!.prestige).toBe(kept.man.PR)
    expect(next!.campaign!.LK).toBe(kept.man.LK)
  })

  test('§33.3 experience buys what the chart has, and a talent that the dice leave open is his to choose', () => {
    const rich: Kept = { ...before, man: { ...before.man, XP: 90, earned: 90 } }
    const offers = gladiatorLife.decision!(rich)!
    expect(offers.rule).toBe('§33.3')
    const training = offers.choices.find(({ answer }) => (answer as { rating?: string }).rating === 'TR')!
    const better = gladiatorLife.decided!(rich, training.answer)
    expect(better.man.ratings.TR).toBe(before.man.ratings.TR + 1)
    expect(better.man.XP).toBe(55)
    // Six on the red die: any talent.
    const asked = gladiatorLife.decided!(rich, { buy: 'roll', red: 6 })
    const learning = gladiatorLife.decision!(asked)!
    expect(learning.rule).toBe('§31.2')
    const wise = gladiatorLife.decided!(asked, learning.choices.at(-1)!.answer)
    expect(wise.man.XP).toBe(10)
    expect(wise.man.talents).not.toEqual(before.man.talents)
    expect(gladiatorLife.decision!(wise)).toBeNull()
  })

  test('by the older editions he comes with new numbers, and learns nothing', () => {
    const old = gladiator.withPreset(withAjax(form, before), 'classic1981')
    const { gladiators } = gladiator.setupOf(old)
    expect(gladiators.every(({ campaign }) => campaign === undefined)).toBe(true)
    expect(gladiators[0]!.ratings).toBeUndefined()
    const bout = fought('colosseum', gladiator.setupOf(old), 'old', gladiator.optionsOf(old))
    expect((bout.state as State).gladiators[0]!.campaign).toBeNull()
    expect(gladiatorLife.after(bout, before)).toBeNull()
  })

  test('what somebody wrote into the storage by hand is nobody', () => {
    const bad = (man: Partial<Record<keyof Man, unknown>>) => ({ ...before, man: { ...before.man, ...man } })
    for (const one of [
      bad({ XP: 'many' }),
      bad({ talents: { flight: 1 } }),
      bad({ ratings: null }),
      { ...before, red: '1' },
    ]) {
      expect(gladiatorLife.isKept(one)).toBe(false)
    }
  })
})

describe('Heroes', () => {
  const solo = stars.newForm('headToHead')
  const withStar = (kept: KeptStar | null): HeroesSetup => {
    const [first, ...others] = solo.stars
    return stars.setupOf({ ...solo, stars: [{ ...first!, name: 'Ajax', kept }, ...others] })
  }
  const play = (kept: KeptStar | null) => (seed: string) => {
    const bout = fought('heroes', withStar(kept), seed)
    return { bout, ...starLife.after(bout, kept)! }
  }

  test('T7-1 a part that stays weaker is weaker in the next set-up', () => {
    const { kept } = firstSuch(
      play(null),
      ({ kept, isDead }) => !isDead && kept.sheet.partPenalty.some((penalty) => penalty < 0),
    )
    expect(starLife.isKept(JSON.parse(JSON.stringify(kept)))).toBe(true)
    expect(withStar(kept).gladiators[0]!.sheet.partPenalty).toEqual(kept.sheet.partPenalty)
    expect(starLife.notes(kept).map(({ rule }) => rule)).toContain('T7-1')
  })

  test('§7.7.2 Fame of a victory waits for his player: an Attribute that rises is in the next set-up', () => {
    const won = firstSuch(play(null), ({ kept, isDead }) => !isDead && kept.won.length > 0).kept
    const { choices } = starLife.decision!(won)!
    const better = choices.map(({ answer }) => starLife.decided!(won, answer))
    expect(better.every(({ won }) => won.length === 0)).toBe(true)
    const sum = (kept: KeptStar) => Object.values(kept.sheet.attributes).reduce((all, one) => all + one, 0)
    for (const kept of better) {
      expect(sum(kept) - sum(won)).toBeOneOf([0, 1])
      expect(withStar(kept).gladiators[0]!.sheet.attributes).toEqual(kept.sheet.attributes)
      expect(starLife.decision!(kept)).toBeNull()
    }
  })

  test('§7.5 a wound in the belly may kill when all is over', () => {
    const { bout } = firstSuch(play(null), ({ isDead, bout }) => isDead && bout.result.seats[0]!.end !== 'dead')
    expect(bout.result.seats[0]!.end).not.toBe('dead')
  })
})

test('C.1 Outland rolls once for a life', () => {
  const sheetOf = (sheet = {}) =>
    outland.setupOf([
      { name: 'Ajax', team: 0, type: 'samnite', sheet },
      { name: 'Verus', team: 1, type: 'secutor', sheet: {} },
    ])
  const { kept } = outlandLife.after(fought('outland', sheetOf(), 'first'), null)!
  const again = sheetOf(outland.carried!(kept)) as { readonly fighters: readonly object[] }
  expect(again.fighters[0]).toMatchObject({ ...kept })
  expect(outlandLife.after(fought('outland', again, 'second'), kept)!.kept).toEqual(kept)
})
