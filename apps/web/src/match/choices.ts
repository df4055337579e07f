/** The legal answers to a question, sorted for people: what they are called, where they act, which key gives them. */
import {
  type Aim,
  type ArenaView,
  capital,
  dirs,
  type FigureView,
  type Hex,
  type HexAim,
  hexAim,
  neighbour,
  type Question,
  type Ruleset,
  same,
  t,
  turned,
  wayName,
} from '@harena/engine'
import type { TargetKind } from '../board/target-kind.ts'
import type { ViewGame } from './timeline.ts'

export type Group = 'move' | 'turn' | 'fight' | 'other'

export const groupTitles: Readonly<Record<Group, string>> = {
  move: t('Move'),
  turn: t('Turn', 'to another side'),
  fight: t('Fight'),
  other: t('Other'),
}

export interface Choice {
  readonly id: string
  readonly answer: unknown
  readonly label: string
  /** The answers after it, where one click gives several; and the way that they lead. */
  readonly onward?: readonly unknown[]
  readonly path?: readonly Hex[]
  /** The label beside the title of its group: "Left" of Turn. */
  readonly short: string
  readonly aim: Aim | null
  /** How its place on the board looks, if not as its aim says. */
  readonly look?: TargetKind
  readonly group: Group
  /** The key that gives this answer, in the words of KeyboardEvent. */
  readonly key: string | null
  /** Whether it passes the word on: the end of a turn. */
  readonly isEnd: boolean
  /** What else one should know of it beforehand. */
  readonly note?: string
  /** Whether it is the thing to do where there is little else. */
  readonly isMain?: boolean
  /** Whether one must say it twice. */
  readonly isGrave?: boolean
  /** Whether it is hardly ever wanted. */
  readonly isRare?: boolean
  /** Where it lies around him, as he faces. */
  readonly way?: Way
}

/** Clockwise from ahead, and the turns. */
const ways = ['ahead', 'ahead-right', 'back-right', 'back', 'back-left', 'ahead-left'] as const
export type Way = (typeof ways)[number] | 'left' | 'right'

const groups: Readonly<Record<HexAim['kind'], Group>> = {
  step: 'move',
  place: 'move',
  turn: 'turn',
  attack: 'fight',
  cast: 'fight',
  pickUp: 'other',
}

export function hexChoices(
  ruleset: Ruleset<ViewGame<ArenaView>>,
  known: unknown,
  question: Question,
  view: ArenaView,
): Choice[] {
  const figure = view.figures.find(({ seat }) => seat === question.seat)
  return ruleset.legal(known, question).map((answer, index): Choice => {
    const aim = hexAim(ruleset.aim(known, question, answer))
    const isEnd = isAct(answer, 'end')
    const label = isEnd ? t('End the turn') : capital(ruleset.describe(known, question, answer))
    return {
      id: String(index),
      answer,
      label,
      short: (figure && aim ? shortFor(figure, aim) : null) ?? label,
      ...(figure && aim && wayOf(figure, aim)),
      aim,
      group: aim ? groups[aim.kind] : 'other',
      key: isEnd ? 'e' : figure && aim ? keyFor(figure, aim) : null,
      isEnd,
      isMain: isAct(answer, 'getUp'),
      isGrave: isAct(answer, 'beg') || isAct(answer, 'yield'),
    }
  })
}

/** Every game names the end of a turn, and getting up, in the same way; giving up is begging or yielding. */
function isAct(answer: unknown, act: string): boolean {
  return typeof answer === 'object' && answer !== null && 'act' in answer && answer.act === act
}

function keyFor(figure: FigureView, aim: HexAim): string | null {
  if (aim.kind === 'step') {
    if (same(aim.hex, neighbour(figure.hex, figure.facing))) return 'ArrowUp'
    return same(aim.hex, neighbour(figure.hex, turned(figure.facing, 3))) ? 'ArrowDown' : null
  }
  if (aim.kind === 'turn') {
    if (aim.facing === turned(figure.facing, -1)) return 'ArrowLeft'
    return aim.facing === turned(figure.facing, 1) ? 'ArrowRight' : null
  }
  return null
}

function wayOf(figure: FigureView, aim: HexAim): { readonly way: Way } | null {
  if (aim.kind === 'turn') return { way: aim.facing === turned(figure.facing, -1) ? 'left' : 'right' }
  const dir = aim.kind === 'step' ? dirs.find((one) => same(aim.hex, neighbour(figure.hex, one))) : undefined
  return dir === undefined ? null : { way: ways[(dir - figure.facing + 6) % 6]! }
}

/** Which way as he faces, and nothing else; null where that does not say enough. */
function shortFor(figure: FigureView, aim: HexAim): string | null {
  if (aim.kind === 'turn') return aim.facing === turned(figure.facing, -1) ? t('Left') : t('Right')
  if (aim.kind !== 'step') return null
  const dir = dirs.find((one) => same(aim.hex, neighbour(figure.hex, one)))
  if (dir === undefined) return null
  return capital(wayName(dir, figure.facing))
}
