/** Chapter 39, §39.5.5: what a match leaves behind for the men of the ludi, and for their names. */
import type { Seat } from '@harena/engine'
import { crown, type Letter, record, settle } from '../campaign/aftermath.ts'
import { campaignEditionOf } from '../campaign/edition.ts'
import { type Bout, nothingRaised, VICTORIES } from '../campaign/state.ts'
import type { LudusRef } from '../ludus/game.ts'
import { type Fixture, type LudusMan, type LudusState, manNamed } from '../ludus/state.ts'
import { COLOSSEUM } from './munus.ts'
import { spendNext } from './purchases.ts'

/** So many lines of the journal are kept at hand; all of them are in the log. */
const JOURNAL = 200

/** §39.5.5 Each of their men, one after the other; who lives may spend experience when all matches are over. */
export function afterMatch(state: LudusState, bout: Bout, fixture: Fixture, referee: LudusRef): void {
  const renown = new Map<Seat, number>()
  for (const [seat, { name, owner }] of fixture.sides.flat().entries()) {
    if (owner === null) continue
    const man = manNamed(state, name)
    const letter = afterOne(state, bout, seat, man, referee)
    writeJournal(state, bout, fixture, seat, man, letter, referee)
    if (letter === 'V' || letter === 'S') renown.set(owner, (renown.get(owner) ?? 0) + 1)
  }
  for (const [seat, men] of renown) raiseReputation(state, seat, men, referee)
}

/** C.16 Letter, death, injuries, experience, prestige, luck, the Colosseum, the tenth victory. */
function afterOne(state: LudusState, bout: Bout, seat: Seat, man: LudusMan, referee: LudusRef): Letter {
  const who = bout.match.gladiators[seat]!
  const ludus = state.ludi[man.owner]!
  const letter = record(bout.match, who, man, referee)
  ludus.kills += who.kills
  if (letter === 'V') ludus.victories++
  if (man.status === 'active') settle(state.options, bout, seat, man, letter, referee)
  if (man.status === 'active' && letter === 'V' && state.munus!.arena === COLOSSEUM) honour(man, referee)
  const isChampion = letter !== null && campaignEditionOf(state.options).honours(man.record) === VICTORIES
  const { owner, name } = man
  state.takings = [...state.takings, { name, owner, hasWon: letter === 'V', isChampion, worth: null }]
  if (isChampion) release(state, man, referee)
  if (man.status === 'active' && !man.isHired) {
    man.raised = nothingRaised
    state.spending = [...state.spending, name]
  }
  return letter
}

/** §39.5.5.1 A victory in Rome. */
function honour(man: LudusMan, referee: LudusRef): void {
  man.PR++
  if (referee.listening) {
    referee.tell({ kind: 'prestigeChanged', rule: '§39.5.5.1', name: man.name, change: 1, now: man.PR })
  }
}

/** §39.5.5.2 The Emperor's Champion is set free, if he lives. */
function release({ options }: LudusState, man: LudusMan, referee: LudusRef): void {
  const isAlive = man.status === 'active'
  crown(options, man, referee)
  if (!isAlive) man.status = 'dead'
  else if (referee.listening) {
    referee.tell({ kind: 'manFreed', rule: '§39.5.5.2', seat: man.owner, name: man.name })
  }
}

/** §39.5.5.3 One for each match in which a man of the ludus had a V or an S; by the switch for each man. */
function raiseReputation(state: LudusState, seat: Seat, men: number, referee: LudusRef): void {
  const ludus = state.ludi[seat]!
  ludus.REP += state.options.repPer === 'man' ? men : 1
  if (referee.listening) referee.tell({ kind: 'reputationRose', rule: '§39.5.5.3', seat, REP: ludus.REP })
}

function writeJournal(
  state: LudusState,
  { match }: Bout,
  { bill, sides, beasts, number }: Fixture,
  seat: Seat,
  man: LudusMan,
  letter: Letter,
  referee: LudusRef,
): void {
  const side = seat < sides[0].length ? 0 : 1
  const foes = side === 0 && beasts.length > 0 ? [...beasts] : sides[1 - side]!.map(({ name }) => name)
  const entry = {
    number,
    month: state.month,
    ludus: man.owner,
    name: man.name,
    type: bill.type,
    isDeath: bill.isDeath,
    style: sides.flat()[seat]!.style,
    opponents: foes,
    letter,
    isDead: man.status === 'dead',
    turns: match.turn,
  }
  state.journal = [...state.journal, entry].slice(-JOURNAL)
  if (referee.listening) referee.tell({ kind: 'matchNoted', rule: '§39.5.5', entry })
}

/** §39.5.5, §33.3 When all matches are over, experience is spent. */
export function playExperience(state: LudusState, referee: LudusRef): void {
  spendNext(state, 'settle', referee)
}
