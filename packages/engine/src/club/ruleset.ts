/** A club of a game: a ruleset over its bouts, the same for every game that has one. */

import { figureFact } from '../arena-view.ts'
import { t } from '../language.ts'
import type { ArenaGame, Manifest } from '../manifest.ts'
import type { Game } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'
import { checkInClub, legalInClub } from './check.ts'
import type { Club, ClubAnswers, ClubBook, ClubRef, ClubSheet, ClubState } from './game.ts'
import { clubOptions } from './options.ts'
import { beginDay, playBout, recruit, send } from './season.ts'
import { checkClub, defaultClub, startClub } from './setup.ts'
import { blankRoster, rosters } from './sheets.ts'
import { clubResult } from './standings.ts'
import { clubView } from './view.ts'
import { describeInClub, narrateClub, promptClub } from './words.ts'

function playStep<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  referee: ClubRef<M, S>,
): void {
  switch (state.phase) {
    case 'recruiting':
      recruit(book, state, referee)
      break
    case 'day':
      beginDay(state, referee)
      break
    case 'sending':
      send(book, state, referee)
      break
    case 'bout':
      playBout(book, state, referee)
  }
}

function clone<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>, state: ClubState<M, S>): ClubState<M, S> {
  return {
    ...state,
    // Sheets, records, fixtures and results are replaced, never changed.
    results: state.results.slice(),
    toRecruit: state.toRecruit.slice(),
    men: state.men.map((man) => ({ ...man })),
    bout: state.bout && { ...state.bout, match: book.match.clone(state.bout.match) },
  }
}

export function clubOf<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>): Ruleset<Club<M, S>> {
  const { match } = book
  type Bout = ClubAnswers<M>['bout']
  return {
    id: book.id,
    title: book.title,
    version: book.version,
    options: [...match.options, ...clubOptions],
    tables: match.tables,
    defaultSetup: defaultClub,
    checkSetup: checkClub,
    start: startClub,
    playStep: (state, referee) => playStep(book, state, referee),
    isOver: ({ phase }) => phase === 'over',
    result: clubResult,
    stretch: ({ day }) => Math.max(day - 1, 0),
    inside: ({ bout, men }) =>
      bout && {
        ruleset: match as unknown as Ruleset<Game>,
        setup: bout.setup,
        state: bout.match,
        owners: bout.men.map((number) => men[number]!.owner),
      },
    clone: (state) => clone(book, state),
    // Nothing is hidden in the bouts of those who have clubs.
    known: (state) => state,
    check: (state, question, answer) => checkInClub(book, state, question, answer),
    legal: (state, question) => legalInClub(book, state, question),
    view: (state, seat) => clubView(book, state, seat),
    names: ({ owners }) => owners,
    sides: ({ owners }) => owners.map((_, owner) => owner),
    prompt: (state, question) => promptClub(book, state, question),
    describe: (state, question, answer) => describeInClub(book, state, question, answer),
    aim: (state, question, answer) =>
      question.kind === 'bout' ? match.aim(state.bout!.match, question.question, answer as Bout) : null,
    preview: (state, question, answer) =>
      question.kind === 'bout' ? match.preview(state.bout!.match, question.question, answer as Bout) : null,
    narrate: (event, owners) => narrateClub(book, event, owners),
  }
}

/** What commands, opponents and the lab need of a club besides its rules. */
export function clubManifest<M extends ArenaGame, S extends ClubSheet>(
  ruleset: Ruleset<Club<M, S>>,
  book: string,
): Manifest<Club<M, S>> {
  return {
    ruleset,
    book,
    types: [],
    unit: 'day',
    chunk: 5,
    presets: {},
    teams: () => [],
    defaultSetup: () => ruleset.defaultSetup,
    quick: [],
    setup: () => {
      throw new RangeError(t('C.1 in a club gladiators are recruited in play: none can be named before'))
    },
    seats: ({ owners }) => owners.map((name, seat) => ({ seat, name, type: 'owner', team: seat, isPlayed: true })),
    firstMove: {},
    situations: [],
    sheets: [
      {
        id: 'roster',
        title: t('Roster'),
        what: t("an owner's gladiators with their fixtures and the table"),
        blank: () => [blankRoster(t`${t(ruleset.title)}: roster`)],
        filled: (state, seat) => rosters(t`${t(ruleset.title)}: roster`, ruleset.view(state, seat), seat),
      },
    ],
    facts: (state) => {
      const { match, day, phase } = ruleset.view(state, null)
      return match ? match.figures.map(figureFact) : [t`day ${day}: ${phase}`]
    },
    balance: null,
  }
}
