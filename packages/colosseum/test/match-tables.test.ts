import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { bareBlow, emptyVerdict, rollWounds } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { rollStun } from '../src/09-combat/stun.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { netDRM } from '../src/19-advanced/net.ts'
import { halvings } from '../src/19-advanced/weapons.ts'
import { rollCenturion } from '../src/29-centurions/centurions.ts'
import { colosseum, editionOf, type Gladiator, type Options, roundOf, type State, tables } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { parseArmour } from '../src/tables/armour.ts'
import { HIT, PARRY } from '../src/tables/combat-results.ts'
import { faceToFace, run } from './helpers.ts'

/** The second man of a match whose log sheets are rolled: threes and fours for each rating, a one for the suit. */
function rolled({ options }: State): Gladiator {
  const state = colosseum.start(colosseum.defaultSetup, options)
  const sheet = [...Array.from({ length: 5 }, () => [3, 3, 4]).flat(), 1]
  colosseum.playStep(state, new Scripted<Colosseum>([...sheet, ...sheet]))
  return state.gladiators[1]!
}

function lossOf(state: State): number {
  const who = state.gladiators[0]!
  run(state, [], [], (play) => sufferWounds(play, who, 2, 2, 1))
  return who.cfLoss[1]!
}

function stunOf(state: State): number {
  const who = state.gladiators[0]!
  run(state, [4, 5], [], (play) => rollStun(play, who, 0, '§11.1'))
  return who.stun
}

function armourOf(state: State): number {
  const who = state.gladiators[0]!
  who.armour[1] = parseArmour('C')!
  const verdict = emptyVerdict(new SixDice(0, 7, 3))
  rollWounds(bareBlow(who, 2), editionOf(state.options), verdict.dice, verdict, 0)
  return verdict.armourDRM
}

function fromBehind(state: State): number {
  const [who, foe] = state.gladiators
  foe!.facing = 3
  return advantageOver(state, who!, foe!, true)
}

/** The training of the man that two dice pick. */
function centurionOf(state: State): number {
  const who = state.gladiators[0]!
  run(state, [3, 6], [], (play) => rollCenturion(play, who))
  return who.TR
}

/** The boxes of a boar under the tables of this match. */
function boarOf({ options }: State): number {
  const boar = { name: 'Aper', team: 1, style: 'beast', beast: 'boar' } as const
  const setup = { gladiators: [{ name: 'Felix', team: 0, style: 'myrmillo' }, boar] }
  return colosseum.start(setup as never, options).gladiators[1]!.W
}

function riderOf({ options }: State): Gladiator {
  const eques = { name: 'Celer', team: 1, style: 'eques', centurion: true } as const
  const setup = { gladiators: [{ name: 'Felix', team: 0, style: 'myrmillo' }, eques] }
  return colosseum.start(setup as never, options).gladiators[1]!
}

const first = ({ gladiators }: State) => gladiators[0]!
const second = ({ gladiators }: State) => gladiators[1]!

test.each<
  [path: string, value: number | string | boolean, (state: State) => unknown, printed: unknown, changed: unknown]
>([
  ['characteristics.10.TR', 12, (state) => rolled(state).TR, 9, 12],
  ['penaltyBoxes.body.3', 12, lossOf, 1, 2],
  ['armour.medium.1.chest', 'B4', (state) => rolled(state).armour[1]!.letter, 'C', 'B'],
  ['positionalAdvantage.3', 5, fromBehind, 3, 5],
  ['attackSequence.1.0', 5, (state) => roundOf(editionOf(state.options).tables, 1, 0, 0), 3, 5],
  ['combatResults.11.5', 'P', (state) => editionOf(state.options).combatResult(5, 11), HIT, PARRY],
  ['wounds.9', 4, stunOf, 2, 5],
  ['armourDRM.C', 1, armourOf, 3, 1],
  ['criticalHits.head.9', 'K', (state) => editionOf(state.options).critical(1, 9), 'V', 'K'],
  ['shieldTracks.large.0', 11, (state) => colosseum.view(state, 0).sheets[0]!.shield!.points, 12, 11],
  ['weapons.sword.isHalved', true, (state) => halvings(state, first(state), second(state), 2, 'right', 1), 0, 1],
  ['styles.myrmillo.rate', 3, (state) => rolled(state).rate, 5, 3],
  ['centurions.36.TR', 12, centurionOf, 8, 12],
  ['movementChart.44.q', 1, (state) => editionOf(state.options).tables.movementChart[44]!.q, 0, 1],
  ['beasts.boar.W', 12, boarOf, 14, 12],
  ['beastActions.13', 'stay', (state) => editionOf(state.options).tables.beastActions[13], 'feed', 'stay'],
  ['beastCriticals.head.15', 'V', (state) => editionOf(state.options).tables.beastCriticals.head[15], 'K', 'V'],
  ['riding.rate', 7, (state) => riderOf(state).rate, 8, 7],
  ['netModifiers.toss.adjacent', 3, (state) => netDRM(state, first(state), second(state), 'TN'), -2, 3],
])('a match with another number at %s is played beside one as printed', (path, value, look, printed, changed) => {
  const state = faceToFace()
  const other = faceToFace({}, {}, { [`tables.${path}`]: value } as Partial<Options>)
  expect([look(other), look(state)]).toEqual([changed, printed])
})

test('every table is changed above', () => {
  expect(Object.keys(tables)).toHaveLength(19)
})
