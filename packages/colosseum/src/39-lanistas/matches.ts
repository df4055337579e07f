/** Chapter 39, §39.5.4.5: the matches of the munus are fought one after another. */
import type { Seat } from '@harena/engine'
import { forwarding } from '@harena/engine'
import { columnOf, rowOf } from '../02-preparation/board.ts'
import { rollObstacles } from '../19-advanced/arena.ts'
import { beastEntrant, bookEntrant, type Entrant, heroEntrant, openBout } from '../38-matches/setting-up.ts'
import { playBoutStep, refereeIn } from '../campaign/bout.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { Bout } from '../campaign/state.ts'
import type { LudusRef } from '../ludus/game.ts'
import { type Fighter, type Fixture, type LudusState, manNamed } from '../ludus/state.ts'
import { contextOf } from '../match/context.ts'
import { afterMatch } from './experience.ts'
import { COLOSSEUM, payBonus } from './munus.ts'

function fixtureOf({ munus, playing }: LudusState): Fixture {
  return munus!.fixtures.find(({ number }) => number === playing)!
}

/** §38.6 Everybody takes his place in the arena of the munus. */
export function playMatch(state: LudusState, referee: LudusRef): void {
  const fixture = fixtureOf(state)
  const sides = fixture.sides.map((side, team) => side.map((one) => entrantOf(state, fixture, one, team, referee)))
  const beasts = fixture.beasts.map(beastEntrant)
  const heard = isTold(fixture) ? referee : silent(referee)
  const bout = openBout(state.options, fixture.bill, [...sides.flat(), ...beasts], undefined, heard)
  state.bout = state.munus!.arena > 0 ? inArena(bout, state.munus!.arena, heard) : bout
  state.phase = 'bout'
}

/** §27.2.2 Its obstacles are rolled for each match. */
function inArena(bout: Bout, size: number, referee: CampaignRef): Bout {
  const { arena } = bout.match
  arena.size = size
  rollObstacles(contextOf(bout.match, refereeIn(bout, referee)))
  const obstacles = arena.obstacles.map(({ cell, terrain }) => ({ column: columnOf(cell), row: rowOf(cell), terrain }))
  return { ...bout, setup: { ...bout.setup, arena: { size, obstacles } } }
}

function entrantOf(
  state: LudusState,
  { conduct }: Fixture,
  fighter: Fighter,
  team: number,
  referee: LudusRef,
): Entrant {
  const { owner, style, suit, guest, name } = fighter
  if (guest) return bookEntrant(guest, team, style)
  const man = manNamed(state, name)
  const { feast } = man
  const { sheet } = heroEntrant(state.options, man, { style, suit }, referee)
  if (conduct[owner!] === 'hand') return { sheet: { ...sheet, team }, man, owner, feast }
  // §29.1 The book decides for a man whose lanista only looks on.
  return { sheet: { ...sheet, team, centurion: true, spirit: man.spirit }, man, owner: null, feast }
}

/** A match of which all only want to hear the result is not told blow by blow. */
export function isTold({ conduct }: Pick<Fixture, 'conduct'>): boolean {
  return Object.values(conduct).some((one) => one !== 'decide')
}

function silent(referee: CampaignRef): CampaignRef {
  return forwarding(referee, { listening: false, tell: () => {} })
}

/** A step of it; one that nobody plays or watches is fought to its end at once. */
export function playBout(state: LudusState, referee: LudusRef): void {
  const bout = state.bout!
  const fixture = fixtureOf(state)
  if (isTold(fixture)) playBoutStep(bout, referee)
  else {
    const unheard = silent(referee)
    while (bout.match.outcome === null) playBoutStep(bout, unheard)
  }
  if (bout.match.outcome !== null) endMatch(state, bout, fixture, referee)
}

function endMatch(state: LudusState, bout: Bout, fixture: Fixture, referee: LudusRef): void {
  const { match } = bout
  // §39.5.6 A V decides, also of one who dies of his wounds.
  const winner = match.outcome?.kind === 'won' ? (match.outcome.team as 0 | 1) : null
  const munus = state.munus!
  const { number } = fixture
  munus.fixtures = munus.fixtures.map((one) => (one === fixture ? { ...fixture, winner } : one))
  state.fought++
  if (referee.listening) {
    const names = (team: number) => match.gladiators.filter((who) => who.team === team && !who.beast?.isMount)
    const sides: [string[], string[]] = [names(0).map(({ name }) => name), names(1).map(({ name }) => name)]
    referee.tell({ kind: 'matchDecided', rule: '§39.5.4.5', number, winner, turns: match.turn, sides })
  }
  payOwners(state, fixture, referee)
  afterMatch(state, bout, fixture, referee)
  state.bout = null
  const next = munus.fixtures.find((one) => one.winner === undefined)
  state.playing = next?.number ?? 0
  state.phase = next ? 'match' : 'experience'
}

/** §39.5.4.5 By the switch the Colosseum pays for each match. */
function payOwners(state: LudusState, { conduct }: Fixture, referee: LudusRef): void {
  if (state.munus!.arena !== COLOSSEUM || state.options.colosseumBonus === 'perMunus') return
  for (const seat of Object.keys(conduct)) payBonus(state, Number(seat) as Seat, referee)
}
