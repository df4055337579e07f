/** A club in sentences: what happens, what is asked, what can be answered. */
import { kept, t } from '../language.ts'
import type { Game, Seat } from '../referee.ts'
import { capital, counted, inWords, listed, midSentence } from '../words.ts'
import type { AnyClubAnswer } from './check.ts'
import type { ClubAnswers, ClubBook, ClubEvent, ClubQuestion, ClubSheet, ClubState, Recruit } from './game.ts'

/** What somebody is, in English: a view of a club keeps it. */
export function said<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>, text: string): string {
  return book.inWords?.(text) ?? text
}

/** The same as people read it: `strength 12, Dodge`. */
export function sheetWords(about: string): string {
  return about.split(', ').map(kept).join(', ')
}

/** And with his type before it. */
function manWords(words: string): string {
  const [type, ...about] = words.split(', ')
  return [midSentence(t(capital(inWords(type!)))), ...about.map(kept)].join(', ')
}

export function narrateClub<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  event: ClubEvent<M>,
  owners: readonly string[],
): string {
  const name = (seat: Seat) => owners[seat] ?? t`Owner ${seat + 1}`
  switch (event.kind) {
    case 'recruited':
      return t`${event.name} joins ${name(event.owner)}: ${manWords(said(book, event.about))}.`
    case 'dayBegan': {
      const meetings = event.meetings.map(([home, away]) => t`${name(home)} meets ${name(away)}`)
      return t`Day ${event.day}: ${listed(meetings)}.`
    }
    case 'menSent':
      return t`${name(event.home)} sends ${listed(event.homeMen)}, ${name(event.away)} ${listed(event.awayMen)}.`
    case 'bout':
      return book.match.narrate(event.event, event.names)
    case 'struckOff':
      return t`${event.name} is struck off the roster of ${name(event.owner)}.`
    case 'fixtureDecided': {
      const { home, away, winner, isFought, isHeld } = event
      if (!isHeld) return t`Neither ${name(home)} nor ${name(away)} has anybody to send.`
      if (winner === null) return t`${name(home)} and ${name(away)} share the points.`
      const loser = winner === home ? away : home
      return isFought
        ? t`${name(winner)} beats ${name(loser)}.`
        : t`${name(loser)} has nobody to send: ${name(winner)} wins without a fight.`
    }
    case 'seasonClosed': {
      const share = event.first.length > 1 ? t('share the first place') : t('is first')
      return t`The season is over: ${listed(event.first.map(name))} ${share} with ${counted(event.points, 'point')}.`
    }
  }
}

export function promptClub<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  question: ClubQuestion<M>,
): string {
  const owner = state.owners[question.seat]!
  switch (question.kind) {
    case 'recruit': {
      const wanted = state.toRecruit.filter((seat) => seat === question.seat).length
      return wanted > 1
        ? t`${owner}, who joins your roster? Name and type; ${wanted} men are wanted.`
        : t`${owner}, who joins your roster? Name and type; one man is wanted.`
    }
    case 'send': {
      const against = state.owners[question.against]!
      return question.men === 1
        ? t`${owner}, day ${state.day}: whom do you send against ${against}?`
        : t`${owner}, day ${state.day}: which ${question.men} do you send against ${against}?`
    }
    case 'bout':
      return book.match.prompt(state.bout!.match, question.question)
  }
}

export function describeInClub<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  question: ClubQuestion<M>,
  answer: AnyClubAnswer<M>,
): string {
  switch (question.kind) {
    case 'recruit': {
      const { name, type } = answer as Recruit
      return type === undefined
        ? t`${name}, with equipment of his own`
        : `${name}, ${t(capital(inWords(said(book, type))))}`
    }
    case 'send': {
      const men = (answer as readonly number[]).map((number) => state.men[number]!.sheet)
      return listed(
        men.map((sheet) => `${sheet.name} (${manWords(said(book, `${book.typeOf(sheet)}, ${book.about(sheet)}`))})`),
      )
    }
    case 'bout':
      return book.match.describe(state.bout!.match, question.question, answer as ClubAnswers<M>['bout'])
  }
}
