/** The legal answers, sorted for people. Numbers of CF and ratings are set in panels of their own and not listed. */
import { type Action, colosseum, type Question, type State, type View } from '@harena/colosseum'
import {
  capital,
  type Dir,
  dirName,
  fromColumnAndRow,
  type Hex,
  type HexAim,
  hexAim,
  neighbour,
  t,
} from '@harena/engine'
import type { Choice, Group } from '../../match/choices.ts'

const groups: Readonly<Record<string, Group>> = {
  throw: 'fight',
  recover: 'other',
  strip: 'other',
  kick: 'other',
  draw: 'other',
  drop: 'other',
}

interface Look {
  readonly label: string
  readonly short?: string
  readonly aim?: HexAim | null
  readonly group?: Group
  /** The plain thing to do: the large button. */
  readonly isEnd?: boolean
  readonly isGrave?: boolean
}

export function hexOfCell(view: Pick<View, 'arena'>, cell: number): Hex {
  return fromColumnAndRow(cell % view.arena.cols, Math.floor(cell / view.arena.cols))
}

/** Light choices for plots: there are hundreds of them, and they are never listed. */
const plotChoices = new WeakMap<readonly string[], Choice[]>()

function choicesOfPlots(plots: readonly string[]): Choice[] {
  let choices = plotChoices.get(plots)
  if (!choices) {
    const plain = { aim: null, group: 'move', key: null, isEnd: false } as const
    choices = plots.map((text) => ({ id: text, answer: text, label: text, short: text, ...plain }))
    plotChoices.set(plots, choices)
  }
  return choices
}

export function choicesFor(state: State, question: Question, view: View): Choice[] {
  if (question.kind === 'allocate' || question.kind === 'spend' || question.kind === 'arrange') return []
  const answers = colosseum.legal(state, question)
  if (question.kind === 'plot') return choicesOfPlots(answers as string[])
  return unlike(
    answers.map((answer, index): Choice => {
      const words = colosseum.describe(state, question, answer)
      const look = lookOf(question, answer, words, view)
      const aim = look.aim === undefined ? hexAim(colosseum.aim(state, question, answer)) : look.aim
      const { label, short = label, group = 'other', isEnd = false, isGrave = false } = look
      return { id: String(index), answer, label, short, aim, group, key: isEnd ? 'e' : null, isEnd, isGrave }
    }),
  )
}

/** Two swords on the ground make two choices of the same name: they are numbered. */
function unlike(choices: readonly Choice[]): Choice[] {
  const seen = new Map<string, number>()
  return choices.map((choice) => {
    const count = (seen.get(choice.label) ?? 0) + 1
    seen.set(choice.label, count)
    if (count === 1) return choice
    return { ...choice, label: `${choice.label} (${count})`, short: `${choice.short} (${count})` }
  })
}

function lookOf(question: Question, answer: unknown, words: string, view: View): Look {
  const name = (seat: number) => view.figures[seat]?.name ?? ''
  switch (question.kind) {
    case 'action':
      return lookOfAction(answer as Action, words, view)
    case 'push':
      return { label: t`Push ${name(question.loser)} ${words}`, short: capital(words), group: 'move' }
    case 'pivot': {
      const { hex } = view.figures[question.seat]!
      const facing = answer as Dir
      const aim = { kind: 'turn', hex, facing } as const
      return { label: t`Face ${words}`, short: capital(words), aim, group: 'turn' }
    }
    case 'tossTarget':
    case 'faceTarget':
      return { label: question.kind === 'tossTarget' ? t`Toss it at ${words}` : t`Face ${words}`, group: 'fight' }
    case 'throwArea':
    case 'feintArea':
      return { label: t`Strike the ${words}`, short: capital(words), group: 'fight', aim: null }
    default:
      return lookOfDecision(question, answer, words, name)
  }
}

function lookOfAction(action: Action, words: string, view: View): Look {
  if (action.do === 'nothing') return { label: t('Nothing else in this phase'), isEnd: true }
  const group = groups[action.do]!
  if (action.do !== 'kick') return { label: capital(words), group }
  const thing = view.ground[action.ground]
  const aim = thing ? ({ kind: 'place', hex: neighbour(thing.hex, action.dir) } as const) : null
  return { label: capital(words), short: t`Kick away ${dirName(action.dir)}`, group, aim }
}

/** Yes and no in whole words, so that nobody has to read the question twice. */
function lookOfDecision(question: Question, answer: unknown, words: string, name: (seat: number) => string): Look {
  switch (question.kind) {
    case 'acceptAppeal':
      return { label: answer ? t`Let ${name(question.victim)} appeal` : t`Kill ${name(question.victim)}` }
    case 'surrender':
      return answer
        ? { label: t('Lay down your arms and appeal'), isGrave: true }
        : { label: t('Fight on'), isEnd: true }
    case 'squeeze':
      return { label: answer ? t`Squeeze ${name(question.victim)}` : t('Only hold him') }
    case 'useSand':
      return answer
        ? { label: t('Engage, and throw sand'), group: 'fight' }
        : { label: t('Do not engage'), isEnd: true }
    case 'grapple':
      return { label: answer ? t`Grapple ${name(question.victim)}` : t('Let him be') }
    case 'keepNet':
      return { label: answer === -1 ? t('Let the net fall') : t`Keep the net, lay down ${words}` }
    case 'lassoDrop':
      return { label: t`Let go of ${words}` }
    case 'favour':
      return answer ? { label: t('Ask the gods for favour') } : { label: t('Let the dice stand'), isEnd: true }
    case 'favourKeep':
      return { label: answer === 'first' ? t`Keep ${words}` : t`Take ${words} instead` }
    case 'fatalBlow':
      return answer
        ? { label: t('Give it up: the next attack meets less defence'), group: 'fight' }
        : { label: t('Strike as planned'), isEnd: true }
    default:
      return { label: capital(words) }
  }
}

const throwingWeapons = new Set(['javelin', 'bow'])

/**
 * Whether an action is worth a question of its own: something to pick up or kick away, a weapon to draw for an empty
 * hand, a javelin or an arrow to send. Throwing away one's only sword is left to those who ask for it.
 */
export function isPressing(state: State, seat: number, action: Action): boolean {
  const who = state.gladiators[seat]!
  const held = who.hands.flatMap((item) => (item && !/Shield/.test(item.kind) ? [item.kind] : []))
  switch (action.do) {
    case 'nothing':
    case 'drop':
      return false
    case 'draw':
      return held.every((kind) => kind === 'net')
    case 'throw':
      return throwingWeapons.has(who.hands[action.hand]?.kind ?? '')
    default:
      return true
  }
}
