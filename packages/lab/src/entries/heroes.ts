/** Heroes of the Colosseum: one match, and the career. */
import { opponents } from '@harena/bots'
import {
  type Entrant,
  type Heroes,
  type HeroesCareer,
  heroes,
  heroesCareer,
  plainSheet,
  type Setup,
  STYLES,
  type Style,
} from '@harena/heroes'
import { type Entry, entrantsOf, type Teams } from '../entry.ts'

const SOLO: Teams = [['hoplomachus']]
const HEAD_TO_HEAD: Teams = [['hoplomachus'], ['murmillo']]

/** §3.1 The first side is of Stars; the others are Stars only head to head. A side alone rolls up its opponents. */
function setupOf(teams: Teams, isHeadToHead = false): Setup {
  const gladiators = entrantsOf(teams).map(({ name, type, team }): Entrant => {
    const control = team === 0 || isHeadToHead ? 'star' : 'npg'
    return { sheet: plainSheet(name, type as Style), control, side: team, style: 'primary', imperialSpares: 0 }
  })
  const isAlone = teams.length === 1
  return { arena: 'provincial', gates: 'WE', toTheDeath: 'no', opponents: isAlone ? 'rolled' : 'given', gladiators }
}

const teams = (isHeadToHead: boolean) => (isHeadToHead ? HEAD_TO_HEAD : SOLO)

export const heroesEntry: Entry<Heroes> = {
  ruleset: heroes,
  book: 'heroes',
  opponents: opponents.heroes,
  types: STYLES,
  unit: 'turn',
  chunk: 100,
  teams,
  defaultSetup: (isHeadToHead) => setupOf(teams(isHeadToHead), isHeadToHead),
  setup: setupOf,
  seats: ({ cards, toRollUp }) =>
    cards.map(({ name, style, side, control }, seat) => {
      const isRolled = seat >= cards.length - toRollUp
      return { seat, name, type: isRolled ? 'rolled' : style, team: side, isPlayed: control === 'star' }
    }),
  board: (view) => ({ kind: 'zones', view }),
}

export const careerEntry: Entry<HeroesCareer> = {
  ruleset: heroesCareer,
  book: 'heroes',
  opponents: opponents['heroes-career'],
  types: [],
  unit: 'month',
  chunk: 5,
  teams: () => [],
  defaultSetup: () => heroesCareer.defaultSetup,
  setup: () => {
    throw new RangeError('§3.0 in a career Stars are created in play: no gladiators can be named before')
  },
  seats: ({ players }) => players.map((name, seat) => ({ seat, name, type: 'lanista', team: seat, isPlayed: true })),
  board: (view) => ({ kind: 'career', view }),
}
