/** Chapter 5: the beginning and the end of phases and turns. */
import type { State } from '../../src/index.ts'
import { appealsAtStart, playSurrenders, settleMatch, stansMissus } from './appeals.ts'
import { isClassic } from './edition.ts'
import { checkEndurance } from './endurance.ts'
import { drawNext } from './javelins.ts'
import type { Play } from './play.ts'
import { isLiving, type Man } from './sheet.ts'
import { wound } from './wounds.ts'

export function beginPhase(play: Play): void {
  const { state } = play
  play.fight = null
  // 16.3 of 1981: when the second turn and later ones begin.
  if (isEarly(play) && state.phase === 1 && state.turn > 1) {
    checkEndurance(play, isClassic(state) ? state.turn : state.turn - 1)
  }
  for (const man of state.gladiators) {
    if (state.phase === 1) beginTurn(state, man)
    clear(man)
    drawNext(state, man)
  }
  settleMatch(play)
}

/** B-8 Before anything else in a turn; by the formula of the Colosseum Edition for the turn that has ended. */
const isEarly = ({ state }: Play): boolean => isClassic(state) || state.options.enduranceAtStart === 'on'

/** P0 The appeals of those on the ground, before the plots. */
export function playAppeals(play: Play): void {
  appealsAtStart(play)
  settleMatch(play)
}

/** T_START */
function beginTurn({ gladiators }: State, man: Man): void {
  man.movesUsed = 0
  man.turnRate = Math.max(0, man.rate - (gladiators[man.mount] ?? man).limp - man.ratePenalty)
  man.ratePenalty = 0
  man.hasOverexerted = false
}

function clear(man: Man): void {
  const { now } = man
  for (const [key, value] of Object.entries(now)) {
    if (typeof value === 'number') Object.assign(now, { [key]: 0 })
    if (typeof value === 'boolean') Object.assign(now, { [key]: false })
  }
  now.plot = ''
  now.entered = []
  now.recoveredHand = -1
  now.startCell = man.cell
  if (man.centurion) man.centurion.kicks = false
}

/** §5.2.7, §10.5 SA: one wound for every artery that was severed in an earlier phase. */
export function endPhase(play: Play): void {
  const { state } = play
  play.fight = null
  playSurrenders(play)
  for (const man of state.gladiators) {
    man.now.stumbling = false
    for (let area = 1; area <= 5; area++) {
      const fresh = Math.floor(man.now.freshArteries / 8 ** (area - 1)) % 8
      const old = man.arteries[area - 1]! - fresh
      for (let i = 0; i < old; i++) if (isLiving(man)) wound(play, man, area, 1, -1)
    }
  }
  settleMatch(play)
  if (state.outcome) return
  if (state.phase < 8) state.phase++
}

export function endTurn(play: Play): void {
  if (!isEarly(play)) checkEndurance(play)
  stansMissus(play)
  if (play.state.outcome) {
    settleMatch(play)
    return
  }
  play.state.turn++
  play.state.phase = 1
}
