/** What everybody may see of a club: all of it but decisions that are not revealed yet. */
import type { Game, Seat } from '../referee.ts'
import type { ClubBook, ClubSheet, ClubState, ClubView, Fixture, FixtureResult, Man, ManView } from './game.ts'
import { standings } from './standings.ts'
import { said } from './words.ts'

export function clubView<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  seat: Seat | null,
): ClubView<M> {
  const { bout } = state
  return {
    owners: [...state.owners],
    day: state.day,
    days: state.fixtures.at(-1)!.day,
    sparedToday: state.sparedToday,
    phase: state.phase,
    men: state.men.map((man, number) => manView(book, man, number)),
    fixtures: state.fixtures.map(fixtureView),
    results: state.results.map(resultView),
    table: standings(state),
    match: bout && book.match.view(bout.match, innerSeat(state, seat)),
    fighters: bout ? [...bout.men] : [],
  }
}

/** An owner sees a bout as the first of his men does. */
function innerSeat<M extends Game, S extends ClubSheet>(state: ClubState<M, S>, seat: Seat | null): Seat | null {
  const first = state.bout?.men.findIndex((number) => state.men[number]!.owner === seat) ?? -1
  return first < 0 ? null : first
}

function manView<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>, man: Man<S>, number: number): ManView {
  const { owner, sheet, fellOn } = man
  const { won, lost, drawn, kills } = man.record
  const record = { won, lost, drawn, kills }
  return {
    number,
    owner,
    name: sheet.name,
    type: book.typeOf(sheet),
    about: said(book, book.about(sheet)),
    record,
    fellOn,
  }
}

function fixtureView({ day, home, away }: Fixture): Fixture {
  return { day, home, away }
}

function resultView(result: FixtureResult): FixtureResult {
  const { homeMen, awayMen, winner, isHeld, fallen } = result
  return {
    ...fixtureView(result),
    homeMen: [...homeMen],
    awayMen: [...awayMen],
    winner,
    isHeld,
    fallen: [...fallen],
  }
}
