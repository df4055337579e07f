/** §5.2.4, ACT-1 The actions that are open to a man. */
import type { State } from '../../src/index.ts'
import type { Action } from '../../src/match/questions.ts'
import { isInFront, isSeen } from './engagement.ts'
import { distance } from './hexes.ts'
import { isPaired } from './pairs.ts'
import {
  bodyOf,
  hasJavelins,
  holds,
  type Item,
  isAwake,
  isFoe,
  isGrappling,
  isIn,
  isLiving,
  isProne,
  type Man,
} from './sheet.ts'

/** Bow and lasso take both hands (§21.3.4, §21.7.3). */
const needsBoth = (kind: string): boolean => kind === 'bow' || kind === 'lasso'

export function legalActions(state: State, man: Man): Action[] {
  const nothing: Action = { do: 'nothing' }
  if (!isAwake(man) || isProne(man) || man.grappledBy >= 0 || man.now.isAside) return [nothing]
  const isBusy = isGrappling(state, man)
  const recoveries = isBusy || man.mount >= 0 ? [] : [...recoverable(state, man), ...sheaths(state, man)]
  if (man.snare || man.now.recovering) return [nothing, ...recoveries]
  // B-30 The knife comes out when the trident is gone.
  const mayDraw = ({ kind }: Item) => state.options.knife === 'off' || kind !== 'dagger' || !holds(man, 'trident')
  const draws = isBusy
    ? []
    : man.sheath.flatMap((item, sheathed) => (mayDraw(item) ? waysToDraw(man, item, sheathed) : []))
  return [nothing, ...draws, ...drops(man), ...throws(state, man), ...recoveries, ...kicks(state, man)]
}

/** ACT-2 With no hand free he lays down what he holds; a scissor is worn. */
function waysToDraw(man: Man, item: Item, sheathed: number): Action[] {
  const full = [0, 1].filter((hand) => man.hands[hand])
  const free = 2 - full.length
  const needed = needsBoth(item.kind) ? 2 : 1
  const loose = full.filter((hand) => man.hands[hand]!.kind !== 'scissor')
  const draw = (lay: readonly number[]): Action => ({ do: 'draw', sheathed, lay })
  if (free >= needed) return [draw([])]
  if (needed - free > loose.length) return []
  return needed - free === loose.length ? [draw(loose)] : loose.map((hand) => draw([hand]))
}

const drops = (man: Man): Action[] =>
  [0, 1].filter((hand) => man.hands[hand] && man.hands[hand]!.kind !== 'scissor').map((hand) => ({ do: 'drop', hand }))

/** THR-1 */
function throws(state: State, man: Man): Action[] {
  return [0, 1].flatMap((hand) => {
    const item = man.hands[hand]
    if (!item || ['net', 'lasso', 'scissor'].includes(item.kind) || item.condition === 'useless') return []
    if (item.kind === 'javelin' && hasJavelins(state, man)) return []
    if (item.kind === 'dagger' && state.options.knife === 'on') return []
    if (item.kind === 'bow' && (man.arrows < 1 || man.hands[1 - hand])) return []
    return state.gladiators
      .filter(
        (other) =>
          isLiving(other) &&
          isFoe(man, other) &&
          !(state.gladiators[other.rider] ?? other).now.isAside &&
          isPaired(state, man, other),
      )
      .filter((other) => isInFront(man, man.facing, other) && isSeen(state, man, other))
      .map(({ seat }): Action => ({ do: 'throw', hand, target: seat }))
  })
}

/** REC-1 Any item within one hex, with a free hand. */
function recoverable({ ground }: State, man: Man): Action[] {
  if (!man.hands.includes(null)) return []
  return ground.flatMap(({ cell }, at): Action[] =>
    distance(cell, man.cell) <= 1 ? [{ do: 'recover', ground: at }] : [],
  )
}

/** §21.1.2.2 What is in the sheath of one who is dead or senseless. */
function sheaths({ gladiators }: State, man: Man): Action[] {
  if (!man.hands.includes(null)) return []
  return gladiators.flatMap((body): Action[] => {
    const isHelpless = body.out === 'killed' || (isIn(body) && body.isUnconscious)
    if (body === man || !isHelpless || !bodyOf(body).some((cell) => distance(cell, man.cell) <= 1)) return []
    return body.sheath.map((_, sheathed): Action => ({ do: 'strip', body: body.seat, sheathed }))
  })
}

/** KCK-1 In 1981 a kick is written with the plot. */
function kicks({ ground, options }: State, man: Man): Action[] {
  if (man.mount >= 0 || man.now.backward > 0 || options.edition === 'classic1981') return []
  return ground.flatMap(({ cell }, at): Action[] =>
    cell === man.cell ? ([0, 1, 2, 3, 4, 5] as const).map((dir) => ({ do: 'kick', ground: at, dir })) : [],
  )
}
