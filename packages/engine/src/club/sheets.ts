/** The sheet of a club to print: an owner's roster, his fixtures, and the table. */
import { t } from '../language.ts'
import type { Game, Seat } from '../referee.ts'
import { emptyRows, field, fields, grid, type Sheet } from '../sheet.ts'
import { capital, inWords } from '../words.ts'
import type { ClubView, FixtureResult } from './game.ts'
import { sheetWords } from './words.ts'

const ROSTER = [t('Gladiator'), t('Type'), t('Skills and arms'), t('Won'), t('Lost'), t('Drawn'), t('Kills'), t('Fell')]
const FIXTURES = [t('Day'), t('At home'), t('Away'), t('Won by'), t('Remarks')]
const TABLE = ['', t('Owner'), t('Played'), t('Won'), t('Drawn'), t('Lost'), t('Kills'), t('Fallen'), t('Points')]

const MEN = 10

/** To be kept by hand. */
export function blankRoster(title: string): Sheet {
  return {
    title,
    name: null,
    columns: 1,
    blocks: [
      grid(
        t('Roster'),
        ROSTER,
        emptyRows(MEN, () => '', ROSTER.length),
      ),
      grid(
        t('Fixtures'),
        FIXTURES,
        emptyRows(MEN, () => '', FIXTURES.length),
      ),
      grid(
        t('Table'),
        TABLE,
        emptyRows(8, (row) => String(row + 1), TABLE.length),
      ),
    ],
  }
}

/** One for each owner, or for one of them. */
export function rosters<M extends Game>(title: string, view: ClubView<M>, seat: Seat | null): Sheet[] {
  const seats = seat === null ? [...view.owners.keys()] : [seat]
  return seats.map((owner) => ({
    title,
    name: view.owners[owner]!,
    columns: 1,
    blocks: [
      fields(t('Club'), 2, [
        field(t('Day'), t`${view.day} of ${view.days}`),
        field(t('Spared today'), view.sparedToday),
      ]),
      grid(t('Roster'), ROSTER, rosterOf(view, owner)),
      grid(t('Fixtures'), FIXTURES, fixturesOf(view, owner)),
      grid(t('Table'), TABLE, tableOf(view)),
    ],
  }))
}

function rosterOf<M extends Game>({ men }: ClubView<M>, owner: Seat): (string | number)[][] {
  return men
    .filter((man) => man.owner === owner)
    .map(({ name, type, about, record: { won, lost, drawn, kills }, fellOn }) => {
      return [
        name,
        t(capital(inWords(type))),
        sheetWords(about),
        won,
        lost,
        drawn,
        kills,
        fellOn === null ? '' : t`day ${fellOn}`,
      ]
    })
}

function fixturesOf<M extends Game>({ owners, fixtures, results }: ClubView<M>, owner: Seat): (string | number)[][] {
  return fixtures
    .filter(({ home, away }) => home === owner || away === owner)
    .map(({ day, home, away }) => {
      const found = results.find((one) => one.day === day && one.home === home && one.away === away)
      return [day, owners[home]!, owners[away]!, outcome(owners, found), '']
    })
}

function outcome(owners: readonly string[], result: FixtureResult | undefined): string {
  if (!result) return ''
  if (!result.isHeld) return t('not held')
  return result.winner === null ? t('drawn', 'of a bout') : owners[result.winner]!
}

function tableOf<M extends Game>({ owners, table }: ClubView<M>): (string | number)[][] {
  return table.map(({ place, owner, played, won, drawn, lost, kills, fallen, points }) => {
    return [place, owners[owner]!, played, won, drawn, lost, kills, fallen, points]
  })
}
