/** The steps of a season: recruiting, days, sending, the bout, and what it leaves. */
import { within } from '../forwarding.ts'
import type { Game, Referee, Seat } from '../referee.ts'
import {
  type Club,
  type ClubBook,
  type ClubRef,
  type ClubSheet,
  type ClubState,
  type FixtureResult,
  livingOf,
  type Man,
  nothingYet,
  twinsOf,
} from './game.ts'
import { standings } from './standings.ts'

/** What comes next: an empty place is filled, a new day begins, the next two owners send their men. */
function goOn<M extends Game, S extends ClubSheet>(state: ClubState<M, S>, referee: ClubRef<M, S>): void {
  const next = state.fixtures[state.results.length]
  if (!next) close(state, referee)
  else if (state.toRecruit.length > 0) state.phase = 'recruiting'
  else state.phase = next.day === state.day ? 'sending' : 'day'
}

/** C.8 */
function close<M extends Game, S extends ClubSheet>(state: ClubState<M, S>, referee: ClubRef<M, S>): void {
  state.phase = 'over'
  if (!referee.listening) return
  const first = standings(state).filter(({ place }) => place === 1)
  const owners = first.map(({ owner }) => owner)
  referee.tell({ kind: 'seasonClosed', rule: 'C.8', first: owners, points: first[0]!.points })
}

/** The referee of a bout: each man's owner decides for him and throws his dice. */
function inside<M extends Game, S extends ClubSheet>(
  referee: ClubRef<M, S>,
  ownerOf: (seat: Seat) => Seat,
  names: () => readonly string[],
): Referee<M> {
  return within<M, Club<M, S>>(referee, {
    seatOf: ownerOf,
    question: (question, seat) => ({ kind: 'bout', seat, rule: question.rule, question }),
    event: (event, to) => ({ kind: 'bout', rule: event.rule, event, names: names(), ...(to && { to }) }),
  })
}

/** C.1 One gladiator joins a roster; what the book rolls for him is rolled at once and kept. */
export function recruit<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  referee: ClubRef<M, S>,
): void {
  const owner = state.toRecruit[0]!
  const chosen = referee.ask({ kind: 'recruit', seat: owner, rule: 'C.1' })
  const rolling = inside(
    referee,
    () => owner,
    () => [chosen.name],
  )
  const rolled = book.rollUp(book.match.start(twinsOf(book, chosen), state.options), rolling)
  const sheet = { ...chosen, ...rolled } as unknown as S
  state.toRecruit.shift()
  state.men.push({ owner, sheet, record: nothingYet, defeatedToday: 0, fellOn: null })
  if (referee.listening) {
    referee.tell({ kind: 'recruited', rule: 'C.1', owner, name: sheet.name, about: wordsOf(book, sheet) })
  }
  if (state.toRecruit.length === 0) goOn(state, referee)
}

function wordsOf<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>, sheet: S): string {
  return [book.typeOf(sheet), book.about(sheet)].filter(Boolean).join(', ')
}

/** C.3 The counts of the day begin at nothing. */
export function beginDay<M extends Game, S extends ClubSheet>(state: ClubState<M, S>, referee: ClubRef<M, S>): void {
  state.day = state.fixtures[state.results.length]!.day
  state.sparedToday = 0
  for (const man of state.men) man.defeatedToday = 0
  state.phase = 'sending'
  if (!referee.listening) return
  const today = state.fixtures.filter(({ day }) => day === state.day)
  const meetings = today.map(({ home, away }) => [home, away] as const)
  referee.tell({ kind: 'dayBegan', rule: 'C.3', day: state.day, meetings })
}

/** C.4 Both name their men in secret; who has no choice sends all he has, and who has nobody has lost. */
export function send<M extends Game, S extends ClubSheet>(
  { match, setupOf }: ClubBook<M, S>,
  state: ClubState<M, S>,
  referee: ClubRef<M, S>,
): void {
  const { home, away } = state.fixtures[state.results.length]!
  const sides = [home, away]
  const living = sides.map((owner) => livingOf(state, owner))
  if (living.some((men) => men.length === 0)) {
    const winner = living.every((men) => men.length === 0) ? null : living[0]!.length > 0 ? home : away
    decide(state, { homeMen: [], awayMen: [], winner, isHeld: winner !== null, fallen: [] }, referee)
    return
  }
  const asked = sides.flatMap((seat, side) =>
    living[side]!.length > state.send
      ? [{ kind: 'send', seat, rule: 'C.4', men: state.send, against: sides[1 - side]! } as const]
      : [],
  )
  const answers = asked.length > 0 ? referee.askAll(asked) : []
  const menOf = (side: number) => answers[asked.findIndex(({ seat }) => seat === sides[side])] ?? living[side]!
  const [homeMen, awayMen] = [menOf(0), menOf(1)]
  const men = [...homeMen, ...awayMen]
  const entered = men.map((number, i) => ({ ...state.men[number]!, team: i < homeMen.length ? 0 : 1 }))
  const setup = setupOf(entered, state.sparedToday)
  state.bout = { match: match.start(setup, state.options), men, setup }
  state.phase = 'bout'
  if (referee.listening) {
    const named = (numbers: readonly number[]) => numbers.map((number) => state.men[number]!.sheet.name)
    referee.tell({
      kind: 'menSent',
      rule: 'C.4',
      home,
      away,
      homeMen: named(homeMen),
      awayMen: named(awayMen),
    })
  }
}

/** One step of the bout; when it is over, what it leaves is noted. */
export function playBout<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  referee: ClubRef<M, S>,
): void {
  const { match, men } = state.bout!
  const man = (seat: Seat) => state.men[men[seat]!]!
  const inner = inside(
    referee,
    (seat) => man(seat).owner,
    () => men.map((_, seat) => man(seat).sheet.name),
  )
  book.match.playStep(match, inner)
  if (book.match.isOver(match)) settle(book, state, referee)
}

/** C.5 Records, sheets and the fallen; then the fixture is decided. */
function settle<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  referee: ClubRef<M, S>,
): void {
  const { match, men } = state.bout!
  const { home, away } = state.fixtures[state.results.length]!
  const { winners, seats } = book.match.result(match)
  const fallen: number[] = []
  for (const [seat, number] of men.entries()) {
    const man = state.men[number]!
    const { sheet, isAlive, defeated } = book.left(match, seat, man.sheet)
    man.sheet = sheet
    note(man, seats[seat]!)
    man.defeatedToday += defeated
    if (isAlive) continue
    man.fellOn = state.day
    fallen.push(number)
    if (referee.listening) referee.tell({ kind: 'struckOff', rule: 'C.5', owner: man.owner, name: man.sheet.name })
  }
  state.sparedToday = book.sparedAfter(match, state.sparedToday)
  state.bout = null
  const [first] = winners
  const winner = first === undefined ? null : state.men[men[first]!]!.owner
  const of = (owner: Seat) => men.filter((number) => state.men[number]!.owner === owner)
  decide(state, { homeMen: of(home), awayMen: of(away), winner, isHeld: true, fallen }, referee)
}

function note<S extends ClubSheet>(
  man: Man<S>,
  { outcome, kills }: { outcome: 'won' | 'lost' | 'drawn'; kills: number },
) {
  const { record } = man
  man.record = { ...record, [outcome]: record[outcome] + 1, kills: record.kills + kills }
}

/** C.6 And where places are filled, those of the fallen are. */
function decide<M extends Game, S extends ClubSheet>(
  state: ClubState<M, S>,
  result: Omit<FixtureResult, 'day' | 'home' | 'away'>,
  referee: ClubRef<M, S>,
): void {
  const { day, home, away } = state.fixtures[state.results.length]!
  state.results.push({ day, home, away, ...result })
  if (state.options.vacancies === 'filled') {
    state.toRecruit.push(...result.fallen.map((number) => state.men[number]!.owner))
  }
  if (referee.listening) {
    const { winner, isHeld } = result
    const isFought = result.homeMen.length > 0
    referee.tell({ kind: 'fixtureDecided', rule: isFought ? 'C.7' : 'C.4', home, away, winner, isFought, isHeld })
  }
  goOn(state, referee)
}
