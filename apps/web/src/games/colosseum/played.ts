/** How a match is played here. */
import {
  type Action,
  board,
  colosseum,
  type Event,
  isActive,
  type Question,
  type State,
  type View,
} from '@harena/colosseum'
import { OUTSIDE, type Ruleset } from '@harena/engine'
import { hexCentre } from '../../board/geometry.ts'
import { type PlayedGame, usualPace } from '../../match/game.ts'
import type { Sand, ViewGame } from '../../match/timeline.ts'
import { hexStandsAt } from '../hex/played.ts'
import { choicesFor, isPressing } from './choices.ts'
import { askingForActions, isAskedForFavour } from './preferences.ts'
import { spokenMatch } from './spoken.ts'
import { whyPlot } from './why-plot.ts'

/** By kind of event; dice want to be read, steps only to be seen. */
const paces: Partial<Record<Event['kind'], number>> = {
  turnBegan: 0.3,
  phaseBegan: 0.3,
  plotRevealed: 0.8,
  pulse: 0.5,
  turnedToFace: 0.4,
  advantageTaken: 0.5,
  attacksRevealed: 1.2,
  attackRolled: 2,
  woundRolled: 1.4,
  wounded: 1.4,
}

/** Most phases leave nothing to do but to drop one's sword: nobody is asked for that unless he wants to be. */
function passFor(state: State, question: Question): { readonly answer: unknown } | null {
  if (question.kind === 'favour') return isAskedForFavour(question.gravity) ? null : { answer: false }
  if (question.kind !== 'action' || askingForActions.get()) return null
  const actions = colosseum.legal(state, question) as Action[]
  return actions.some((action) => isPressing(state, question.seat, action)) ? null : { answer: { do: 'nothing' } }
}

const verdicts: ReadonlySet<string> = new Set(['appealed'])

/** §7.7 Where the map has no edge everybody is moved away from it, and the ground with them: also where each began the phase. */
const sand: Sand = {
  isMoved: ({ event }) => event.kind === 'boardShifted',
  marks(state) {
    const { options, gladiators } = state as State
    if (options.mapEdge !== 'unbounded') return []
    return gladiators.map((one) => {
      const { startCell } = one.now
      return isActive(one) && startCell !== OUTSIDE ? hexCentre(board.hex(startCell)) : null
    })
  },
}

export const played: Omit<PlayedGame<View>, 'opponents'> = {
  ruleset: spokenMatch(colosseum) as unknown as Ruleset<ViewGame<View>>,
  choicesFor: (known, question, view) => choicesFor(known as State, question as Question, view),
  passFor: (known, question) => passFor(known as State, question as Question),
  why: (known, { kind, seat }, answer) => (kind === 'plot' ? whyPlot(known as State, seat, String(answer)) : []),
  // §9.4.1 A defence shows only where it is attacked.
  isSecret: ({ kind }) => kind === 'plot' || kind === 'allocate',
  standsAt: hexStandsAt,
  sand,
  pace: (line) => paces[line.event.kind as Event['kind']] ?? usualPace(line),
  verdicts,
  isVerdict: ({ event }) => verdicts.has(event.kind),
}
