/** CEN-11 What a centurion does besides moving and striking. */
import type { Answers } from '../../src/match/questions.ts'
import { closestOf, rangeBetween } from './answers.ts'
import { needed } from './centurion-moves.ts'
import { distance, headingTo } from './hexes.ts'
import { legalActions } from './legal-actions.ts'
import { isPaired } from './pairs.ts'
import { manOf, type Play } from './play.ts'
import { hasArm, isArm, isFoe, isIn, type Man } from './sheet.ts'

/** CEN-11 He recovers what he needs, kicks, draws, shoots, throws a javelin. */
export function actionOf(play: Play, man: Man): Answers['action'] {
  const { state } = play
  const open = legalActions(state, man)
  const nothing = { do: 'nothing' } as const
  if (man.now.recovering) {
    const wants = needed(state, man)
    const near = wants.filter(({ cell }) => distance(cell, man.cell) <= 1)
    return open.find((one) => one.do === 'recover' && state.ground[one.ground] === near[0]) ?? nothing
  }
  if (man.centurion!.kicks) {
    const dir = headingTo(manOf(play, man.centurion!.foe).cell, man.cell)
    return open.find((one) => one.do === 'kick' && one.dir === dir) ?? nothing
  }
  const draw = hasArm(man) ? undefined : open.find((one) => one.do === 'draw' && isArm(man.sheath[one.sheathed]))
  if (draw) return draw
  return throwOf(play, man, open) ?? nothing
}

function throwOf(play: Play, man: Man, open: readonly Answers['action'][]): Answers['action'] | undefined {
  const foes = play.state.gladiators.filter(
    (other) => isIn(other) && isFoe(man, other) && isPaired(play.state, man, other),
  )
  const nearest = Math.min(...foes.map((other) => rangeBetween(man, other)))
  const throws = open.flatMap((one) => {
    if (one.do !== 'throw') return []
    const { kind } = man.hands[one.hand]!
    const target = manOf(play, one.target)
    const isFar = nearest >= 3 && rangeBetween(man, target) === nearest
    return kind === 'bow' || (kind === 'javelin' && isFar) ? [{ one, target }] : []
  })
  if (throws.length === 0) return undefined
  const least = Math.min(...throws.map((one) => rangeBetween(man, one.target)))
  const close = throws.map((one) => one.target).filter((one) => rangeBetween(man, one) === least)
  // Of equals the one he looks at.
  const target = close.find(({ seat }) => seat === man.centurion!.foe) ?? closestOf(play, man, close)
  return throws.find((one) => one.target === target)!.one
}
