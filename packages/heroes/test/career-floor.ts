/** What the career tests share: a career in the middle of a Day, and matches that have just ended. */
import { effectiveOptions, Scripted } from '@harena/engine'
import { playAftermath, toSettle } from '../src/career/aftermath.ts'
import { newcomer } from '../src/career/creation.ts'
import {
  type Attribute,
  type Card,
  type CareerGladiator,
  type CareerOptions,
  type CareerState,
  type HeroesCareer,
  heroesCareer,
  plainSheet,
  type Signature,
  type Style,
  tablesOf,
} from '../src/index.ts'
import { apTotal, start } from '../src/match/setup.ts'

export interface Hero {
  attributes?: readonly [number, number, number]
  signatures?: Signature[]
  style?: Style
  control?: 'star' | 'npg'
  change?: Partial<CareerGladiator>
}

export function heroOf(name: string, hero: Hero = {}): CareerGladiator {
  const [savvy, strength, speed] = hero.attributes ?? [4, 4, 4]
  const sheet = {
    ...plainSheet(name, hero.style ?? 'thraex'),
    attributes: { savvy, strength, speed },
    signatures: hero.signatures ?? [],
  }
  return { ...newcomer(0, hero.control ?? 'star', sheet), ...hero.change }
}

/** A career on the Day of Events of a month, with matches left. */
export function careerOf(heroes: readonly Hero[], options: Partial<CareerOptions> = {}): CareerState {
  const effective = effectiveOptions(heroesCareer, options) as CareerOptions
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 24 }
  const state = heroesCareer.start(setup, effective)
  state.toCreate = []
  state.gladiators = heroes.map((hero, i) => heroOf(`H${i}`, hero))
  state.day = { total: 8, used: 0 }
  state.phase = 'day'
  return state
}

/** How a card came out of the match; whoever is not named lost and was spared. */
export interface Ending extends Partial<Card> {
  side?: number
}

/** Settles a match that the gladiators of the career have just fought; side 0 has won. */
export function settle(
  state: CareerState,
  endings: readonly Ending[],
  dice: readonly number[],
  answers: readonly Attribute[] = [],
  winner = 0,
): Scripted<HeroesCareer> {
  const entrants = state.gladiators.map(({ sheet, control, imperialSpares }, i) => ({
    sheet,
    control,
    imperialSpares,
    side: endings[i]?.side ?? (i === 0 ? 0 : 1),
    style: 'primary' as const,
  }))
  const setup = {
    arena: 'provincial',
    gates: 'WE',
    toTheDeath: 'no',
    opponents: 'given',
    gladiators: entrants,
  } as const
  const match = start(setup, state.options)
  match.cards.forEach((card, i) => {
    const { side: _, ...ending } = endings[i] ?? {}
    Object.assign(card, ending)
    card.apTotal = ending.apTotal ?? apTotal(state.gladiators[i]!.sheet, 'primary', tablesOf(state.options))
  })
  match.phase = 'over'
  match.winner = winner
  const fighters = state.gladiators.map((_, i) => i)
  state.bout = { match, setup, player: 0, locale: state.gladiators[0]!.locale, fighters, toSettle: [], won: null }
  state.bout.toSettle = toSettle(state.bout)
  const referee = new Scripted<HeroesCareer>(dice, answers)
  while (state.bout) playAftermath(state, referee)
  referee.done()
  return referee
}

/** A part wounded once, by its place on the card. */
export function woundsAt(...wounded: number[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].map((part) => (wounded.includes(part) ? 1 : 0))
}

/** Fell, was spared, and is credited to the first. */
export const spared = { fate: 'unconscious', spared: true, defeatedBy: 0 } as const

export function sheetOf(attributes: [number, number, number]): CareerGladiator['sheet'] {
  return heroOf('X', { attributes }).sheet
}

/** Plays one step; every die and answer must be used. */
export function step(
  state: CareerState,
  dice: readonly number[],
  answers: readonly HeroesCareer['answers'][string][] = [],
): Scripted<HeroesCareer> {
  const referee = new Scripted<HeroesCareer>(dice, answers as never[])
  heroesCareer.playStep(state, referee)
  referee.done()
  return referee
}
