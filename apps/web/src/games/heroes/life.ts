/** A Star of one's own: what a career makes of him after each match, without its months and places. */
import { isObject, listed, Simulation, signed, t } from '@harena/engine'
import {
  type Attribute,
  CAREER_DEFAULTS,
  type CareerGladiator,
  type CareerState,
  chanceToRise,
  defaultSetup,
  type HeroesCareer,
  heroes,
  heroesCareer,
  improve,
  mayRise,
  newcomer,
  PART_WORDS,
  type Setup,
  type Sheet,
  type State,
} from '@harena/heroes'
import type { Decision, Fought, Left, Life } from '../../own/life.ts'
import { percent } from '../../ui/percents.ts'
import { attributeNames } from './words.ts'

export interface Kept {
  readonly sheet: Sheet
  readonly totalFame: number
  readonly laurels: number
  readonly imperialSpares: number
  /** §7.7.2 Fame of matches that he won, for each of which an Attribute may still rise. */
  readonly won: readonly number[]
}

const areWhole = (values: readonly unknown[]) => values.every((value) => Number.isInteger(value) && Number(value) >= 0)

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !Array.isArray(value.won)) return false
  const { sheet, totalFame, laurels, imperialSpares, won } = value
  const [first, second] = defaultSetup.gladiators
  const setup = { ...defaultSetup, gladiators: [{ ...first, sheet, imperialSpares }, second] }
  return areWhole([totalFame, laurels, imperialSpares, ...won]) && heroes.checkSetup(setup, CAREER_DEFAULTS) === null
}

/** The career as it stands after a match that he has fought for himself. */
function careerOf({ seat, setup, state }: Fought, star: CareerGladiator): CareerState {
  const match = state as State
  const options = { ...CAREER_DEFAULTS, ...match.options }
  return {
    ...heroesCareer.start(heroesCareer.defaultSetup, options),
    toCreate: [],
    gladiators: [star],
    bout: {
      match,
      setup: setup as Setup,
      player: 0,
      locale: star.locale,
      fighters: match.cards.map((_, card) => (card === seat ? 0 : -1)),
      toSettle: [seat],
      won: null,
    },
    phase: 'aftermath',
  }
}

function starOf({ sheet, ...rest }: Omit<Kept, 'won'>): CareerGladiator {
  return { ...newcomer(0, 'star', sheet), ...rest }
}

/** §7.5, §7.7, §7.8 Fame and recovery at once; what becomes better is his player's choice, and waits. */
function after(fought: Fought, before: Kept | null): Left<Kept> {
  const { sheet, imperialSpares } = (fought.setup as Setup).gladiators[fought.seat]!
  const { won: waiting, ...known } = before ?? { sheet, imperialSpares, totalFame: 0, laurels: 0, won: [] }
  const career = careerOf(fought, starOf(known))
  const referee = new Simulation<HeroesCareer>(heroesCareer, career, [], fought.seed)
  heroesCareer.playStep(career, referee)
  const { fame } = career.bout!.won!
  career.bout!.won = { fame: 0, laurel: false }
  heroesCareer.playStep(career, referee)
  const star = career.gladiators[0]!
  const hasWon = fought.result.seats[fought.seat]!.outcome === 'won' && fame > 0
  const { totalFame, laurels } = star
  return {
    kept: {
      sheet: star.sheet,
      totalFame,
      laurels,
      imperialSpares: star.imperialSpares,
      won: hasWon ? [...waiting, fame] : waiting,
    },
    isDead: star.status === 'dead',
  }
}

function decision({ sheet, won }: Kept): Decision | null {
  const [fame] = won
  const choices = mayRise(sheet, CAREER_DEFAULTS)
  if (fame === undefined || choices.length === 0) return null
  return {
    prompt: t`${fame} Fame of a match won: which Attribute may rise?`,
    rule: '§7.7.2',
    choices: choices.map((attribute) => ({
      label: t`${attributeNames[attribute]}: ${percent(chanceToRise(sheet.attributes[attribute], fame))}`,
      answer: attribute,
    })),
  }
}

function decided(kept: Kept, answer: unknown): Kept {
  const [fame, ...won] = kept.won
  const star = starOf(kept)
  const seed = JSON.stringify([kept.sheet, kept.totalFame, kept.won])
  const career = heroesCareer.start(heroesCareer.defaultSetup, CAREER_DEFAULTS)
  const referee = new Simulation<HeroesCareer>(heroesCareer, career, [() => answer as Attribute], seed)
  improve(star, 0, fame!, CAREER_DEFAULTS, referee, 0)
  return { ...kept, sheet: star.sheet, won }
}

const attributes = ['savvy', 'strength', 'speed'] as const

export const life: Life<Kept> = {
  keeps: [
    {
      text: t('Attributes, Signatures and Fame stay; Fame makes better, and who is beaten may become worse.'),
      rule: '§7.7.2',
    },
    { text: t('Wounded parts may stay weaker for good, and a wound in the belly may kill.'), rule: 'T7-1' },
    { text: t('Days, places and freedom belong to a career.'), rule: '§7.1' },
  ],
  isKept,
  after,
  decision,
  decided,
  notes: ({ sheet, totalFame, laurels }) => {
    const numbers = attributes.map((one) => `${attributeNames[one]} ${sheet.attributes[one]}`)
    const weak = sheet.partPenalty.flatMap((penalty, part) =>
      penalty < 0 ? [`${PART_WORDS[part]} ${signed(penalty)}`] : [],
    )
    return [
      { text: t`${listed(numbers)}.`, rule: '§3.6' },
      { text: t`Fame ${totalFame}, laurels ${laurels}.`, rule: '§7.7.1' },
      ...(weak.length > 0 ? [{ text: t`Weaker for good: ${listed(weak)}.`, rule: 'T7-1' }] : []),
    ]
  },
}
