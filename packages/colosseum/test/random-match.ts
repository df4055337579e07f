/** Random set-ups for long runs of matches: presets and switches, styles and weapons, sides, arenas and places. */
import type { Dice } from '@harena/engine'
import {
  type ArenaSetup,
  colosseum,
  type GladiatorSetup,
  type Options,
  options,
  presets,
  type StyleId,
  styleIds,
} from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { beastIds } from '../src/tables/beasts.ts'
import { classicBeasts } from '../src/tables/classic-beasts.ts'
import { basicStyles, riderStyles } from '../src/tables/styles.ts'
import { type TypeId, typeRows } from '../src/tables/tables-v2.ts'
import { itemKinds, shieldOf } from '../src/tables/weapons.ts'

interface Match {
  setup: Colosseum['setup']
  options: Partial<Options>
}

const pick = <T>(list: readonly T[], random: Dice): T => list[random.below(list.length)]!
const oneIn = (count: number, random: Dice): boolean => random.below(count) === 0
const isOn = (values: Partial<Options>, id: keyof Options): boolean => values[id] === 'on'

const defaults = Object.fromEntries(options.map((option) => [option.id, option.default])) as unknown as Options

/**
 * A preset, and about every sixth switch turned besides; a third of the matches turn none. Where the crowd does not stop
 * a match its turns are limited, mostly to a few. Men who answer at random would give up at once: mostly they may not.
 */
function randomOptions(random: Dice, names: readonly string[] = Object.keys(presets)): Partial<Options> {
  const given: Record<string, string | number> = { ...presets[pick(names, random)]! }
  if (!oneIn(5, random)) given.turnLimit = 1 + random.below(5)
  if (!oneIn(3, random)) turnSome(given, random)
  if (!oneIn(8, random)) given.v2Surrender = 'off'
  return given as Partial<Options>
}

function turnSome(given: Record<string, string | number>, random: Dice): void {
  for (const option of options) {
    if (!oneIn(6, random)) continue
    if ('values' in option) given[option.id] = pick(Object.keys(option.values), random)
    else if (option.id !== 'turnLimit') given[option.id] = random.below(4)
  }
}

const weapons = itemKinds.filter((kind) => shieldOf(kind) === null)

function randomGear(random: Dice, given: Partial<Options>): Partial<GladiatorSetup> {
  const kinds = isOn({ ...defaults, ...given }, 'optionalWeapons') ? weapons : (['sword', 'net', 'trident'] as const)
  const hands = Array.from({ length: random.below(3) }, () => pick(kinds, random))
  return {
    ...(oneIn(3, random) && { hands }),
    ...(oneIn(3, random) && { sheath: Array.from({ length: random.below(4) }, () => pick(kinds, random)) }),
    ...(oneIn(6, random) && { trained: [pick(weapons, random)] }),
    ...(oneIn(3, random) && { shield: pick(['small', 'large', 'none'] as const, random) }),
  }
}

function randomSheet(random: Dice, given: Partial<Options>, seat: number, team: number): GladiatorSetup {
  const isClassic = given.edition === 'classic1981'
  const hasStyles = (given.styles ?? 'on') === 'on'
  const styles: readonly StyleId[] = hasStyles ? styleIds : isClassic ? [...basicStyles, 'retiarius'] : basicStyles
  const between = (least: number, most: number) => least + random.below(most - least + 1)
  const covers = isClassic || isOn(given, 'armourPurchase') ? 5 : 2
  const piece = () =>
    oneIn(2, random) ? '-' : `${pick(['A', 'B', 'C'], random)}${oneIn(2, random) ? '' : covers + random.below(4)}`
  return {
    name: `gladiator ${seat + 1}`,
    team,
    style: pick(styles, random),
    ...(isOn(given, 'v2Types') && oneIn(2, random) && { type: pick(Object.keys(typeRows) as TypeId[], random) }),
    ...(oneIn(3, random) && {
      ratings: { TR: between(5, 14), ST: between(-3, 6), AG: between(-3, 5), CN: between(0, 6), W: between(6, 18) },
    }),
    ...((oneIn(4, random) || isOn(given, 'armourPurchase')) && {
      armour: isOn(given, 'armourPurchase')
        ? ['C5', '-', '-', '-', 'B5']
        : [piece(), piece(), piece(), piece(), piece()],
    }),
    ...randomGear(random, given),
    ...(oneIn(6, random) && { prestige: between(-3, 3), prestigeBonus: between(0, 3) }),
    ...(oneIn(6, random) && { wins: between(0, 12), mercies: between(0, 3) }),
    ...(!isClassic && oneIn(5, random) && { centurion: true, ...(oneIn(2, random) && { spirit: between(-3, 3) }) }),
  }
}

/** §30 On horseback as a rule; on foot he is one like others. */
function randomRider(random: Dice, given: Partial<Options>, seat: number, team: number): GladiatorSetup {
  const { type, ...sheet } = randomSheet(random, given, seat, team)
  const isPlayed = given.riderSeat === 'anybody' && oneIn(2, random)
  const mounted = oneIn(6, random) ? { mounted: false } : !isPlayed && { centurion: true }
  return { ...sheet, style: pick(riderStyles, random), ...mounted }
}

/** In 1981 five kinds, half of them played. */
function randomBeast(random: Dice, given: Partial<Options>, seat: number, team: number): GladiatorSetup {
  const sheet = { name: `beast ${seat + 1}`, team, style: 'beast' } as const
  if (given.edition !== 'classic1981') return { ...sheet, beast: pick(beastIds, random) }
  const kinds = Object.keys(classicBeasts) as (keyof typeof classicBeasts)[]
  return { ...sheet, beast: pick(kinds, random), ...(oneIn(2, random) && { played: true }) }
}

function randomEntrant(random: Dice, given: Partial<Options>, seat: number, team: number): GladiatorSetup {
  if (oneIn(8, random)) return randomBeast(random, given, seat, team)
  return oneIn(8, random) ? randomRider(random, given, seat, team) : randomSheet(random, given, seat, team)
}

/** Mostly duels; sometimes small teams, now and then a crowd, and free-for-alls. */
function randomTeams(random: Dice): number[] {
  const kind = random.below(40)
  if (kind < 26) return [0, 1]
  if (kind < 30) return [0, 1, 1]
  if (kind < 34) return [0, 0, 1, 1]
  if (kind < 36) return [0, 1, 2]
  if (kind < 38) return Array.from({ length: 3 + random.below(4) }, (_, at) => at % 2)
  const sides = 2 + random.below(4)
  return Array.from({ length: 5 + random.below(kind === 39 ? 8 : 3) }, (_, at) => at % sides)
}

function randomArena(random: Dice): ArenaSetup {
  const places = Array.from({ length: random.below(25) }, () => ({ column: random.below(17), row: random.below(16) }))
  const isFirst = (one: (typeof places)[number], at: number) =>
    places.findIndex(({ column, row }) => column === one.column && row === one.row) === at
  const obstacles = places
    .filter(isFirst)
    .map((place) => ({ ...place, terrain: pick(['pillar', 'tree', 'mud', 'rock'] as const, random) }))
  return { size: 1 + random.below(5), obstacles }
}

/** Anywhere on the board, or close together so that something happens at once. */
function randomPlaces(random: Dice, count: number): NonNullable<GladiatorSetup['place']>[] {
  const isClose = oneIn(2, random)
  return Array.from({ length: count }, () => ({
    column: isClose ? 6 + random.below(5) : random.below(17),
    row: isClose ? 6 + random.below(5) : random.below(16),
    facing: random.below(6) as 0,
  }))
}

export function randomMatch(random: Dice, names?: readonly string[]): Match {
  for (;;) {
    const given = randomOptions(random, names)
    const teams = given.teams === 'off' ? [0, 1] : randomTeams(random)
    const places = oneIn(3, random) ? randomPlaces(random, teams.length) : null
    const gladiators = teams.map((team, seat) => ({
      ...randomEntrant(random, given, seat, team),
      ...(places && { place: places[seat]! }),
    }))
    const hasArena = (given.arena ?? 'on') === 'on' && oneIn(2, random)
    const setup = { gladiators, ...(hasArena && { arena: randomArena(random) }) }
    if (colosseum.checkSetup(setup, { ...defaults, ...given }) === null) return { setup, options: given }
  }
}

type Entrant = (random: Dice, given: Partial<Options>, seat: number, team: number) => GladiatorSetup

const asBeast: Entrant = randomBeast
const asCenturion: Entrant = (random, given, seat, team) => {
  const { type, ...sheet } = randomSheet(random, given, seat, team)
  return { ...sheet, centurion: true }
}

/** Who meets whom where bodies of all kinds fight: hunts, bouts of centurions, riders, and beasts that are left alone. */
const meetings: readonly (readonly [Entrant, Entrant])[] = [
  [randomSheet, asBeast],
  [randomSheet, asBeast],
  [asCenturion, asBeast],
  [asCenturion, asCenturion],
  [randomRider, asCenturion],
  [randomRider, asBeast],
  [asBeast, asBeast],
]

/** A short fight between two sides, each of one kind of body. */
export function randomBout(random: Dice): Match {
  for (;;) {
    const given = { ...randomOptions(random), turnLimit: oneIn(8, random) ? 3 : 1 }
    const kinds = pick(meetings, random)
    const sizes = given.teams === 'off' ? [1, 1] : [1 + random.below(2), 1 + random.below(3)]
    const teams = sizes.flatMap((size, team) => Array<number>(size).fill(team))
    // Where armour must be bought, none can be had for nothing.
    const bare = oneIn(4, random) && { armour: ['-', '-', '-', '-', '-'] }
    const gladiators = teams.map((team, seat) => {
      const sheet = kinds[team]!(random, given, seat, team)
      return sheet.beast ? sheet : { ...sheet, ...bare }
    })
    if (colosseum.checkSetup({ gladiators }, { ...defaults, ...given }) === null)
      return { setup: { gladiators }, options: given }
  }
}

/** Steps and charges forward, and allocations that attack: they bring men together. */
export function isKeen(answer: Colosseum['answers'][string]): boolean {
  if (typeof answer === 'string') return answer.startsWith('F') || answer.startsWith('C')
  return typeof answer === 'object' && answer !== null && 'attacks' in answer && (answer.attacks as []).length > 0
}
