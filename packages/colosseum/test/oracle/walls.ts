/** B-1 Walls of 1982: stun by the steps that lead to them, without dice. */
import type { Play } from './play.ts'
import type { Step } from './plots.ts'
import { sufferStun } from './stun.ts'
import { nextStep, type Walker } from './walkers.ts'

export const isOf1982 = ({ state }: Play): boolean => state.options.walledMap === 'on'

/** 2.2.2 Two for each hex straight forward, flown over too, one for any other; a quick step beside an F counts like the F. */
export function runIntoWall(play: Play, walker: Walker, hasFlown: boolean): void {
  const sideways = Number(play.state.options.wallSidestepStun)
  const worth = ({ kind, isSide, isQuick }: Step) => {
    if (kind !== 'forward') return 1
    return !isSide || (isQuick && walker.plot.code === 'F') ? 2 : sideways
  }
  const steps = [...walker.made.map(({ step }) => step), nextStep(walker)!]
  walker.isStopped = true
  walker.man.now.collided = true
  sufferStun(
    play,
    walker.man,
    steps.reduce((sum, step) => sum + worth(step), hasFlown ? 2 : 0),
  )
}

/** 2.2.4 Pushed into it by losing a collision. */
export const pushedStun = 4
