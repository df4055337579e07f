/** What a game shows, as a drawing with cards or in sentences: each kind of board has a file of its own. */
import type { GameEvent } from '@harena/engine'
import type { BoardView } from '@harena/lab'
import { boardText, sceneText } from './board.ts'
import { careerSentences, careerText } from './career-board.ts'
import { type Choice, marksOf } from './choices.ts'
import { arenaSentences, arenaText } from './colosseum/arena.ts'
import { zoneSentences, zonesText } from './zones.ts'

export interface Look {
  /** What can be chosen now: numbers are written where choices lead. */
  readonly choices: readonly Choice[]
  readonly withCoordinates: boolean
  /** What has happened: log sheets keep the plots of the turn. */
  readonly events: readonly GameEvent[]
}

export function drawn(board: BoardView, { choices, withCoordinates, events }: Look): string {
  switch (board.kind) {
    case 'colosseum':
      return arenaText(board.view, events)
    case 'hexes': {
      const needsCoordinates = choices.some(({ aim }) => aim?.kind === 'place')
      return boardText(board.view, marksOf(choices), withCoordinates || needsCoordinates)
    }
    case 'zones':
      return zonesText(board.view, choices)
    case 'career':
      return careerText(board.view, choices)
  }
}

/** The same in sentences, as one seat sees it; null is a spectator. */
export function told(board: BoardView, seat: number | null, events: readonly GameEvent[]): string {
  switch (board.kind) {
    case 'colosseum':
      return arenaSentences(board.view, seat, events)
    case 'hexes':
      return sceneText(board.view, seat ?? board.view.active ?? 0)
    case 'zones':
      return zoneSentences(board.view, seat)
    case 'career':
      return careerSentences(board.view)
  }
}

/** What costs are counted in, where the game has points to spend. */
export function pointsIn(board: BoardView): string {
  if (board.kind !== 'hexes') return ''
  return board.view.figures.find((figure) => figure.points !== null)?.points?.name ?? ''
}
