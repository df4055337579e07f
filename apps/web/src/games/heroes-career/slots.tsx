/** The screens of a career: the familia from month to month, and the matches inside. */
import { capital, type Ruleset } from '@harena/engine'
import { type CareerQuestion, type CareerState, type CareerView, heroesCareer } from '@harena/heroes'
import type { Choice } from '../../match/choices.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { book } from '../heroes/book.ts'
import { matchChoices } from '../heroes/choices.ts'
import { appealBefore } from '../heroes/verdict.tsx'
import type { OwnScreens } from '../listing.ts'
import { unwrapped } from './lines.ts'
import { CareerScreen } from './play.tsx'
import { CareerReplay } from './replay.tsx'
import './career.css'

/** Forms have no list of answers; the rest has. */
function choicesFor(state: CareerState, question: CareerQuestion, view: CareerView): Choice[] {
  if (question.kind === 'bout') return view.match ? matchChoices(state.bout!.match, question.question, view.match) : []
  if (question.kind !== 'day' && question.kind !== 'improve') return []
  return heroesCareer.legal(state, question).map((answer, index): Choice => {
    const label = capital(heroesCareer.describe(state, question, answer))
    return { id: String(index), answer, label, short: label, aim: null, group: 'other', key: null, isEnd: false }
  })
}

/** An appeal is told in a few lines. */
const APPEAL = 6

function isVerdict(line: Line, lines: readonly Line[]): boolean {
  const lately = lines.slice(Math.max(0, line.index - APPEAL), line.index + 1).map(unwrapped)
  return appealBefore(lately, unwrapped(line)).length > 0
}

export const slots: OwnScreens<CareerView> = {
  ruleset: heroesCareer as unknown as Ruleset<ViewGame<CareerView>>,
  book: { ...book, id: heroesCareer.id, options: heroesCareer.options },
  choicesFor: (known, question, view) => choicesFor(known as CareerState, question as CareerQuestion, view),
  isVerdict,
  isFinal: true,
  Screen: CareerScreen,
  Replay: CareerReplay,
}
