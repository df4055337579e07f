/** What the commands, the lab and the screens need of Heroes of the Colosseum besides its rules: the match and the career. */
import { counted, entrantsOf, type Manifest, type Teams, t } from '@harena/engine'
import { balance } from './balance.ts'
import type { HeroesCareer } from './career/game.ts'
import { heroesCareer } from './career/ruleset.ts'
import { careerSheets } from './career-sheets.ts'
import type { Heroes } from './match/game.ts'
import { reckonings } from './match/reckonings.ts'
import { heroes } from './match/ruleset.ts'
import { plainSheet } from './match/setup.ts'
import type { Entrant, Setup, Sheet } from './match/state.ts'
import type { GladiatorView } from './match/view.ts'
import { sheets } from './sheets.ts'
import { situations } from './situations.ts'
import { STYLES, type Style } from './tables/styles.ts'

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

/** Both have 12 points: the tables run the second, who is cleverer and slower. */
function quickSetup(): Setup {
  const setup = setupOf([['murmillo'], ['secutor']])
  const [first, second] = setup.gladiators as [Entrant, Entrant]
  const npg: Sheet = { ...second.sheet, name: 'Verus', attributes: { savvy: 5, strength: 4, speed: 3 } }
  return {
    ...setup,
    gladiators: [
      { ...first, sheet: { ...first.sheet, name: 'Flamma' } },
      { ...second, sheet: npg },
    ],
  }
}

/** One man's lot in a line. */
function factOf({ name, fate, woundsTaken, marks }: GladiatorView): string {
  if (fate !== 'functioning') return `${name}: ${fate}`
  return `${name}: ${[counted(woundsTaken, 'wound'), ...marks].join(', ')}`
}

export const manifest: Manifest<Heroes> = {
  ruleset: heroes,
  book: 'heroes',
  types: STYLES,
  unit: 'turn',
  chunk: 100,
  presets: {},
  teams,
  defaultSetup: (isHeadToHead) => setupOf(teams(isHeadToHead), isHeadToHead),
  setup: setupOf,
  quick: [
    {
      id: 'duel',
      title: t('A duel'),
      note: t('You lead Flamma, a Murmillo, against Verus, a Secutor, who is cleverer and slower.'),
      setup: quickSetup(),
      options: {},
    },
  ],
  seats: ({ cards, toRollUp }) =>
    cards.map(({ name, style, side, control }, seat) => {
      const isRolled = seat >= cards.length - toRollUp
      return { seat, name, type: isRolled ? 'rolled' : style, team: side, isPlayed: control === 'star' }
    }),
  firstMove: { act: 'asked' },
  situations,
  reckonings,
  sheets,
  facts: (state) => heroes.view(state, null).gladiators.map(factOf),
  balance,
}

export const careerManifest: Manifest<HeroesCareer> = {
  ruleset: heroesCareer,
  book: 'heroes',
  types: [],
  unit: 'month',
  chunk: 5,
  presets: {},
  teams: () => [],
  defaultSetup: () => heroesCareer.defaultSetup,
  quick: [],
  setup: () => {
    throw new RangeError(t('§3.0 in a career Stars are created in play: no gladiators can be named before'))
  },
  seats: ({ players }) => players.map((name, seat) => ({ seat, name, type: 'lanista', team: seat, isPlayed: true })),
  firstMove: {},
  situations: [],
  sheets: careerSheets,
  facts: (state) => {
    const { match, month, phase } = heroesCareer.view(state, null)
    return match ? match.gladiators.map(factOf) : [t`month ${month}: ${phase}`]
  },
  balance: null,
}
