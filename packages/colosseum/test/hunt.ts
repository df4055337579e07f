/** A man against a beast on a bare board, with known log sheets. */
import { lieBehindHead } from '../src/28-beasts/beasts.ts'
import { zoneOf } from '../src/28-beasts/footprint.ts'
import { colosseum, type Options, presets } from '../src/index.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { average, matchOf, place, run } from './helpers.ts'

/** Felix, played, four hexes before a beast; its head at the centre, facing north. */
export function hunt(beast: BeastId, options: Partial<Options> = {}): State {
  return packHunt([beast], options)
}

/** Felix against several beasts; the first has its head at the centre, the others stand where they begin. */
export function packHunt(
  beasts: readonly BeastId[],
  options: Partial<Options> = {},
  teams = beasts.map(() => 1),
): State {
  const state = matchOf(
    {
      gladiators: [
        { name: 'Felix', team: 0, style: 'myrmillo', ...average },
        ...beasts.map((beast, at) => ({
          name: at === 0 ? 'Nero' : `Nero ${at}`,
          team: teams[at]!,
          style: 'beast' as const,
          beast,
        })),
      ],
    },
    options,
  )
  place(man(state), 0, -4, 3)
  put(state, 0, 0, 0)
  return state
}

/** The same in the game of 1981, where Felix is far away in the east; somebody may play the beast. */
export function classicHunt(beast: BeastId, options: Partial<Options> = {}, played = false): State {
  const gladiators = [
    { name: 'Felix', team: 0, style: 'myrmillo', ...average },
    { name: 'Nero', team: 1, style: 'beast', beast, ...(played && { played }) },
  ] as const
  const state = matchOf({ gladiators }, { ...presets.classic1981, ...options })
  place(man(state), 7, -6, 3)
  put(state, 0, 0, 0)
  return state
}

export const man = (state: State): Gladiator => state.gladiators[0]!
export const beastIn = (state: State): Gladiator => state.gladiators[1]!

/** The zone of a cell beside a beast as it stands. */
export const zoneBeside = ({ cell, facing }: Gladiator, hexes: number, from: number) =>
  zoneOf(cell, facing, hexes, from)

/** Puts a beast down, its body straight behind. */
export function put(state: State, q: number, r: number, facing: number, seat = 1): void {
  place(state.gladiators[seat]!, q, r, facing)
  lieBehindHead(state, state.gladiators[seat]!)
}

/** Plays a step by name. */
export function playStep(
  state: State,
  step: State['step'],
  faces: readonly number[],
  answers: readonly unknown[] = [],
) {
  state.step = step
  return run(state, faces, answers, ({ referee }) => colosseum.playStep(state, referee))
}
