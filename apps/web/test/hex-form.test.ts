import { Dice, type Refusal } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Offer } from '../src/ui/offers.ts'

/** Screens are typed with a browser in mind; these tests look only at what they need of them. */
interface Guide {
  readonly types: readonly { readonly id: string }[]
  readonly ownFields: readonly Field[]
  readonly commonFields: readonly Field[]
}

interface Field {
  readonly id: string
  readonly kind: 'choice' | 'flag' | 'number'
}

interface Form {
  readonly seats: readonly { readonly type: string; readonly sheet: Readonly<Record<string, unknown>> }[]
}

interface Offers {
  readonly sides: readonly Offer[]
  values(field: Field): readonly Offer[]
  flag(id: string, isOn: boolean): Refusal | null
  range(field: Field): readonly number[]
}

interface Forms {
  newForm(guide: Guide): Form
  refusalOf(guide: Guide, form: Form): Refusal | null
  resized(guide: Guide, form: Form, count: number): Form
  seatOffers(guide: Guide, form: Form, index: number): Offers
  withField(guide: Guide, form: Form, index: number, id: string, value: unknown): Form
  withSeat(guide: Guide, form: Form, index: number, change: object): Form
}

const source = (path: string) => import(/* @vite-ignore */ new URL(`../src/games/${path}`, import.meta.url).pathname)
const { newForm, refusalOf, resized, seatOffers, withField, withSeat } = (await source('hex/form.ts')) as Forms
const { guide: munera } = (await source('munera/guide.ts')) as { readonly guide: Guide }
const { guide: outland } = (await source('outland/guide.ts')) as { readonly guide: Guide }

describe.each([
  ['munera', munera],
  ['outland', outland],
])('the set-up form of %s', (_, guide) => {
  test('whatever is chosen of what it offers, the bout can begin', () => {
    const random = Dice.fromSeed('set-up')
    const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!
    let form = newForm(guide)
    for (let i = 0; i < 120; i++) {
      const index = random.below(form.seats.length)
      const { type, sheet } = form.seats[index]!
      const offers = seatOffers(guide, form, index)
      const field = one([...(type === 'own' ? guide.ownFields : []), ...guide.commonFields])
      const choices = [
        () => resized(guide, form, 2 + random.below(3)),
        () => withSeat(guide, form, index, { type: one([...guide.types.map(({ id }) => id), 'own']) }),
        () => withSeat(guide, form, index, { team: Number(one(offers.sides.filter(({ why }) => !why)).id) }),
        () => {
          if (field.kind === 'flag') {
            const isOn = sheet[field.id] !== true
            return offers.flag(field.id, isOn) ? form : withField(guide, form, index, field.id, isOn)
          }
          const [min = 0, max = 0] = field.kind === 'number' ? offers.range(field) : []
          const value =
            field.kind === 'number'
              ? String(min + random.below(max - min + 1))
              : one(offers.values(field).filter(({ why }) => !why)).id
          return withField(guide, form, index, field.id, value)
        },
      ]
      form = one(choices)()
      expect(refusalOf(guide, form)).toBeNull()
    }
  })
})

describe('two who are left', () => {
  test.each([
    ['munera', munera],
    ['outland', outland],
  ])('stand against each other in %s, whatever was wrong with the form before', (_, guide) => {
    const three = resized(guide, newForm(guide), 3)
    const together = [0, 0, 1].reduce((form, team, at) => withSeat(guide, form, at, { team }), three)
    const nameless = withSeat(guide, together, 0, { name: '' })
    expect(refusalOf(guide, nameless)).not.toBeNull()
    expect(refusalOf(guide, withSeat(guide, resized(guide, nameless, 2), 0, { name: 'Flamma' }))).toBeNull()
  })
})

describe('a sheet of one’s own in Munera', () => {
  const own = withSeat(munera, newForm(munera), 0, { type: 'own' })
  const sheetWith = (id: string, value: string, from = own) => withField(munera, from, 0, id, value)

  test('A.4 takes three weapons: trident, net and dagger', () => {
    const net = sheetWith('weapon2', 'net', sheetWith('weapon1', 'trident', sheetWith('shield', 'none')))
    const form = sheetWith('weapon3', 'dagger', net)
    expect(form.seats[0]!.sheet).toMatchObject({ weapon1: 'trident', hand1: 'left', weapon2: 'net', hand2: 'right' })
    expect(form.seats[0]!.sheet.weapon3).toBe('dagger')
    expect(refusalOf(munera, form)).toBeNull()
  })

  test('§11.5 a two-handed weapon puts the shield away and takes both hands', () => {
    const { sheet } = sheetWith('weapon1', 'twoHanded').seats[0]!
    expect(sheet).toMatchObject({ weapon1: 'twoHanded', hand1: 'both', shield: 'none' })
  })

  test('A.4 shield and sword change hands together', () => {
    expect(sheetWith('hand1', 'left').seats[0]!.sheet).toMatchObject({ hand1: 'left', shieldHand: 'right' })
  })

  test('§1.4 what would be too heavy cannot be chosen, and says why', () => {
    const heavy = sheetWith('armour', 'heavy')
    const shield = munera.ownFields.find(({ id }) => id === 'shield')!
    const largest = seatOffers(munera, heavy, 0).values(shield).at(-1)
    expect(largest?.why?.rule).toBe('§1.4')
  })
})
