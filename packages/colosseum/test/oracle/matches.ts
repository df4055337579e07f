/** Matches for the oracle: random ones, with men who stand close so that there is a fight. */
import { Dice, effectiveOptions } from '@harena/engine'
import { colosseum, type Options, type State } from '../../src/index.ts'
import type { Question } from '../../src/match/questions.ts'
import { beastIds } from '../../src/tables/beasts.ts'
import { riderStyles } from '../../src/tables/styles.ts'
import { isKeen, randomMatch } from '../random-match.ts'

type Match = ReturnType<typeof randomMatch>
type Sheet = Match['setup']['gladiators'][number]

/** The presets that a match may begin with. */
const presetsOf = {
  colosseum: ['book', 'house', 'basic'],
  classic1981: ['classic1981'],
  billings: ['billings'],
  tablesV2: ['tablesV2'],
  billingsTablesV2: ['billingsTablesV2'],
  centurions: ['book', 'house', 'billings', 'tablesV2'],
  hunts: ['book', 'house'],
  hunts1981: ['classic1981'],
  playedBeasts: ['classic1981'],
  riders: ['book', 'house'],
  playedRiders: ['book', 'house', 'billings', 'tablesV2'],
} as const

const classicBeasts = ['bear', 'leopard', 'lion', 'tiger', 'wolf'] as const

export type Kind = keyof typeof presetsOf
export const kinds = Object.keys(presetsOf) as Kind[]

/** What all matches of a kind have in common. */
const fixedOf: Partial<Record<Kind, Partial<Options>>> = { playedRiders: { riderSeat: 'anybody' } }

/** What position is worth in a collision is drawn anew where both may be on their way: alone it is rare. */
function drawn(kind: Kind, random: Dice): Partial<Options> {
  if (kind !== 'playedBeasts' && kind !== 'playedRiders') return {}
  const collisionPA = random.below(2) === 0 ? 'always' : 'notIfBothMoved'
  return { collisionPA, collisionFacing: random.below(2) === 0 ? 'on' : 'off' }
}

/** Nets and lassos are rare among all men: some matches have one. */
function casting(sheet: Sheet, style: 'retiarius' | 'laquearius'): Sheet {
  const { hands: _, sheath: __, shield: ___, armour: ____, type: _____, ...rest } = sheet
  return { ...rest, style }
}

/** Of those whom people may play two in three are. */
function mounted({ name, team, ratings, armour }: Sheet, kind: Kind, random: Dice): Sheet {
  const style = riderStyles[random.below(riderStyles.length)]!
  const isPlayed = kind === 'playedRiders' && random.below(3) > 0
  return {
    name,
    team,
    style,
    ...(ratings && { ratings }),
    ...(armour && { armour }),
    ...(!isPlayed && { centurion: true }),
  }
}

/** Centurions in three seats of four; beasts as the second side, and now and then on both. */
function bodied(sheet: Sheet, kind: Kind, random: Dice): Sheet {
  if (kind === 'riders' && sheet.team !== 0) return mounted(sheet, kind, random)
  if (kind === 'playedRiders' && (sheet.team !== 0 || random.below(3) === 0)) return mounted(sheet, kind, random)
  const isBeast = (kind.startsWith('hunts') || kind === 'playedBeasts') && (sheet.team !== 0 || random.below(8) === 0)
  if (isBeast) {
    const { name, team } = sheet
    const kinds = kind === 'hunts' ? beastIds : classicBeasts
    // Both ways may meet in one match.
    const played = kind === 'playedBeasts' && random.below(6) > 0
    return { name, team, style: 'beast', beast: kinds[random.below(kinds.length)]!, ...(played && { played }) }
  }
  const isCenturion = kind === 'centurions' ? random.below(4) > 0 : kind === 'hunts' && random.below(4) === 0
  return isCenturion ? { ...sheet, centurion: true } : sheet
}

export function oracleMatch(seed: string, kind: Kind): Match {
  const random = Dice.fromSeed(`${seed}/match`)
  for (;;) {
    const match = randomMatch(random, presetsOf[kind])
    const options = { ...match.options, ...fixedOf[kind], ...drawn(kind, random) }
    if (['hunts', 'riders', 'playedRiders'].includes(kind) && options.edition === 'classic1981') continue
    if (match.setup.gladiators.some(({ beast, style }) => beast || riderStyles.includes(style))) continue
    const isClose = random.below(3) > 0
    const caster = (['retiarius', 'laquearius'] as const)[random.below(6)]
    const gladiators = match.setup.gladiators.map(({ centurion: _, spirit: __, ...entrant }, at) => {
      const sheet = bodied(entrant, kind, random)
      const place = {
        column: 6 + (at % 4) + random.below(2),
        row: 7 + 2 * Math.floor(at / 4) + (at % 2),
        facing: random.below(6) as 0,
      }
      const placed = isClose ? { ...sheet, place } : sheet
      return at === 0 && caster && options.nets !== 'off' && options.styles !== 'off' ? casting(placed, caster) : placed
    })
    const setup = { ...match.setup, gladiators }
    if (colosseum.checkSetup(setup, effectiveOptions(colosseum, options) as unknown as Options) === null)
      return { setup, options }
  }
}

/** Mostly answers that bring men together and keep weapons in their hands. */
export function keenAnswer(state: State, question: Question, random: Dice): unknown {
  const legal = colosseum.legal(state, question)
  if (question.kind === 'action' && random.below(5) > 1) {
    const calm = legal.filter((answer) => ['nothing', 'recover', 'strip'].includes((answer as { do: string }).do))
    return calm[random.below(calm.length)]
  }
  // §7.6 Now and then a plot that may be illegal.
  if (question.kind === 'plot' && state.options.illegalMovePenalty === 'yes' && random.below(6) === 0) {
    const wild = ['', 'C', 'F F', 'KN', 'S(R)', 'X(R)'].filter(
      (plot) => colosseum.check(state, question, plot) === null,
    )
    return wild[random.below(wild.length)]
  }
  const casts = question.kind === 'plot' ? legal.filter((answer) => (answer as string).includes('+')) : []
  if (casts.length > 0 && random.below(4) > 0) {
    const still = casts.filter((answer) => (answer as string).startsWith('X'))
    const some = random.below(2) > 0 && still.length > 0 ? still : casts
    return some[random.below(some.length)]
  }
  if (question.kind === 'plot' && random.below(5) === 0) {
    const special = legal.filter((answer) => /^(KN|R|RN|X)/.test(answer as string))
    if (special.length > 0) return special[random.below(special.length)]
  }
  const keen = random.below(4) > 0 ? legal.filter((answer) => answer === 'X' || isKeen(answer as never)) : []
  const pool = keen.length > 0 ? keen : legal
  return pool[random.below(pool.length)]
}
